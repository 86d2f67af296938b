// The combos of a range by their starting hands, as the grid shows them: with their equities against other ranges, or how
// many there are.
import type { Heat } from '../../../components/heat'
import type { RangeAnswer, SpreadAnswer } from '../../../engine/answers'
import { fixed, percent, weightText } from '../../../format'
import { splitCards } from '../../../poker/cards'
import { words } from '../../../words'
import { comboOf, combosOf, handOf, hands, placeOf } from '../hands'
import { combosIn } from '../painted_range'

type SpreadPlayer = SpreadAnswer['players'][number]

export interface ShownCombo {
  cards: string
  weight: number
  /** What it counts in the range, and its equity: only against other ranges. */
  won?: { share: number; equity: number }
}

/** The combos that the board leaves, and of these, if there is a choice, those chosen: for each of the 169 hands. */
export function cellsOf(range: RangeAnswer, spread: SpreadPlayer | undefined, chosen: ReadonlySet<string> | undefined): ShownCombo[][] {
  const cells: ShownCombo[][] = hands.map(() => [])
  const add = (combo: ShownCombo): void => {
    if (!chosen || chosen.has(combo.cards)) cells[placeOf(handOf(combo.cards))]?.push(combo)
  }
  const inRange = combosIn(range)
  if (spread?.hands) {
    for (const { cards, share, equity } of spread.hands) {
      const name = comboOf(cards)
      add({ cards: name, weight: inRange.get(name)?.weight ?? 0, won: { share, equity } })
    }
  } else {
    const gone = new Set(splitCards((range.on_board?.board ?? '') + (range.on_board?.dead ?? '')))
    for (const { cards, weight } of inRange.values()) {
      if (!splitCards(cards).some((card) => gone.has(card))) add({ cards, weight })
    }
  }
  return cells
}

/** What the combos of a cell win together; undefined if nothing is known about it. */
export function equityOf(combos: readonly ShownCombo[]): number | undefined {
  const won = combos.flatMap((combo) => combo.won ?? [])
  const share = won.reduce((sum, each) => sum + each.share, 0)
  return share > 0 ? won.reduce((sum, each) => sum + each.share * each.equity, 0) / share : undefined
}

const weightOf = (combos: readonly ShownCombo[]): number => combos.reduce((sum, { weight }) => sum + weight, 0)

/** From 0 to 1 above a value, and from 0 to -1 below it. */
export function toneFrom(middle: number, value: number): number {
  return value >= middle ? (value - middle) / (1 - middle || 1) : (value - middle) / (middle || 1)
}

export function heatOf(cells: readonly (readonly ShownCombo[])[], fair: number, digits: number): Heat[] {
  return cells.map((combos, place) => {
    if (combos.length === 0) return { tone: 0, text: '', spoken: words.rangeView.absent }
    const equity = equityOf(combos)
    const weight = weightOf(combos)
    const counted = words.rangeView.combos(weightText(weight))
    if (equity === undefined) {
      return { tone: weight / combosOf(hands[place] ?? '').length, text: weightText(weight), spoken: counted }
    }
    const spoken = words.rangeView.heat(percent(equity, 2), counted)
    return { tone: toneFrom(fair, equity), text: fixed(equity * 100, digits), spoken }
  })
}
