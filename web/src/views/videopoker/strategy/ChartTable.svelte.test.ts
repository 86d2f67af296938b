// @vitest-environment jsdom
import { mount, unmount } from 'svelte'
import { expect, it } from 'vitest'
import type { Chart } from '../answers'
import ChartTable from './ChartTable.svelte'

const row = { deals: '100', misplayed_deals: '0', value_least: 0.5, value_most: 0.75 }
const chart: Chart = {
  sections: ['no deuces', 'one deuce'],
  rows: [
    { ...row, section: 0, text: 'pair' },
    { ...row, section: 0, text: 'discard all', misplayed_deals: '1234' },
    { ...row, section: 1, text: 'deuce only', deals: '0', value_least: null, value_most: null },
  ],
  rules: [{ row: 2, text: 'but king: take it if no flush penalty to it', deals: '3' }],
  return: 0.9,
  return_exact: '9/10',
  cost: 0.1,
  hands_an_hour: 600,
  bets_an_hour_lost: 60,
  misplayed_deals: '1234',
  worst: null,
  chart: '',
  legend: [],
}

it('shows sections, rules under their row, and where the chart errs', async () => {
  const table = mount(ChartTable, { target: document.body, props: { chart, label: 'Chart' } })
  const text = (cell: Element): string => cell.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  const texts = [...document.querySelectorAll('tr')].map((line) => [...line.children].map(text).join(' | '))
  expect(texts).toEqual([
    'Row | Hold | Value | Deals | Misplayed',
    'no deuces',
    '1 | pair | 0.50–0.75 | 50.00 % | ',
    '2 | discard all but king: take it if no flush penalty to it | 0.50–0.75 | 50.00 % | 1,234',
    'one deuce',
    '3 | deuce only | never reached | 0.00 % | ',
  ])
  await unmount(table)
})
