// A hand dealt at random.
import { deckOf } from '../../poker/cards'

/** Five cards of a deck of so many cards, 53 and more with jokers, each hand as likely as another. */
export function dealHand(deck: number, random: () => number = uniform): string[] {
  const cards = deckOf(deck - 52)
  return Array.from({ length: 5 }, () => cards.splice(Math.floor(random() * cards.length), 1)[0] ?? '')
}

function uniform(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
}
