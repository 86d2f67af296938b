/** What the two ways of choosing cards, CardGrid and CardPad, are given. */
export interface CardChoice {
  jokers: number
  stateOf: (card: string) => 'free' | 'chosen' | 'used'
  onchoose: (card: string) => void
}
