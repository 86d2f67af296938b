declare module 'virtual:catalog' {
  /** Id, name, return under perfect play. */
  const list: [string, string, number][]
  export default list
}
