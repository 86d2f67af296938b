import { expect, it } from 'vitest'
import { equityRequest, estimateRequest, isFinished, playersOf, type EquityState } from './question'

const state: EquityState = { ranges: ['AhKh', 'QQ+'], board: '', dead: '', precision: 'auto', grid: 0 }

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
  expect(estimateRequest({ ...state, precision: 'exact' })).toEqual(
    { query: 'holdem.equity', ranges: ['AhKh', 'QQ+'], board: '', dead: '', samples: 20000 })
})
