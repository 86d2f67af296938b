// The 169 starting hands, in the order of the square that players know: pairs on the diagonal from AA to 22, suited
// hands above it, offsuit hands below.
import { names } from '../words/cards'
import { rankName, ranks } from './cards'

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

export function combosOf(hand: string): number {
  if (hand.length === 2) return 6
  return hand.endsWith('s') ? 4 : 12
}

/** "ace-king suited" */
export function handName(hand: string): string {
  const [high = '', low = '', kind = ''] = hand
  if (!kind) return names.pair(rankName(high))
  return (kind === 's' ? names.suited : names.offsuit)(rankName(high), rankName(low))
}
