// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import type { MachineAnswer, MachineSituation } from '../../../engine/answers'
import { Position, positionOn, sumOf } from './position.svelte'

let chance = 0
vi.mock('../../../poker/deal', () => ({ uniform: () => chance }))

function situation(state: string, probability: number, name = state): MachineSituation {
  const rows = [
    { name: 'pair', pays: 2, pays_exact: '2/1', next: 'level 2' },
    { name: 'nothing', pays: 0, pays_exact: '0/1', next: 'level 1' },
  ]
  return { situation: name, state, probability, probability_exact: '', cost: state === 'level 1' ? 4 : 0, cost_exact: '', rows }
}

const levels = {
  machine: { lines: 1 },
  situations: [situation('level 1', 0.9), situation('level 1', 0.1, 'level 1 with a free ride'), situation('level 2', 1)],
} as MachineAnswer

it.each([
  [0.89, 'level 1'],
  [0.91, 'level 1 with a free ride'],
  [0.999999, 'level 1 with a free ride'],
])('announces by chance: at %s, %s', (random, expected) => {
  chance = random
  const position = new Position(levels)
  position.announce()
  expect([position.states, position.asked, position.drilled, position.recorded, position.cost]).toEqual([
    ['level 1'], expected, expected, expected, 4,
  ])
  expect([position.linesOfValues, position.isMean]).toEqual([1, false])
})

it('goes on from hand to hand, and announces once for each hand', () => {
  chance = 0
  const position = new Position(levels)
  position.announce()
  chance = 0.95
  position.announce() // nothing was played
  expect(position.asked).toBe('level 1')
  expect([position.paid(0, 0)?.pays, position.paid(0, 1)?.next, position.paid(1, 0)]).toEqual([2, 'level 1', undefined])
  position.settle(['level 2'])
  expect(position.asked).toBe('level 1') // the hand that was played
  position.announce()
  expect([position.asked, position.cost]).toEqual(['level 2', 0])
})

it('is kept while the page is open', () => {
  positionOn('some machine', levels).settle(['level 2'])
  expect(positionOn('some machine', levels).states).toEqual(['level 2'])
  expect(positionOn('another', levels).states).toEqual(['level 1'])
})

it('asks with the sum of the multipliers on several lines, and counts results together', () => {
  const states = [{ state: '3' }, { state: '14' }, { state: '25' }]
  const lines = { machine: { lines: 3 }, states, situations: [situation('1x', 1), situation('12x', 1)] } as MachineAnswer
  const position = new Position(lines)
  position.announce()
  expect([position.states, position.asked, position.drilled, position.recorded]).toEqual([['1x', '1x', '1x'], '3', 'single', undefined])
  position.settle(['12x', '1x', '12x'])
  position.announce()
  expect([position.asked, position.linesOfValues, position.isMean]).toEqual(['25', 3, false])
})

it('asks for one strategy if no sum of multipliers is a state', () => {
  const streaks = { machine: { lines: 2 }, states: [], situations: [situation('base game', 1), situation('7x-12x', 1)] }
  const position = new Position(streaks as unknown as MachineAnswer)
  position.announce()
  expect([position.asked, position.drilled, position.linesOfValues, position.isMean]).toEqual(['single', 'single', 1, true])
  expect(sumOf(['base game', '7x-12x'])).toBe(8)
})
