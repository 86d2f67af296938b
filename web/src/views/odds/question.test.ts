import { describe, expect, it } from 'vitest'
import {
  codec, empty, equityFields, exampleParts, isWholeExample, mostOpponents, oddsRequest, outsRequest, shownOpponents, unfinished, type OddsState,
} from './question'

const state = (fields: Partial<OddsState>): OddsState => ({ ...empty, ...fields })

describe('what is missing', () => {
  it('names the first field that lacks cards', () => {
    expect(unfinished(state({ hole: 'AhKh' }))).toBeUndefined()
    expect(unfinished(state({ hole: 'AhKh', board: 'Qh' }))).toEqual({ field: 'board', more: 2 })
    expect(unfinished(state({ hole: 'AhKh', board: 'QhJh2c5' }))).toEqual({ field: 'board', more: 1 })
    expect(unfinished(state({ hole: 'AhKh', versus: ['', 'Qs'] }))).toEqual({ field: 'versus1', more: 1 })
    expect(unfinished(state({ hole: 'AhKh', dead: '2' }))).toEqual({ field: 'dead', more: 1 })
  })
})

describe('what is asked', () => {
  it('is every number of opponents at once', () => {
    expect(oddsRequest(state({ hole: 'AhKh' }))).toEqual(
      { query: 'holdem.odds', hole: 'AhKh', board: '', dead: '', opponents: '1-9' })
  })

  it('is the known opponents alone, and with unknown ones up to nine', () => {
    expect(oddsRequest(state({ hole: 'AhKh', versus: ['QsQd', ''] }))).toMatchObject(
      { versus: ['QsQd'], opponents: '0-8' })
  })

  it('is the gain of a call once the pot and the call are typed', () => {
    expect(oddsRequest(state({ hole: 'AhKh', pot: '120' }))).not.toHaveProperty('pot')
    expect(oddsRequest(state({ hole: 'AhKh', pot: '120', call: '40' }))).toMatchObject({ pot: '120', call: '40' })
  })

  it('is no more opponents than the unseen cards allow', () => {
    const dead = [...'23456789TJQKA'].flatMap((rank) => [`${rank}s`, `${rank}d`]).join('') + '3c4c5c'
    expect(mostOpponents(state({ hole: 'AhKh', board: 'QhJh2c', dead }))).toBe(8)
  })

  it('is outs for two cards on the flop and the turn', () => {
    const flop = state({ hole: 'AhKh', board: 'QhJh2c', opponents: 3 })
    expect(outsRequest(flop)).toMatchObject({ opponents: '3', outs: true })
    expect(outsRequest({ ...flop, hole: 'AKs' })).toBeUndefined()
    expect(outsRequest({ ...flop, board: '' })).toBeUndefined()
    expect(outsRequest({ ...flop, board: 'QhJh2c5d6d' })).toBeUndefined()
  })
})

it('is an example as long as nothing was added to it', () => {
  const begun = state({ hole: codec.hole.initial, board: codec.board.initial })
  const isWhole = (fields: Partial<OddsState>): boolean => isWholeExample({ ...begun, ...fields }, exampleParts({ ...begun, ...fields }))
  expect([{}, { versus: [''] }, { versus: ['QsQd'] }, { dead: '2s' }, { board: '' }].map(isWhole)).toEqual(
    [true, true, false, false, false])
})

it('shows at least one opponent', () => {
  expect(shownOpponents(state({ opponents: 0 }))).toBe(1)
  expect(shownOpponents(state({ opponents: 0, versus: ['QsQd'] }))).toBe(0)
  expect(shownOpponents(state({ opponents: 9, versus: ['QsQd'] }))).toBe(8)
})

it('goes on in Equity with random hands', () => {
  expect(equityFields(state({ hole: 'AhKh', board: 'QhJh2c', versus: ['QsQd'], opponents: 1 }))).toEqual(
    { ranges: 'AhKh~QsQd~random', board: 'QhJh2c' })
})
