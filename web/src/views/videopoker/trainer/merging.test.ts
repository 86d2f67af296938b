import { beforeAll, expect, it, vi } from 'vitest'
import { merged, without } from './merging'
import { practised, startPractice } from './practice'
import type { Statistics } from './statistics'

vi.mock('../engine_on_page', async () => {
  const { testModule } = await import('../../../engine/test_engine')
  return { engineOnPage: () => testModule('videopoker') }
})
beforeAll(startPractice)

const play = (name: string): Statistics =>
  practised({}, { name, deal: 'AsKsQs4c5d', held: 'As', cost: 0.25, day: '2026-11-24' })

it('adds each game of two records, and takes it off again', () => {
  const both = merged({ ...play('a'), ...play('b') }, { ...play('a'), ...play('c') })
  expect(Object.entries(both).map(([name, { hands }]) => [name, hands])).toEqual([['a', 2], ['b', 1], ['c', 1]])
  expect(without(both, play('a'))).toMatchObject({ a: { hands: 1, lost: 0.25 }, b: { hands: 1 } })
  expect(() => without(both, merged(both, play('c')))).toThrow('this record is no part of the other')
})
