// What a cell of a heat map shows.

export interface Heat {
  /** -1..1: below and above the middle of the scale; 0..1 on a scale without one. */
  tone: number
  text: string
  /** Read aloud after the name of the hand or the card. */
  spoken: string
}

/** The colour's opacity: never so strong that the text on it is hard to read. */
export function strength(tone: number): string {
  return String(Math.min(1, Math.abs(tone)) * 0.6)
}
