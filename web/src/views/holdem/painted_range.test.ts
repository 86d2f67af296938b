import { describe, expect, it } from 'vitest'
import type { RangeAnswer } from '../../engine/answers'
import { placeOf } from './hands'
import { combosIn, combosOfHand, paintedRange, readable, weightsOf, withCombos } from './painted_range'

function answer(normalized: string, hands: [hand: string, weight: number, exact: string][]): RangeAnswer {
  return {
    query: 'holdem.range', range: normalized, normalized, combos: 0, weight: 0, weight_exact: '0/1', share: 0,
    share_exact: '0/1',
    hands: hands.map(([hand, weight, weight_exact]) => ({ hand, size: 12, combos: 0, weight, weight_exact })),
  }
}

const paint = (range: RangeAnswer | undefined, hand: string, weight: number): number[] =>
  weightsOf(range).map((old, place) => (place === placeOf(hand) ? weight : old))

describe('a painted range', () => {
  it('starts from nothing', () => {
    expect(paintedRange(paint(undefined, 'AKs', 0.35), undefined)).toBe('AKs:0.35')
  })

  it('keeps exact weights, and takes hands out', () => {
    const range = answer('AA:1/3,KK', [['AA', 1 / 3, '1/3'], ['KK', 1, '1/1']])
    expect(paintedRange(paint(range, 'KK', 0), range)).toBe('AA:1/3')
    expect(paintedRange(paint(range, '72o', 1), range)).toBe('AA:1/3,KK,72o')
  })

  it('keeps single combos until their hand is painted', () => {
    const range = answer('AhKd:1/5,AA', [['AKo', 1 / 60, '1/60'], ['AA', 1, '1/1']])
    expect(paintedRange(paint(range, '22', 1), range)).toBe('AA,22,AhKd:1/5')
    expect(paintedRange(paint(range, 'AKo', 1), range)).toBe('AA,AKo')
  })
})

describe('the combos of a range', () => {
  const range = answer('AA:1/3,KdAh', [['AA', 1 / 3, '1/3'], ['AKo', 1 / 12, '1/12'], ['KK', 0, '0/1']])
  range.hands[0]!.combos = 6
  range.hands[1]!.by_combo = [{ cards: 'KdAh', weight: 1, weight_exact: '1/1' }]

  it('are all of a hand, or those that are listed', () => {
    expect([...combosIn(range).keys()]).toEqual(['AsAh', 'AsAd', 'AsAc', 'AhAd', 'AhAc', 'AdAc', 'AhKd'])
    expect(combosIn(range).get('AsAc')).toEqual({ cards: 'AsAc', weight: 1 / 3, weight_exact: '1/3' })
    expect(combosOfHand(range, 'KK')).toEqual([])
    expect([...combosIn(undefined)]).toEqual([])
  })

  it('are written one by one beside what was there', () => {
    const half = { cards: 'KsKh', weight: 0.5, weight_exact: '0.5' }
    expect(withCombos('KK', [half, { cards: 'KdKc', weight: 1, weight_exact: '1' }], range)).toBe('AA:1/3,KdAh,KsKh:0.5,KdKc')
    expect(withCombos('AA', [], range)).toBe('KdAh')
    expect(withCombos('AKo', [], undefined)).toBe('')
  })
})

it('writes short weights as decimals', () => {
  expect(readable('22+:7/20,AKs:1/3,AA')).toBe('22+:0.35,AKs:1/3,AA')
})
