import { beforeEach, expect, it } from 'vitest'
import type { Live } from '../../engine/live.svelte'
import { shownTogether, type Shown } from './shown'

let makes: { answer?: unknown; isCurrent: boolean }
let spread: { answer?: unknown; isCurrent: boolean; isWorking: boolean; isStopped: boolean }
let hasOthers: boolean
let shown: () => Shown | undefined

beforeEach(() => {
  makes = { answer: 'range 1', isCurrent: true }
  spread = { answer: 'spread 1', isCurrent: true, isWorking: false, isStopped: false }
  hasOthers = true
  shown = shownTogether(makes as Live<'holdem.range'>, spread as Live<'holdem.spread'>, () => hasOthers)
})

it('keeps the earlier answers until both are there', () => {
  expect(shown()).toEqual({ range: 'range 1', spread: 'spread 1' })
  Object.assign(makes, { answer: 'range 2' })
  Object.assign(spread, { isCurrent: false })
  expect(shown()).toEqual({ range: 'range 1', spread: 'spread 1' })
  Object.assign(spread, { answer: 'spread 2', isCurrent: true })
  expect(shown()).toEqual({ range: 'range 2', spread: 'spread 2' })
})

it('waits for the first equities, too, but not if they take long, or were stopped', () => {
  Object.assign(makes, { answer: 'range 2' })
  spread.isCurrent = false
  expect(shown()).toBeUndefined()
  for (const how of ['isWorking', 'isStopped']) {
    Object.assign(spread, { isCurrent: false, isWorking: false, isStopped: false, [how]: true })
    expect(shown()).toEqual({ range: 'range 2', spread: undefined })
  }
})

it('shows a range without others alone, and nothing without a range', () => {
  hasOthers = false
  Object.assign(spread, { answer: undefined, isCurrent: false })
  expect(shown()).toEqual({ range: 'range 1', spread: undefined })
  makes.answer = undefined
  expect(shown()).toBeUndefined()
})
