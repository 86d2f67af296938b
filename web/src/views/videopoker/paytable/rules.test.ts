// @vitest-environment jsdom (the game's state reads the address)
import { describe, expect, it } from 'vitest'
import type { Answer, RequestFor } from '../../../engine/answers'
import type { EngineError } from '../../../engine/engine_error'
import { testEngine } from '../../../engine/test_engine'
import { catalog } from '../catalog'
import { asked, emptyRow, faultOf, hands, isWild, moved, rulesOf, toggledWild, unfinished, type Row, type Rules } from './rules'

type PaytableRequest = RequestFor<'videopoker.paytable'>

const engine = await testEngine('videopoker')
const ask = (game: PaytableRequest['game']): Answer<'videopoker.paytable'> =>
  engine<'videopoker.paytable'>({ query: 'videopoker.paytable', game })
const read = (rules: Rules): Answer<'videopoker.paytable'> => ask({ paytable: asked(rules) })

function fault(rules: Rules): unknown {
  try {
    return read(rules)
  } catch (error) {
    return faultOf(error as EngineError)
  }
}

const jacks = rulesOf(ask('jacks-or-better-9-6'))
const change = (place: number, fields: Partial<Row>): Rules => ({
  ...jacks,
  rows: jacks.rows.map((row, index) => (index === place ? { ...row, ...fields } : row)),
})

describe('the rules of a game', () => {
  it('come back as the same game, for every game of the catalog', () => {
    for (const { id } of catalog) {
      const answer = ask(id)
      expect(read(rulesOf(answer)), id).toEqual(answer)
    }
  })

  it('keep qualifiers, fractions, jokers and single wild cards', () => {
    const toml = `id = "mine"\nname = "Mine"\ndeck = 54\nwild = ["2", "Jh"]
[[pay]]\nhand = "wild cards"\ncount = 4\njokers = 1\npays = 100
[[pay]]\nhand = "four of a kind"\nrank = ["A", "8"]\nkicker = "2-4"\nname = "good fours"\npays = "7/3"
[[pay]]\nhand = "flush"\nsuit = "h"\nnatural = true\npays = 2.5
[[pay]]\nhand = "nothing"\npays = 0.25\n`
    const answer = ask({ toml })
    const rules = rulesOf(answer)
    expect(rules).toMatchObject({ jokers: 2, wild: '2 Jh' })
    expect(rules.rows.map(({ name }) => name)).toEqual(['', 'good fours', '', ''])
    expect(read(rules)).toEqual(answer)
  })

  it('leave out the row that the engine adds', () => {
    expect(jacks.rows.map(({ label }) => label)).not.toContain('nothing')
  })

  it('call an unnamed row by its hand, whatever it becomes', () => {
    const rules = change(2, { rank: 'A', kicker: '2 3' })
    expect(read(rules).rows[2]).toMatchObject({ rank: 'A', kicker: '2-3', name: 'four of a kind A, kicker 2-3' })
  })

  it('may have a comma for the point', () => {
    expect(read(change(3, { pays: ' 8,5 ' })).rows[3]?.pays_exact).toBe('17/2')
  })
})

describe('a fault', () => {
  it.each([
    ['its row and key', change(5, { kicker: 'A' }), { place: 5, key: 'kicker' }],
    ['a rank', change(8, { rank: 'J-X' }), { place: 8, key: 'rank' }],
    ['an order', change(1, { order: 'sequential' }), { place: 1, key: 'order' }],
    ['a pay', change(0, { pays: '8x' }), { place: 0, key: 'pays' }],
    ['a row that cannot be', change(1, { hand: 'five of a kind' }), { place: 1, key: 'hand' }],
    ['the second of two equal rows', change(4, { hand: 'full house' }), { place: 4 }],
    ['a count', change(4, { hand: 'wild cards', count: 'x' }), { place: 4, key: 'count' }],
    ['a wild card', { ...jacks, wild: '2 1' }, { place: -1, key: 'wild' }],
    ['an empty id', { ...jacks, id: '' }, { place: -1, key: 'id' }],
    ['the lack of rows', { ...jacks, rows: [] }, { place: -1 }],
  ])('blames %s', (_, rules, expected) => {
    expect(fault(rules)).toMatchObject(expected)
  })

  it('is not looked for while a row lacks its hand or pay', () => {
    expect(unfinished(jacks)).toBe(-1)
    expect(unfinished(change(3, { pays: ' ' }))).toBe(3)
    expect(unfinished({ ...jacks, rows: [...jacks.rows, emptyRow] })).toBe(9)
  })
})

it('offers the hands that the engine knows', () => {
  const message = (fault({ ...jacks, rows: [{ ...emptyRow, hand: 'x', pays: '1' }] }) as { message: string }).message
  expect(message).toContain(`hands are ${hands.join(', ')}`)
})

it('moves rows', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
})

it('switches wild ranks beside cards', () => {
  expect(toggledWild('Jh, 2', 'A')).toBe('Jh 2 A')
  expect(toggledWild('Jh 2', '2')).toBe('Jh')
  expect(isWild('Jh 2', 'J')).toBe(false)
})
