// Groups outs of the same effect, in the order in which the engine lists them.
import type { Out } from '../../../engine/answers'

export interface OutsOfOneEffect {
  cards: string[]
  equity: number
  gain: number
}

export function groupOuts(outs: readonly Out[]): OutsOfOneEffect[] {
  const groups: OutsOfOneEffect[] = []
  for (const { card, equity, gain } of outs) {
    const last = groups.at(-1)
    if (last && last.equity === equity) last.cards.push(card)
    else groups.push({ cards: [card], equity, gain })
  }
  return groups
}
