/** The properties that CardGrid and CardPad, the two ways to choose cards, share. */
export interface CardChoice {
  jokers: number
  stateOf: (card: string) => 'free' | 'chosen' | 'used'
  onchoose: (card: string) => void
}
