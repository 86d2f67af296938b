declare module 'virtual:catalog' {
  /** Id, name, return under perfect play, cards of the deck. */
  export const games: [string, string, number, number][]
  /** videopoker.return of the first game. */
  export const firstAnswer: import('./engine/answers').ReturnAnswer
}
