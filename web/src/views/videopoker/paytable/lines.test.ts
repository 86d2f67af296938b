// @vitest-environment jsdom (the game's state reads the address)
import { expect, it } from 'vitest'
import type { ReturnAnswer } from '../../../engine/answers'
import type { GameField } from '../answers'
import { testEngine } from '../../../engine/test_engine'
import { linesOf, linesOfRules } from './lines'
import { emptyRow, rulesOf } from './rules'

const engine = await testEngine('videopoker')
const returnOf = (game: GameField): ReturnAnswer => engine<'videopoker.return'>({ query: 'videopoker.return', game })

const jacks = returnOf('jacks-or-better-9-6')
const lower = returnOf({ game: 'jacks-or-better-9-6', pay: { flush: '5' } })
const rules = rulesOf(engine<'videopoker.paytable'>({ query: 'videopoker.paytable', game: 'jacks-or-better-9-6' }))

it('shows pays as typed, and what they were', () => {
  const flush = linesOf(lower, jacks, { flush: '5.' }).find(({ name }) => name === 'flush')
  expect(flush).toMatchObject({ pays: '5.', original: '6', isEditable: true })
  expect(linesOf(lower, jacks, {}).at(-1)).toMatchObject({ name: 'nothing', isEditable: false })
})

it('shows the rules that are edited, with the figures of the rows that the engine has read', () => {
  const [first, ...others] = rules.rows
  const edited = { ...rules, rows: [...others.slice(0, 3), { ...emptyRow, hand: 'pair' }, ...(first ? [first] : [])] }
  const lines = linesOfRules(edited, lower, jacks)
  expect(lines.map(({ name }) => name)).toEqual(['straight flush', 'four of a kind', 'full house', 'pair', 'royal flush', 'nothing'])
  expect(lines.map(({ figures }) => figures?.name)).toEqual([
    'straight flush', 'four of a kind', 'full house', undefined, 'royal flush', 'nothing',
  ])
  expect(lines.map(({ place }) => place)).toEqual([0, 1, 2, 3, 4, undefined])
  expect(new Set(lines.map(({ key }) => key)).size).toBe(6)
})

it('compares edited pays with those of the game that was picked', () => {
  const edited = { ...rules, rows: rules.rows.map((row) => (row.label === 'flush' ? { ...row, pays: '7' } : row)) }
  expect(linesOfRules(edited, lower, jacks).find(({ name }) => name === 'flush')).toMatchObject({ pays: '7', original: '6' })
})
