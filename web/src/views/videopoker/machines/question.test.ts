// @vitest-environment jsdom (the game's state reads the address)
import { expect, it } from 'vitest'
import type { GameMatch } from '../../../engine/answers'
import { readState, writeState } from '../../../state/codec'
import { packedGame, type GameChoice } from '../game.svelte'
import {
  added, choiceOf, codec, compareRequest, differenceText, empty, exampleParts, has, identifyRequest, relearnRequest, removed, titleOf,
  type MachinesState,
} from './question'

const jacks: GameChoice = { id: 'jacks-or-better-9-6', pays: { flush: '5' } }
const deuces: GameChoice = { id: 'deuces-wild-full-pay', pays: {} }
const own = packedGame('id = "mine"\n')
const three: MachinesState = { ...empty, games: [jacks, deuces, own] }

it('keeps several games in an address, edited and own ones too', () => {
  const state = { ...three, cash_back: '0.25%', sort: 'risk' as const, to: 3 }
  expect(readState(codec, writeState(codec, state))).toEqual(state)
  expect(writeState(codec, state).get('games')).toMatch(/^jacks-or-better-9-6~flush=5~~deuces-wild-full-pay~~~z/)
})

it('takes a game that a link has twice once', () => {
  const { games } = readState(codec, new URLSearchParams('games=jacks-or-better-9-6~~deuces-wild-full-pay~~jacks-or-better-9-6~x'))
  expect(games.map(titleOf)).toEqual(['9/6 Jacks or Better', 'Full-pay Deuces Wild'])
})

it('begins with an example, which other links do not mix with', () => {
  const begun = readState(codec, new URLSearchParams())
  expect(exampleParts(begun)).toEqual(['the pays', 'the games'])
  expect(readState(codec, new URLSearchParams('pays=800'))).toMatchObject({ pays: '800', games: [] })
  expect(exampleParts({ ...begun, pays: '800' })).toEqual(['the games'])
  expect(exampleParts(empty)).toEqual([])
})

it('asks about what is typed, and leaves empty fields to the engine', () => {
  expect(identifyRequest({ ...empty, pays: ' ' })).toBeUndefined()
  expect(compareRequest({ ...three, cash_back: ' 0.25% ', speed: '800' })).toEqual({
    query: 'videopoker.compare',
    games: [{ game: 'jacks-or-better-9-6', pay: { flush: '5' } }, 'deuces-wild-full-pay', { toml: 'id = "mine"\n' }],
    sort: 'gain', cash_back: '0.25%', speed: '800',
  })
  expect(relearnRequest({ ...three, from: 3, to: 2, bet: '1.25', cash_back: '1%' })).toEqual({
    query: 'videopoker.relearn', games: [{ toml: 'id = "mine"\n' }, 'deuces-wild-full-pay'], bet: '1.25',
  })
})

it('asks nothing about one game, or about one that cannot be read', () => {
  expect(compareRequest({ ...empty, games: [jacks] })).toBeUndefined()
  expect(relearnRequest({ ...empty, games: [] })).toBeUndefined()
  const unknown = { id: 'no-such-game', pays: {} }
  expect(compareRequest({ ...empty, games: [jacks, deuces, unknown] })).toBeUndefined()
  expect(relearnRequest({ ...empty, games: [jacks, deuces, unknown] })).toBeDefined()
})

it('takes the last game for a place without one', () => {
  expect(relearnRequest({ ...three, to: 9 })?.games[1]).toEqual({ toml: 'id = "mine"\n' })
})

it('switches to a game that is added, and keeps the two when others are removed', () => {
  expect(added(three, deuces)).toMatchObject({ from: 1, to: 4 })
  expect(removed({ ...three, from: 1, to: 3 }, 1)).toEqual({ games: [jacks, own], from: 1, to: 2 })
  expect(removed({ ...three, from: 2, to: 3 }, 0)).toMatchObject({ from: 1, to: 2 })
  expect(removed({ ...three, from: 1, to: 3 }, 2)).toMatchObject({ from: 1, to: 2 })
  expect(removed({ ...empty, games: [jacks] }, 0)).toEqual({ games: [], from: 1, to: 1 })
  expect(has(three.games, { ...jacks, pays: {} })).toBe(false)
  expect(has(three.games, { ...jacks })).toBe(true)
})

it('opens a machine as its game with its pays', () => {
  const changes = [{ name: 'two pair', from_exact: '2/1', to_exact: '1/1' }, { name: 'flush', from_exact: '6/1', to_exact: '9/2' }]
  expect(choiceOf({ id: 'a', pays_changed: changes } as GameMatch)).toEqual({ id: 'a', pays: { 'two pair': '1', flush: '4.5' } })
  expect(choiceOf({ id: 'a' } as GameMatch)).toEqual({ id: 'a', pays: {} })
})

it('tells games apart by their pays', () => {
  expect([jacks, deuces].map(titleOf)).toEqual(['9/6 Jacks or Better, flush 5', 'Full-pay Deuces Wild'])
})

it('says how a game differs from a machine', () => {
  expect(differenceText({ row: 'flush', pays_exact: '6/1', seen_exact: '5/1' })).toBe('flush pays 6, yours 5')
  expect(differenceText({ row: 'flush', pays_exact: '6/1' })).toBe('flush pays 6, not on yours')
  expect(differenceText({ seen_exact: '5/2' })).toBe('no hand for your 2.5')
})
