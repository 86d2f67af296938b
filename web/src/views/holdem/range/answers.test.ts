// What the view makes of the answers of the engine.
import { beforeAll, expect, it } from 'vitest'
import type { RangeAnswer, SpreadAnswer } from '../../../engine/answers'
import { testEngine } from '../../../engine/test_engine'
import { placeOf } from '../hands'
import { combosIn } from '../painted_range'
import { cellsOf, equityOf, heatOf, toneFrom } from './cells'
import { curvesOf, quantiles } from './curves'
import { partsOf } from './parts'

let range: RangeAnswer
let spread: SpreadAnswer
let readRange: (range: string) => RangeAnswer

beforeAll(async () => {
  const ask = await testEngine('holdem')
  const ranges = ['AK:0.5,KdQd,88', 'random']
  readRange = (range) => ask({ query: 'holdem.range', range })
  range = ask({ query: 'holdem.range', range: 'AK:0.5,KdQd,88', board: 'Kh 8h 3c', dead: 'As' })
  spread = ask({ query: 'holdem.spread', ranges, board: 'Kh 8h 3c', dead: 'As', hands: true, next_cards: true })
})

it('counts the combos that the board and the dead cards leave', () => {
  const cells = cellsOf(range, undefined, undefined)
  expect(cells[placeOf('AKs')]?.map(({ cards }) => cards)).toEqual(['AdKd', 'AcKc'])
  const heat = heatOf(cells, 1, 1)
  expect(['AKs', 'AKo', 'KQs', '88', 'AA'].map((hand) => heat[placeOf(hand)]?.text)).toEqual(['1', '3.5', '1', '3', ''])
  expect(heat[placeOf('88')]).toEqual({ tone: 0.5, text: '3', spoken: '3 combos' })
  expect(heat[placeOf('AA')]?.spoken).toBe('not in the range')
})

it('adds up the equities of the combos of a hand', () => {
  const own = spread.players[0]
  const cells = cellsOf(range, own, undefined)
  expect(equityOf(cells.flat())).toBeCloseTo(own?.equity ?? 0, 12)
  expect(cells[placeOf('KQs')]).toEqual([
    { cards: 'KdQd', weight: 1, won: { share: expect.any(Number), equity: own?.hands?.find(({ cards }) => cards === 'KdQd')?.equity } },
  ])
  const heat = heatOf(cells, 0.5, 1)[placeOf('88')]
  expect(heat?.text).toMatch(/^9\d\.\d$/)
  expect(heat?.tone).toBeGreaterThan(0.8)
})

it('shows only the combos of a chosen made hand', () => {
  const pairs = partsOf(range, undefined)?.made.find(({ name }) => name === 'top pair, top kicker')
  const cells = cellsOf(range, spread.players[0], new Set(combosIn(readRange(pairs?.hands ?? '')).keys()))
  expect(cells.flatMap((combos, place) => (combos.length > 0 ? [place] : []))).toEqual([placeOf('AKs'), placeOf('AKo')])
  expect(cells.flat().reduce((sum, { weight }) => sum + weight, 0)).toBe(pairs?.weight)
})

it('has the equity of each made hand and draw, if it is known', () => {
  const parts = partsOf(range, spread.players[0])
  expect(parts?.made.map(({ name }) => name)).toEqual(['set', 'top pair, top kicker', 'top pair, second kicker'])
  expect(parts?.made[0]?.equity).toBe(spread.players[0]?.made[0]?.equity)
  expect(partsOf(range, undefined)?.made[0]?.equity).toBeUndefined()
  expect(partsOf(readRange('AK'), undefined)).toBeUndefined()
})

it('draws the equity that each share of a range has or exceeds, as the engine says', () => {
  const lines = curvesOf(spread)
  expect(lines.map(({ label }) => label)).toEqual(['Player 1', 'Player 2'])
  for (const [index, { points }] of lines.entries()) {
    for (const { share, equity } of spread.players[index]?.quantiles ?? []) {
      expect(points.find(([x]) => x === share)?.[1]).toBe(equity)
    }
  }
  expect(quantiles([{ share: 0.5, equity: 0.8 }, { share: 0.5, equity: 0.2 }]).slice(49, 52)).toEqual([[0.49, 0.8], [0.5, 0.8], [0.51, 0.2]])
})

it('colours by the way from the middle to the end of the scale', () => {
  expect([0, 0.125, 0.25, 0.625, 1].map((value) => toneFrom(0.25, value))).toEqual([-1, -0.5, 0, 0.5, 1])
})
