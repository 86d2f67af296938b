// @vitest-environment jsdom
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Charts } from './charts.svelte'

interface Asked {
  query: string
  game: string
  answer(answer: object): void
  refuse(error: Error): void
}
const asked: Asked[] = []

vi.mock('../../../engine/client', () => ({
  ask: ({ query, game }: Asked) => new Promise((answer, refuse) => asked.push({ query, game, answer, refuse })),
}))

let game = $state('')
let charts: Charts
let end: () => void

const texts = (): unknown[] => [charts.shown?.chart, charts.begun, charts.best]

async function settle(how: (asked: Asked) => void): Promise<void> {
  flushSync()
  asked.filter((one) => one.query === 'videopoker.strategy' && one.game === game).forEach(how)
  await new Promise((resolve) => setTimeout(resolve))
}
const answer = (): Promise<void> => settle((one) => one.answer({ chart: game, sections: [], rows: [] }))
const refuse = (): Promise<void> => settle((one) => one.refuse(new Error('no')))

beforeEach(() => {
  asked.length = 0
  game = 'jacks'
  end = $effect.root(() => {
    charts = new Charts(() => game, () => 'basic', () => false, () => game.replace(' edited', ''))
  })
})
afterEach(() => end())

it('shows the chart of the game with other pays beside an error, and none of another game', async () => {
  await answer()
  expect(texts()).toEqual(['jacks', 'jacks', 'jacks'])
  game = 'jacks edited'
  await refuse()
  expect(texts()).toEqual(['jacks', undefined, undefined])
  game = 'deuces'
  await refuse()
  expect(texts()).toEqual([undefined, undefined, undefined])
})

it('begins an own chart with none of another game', async () => {
  await answer()
  expect(texts()).toEqual(['jacks', 'jacks', 'jacks'])
  game = 'deuces'
  flushSync()
  expect(texts()).toEqual(['jacks', undefined, undefined])
  await answer()
  expect(texts()).toEqual(['deuces', 'deuces', 'deuces'])
})
