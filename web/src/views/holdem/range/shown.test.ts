import { beforeEach, expect, it } from 'vitest'
import type { Live } from '../../../engine/live.svelte'
import { placeIn, shownTogether, type Shown } from './shown'

interface Fake {
  answer?: unknown
  answered?: { request: object }
  isCurrent: boolean
  isWorking?: boolean
  isStopped?: boolean
}
let makes: Fake
let spread: Fake
let list: { players: number; place: number }
let shown: () => Shown | undefined

const makesOf = (range: string): Fake => ({ answer: `makes of ${range}`, answered: { request: { range } }, isCurrent: true })
const spreadOf = (...ranges: string[]): Fake => ({
  answer: `spread of ${ranges.join()}`, answered: { request: { ranges } }, isCurrent: true, isWorking: false, isStopped: false,
})

beforeEach(() => {
  makes = makesOf('AA')
  spread = spreadOf('AA', 'KK')
  list = { players: 2, place: 0 }
  shown = shownTogether(makes as Live<'holdem.range'>, spread as Live<'holdem.spread'>, () => list)
})

it('keeps the earlier answers until both are there', () => {
  const first = { range: 'makes of AA', spread: 'spread of AA,KK', place: 0, typed: 'AA' }
  expect(shown()).toEqual(first)
  Object.assign(makes, makesOf('QQ'))
  Object.assign(spread, { isCurrent: false })
  expect(shown()).toEqual(first)
  Object.assign(spread, spreadOf('QQ', 'KK'))
  expect(shown()).toEqual({ range: 'makes of QQ', spread: 'spread of QQ,KK', place: 0, typed: 'QQ' })
})

it('keeps the place of the player in the answer, though another is removed from the list', () => {
  Object.assign(makes, makesOf('QQ'))
  Object.assign(spread, spreadOf('AA', 'KK', 'QQ'))
  list = { players: 3, place: 2 }
  expect(shown()?.place).toBe(2)
  list = { players: 2, place: 1 } // before both are asked again
  expect(shown()).toMatchObject({ spread: 'spread of AA,KK,QQ', place: 2 })
  Object.assign(spread, { isCurrent: false })
  expect(shown()).toMatchObject({ spread: 'spread of AA,KK,QQ', place: 2 })
  Object.assign(spread, spreadOf('KK', 'QQ'))
  expect(shown()).toMatchObject({ spread: 'spread of KK,QQ', place: 1 })
})

it('tells two players with the same range by their places', () => {
  expect([placeIn(['AA', 'KK', 'AA'], 'AA', 2), placeIn(['AA', 'KK', 'AA'], 'AA', 1), placeIn(['AA'], 'QQ', 1)]).toEqual([2, 0, 1])
})

it('waits for the first equities, too, but not if they take long, or were stopped', () => {
  spread.isCurrent = false
  expect(shown()).toBeUndefined()
  for (const how of ['isWorking', 'isStopped']) {
    Object.assign(spread, { isCurrent: false, isWorking: false, isStopped: false, [how]: true })
    expect(shown()).toEqual({ range: 'makes of AA', spread: undefined, place: 0, typed: 'AA' })
  }
})

it('shows a range without others alone, and nothing without a range', () => {
  list = { players: 1, place: 0 }
  Object.assign(spread, { answer: undefined, isCurrent: false })
  expect(shown()).toEqual({ range: 'makes of AA', spread: undefined, place: 0, typed: 'AA' })
  makes.answer = undefined
  expect(shown()).toBeUndefined()
})
