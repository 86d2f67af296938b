// The text of a range after a stroke of the brush, or after a choice of the suits of one hand. What was not painted keeps
// its exact weight, and single combos (AhKd) stay as long as the brush does not touch their hand.
import type { RangeAnswer, RangeCombo, RangeHand } from '../../engine/answers'
import { comboOf, combosOf, handOf, hands, placeOf } from './hands'

const singleCombo = /^([2-9TJQKA][shdc]){2}(:.*)?$/

/** The weights of the 169 hands, in their order. */
export function weightsOf(range: RangeAnswer | undefined): number[] {
  const weights = hands.map(() => 0)
  for (const { hand, weight } of range?.hands ?? []) weights[placeOf(hand)] = weight
  return weights
}

/** The combos of a range by their names. */
export function combosIn(range: RangeAnswer | undefined): Map<string, RangeCombo> {
  return new Map(range?.hands.flatMap((row) => combosOfRow(row).map((combo) => [combo.cards, combo])))
}

/** The combos of a range that are of one hand. */
export function combosOfHand(range: RangeAnswer | undefined, hand: string): RangeCombo[] {
  const row = range?.hands.find((row) => row.hand === hand)
  return row ? combosOfRow(row) : []
}

function combosOfRow({ hand, combos, weight, weight_exact, by_combo }: RangeHand): RangeCombo[] {
  if (by_combo) return by_combo.map((combo) => ({ ...combo, cards: comboOf(combo.cards) }))
  return combos === 0 ? [] : combosOf(hand).map((cards) => ({ cards, weight, weight_exact }))
}

function handOfCombo(item: string): string | undefined {
  return singleCombo.test(item) ? handOf(item.slice(0, 4)) : undefined
}

export function paintedRange(painted: readonly number[], before: RangeAnswer | undefined): string {
  const old = weightsOf(before)
  const exact = new Map(before?.hands.map(({ hand, weight_exact }) => [hand, weight_exact]))
  const isUntouched = (hand: string): boolean => painted[placeOf(hand)] === old[placeOf(hand)]
  const combos = (before?.normalized.split(',') ?? []).filter((item) => {
    const hand = handOfCombo(item)
    return hand !== undefined && isUntouched(hand)
  })
  const inCombos = new Set(combos.map(handOfCombo))
  const wholes = hands.flatMap((hand, place) => {
    const weight = painted[place] ?? 0
    if (weight === 0 || inCombos.has(hand)) return []
    const written = isUntouched(hand) ? (exact.get(hand) ?? String(weight)) : String(weight)
    return [weight === 1 ? hand : `${hand}:${written}`]
  })
  return [...wholes, ...combos].join(',')
}

/** With these combos of one hand instead of those that were in the range. */
export function withCombos(hand: string, combos: readonly RangeCombo[], before: RangeAnswer | undefined): string {
  const others = paintedRange(weightsOf(before).map((weight, place) => (place === placeOf(hand) ? 0 : weight)), before)
  const items = combos.map(({ cards, weight, weight_exact }) => (weight === 1 ? cards : `${cards}:${weight_exact}`))
  return [others, ...items].filter(Boolean).join(',')
}

/** Writes fractions as decimals if those are short: 7/20 as 0.35. */
export function readable(normalized: string): string {
  return normalized.replace(/:(\d+)\/(\d+)/g, (fraction, over: string, under: string) => {
    const decimal = String(Number(over) / Number(under))
    return decimal.length <= 6 ? `:${decimal}` : fraction
  })
}
