import { describe, expect, it } from 'vitest'
import { EngineError } from '../../../engine/engine_error'
import { testEngine } from '../../../engine/test_engine'
import { readState, writeState } from '../../../state/codec'
import {
  codec, empty, equityFields, exampleParts, fieldOfError, firstRequest, isWholeExample, oddsRequest, outsRequest, rivalsOf, unfinished,
  wantedOpponents, type OddsState,
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
      { query: 'holdem.odds', hole: 'AhKh', board: '', dead: '', opponents: '1-' })
  })

  it('is the known opponents alone, and with unknown ones', () => {
    expect(oddsRequest(state({ hole: 'AhKh', versus: ['QsQd', ''] }))).toMatchObject(
      { versus: ['QsQd'], opponents: '0-' })
  })

  it('is the gain of a call once the pot and the call are typed', () => {
    expect(oddsRequest(state({ hole: 'AhKh', pot: '120' }))).not.toHaveProperty('pot')
    expect(oddsRequest(state({ hole: 'AhKh', pot: '120', call: '40' }))).toMatchObject({ pot: '120', call: '40' })
  })

  it('is outs for two cards on the flop and the turn', () => {
    const flop = state({ hole: 'AhKh', board: 'QhJh2c' })
    expect(outsRequest(flop, 3)).toMatchObject({ opponents: '3', outs: true })
    expect(outsRequest({ ...flop, hole: 'AKs' }, 3)).toBeUndefined()
    expect(outsRequest({ ...flop, board: '' }, 3)).toBeUndefined()
    expect(outsRequest({ ...flop, board: 'QhJh2c5d6d' }, 3)).toBeUndefined()
  })
})

it('is an example as long as nothing was added to it', () => {
  const begun = state({ hole: codec.hole.initial, board: codec.board.initial })
  const isWhole = (fields: Partial<OddsState>): boolean => isWholeExample({ ...begun, ...fields }, exampleParts({ ...begun, ...fields }))
  expect([{}, { versus: [''] }, { versus: ['QsQd'] }, { dead: '2s' }, { board: '' }].map(isWhole)).toEqual(
    [true, true, false, false, false])
})

it('wants at least one opponent', () => {
  expect(wantedOpponents(state({ opponents: 0 }))).toBe(1)
  expect(wantedOpponents(state({ opponents: 0, versus: ['QsQd'] }))).toBe(0)
  expect(wantedOpponents(state({ opponents: 9, versus: ['QsQd'] }))).toBe(8)
})

it('goes on in Equity with random hands', () => {
  expect(equityFields(state({ hole: 'AhKh', board: 'QhJh2c', versus: ['QsQd'] }), 1)).toEqual(
    { ranges: 'AhKh~QsQd~random', board: 'QhJh2c' })
})

describe('an opponent with a range', () => {
  const limited = state({ hole: 'AhKh', board: 'QhJh2c', versus: ['QsQd', 'top 20%'], opponents: 2 })

  it('is asked as typed, kept in a link and in Equity, and has no outs', () => {
    expect(unfinished(limited)).toBeUndefined()
    expect(oddsRequest(limited)).toMatchObject({ versus: ['QsQd', 'top 20%'], opponents: '0-' })
    expect(outsRequest(limited, 2)).toBeUndefined()
    expect(outsRequest({ ...limited, versus: ['QsQd'] }, 2)).toMatchObject({ versus: ['QsQd'], outs: true })
    expect(readState(codec, writeState(codec, limited))).toEqual(limited)
    expect(equityFields(limited, 2).ranges).toBe('AhKh~QsQd~top 20%~random~random')
  })

  it('is answered first for the number of unknown opponents that is shown', () => {
    expect(firstRequest({ ...limited, pot: '120', call: '40' })).toEqual({
      query: 'holdem.odds', hole: 'AhKh', board: 'QhJh2c', dead: '', versus: ['QsQd', 'top 20%'], opponents: '2', pot: '120', call: '40',
    })
    expect(firstRequest({ ...limited, versus: ['QsQd'] })).toBeUndefined()
  })

  it.each([
    [[], 3, '3 unknown opponents'],
    [['QsQd'], 0, '1 known opponent'],
    [['QsQd', '3s3d'], 1, '2 known opponents and 1 unknown'],
    [['top 20%'], 0, '1 opponent with a range'],
    [['top 20%', 'QQ+'], 1, '2 opponents with a range and 1 unknown'],
    [['top 20%', 'QsQd'], 0, '1 known opponent and 1 with a range'],
    [['top 20%', 'QsQd'], 2, '1 known opponent, 1 with a range and 2 unknown'],
  ])('is counted apart: %j and %i', (versus, unknown, sentence) => {
    expect(rivalsOf(versus, unknown)).toBe(sentence)
  })
})

describe('a class of flops', () => {
  const onClass = state({ hole: 'AhKh', flops: '9xx rainbow', opponents: 3 })

  it('is asked in place of the board, without outs, and kept in a link and in Equity', () => {
    expect(unfinished(onClass)).toBeUndefined()
    expect(oddsRequest(onClass)).toEqual(
      { query: 'holdem.odds', hole: 'AhKh', board: 'flop 9xx rainbow', dead: '', opponents: '1-' })
    expect(outsRequest(onClass, 3)).toBeUndefined()
    expect(readState(codec, writeState(codec, onClass))).toEqual(onClass)
    expect(equityFields(onClass, 3)).toEqual({ ranges: 'AhKh~random~random~random', board: '', flops: '9xx rainbow' })
  })
})

describe('the place of an error', () => {
  const at = (field: string, text: string, versus: string[]): string | undefined =>
    fieldOfError(new EngineError({ message: '', field, text }), state({ versus }))

  it('is the field of the opponent whose whole text the engine blames, the last of several alike', () => {
    expect(at('versus', 'QQ+, AKz', ['QsQd', 'QQ+, AKz'])).toBe('versus1')
    expect(at('versus', 'QsQd', ['QsQd', 'top 5%', 'QsQd'])).toBe('versus2')
    expect(at('versus', 'top 20%, top 20%', ['top 20%', 'top 20%'])).toBeUndefined()
    expect(at('board', 'QhXx', [])).toBe('board')
    expect(at('opponents', '1-', [])).toBeUndefined()
  })

  it('is what the engine names', async () => {
    const ask = await testEngine('holdem')
    const placeOf = (fields: Partial<OddsState>): string | undefined => {
      const wrong = state({ hole: 'AhKh', ...fields })
      try {
        ask(oddsRequest(wrong))
      } catch (error) {
        return fieldOfError(error as EngineError, wrong)
      }
      throw new Error('answered')
    }
    expect(placeOf({ versus: ['QsQd', ' QQ+, AKz '] })).toBe('versus1')
    expect(placeOf({ versus: ['top 20%', 'AhAd'] })).toBe('versus1')
    expect(placeOf({ versus: ['AhAs', 'top 20%'], board: '2c3c4c' })).toBe('versus0')
    expect(placeOf({ flops: '9xx rainbw' })).toBe('flops')
    expect(placeOf({ hole: 'random', versus: ['random', 'random'] })).toBeUndefined()
  })
})
