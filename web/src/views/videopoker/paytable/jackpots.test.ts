import { describe, expect, it } from 'vitest'
import type { ReturnRow } from '../../../engine/answers'
import { EngineError } from '../../../engine/engine_error'
import { testEngine } from '../../../engine/test_engine'
import { readState, writeState } from '../../../state/codec'
import {
  addedJackpot, errorInJackpot, firstJackpots, fitted, jackpotsCodec, metersRequest, onRow, rowsWithPays, shown, unsaid, type Jackpot,
  type JackpotsState,
} from './jackpots'

const row = (name: string, pays: number, exact = `${pays}/1`): ReturnRow => ({ hand: name, name, pays, pays_exact: exact }) as ReturnRow
const rows = [row('royal flush', 800), row('four of a kind', 25), row('straight flush', 50), row('flush', 5.5, '11/2')]
const royal: Jackpot = { row: 'royal flush', pays: '820', rise: '1%' }
const quads: Jackpot = { row: 'four of a kind', pays: '$130', rise: '' }
const state: JackpotsState = { meters: 'several', jackpots: [royal, quads], cash_back: '', bet: '5' }
const game = 'jacks-or-better-9-6'

it('is in the address, and leaves that of one jackpot as it was', () => {
  expect(readState(jackpotsCodec, writeState(jackpotsCodec, state))).toEqual(state)
  expect(writeState(jackpotsCodec, state).get('jackpots')).toBe('row=royal flush~pays=820~rise=1%~~row=four of a kind~pays=$130')
  expect(writeState(jackpotsCodec, { meters: '', jackpots: [], cash_back: '', bet: '' }).toString()).toBe('')
})

describe('the jackpots', () => {
  it('are on rows that pay', () => {
    const nothing = { ...row('nothing', 1), hand: 'nothing' }
    expect(rowsWithPays([rows[0]!, row('pair', 0), nothing])).toEqual([rows[0]])
  })

  const untouched = (row: string): Jackpot => ({ row, pays: 'paytable', rise: '' })

  it('begin with the two rows that pay most, at what these pay', () => {
    expect(firstJackpots(rows)).toEqual([untouched('royal flush'), untouched('straight flush')])
    expect(shown(firstJackpots(rows), rows).map(({ pays }) => pays)).toEqual(['800', '50'])
    expect(readState(jackpotsCodec, new URLSearchParams('jackpots=row=flush')).jackpots).toEqual([untouched('flush')])
  })

  it('go on with the first row that is left', () => {
    expect(addedJackpot([royal, quads], rows).at(-1)).toEqual(untouched('straight flush'))
    expect(addedJackpot([royal, quads], rows.slice(0, 2))).toEqual([royal, quads])
  })

  it('move to what another row pays, unless something else was typed', () => {
    expect(onRow({ ...royal, pays: '800' }, 'flush', rows)).toEqual({ row: 'flush', pays: 'paytable' })
    expect(onRow({ ...royal, pays: '' }, 'flush', rows)).toEqual({ row: 'flush', pays: 'paytable' })
    expect(onRow(royal, 'flush', rows)).toEqual({ row: 'flush' })
  })

  it('stay on hands that another game pays, too; the others move to what it pays most for', () => {
    const others = [row('four of a kind', 5), row('natural royal flush', 800), row('four deuces', 200), row('flush', 2)]
    expect(fitted([royal, quads, untouched('flush'), untouched('straight flush')], others)).toEqual([
      untouched('natural royal flush'), quads, untouched('flush'), untouched('four deuces'),
    ])
    expect(shown(fitted([quads, untouched('flush')], others), others).map(({ pays }) => pays)).toEqual(['$130', '2'])
    expect(fitted([royal, quads], others.slice(0, 1))).toEqual([quads])
    expect(fitted([royal, quads], rows)).toEqual([royal, quads])
  })

  it('are unsaid while a meter is empty', () => {
    expect([unsaid([royal, quads]), unsaid([royal, { ...quads, pays: ' ' }])]).toEqual([-1, 1])
  })
})

describe('the request', () => {
  it('says each jackpot in the words of the command line', () => {
    expect(metersRequest(game, { ...state, cash_back: ' 0.1% ' })).toEqual({
      query: 'videopoker.meters', game, meter: ['royal flush=820 bets rise 1%', 'four of a kind=$130'], cash_back: '0.1%', bet: '5',
    })
  })

  it('waits for two jackpots, with what they stand at', () => {
    for (const jackpots of [[royal], [royal, { ...quads, pays: ' ' }]]) {
      expect(metersRequest(game, { ...state, jackpots })).toBeUndefined()
    }
    expect(metersRequest(undefined, state)).toBeUndefined()
  })
})

describe('an error of the engine', async () => {
  const ask = await testEngine('all')

  function errorOf(jackpots: readonly Jackpot[], more: Partial<JackpotsState> = {}): ReturnType<typeof errorInJackpot> {
    try {
      ask<'videopoker.meters'>(metersRequest(game, { ...state, jackpots, ...more })!)
    } catch (error) {
      return errorInJackpot(error as EngineError, jackpots)
    }
    return undefined
  }

  it.each([['row', 'five aces'], ['pays', '8oo'], ['pays', '820 rise 1%'], ['rise', '1 %'], ['rise', 'x']] as const)(
    'stands at the field %s where %s is typed', (field, typed) => {
      const { place, ...at } = errorOf([quads, { ...royal, [field]: typed }])!
      expect([place, at.field, at.error.text]).toEqual([1, field, field === 'row' ? typed : typed.replaceAll(' ', '\u00a0')])
    },
  )

  it('stands at an amount of dollars without the price of a bet', () => {
    expect(errorOf([royal, quads], { bet: '' })).toMatchObject({ place: 1, field: 'pays' })
  })

  it('stands at the second of two on one row, and at the first of two that cannot be read', () => {
    expect(errorOf([royal, quads, royal])).toMatchObject({ place: 2 })
    expect(errorOf([royal, quads, { ...royal, pays: '900' }])?.field).toBeUndefined()
    const wrong = { ...royal, pays: 'x' }
    expect(errorOf([wrong, quads, wrong])).toMatchObject({ place: 0, field: 'pays' })
  })

  it('stands elsewhere if it is about anything else', () => {
    expect(errorOf([royal, quads], { cash_back: 'much' })).toBeUndefined()
    expect(errorInJackpot(undefined, [royal])).toBeUndefined()
    expect(errorInJackpot(new EngineError({ message: 'no', field: 'meter', text: 'other' }), [royal])).toBeUndefined()
  })
})
