import { expect, it } from 'vitest'
import { readState, writeState } from '../../../state/codec'
import { noPot } from '../pot_odds'
import { codec, equityRequest, estimateRequest, isFinished, methodOf, playersOf, type EquityState } from './question'

const state: EquityState = { ranges: ['AhKh', 'QQ+'], board: '', flops: '', dead: '', precision: 'auto', grid: 0, ...noPot }

it('has two to ten players', () => {
  expect(playersOf({ ...state, ranges: ['AA'] })).toEqual(['AA', ''])
  expect(playersOf({ ...state, ranges: Array.from({ length: 12 }, () => 'AA') })).toHaveLength(10)
})

it('asks when every player has a range and the board is whole', () => {
  expect(isFinished(state)).toBe(true)
  expect(isFinished({ ...state, ranges: ['AA', ' '] })).toBe(false)
  expect(isFinished({ ...state, board: 'Qh Jh' })).toBe(false)
})

it('asks as exactly as wanted, and for an estimate first', () => {
  expect(equityRequest(state)).toEqual({ query: 'holdem.equity', ranges: ['AhKh', 'QQ+'], board: '', dead: '' })
  expect(equityRequest({ ...state, precision: 'exact' })).toMatchObject({ exact: true })
  expect(equityRequest({ ...state, precision: 'fine' })).toMatchObject({ target_error: 0.0002 })
  expect(equityRequest({ ...state, pot: '120', call: '40' })).toMatchObject({ pot: '120', call: '40' })
  expect(estimateRequest({ ...state, precision: 'exact' })).toEqual(
    { query: 'holdem.equity', ranges: ['AhKh', 'QQ+'], board: '', dead: '', samples: 20000 })
})

it('counts on a class of flops, without an estimate and whatever sampling was chosen', () => {
  const onClass: EquityState = { ...state, flops: '9xx rainbow', precision: 'quick' }
  const counted = { query: 'holdem.equity', ranges: ['AhKh', 'QQ+'], board: 'flop 9xx rainbow', dead: '' }
  expect(isFinished(onClass)).toBe(true)
  expect(equityRequest(onClass)).toEqual(counted)
  expect(equityRequest({ ...onClass, precision: 'exact' })).toEqual({ ...counted, exact: true })
  expect([onClass, { ...onClass, flops: '' }].map(methodOf)).toEqual(['auto', 'quick'])
  expect(estimateRequest(onClass)).toBeUndefined()
  expect(estimateRequest({ ...state, board: '9xx rainbow' })).toBeUndefined()
  expect(readState(codec, writeState(codec, onClass))).toEqual(onClass)
})
