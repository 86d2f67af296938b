// The 169 starting hands, in the order of the square that players know: pairs on the diagonal from AA to 22, suited
// hands above it, offsuit hands below.
import { rankName, ranks, splitCards, suits } from '../../poker/cards'
import { names } from '../../words/cards'

export const side = ranks.length

function handAt(row: number, column: number): string {
  const [high = '', low = ''] = [ranks[Math.min(row, column)], ranks[Math.max(row, column)]]
  if (row === column) return high + low
  return high + low + (column > row ? 's' : 'o')
}

export const hands: readonly string[] = Array.from({ length: side * side }, (_, index) =>
  handAt(Math.floor(index / side), index % side),
)

const places = new Map(hands.map((hand, index) => [hand, index]))

/** Where it lies in `hands`; -1 if it is none. */
export const placeOf = (hand: string): number => places.get(hand) ?? -1

/** The combos of a hand, such as AsKs: the higher rank first, and suits in the order of the picker. */
export function combosOf(hand: string): string[] {
  const [high = '', low = '', kind = ''] = hand
  const isCombo = (first: string, second: string): boolean => {
    if (!kind) return suits.indexOf(first) < suits.indexOf(second)
    return (first === second) === (kind === 's')
  }
  return suits.flatMap((first) =>
    suits.filter((second) => isCombo(first, second)).map((second) => high + first + low + second),
  )
}

/** A combo in whichever order, as `combosOf` writes it. */
export function comboOf(cards: string): string {
  const place = (card: string): number => ranks.indexOf(card.charAt(0)) * suits.length + suits.indexOf(card.charAt(1))
  return splitCards(cards).sort((a, b) => place(a) - place(b)).join('')
}

/** AKo of AhKd. */
export function handOf(cards: string): string {
  const [high = '', suit = '', low = '', otherSuit = ''] = comboOf(cards)
  if (high === low) return high + low
  return high + low + (suit === otherSuit ? 's' : 'o')
}

/** "ace-king suited" */
export function handName(hand: string): string {
  const [high = '', low = '', kind = ''] = hand
  if (!kind) return names.pair(rankName(high))
  return (kind === 's' ? names.suited : names.offsuit)(rankName(high), rankName(low))
}
