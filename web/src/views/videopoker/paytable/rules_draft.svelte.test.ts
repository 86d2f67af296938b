// @vitest-environment jsdom
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { unpack } from '../../../state/packed_text'
import { packedGame, type GameChoice } from '../game.svelte'
import { RulesDraft } from './rules_draft.svelte'

const requests = vi.hoisted(() => [] as string[])
vi.mock('../../../engine/client', async () => {
  const { testEngine } = await import('../../../engine/test_engine')
  const engine = await testEngine('videopoker')
  const ask = async (request: never): Promise<unknown> => {
    requests.push(JSON.stringify(request))
    return engine(request)
  }
  return { ask }
})

let now = $state.raw<GameChoice>({ id: 'jacks-or-better-9-6', pays: {} })
let isOpen = $state(true)
let draft: RulesDraft
let stop: () => void
const strokes: string[] = []

/** Waits until the engine has answered. */
async function settle(): Promise<void> {
  for (let round = 0; round < 5; ++round) {
    flushSync()
    await new Promise((resolve) => setTimeout(resolve))
  }
}

const pays = (): (string | undefined)[] | undefined => draft.rules?.rows.map((row) => row.pays)

beforeEach(async () => {
  now = { id: 'jacks-or-better-9-6', pays: {} }
  isOpen = true
  strokes.length = 0
  stop = $effect.root(() => {
    draft = new RulesDraft({
      choice: () => now,
      game: () => ('id' in now ? now.id : { toml: textOf(now) }),
      isOpen: () => isOpen,
      onedit: (game, stroke) => {
        now = game
        if (strokes.at(-1) !== stroke) strokes.push(stroke)
      },
    })
  })
  await settle()
})
afterEach(() => stop())

const textOf = (choice: GameChoice): string => ('packed' in choice ? (unpack(choice.packed) ?? '') : '')

it('makes a game of its own of one of the catalog, with what is typed', async () => {
  expect(draft.rules).toMatchObject({ id: 'jacks-or-better-9-6-changed', name: '9/6 Jacks or Better, edited' })
  draft.changeRow(3, { pays: '8' })
  await settle()
  expect(textOf(now)).toMatch(/^id {3}= "jacks-or-better-9-6-changed"\n[^]*hand = "full house"\npays = 8\n/)
  draft.change({ name: 'Mine ' })
  await settle()
  expect(draft.rules?.name).toBe('Mine ')
  expect(textOf(now)).toMatch(/^name = "Mine ?"$/m)
  expect(strokes).toEqual(['row 3 pays', 'name'])
  expect(draft.isAhead).toBe(false)
})

it('keeps what cannot be read as typed, says where it is wrong, and leaves the game as it was', async () => {
  const before = now
  draft.changeRow(4, { kicker: 'A' })
  await settle()
  expect(draft.rules?.rows[4]?.kicker).toBe('A')
  expect(draft.fault).toMatchObject({ place: 4, key: 'kicker', message: "'kicker' does not go with flush" })
  expect(draft.isAhead).toBe(true)
  expect(now).toBe(before)
  draft.changeRow(4, { kicker: '' })
  await settle()
  expect(draft.fault).toBeUndefined()
  expect(draft.isAhead).toBe(false)
})

it('asks nothing about a row without hand or pay', async () => {
  requests.length = 0
  draft.add()
  await settle()
  expect(requests).toEqual([])
  expect(draft.fault).toMatchObject({ place: 9, message: 'Choose a hand and what it pays.' })
  draft.changeRow(9, { hand: 'pair', pays: '0.5', rank: '2 3' })
  await settle()
  expect(draft.fault).toBeUndefined()
  expect(draft.rules?.rows[9]?.label).toBe('pair 2-3')
  draft.remove(9)
  draft.move(0, 1)
  await settle()
  expect(pays()).toEqual(['50', '800', '25', '9', '6', '4', '3', '2', '1'])
})

it('follows another game, undo, and being closed', async () => {
  const before = now
  draft.changeRow(3, { pays: '8' })
  await settle()
  now = before // undo
  await settle()
  expect(pays()?.[3]).toBe('9')
  draft.changeRow(3, { pays: 'x' })
  await settle()
  isOpen = false
  await settle()
  expect(draft.fault).toBeUndefined()
  isOpen = true
  now = packedGame('id = "two"\ndeck = 52\n[[pay]]\nhand = "flush"\npays = 3\n')
  await settle()
  expect(pays()).toEqual(['3'])
  expect(draft.rules?.id).toBe('two')
})

it('takes several edits that follow each other at once', async () => {
  draft.changeRow(3, { pays: '8' })
  draft.changeRow(4, { pays: '5' })
  draft.change({ jokers: 1 })
  await settle()
  expect(pays()?.slice(3, 5)).toEqual(['8', '5'])
  expect(textOf(now)).toMatch(/^deck = 53$/m)
})

it('takes no edit of rules that are to be read again, as after undo', async () => {
  const before = now
  draft.remove(4)
  await settle()
  expect(draft.isReady).toBe(true)
  now = before // undo
  flushSync()
  expect(draft.isReady).toBe(false)
  draft.changeRow(4, { pays: '5' })
  await settle()
  expect(draft.isReady).toBe(true)
  expect(pays()?.slice(3, 6)).toEqual(['9', '6', '4'])
})
