declare module 'virtual:catalog' {
  /** Questions with which views begin, and their answers: the page has them from its build. */
  export const foreseen: [import('./engine/answers').Request, import('./engine/answers').Answer<import('./engine/answers').QueryName>][]
}
