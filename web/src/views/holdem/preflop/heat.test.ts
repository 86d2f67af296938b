import { describe, expect, it } from 'vitest'
import { aboveFair, cardsOf, heatOf, rankOf, rowsAgainst, tonesOf, type PreflopRow } from './heat'

function row(hand: string, combos: number, equity: number, opponents = 3): PreflopRow {
  const share = { count: '0', probability: equity }
  return {
    hand, combos, opponents, equity, equity_exact: '', deals: '', win: share, lose: share,
    tie: { ...share, probability: 0.01, by_opponents: [] },
  }
}
const rows = [row('AA', 6, 0.5), row('KQs', 4, 0.25), row('72o', 12, 0.125)]

describe('the heat grid', () => {
  it('diverges around the fair share, by ratios', () => {
    expect(tonesOf([0.5, 0.25, 0.125], 0.25)).toEqual([1, 0, -1])
    expect(heatOf(rows, 'equity', 1).map(({ tone, text }) => [tone, text])).toEqual([[1, '50.0'], [0, '25.0'], [-1, '12.5']])
  })

  it('shows ties on one side', () => {
    expect(heatOf(rows, 'tie', 0).map(({ tone }) => tone)).toEqual([1, 1, 1])
  })
})

it('takes the rows of one number of opponents, in the order of the grid', () => {
  const results = [row('72o', 12, 0.1, 1), row('AA', 6, 0.85, 1), ...rows]
  expect(rowsAgainst({ query: 'holdem.preflop', results }, 1).map(({ hand }) => hand)).toEqual(['AA', '72o'])
  expect(rowsAgainst(undefined, 1)).toEqual([])
})

it('counts hands above the fair share, and ranks them', () => {
  expect(aboveFair(rows)).toEqual({ hands: 1, share: 6 / 1326 })
  expect([rankOf(rows, 'AA'), rankOf(rows, '72o')]).toEqual([1, 3])
})

it('names two cards of a hand', () => {
  expect(['AKs', 'AKo', 'TT'].map(cardsOf)).toEqual(['As Ks', 'As Kh', 'Ts Th'])
})
