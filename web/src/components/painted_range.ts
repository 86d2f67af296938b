// The text of a range after a stroke of the brush. What was not painted keeps its exact weight, and single combos
// (AhKd) stay as long as the brush does not touch their hand.
import type { RangeAnswer } from '../engine/answers'
import { hands, placeOf } from '../poker/hands'

const singleCombo = /^([2-9TJQKA])([shdc])([2-9TJQKA])([shdc])(:.*)?$/

/** The weights of the 169 hands, in their order. */
export function weightsOf(range: RangeAnswer | undefined): number[] {
  const weights = hands.map(() => 0)
  for (const { hand, weight } of range?.hands ?? []) weights[placeOf(hand)] = weight
  return weights
}

function handOfCombo(item: string): string | undefined {
  const [, high = '', suit, low = '', otherSuit] = singleCombo.exec(item) ?? []
  if (!high) return undefined
  if (high === low) return high + low
  const kind = suit === otherSuit ? 's' : 'o'
  return placeOf(high + low + kind) >= 0 ? high + low + kind : low + high + kind
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

/** Writes fractions as decimals if those are short: 7/20 as 0.35. */
export function readable(normalized: string): string {
  return normalized.replace(/:(\d+)\/(\d+)/g, (fraction, over: string, under: string) => {
    const decimal = String(Number(over) / Number(under))
    return decimal.length <= 6 ? `:${decimal}` : fraction
  })
}
