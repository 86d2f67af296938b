import { expect, it } from 'vitest'
import { firstGame, gameParameter, ownName, packedGame } from './game.svelte'

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

it('knows the name of an own paytable', async () => {
  const own = await packedGame('id = "mine"\nname = "My own"\n')
  expect(ownName(own)).toBe('My own')
  expect(ownName(game.initial)).toBeUndefined()
})
