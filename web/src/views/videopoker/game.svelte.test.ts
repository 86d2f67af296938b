// @vitest-environment jsdom
import { expect, it } from 'vitest'
import {
  ChosenGame, ChosenGameOrMachine, choiceProblem, currentName, firstGame, gameProblem, gameParameter, gameTitle, inState, isMachineText, isSum,
  ownName,
  packedGame, recordName, type GameChoice,
} from './game.svelte'

const game = gameParameter()

it.each(['jacks-or-better-8-5', 'ultimate-x-1-jacks-or-better-8-6~@level 2', '~zAbC~@12x', 'jacks-or-better-9-6~full house=8~flush=9/2', '~zAbC', '~zAbC~flush=x'])(
  'reads and writes %s',
  (text) => {
    expect(game.write(game.read(text) ?? game.initial)).toBe(text)
  },
)

it('takes the first game for none', () => {
  expect(game.read('')).toBeUndefined()
  expect(game.initial).toEqual({ id: firstGame, pays: {} })
})

it('knows the name of an own paytable', () => {
  const own = packedGame('id = "mine"\nname = "My own"\n')
  expect(ownName(own)).toBe('My own')
  expect(ownName(game.initial)).toBeUndefined()
})

function field(choice: GameChoice): unknown {
  let field: unknown
  $effect.root(() => {
    field = new ChosenGame(() => choice).field
  })()
  return field
}

it('is asked of the engine with its pays, an own paytable too', () => {
  const own = packedGame('id = "mine"\n')
  expect(field(game.initial)).toBe(firstGame)
  expect(field({ id: firstGame, pays: { flush: '5' } })).toEqual({ game: firstGame, pay: { flush: '5' } })
  expect(field(own)).toEqual({ toml: 'id = "mine"\n' })
  expect(field({ ...own, pays: { flush: '5' } })).toEqual({ toml: 'id = "mine"\n', pay: { flush: '5' } })
})

it.each([['4,5', '4.5'], ['4,25', '4.25'], ['1,000', '1,000'], ['1,2,3', '1,2,3'], ['9/2', '9/2']])(
  'is asked with a pay of %s as %s',
  (typed, asked) => {
    expect(field({ id: firstGame, pays: { flush: typed } })).toEqual({ game: firstGame, pay: { flush: asked } })
  },
)

const ultimateX = 'ultimate-x-1-jacks-or-better-8-6'

it('is asked of the engine in a state, if it is a machine', () => {
  const machine = { id: ultimateX, pays: {} }
  const of = (choice: GameChoice): unknown[] => {
    let found: unknown[] = []
    $effect.root(() => {
      const game = new ChosenGameOrMachine(() => choice)
      found = [game.field, game.machine]
    })()
    return found
  }
  expect(of(machine)).toEqual([{ game: ultimateX, state: 'single' }, ultimateX])
  expect(of(inState(machine, '12x'))).toEqual([{ game: ultimateX, state: '12x' }, ultimateX])
  expect(inState(inState(machine, '12x'), undefined)).toEqual(machine)
  const own = packedGame('id = "mine"\nkind = "wheel"\n')
  expect(of(own)).toEqual([{ toml: 'id = "mine"\nkind = "wheel"\n', state: 'single' }, { toml: 'id = "mine"\nkind = "wheel"\n' }])
  expect(of({ id: firstGame, pays: {} })).toEqual([firstGame, undefined])
  expect([field(machine), choiceProblem(machine)]).toEqual([undefined, undefined])
  expect(gameProblem(machine)).toMatch(/On this machine/)
})

it.each([
  ['kind = "wheel"', true],
  ['  "kind" = "wheel"', true],
  ['id = "mine"\n[[pay]]\nkind = 3', false],
  ['# kind = 3', false],
])('knows a machine file by its kind: %s', (toml, is) => {
  expect(isMachineText(toml)).toBe(is)
})

it('refuses other pays of a machine', () => {
  expect(choiceProblem({ id: ultimateX, pays: { flush: '5' } })).toMatch(/pays of a machine/)
})

it('is recorded by its state, as the command line does', () => {
  const machine = { id: ultimateX, pays: {} }
  expect(recordName(inState(machine, 'level 2 with a free ride'))).toBe(`${ultimateX}~@level 2 with a free ride`)
  expect(currentName(`${ultimateX}~@12x`)).toBe(`${ultimateX}~@12x`)
  const own = packedGame('id = "mine"\nkind = "wheel"\n')
  expect(recordName(inState(own, 'base game'))).toBe('~mine~@base game')
  expect(currentName('~mine~@base game')).toBe('~mine~@base game')
  expect(gameTitle(inState(machine, '12x'))).toBe('Ultimate X, one line, 8/6 Jacks or Better, 12x')
  expect([isSum(inState(machine, '24')), isSum(inState(machine, '12x')), isSum(machine)]).toEqual([true, false, false])
})

it('is the same subject with other pays', () => {
  $effect.root(() => {
    const subjectOf = (choice: GameChoice): string => new ChosenGame(() => choice).subject
    expect(subjectOf({ id: firstGame, pays: { flush: '5' } })).toBe(subjectOf(game.initial))
    expect(subjectOf({ id: 'deuces-wild', pays: {} })).not.toBe(subjectOf(game.initial))
  })()
})

it.each(['no-such-game', '~zAbC', '~q!!'])('asks nothing about %s, and says why', (text) => {
  const choice = game.read(text) ?? game.initial
  expect(field(choice)).toBeUndefined()
  expect(choiceProblem(choice)).toMatch(text.startsWith('~') ? /damaged/ : /“no-such-game”/)
})
