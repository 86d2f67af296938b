import { expect, it } from 'vitest'
import { answerColumns, type DeclaredColumn } from './answer_columns'

const declared: DeclaredColumn[] = [
  { title: 'Game', member: 'name', format: 'plain', description: 'What people call it' },
  { title: 'Return', member: 'return', format: 'percent', decimals: 2, is_number: true },
  { title: 'Gain', member: 'hour.mean', format: 'bets', decimals: 2, sign: 'always', is_number: true, leave_out: 1 },
  { title: 'Gain', member: 'hour.mean_dollars', format: 'dollars', sign: 'always', is_number: true },
  { title: 'Meter', member: 'meter', format: 'fixed', decimals: 1, is_number: true, leave_out: 2 },
  { title: 'Meter', member: 'meter_dollars', format: 'dollars', is_beside: true },
  { title: 'Deals', member: 'deals', format: 'plain', is_number: true },
  { title: 'Swing', member: 'swing', format: 'fixed', decimals: 1, sign: 'either way' },
  { title: 'In words', format: 'plain' },
]

const cellsOf = <Row>(rows: readonly Row[], changes = {}): [string, ...string[]][] =>
  answerColumns(declared, rows, changes)
    .filter(({ isShown }) => isShown)
    .map(({ title, value }) => [title, ...rows.map((row) => value?.(row) ?? '')])

it('shows each value as it is declared, dollars in the place of bets or beside them', () => {
  expect(
    cellsOf([
      { name: 'Jacks', return: 0.99543, hour: { mean: 1.5, mean_dollars: 7.5 }, meter: 1200, meter_dollars: 6000, deals: '2598960', swing: 3 },
      { name: 'Bonus', return: 1, hour: { mean: -2 }, meter: null, deals: 12, swing: 4.25 },
    ]),
  ).toEqual([
    ['Game', 'Jacks', 'Bonus'],
    ['Return', '99.54\u202f%', '100.00\u202f%'],
    ['Gain', '+$7.50', '−2.00'],
    ['Meter', '1,200.0 ($6,000)', '–'],
    ['Deals', '2,598,960', '12'],
    ['Swing', '± 3.0', '± 4.3'],
  ])
})

it('hides what no row has, and leaves the least out where there is little room', () => {
  const rows = [{ name: 'Jacks', return: 1, hour: { mean: 1 } }]
  expect(cellsOf(rows).map(([title]) => title)).toEqual(['Game', 'Return', 'Gain'])
  const columns = answerColumns(declared, rows)
  expect(columns.filter(({ from }) => from === 48).map(({ title }) => title)).toEqual(['Meter'])
  expect(columns[0]).toMatchObject({ help: 'What people call it', isNumber: false })
})

it('draws what a view changes, by its member or, without one, by its title', () => {
  const changes = { name: 'left out', return: { title: 'Now', value: () => 'much' }, 'In words': { value: () => 'well' } }
  expect(cellsOf([{ name: 'Jacks', return: 1 }], changes)).toEqual([['Now', 'much'], ['In words', 'well']])
})
