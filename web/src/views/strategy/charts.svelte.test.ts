// @vitest-environment jsdom
import { flushSync } from 'svelte'
import { expect, it, vi } from 'vitest'
import { Charts } from './charts.svelte'

interface Asked {
  query: string
  game: string
  answer(answer: object): void
}
const asked: Asked[] = []

vi.mock('../../engine/client', () => ({
  ask: ({ query, game }: Asked) => new Promise((answer) => asked.push({ query, game, answer })),
}))

it('begins an own chart with none of another game', async () => {
  let game = $state('jacks')
  let charts: Charts | undefined
  const end = $effect.root(() => {
    charts = new Charts(() => game, () => 'basic', () => false, () => game)
  })
  const texts = (): unknown[] => [charts?.shown?.chart, charts?.begun, charts?.best]
  const answer = async (): Promise<void> => {
    flushSync()
    asked.find((one) => one.query === 'videopoker.strategy' && one.game === game)?.answer({ chart: game, sections: [], rows: [] })
    await new Promise((resolve) => setTimeout(resolve))
  }
  await answer()
  expect(texts()).toEqual(['jacks', 'jacks', 'jacks'])
  game = 'deuces'
  flushSync()
  expect(texts()).toEqual(['jacks', undefined, undefined])
  await answer()
  expect(texts()).toEqual(['deuces', 'deuces', 'deuces'])
  end()
})
