// @vitest-environment jsdom
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RequestFor } from './answers'
import { EngineError } from './engine_error'
import { Live, whenFinished, type LiveOptions } from './live.svelte'

interface Asked {
  opponents: string
  signal: AbortSignal
  answer(text: string): Promise<void>
  refuse(message: string): Promise<void>
}
const asked: Asked[] = []

vi.mock('./client', () => ({
  ask: ({ opponents }: { opponents: string }, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      const settled = async (settle: () => void): Promise<void> => {
        settle()
        await Promise.resolve()
        await Promise.resolve()
      }
      asked.push({
        opponents, signal,
        answer: (text) => settled(() => resolve(text)),
        refuse: (message) => settled(() => reject(new EngineError({ message }))),
      })
    }),
}))

let opponents = $state('1')
let live: Live<'holdem.odds'>
let end: () => void

function start(options: LiveOptions = {}): void {
  end = $effect.root(() => {
    live = new Live<'holdem.odds'>(
      () => (opponents ? ({ query: 'holdem.odds', hole: 'AhKh', opponents } as RequestFor<'holdem.odds'>) : undefined),
      options,
    )
  })
  flushSync()
}

function ask(next: string): void {
  opponents = next
  flushSync()
}

beforeEach(() => {
  asked.length = 0
  opponents = '1'
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

it('keeps the last answer until that of the new request is there', async () => {
  start()
  await asked[0]?.answer('first')
  expect([live.answer, live.isCurrent]).toEqual(['first', true])
  ask('2')
  expect([live.answer, live.isCurrent]).toEqual(['first', false])
  expect(live.answered?.request).toMatchObject({ opponents: '1' })
  await asked[1]?.answer('second')
  expect([live.answer, live.isCurrent]).toEqual(['second', true])
})

it('gives up a request when the next is made, and does not show its late answer', async () => {
  start()
  ask('2')
  expect(asked[0]?.signal.aborted).toBe(true)
  await asked[1]?.answer('second')
  await asked[0]?.answer('first')
  expect(live.answer).toBe('second')
})

it('keeps the last answer beside an error, and drops the error with the next answer', async () => {
  start()
  await asked[0]?.answer('first')
  ask('23')
  await asked[1]?.refuse('too many')
  expect([live.answer, live.error?.message, live.isCurrent]).toEqual(['first', 'too many', true])
  ask('2')
  await asked[2]?.answer('second')
  expect([live.answer, live.error]).toEqual(['second', undefined])
})

it('says of each answer whether it is that to the present request', async () => {
  start()
  expect(live.isEarlier).toBe(false) // there is none
  await asked[0]?.answer('first')
  expect(live.isEarlier).toBe(false)
  ask('2')
  expect(live.isEarlier).toBe(true)
  await asked[1]?.refuse('too many')
  expect(live.isEarlier).toBe(true)
  ask('3')
  await asked[2]?.answer('third')
  expect(live.isEarlier).toBe(false)
})

it('drops an error soon after the request has changed, though the next answer takes long', async () => {
  vi.useFakeTimers()
  start({ wait: 300 })
  await vi.advanceTimersByTimeAsync(300)
  await asked[0]?.refuse('too many')
  await vi.advanceTimersByTimeAsync(1000)
  expect(live.error?.message).toBe('too many')
  ask('2')
  await vi.advanceTimersByTimeAsync(100)
  expect(live.error).toBeUndefined()
  await vi.advanceTimersByTimeAsync(200)
  await asked[1]?.refuse('too few')
  await vi.advanceTimersByTimeAsync(1000)
  expect(live.error?.message).toBe('too few')
})

it('keeps an error that comes at once', async () => {
  vi.useFakeTimers()
  start()
  await asked[0]?.refuse('too many')
  await vi.advanceTimersByTimeAsync(1000)
  expect(live.error?.message).toBe('too many')
})

it('keeps no answer about something else beside an error', async () => {
  start({ subject: () => String(Number(opponents) > 9) })
  await asked[0]?.answer('first')
  ask('2')
  await asked[1]?.refuse('no')
  expect(live.answer).toBe('first')
  ask('10')
  expect(live.answer).toBe('first')
  await asked[2]?.refuse('too many')
  expect(live.answer).toBeUndefined()
})

it('asks nothing, and shows nothing, where there is nothing to ask', async () => {
  start()
  await asked[0]?.answer('first')
  ask('')
  expect(asked).toHaveLength(1)
  expect(live.answer).toBeUndefined()
})

it('asks what was last finished while the next is typed, and nothing more of what was cleared', () => {
  let typed = 'Ah Kh'
  const request = whenFinished(() => typed, () => typed.length === 5, () => typed === '')
  const asked = ['Ah Kh', 'Ah', '', 'Q', 'Qs Qd'].map((text) => {
    typed = text
    return request()
  })
  expect(asked).toEqual(['Ah Kh', 'Ah Kh', undefined, undefined, 'Qs Qd'])
})

it('asks again after it was stopped', async () => {
  start()
  live.stop()
  expect([live.isStopped, asked[0]?.signal.aborted]).toEqual([true, true])
  live.again()
  flushSync()
  expect([live.isStopped, asked.length]).toEqual([false, 2])
})

it('waits with a costly question until the typing has paused', () => {
  vi.useFakeTimers()
  start({ wait: 300 })
  vi.advanceTimersByTime(200)
  ask('2')
  vi.advanceTimersByTime(299)
  expect(asked).toHaveLength(0)
  vi.advanceTimersByTime(1)
  expect(asked.map(({ opponents }) => opponents)).toEqual(['2'])
})
