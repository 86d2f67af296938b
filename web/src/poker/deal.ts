// Cards dealt at random.
import { deckOf } from './cards'

/** Five cards of a deck of `deck` cards (53 and more with jokers), all hands equally likely. */
export function dealHand(deck: number, random: () => number = uniform): string[] {
  return takeFrom(deckOf(deck - 52), 5, random)
}

/** `count` cards of a deck from which `dealt` was dealt. */
export function drawCards(deck: number, dealt: readonly string[], count: number, random: () => number = uniform): string[] {
  const rest = deckOf(deck - 52)
  for (const card of dealt) rest.splice(rest.indexOf(card), 1)
  return takeFrom(rest, count, random)
}

export function uniform(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
}

function takeFrom(cards: string[], count: number, random: () => number): string[] {
  return Array.from({ length: count }, () => cards.splice(Math.floor(random() * cards.length), 1)[0] ?? '')
}
