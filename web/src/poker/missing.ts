// Cards that a text still lacks: no question is asked while the input is merely unfinished.
import { readCards } from './cards'

/** How many cards are missing until there are `wanted`; 0 also for a text that is not cards. The last card may be half
    typed. */
export function missing(text: string, wanted: number): number {
  const { cards, rest } = readCards(text)
  const isTyping = /^([2-9tjqka]|10?)$/i.test(rest)
  if (rest !== '' && !isTyping) return 0
  return Math.max(isTyping ? 1 : 0, wanted - cards.length)
}

/** A board is empty, or has three cards or more. */
export function missingOnBoard(text: string): number {
  return text.trim() === '' ? 0 : missing(text, 3)
}
