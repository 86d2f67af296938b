declare module 'virtual:catalog' {
  /** Id, name, return under perfect play, cards of the deck, variance of one hand, whether cards are wild, number of hands that pay. */
  export const games: [string, string, number, number, number, boolean, number][]
  /** Id, name, return under the best play, id of the game that the machine is made of. */
  export const machines: [string, string, number, string][]
}
