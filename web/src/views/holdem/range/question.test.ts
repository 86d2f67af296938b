import { expect, it } from 'vitest'
import { readState, writeState } from '../../../state/codec'
import {
  boardWith, codec, isFinished, isRangeFinished, nextCardsRequest, playersOf, rangeRequest, shownRange, spreadRequest,
  withoutPlayer, type RangeState,
} from './question'

const state: RangeState = { ranges: ['AK', 'QQ+'], board: 'Kh 8h 3c', dead: '', grid: 0, player: 1, part: '', exact: false }

it('has one to four players, and shows one of them', () => {
  expect(playersOf({ ...state, ranges: [] })).toEqual([''])
  expect(playersOf({ ...state, ranges: ['AA', 'KK', 'QQ', 'JJ', 'TT'] })).toHaveLength(4)
  expect(shownRange({ ...state, player: 2 })).toBe('QQ+')
  expect(shownRange({ ...state, player: 4 })).toBe('QQ+')
})

it('asks what the shown range makes as soon as it and the board are whole', () => {
  expect([{}, { ranges: ['AK', ' '] }, { ranges: [' ', 'AK'] }, { board: 'Kh 8h' }].map((fields) => isRangeFinished({ ...state, ...fields })))
    .toEqual([true, true, false, false])
  expect(rangeRequest({ ...state, player: 2, dead: '2c' })).toEqual({ query: 'holdem.range', range: 'QQ+', board: 'Kh 8h 3c', dead: '2c' })
  expect(rangeRequest({ ...state, board: '', dead: '2c' })).toMatchObject({ dead: '' })
})

it('asks for equities if there are several ranges, and on flops and turns for next cards', () => {
  const asked = { query: 'holdem.spread', ranges: ['AK', 'QQ+'], board: 'Kh 8h 3c', dead: '' }
  expect(isFinished({ ...state, ranges: ['AK', ' '] })).toBe(false)
  expect(spreadRequest(state)).toEqual({ ...asked, hands: true })
  expect(nextCardsRequest(state)).toEqual({ ...asked, next_cards: true })
  expect(spreadRequest({ ...state, ranges: ['AK'] })).toBeUndefined()
  const boards = ['', 'Kh 8h 3c 2d', 'Kh 8h 3c 2d 2s', 'Kh 8h 3']
  expect(boards.map((board) => nextCardsRequest({ ...state, board }) !== undefined)).toEqual([false, true, false, false])
})

it('counts however long it takes if that is wanted, where it may take long', () => {
  expect(spreadRequest({ ...state, exact: true })).not.toHaveProperty('exact')
  expect(spreadRequest({ ...state, exact: true, ranges: ['AK', 'QQ+', 'JJ'] })).toHaveProperty('exact', true)
})

it('puts a next card on the board once, and no sixth', () => {
  expect(boardWith(' Kh8h3c ', 'As')).toBe('Kh8h3c As')
  expect(boardWith('Kh8h3c As', 'As')).toBe('Kh8h3c As')
  expect(boardWith('Kh8h3c 10s', 'Ts')).toBe('Kh8h3c 10s')
  expect(boardWith('Kh8h3cAs2d', '2c')).toBe('Kh8h3cAs2d')
})

it('keeps everything in the address', () => {
  const all: RangeState = { ...state, dead: '2c', grid: 2, player: 2, part: 'top pair, top kicker', exact: true }
  expect(readState(codec, writeState(codec, all))).toEqual(all)
})

it('stays with the shown player and the open grid if another player is removed', () => {
  const four: RangeState = { ...state, ranges: ['AA', 'KK', 'QQ', 'JJ', 'TT'], grid: 3, player: 2 }
  const without = (place: number): object => withoutPlayer(four, playersOf(four).filter((_, other) => other !== place), place)
  expect(without(0)).toEqual({ ranges: ['KK', 'QQ', 'JJ', 'TT'], grid: 2, player: 1 })
  expect(without(1)).toEqual({ ranges: ['AA', 'QQ', 'JJ', 'TT'], grid: 2, player: 1 })
  expect(without(2)).toEqual({ ranges: ['AA', 'KK', 'JJ', 'TT'], grid: 0, player: 2 })
  expect(without(3)).toEqual({ ranges: ['AA', 'KK', 'QQ', 'TT'], grid: 3, player: 2 })
})
