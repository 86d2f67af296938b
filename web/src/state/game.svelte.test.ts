// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { ChosenGame, faultOf, firstGame, gameParameter, ownName, packedGame, type GameChoice } from './game.svelte'

const game = gameParameter()

it.each(['jacks-or-better-8-5', 'jacks-or-better-9-6~full house=8~flush=9/2', '~zAbC', '~zAbC~flush=x'])(
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
  expect(faultOf(choice)).toMatch(text.startsWith('~') ? /damaged/ : /“no-such-game”/)
})
