// @vitest-environment jsdom (Node 18 has no crypto of its own)
import { describe, expect, it } from 'vitest'
import type { HoldAnswer, HoldRow } from '../../../engine/answers'
import { dealHand } from '../../../poker/deal'
import { findHold, gainsOver, heldPlaces, holdingText, keyOf, toggled } from './holds'

function hold(cards: string, counts: number[]): HoldRow {
  const outcomes = counts.map((count, row) => ({ hand: `row ${row}`, name: `row ${row}`, count: String(count) }))
  const draws = String(counts.reduce((sum, count) => sum + count, 0))
  return { hold: cards, value: 0, value_exact: '0/1', draws, outcomes, variance: 0, cost: 0, best: false }
}

const best = hold('AsKs', [3, 1])
const none = hold('', [1, 3])
const ace = hold('As', [2, 2])
const answer = { holds: [best, ace, none] } as unknown as HoldAnswer
const deal = ['As', 'Ks', '2h', '3h', '4h']

describe('holds', () => {
  it('finds a hold by its key, and the best for any other key', () => {
    expect(answer.holds.map((one) => findHold(answer, keyOf(one)))).toEqual(answer.holds)
    expect(findHold(answer, '')).toBe(best)
    expect(findHold(answer, 'QsJs')).toBe(best)
  })

  it('tells which cards are held, also of several jokers', () => {
    expect(heldPlaces(deal, best)).toEqual([true, true, false, false, false])
    expect(heldPlaces(['Jk', 'Jk', 'As', 'Ks', 'Qs'], hold('JkAs', [1]))).toEqual([true, false, true, false, false])
  })

  it('holds and releases a card', () => {
    expect(toggled(answer, deal, best, 1)).toBe(ace)
    expect(toggled(answer, deal, ace, 0)).toBe(none)
    expect(toggled(answer, deal, ace, 1)).toBe(best)
  })

  it('says where one hold wins more than another', () => {
    expect(gainsOver(best, none, [8, 1]).map(({ gain }) => gain)).toEqual([4, -0.5])
  })

  it('writes a hold in a line', () => {
    expect(holdingText(none)).toBe('drawing five cards')
    expect(holdingText(ace)).toBe('holding A♠\uFE0E')
  })
})

it('deals five different cards, jokers too', () => {
  const hand = dealHand(52)
  expect(new Set(hand).size).toBe(5)
  expect(dealHand(54, () => 0.9999)).toEqual(['Jk', 'Jk', '2c', '3c', '4c'])
})
