import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FromWorker, ToWorker } from './messages'

/** Answers when it is told to, and remembers what it was asked. */
class FakeWorker {
  static all: FakeWorker[] = []
  onmessage: ((event: { data: FromWorker }) => void) | undefined
  asked: Extract<ToWorker, { kind: 'ask' }>[] = []
  modules: string[] = []
  isEnded = false

  constructor() {
    FakeWorker.all.push(this)
  }
  postMessage(message: ToWorker): void {
    if (message.kind === 'ask') this.asked.push(message)
    if (message.kind === 'module') this.modules.push(message.name)
  }
  terminate(): void {
    this.isEnded = true
  }
  answer(text: string, outcome: 'answer' | 'refusal' = 'answer'): void {
    this.onmessage?.({ data: { kind: 'reply', id: this.asked.at(-1)?.id ?? 0, outcome, text } })
  }
}

vi.mock('./worker?worker', () => ({ default: FakeWorker }))
vi.mock('./files', () => ({ compiledModule: () => Promise.resolve({}), dataFiles: () => ({}) }))

let client: typeof import('./client')

const odds = (opponents: string) => ({ query: 'holdem.odds', hole: 'AhKh', opponents }) as const
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
const lastWorker = () => FakeWorker.all.at(-1) as FakeWorker

beforeEach(async () => {
  FakeWorker.all = []
  vi.resetModules()
  client = await import('./client')
})
afterEach(() => void vi.useRealTimers())

it('asks one question at a time, each in the smallest module that answers it', async () => {
  const first = client.ask(odds('1'))
  const second = client.ask({ query: 'videopoker.strategy', game: 'x' })
  await settle()
  expect(lastWorker().asked.map(({ module }) => module)).toEqual(['holdem'])
  lastWorker().answer('{"first": 1}')
  expect(await first).toEqual({ first: 1 })
  await settle()
  expect(lastWorker().modules).toEqual(['holdem', 'all'])
  lastWorker().answer('{"second": 2}')
  expect(await second).toEqual({ second: 2 })
  expect(FakeWorker.all).toHaveLength(1)
})

it('passes on what the engine refuses, with its place', async () => {
  const answer = client.ask(odds('1'))
  await settle()
  lastWorker().answer('{"error": {"message": "no card", "field": "hole", "text": "♠Xs", "position": 1, "length": 2}}', 'refusal')
  await expect(answer).rejects.toMatchObject({ message: 'no card', field: 'hole', parts: ['♠', 'Xs', ''] })
})

it('remembers answers', async () => {
  const answer = client.ask(odds('1'))
  await settle()
  lastWorker().answer('{"first": 1}')
  const first = await answer
  expect(await client.ask(odds('1'))).toBe(first)
  expect(lastWorker().asked).toHaveLength(1)
})

it('never starts a question that is given up while it waits', async () => {
  const stopper = new AbortController()
  const first = client.ask(odds('1'))
  const second = client.ask(odds('2'), { signal: stopper.signal })
  const third = client.ask(odds('3'))
  stopper.abort()
  await expect(second).rejects.toThrow()
  await settle()
  lastWorker().answer('{}')
  await first
  await settle()
  lastWorker().answer('{}')
  await third
  expect(lastWorker().asked.map(({ request }) => JSON.parse(request).opponents)).toEqual(['1', '3'])
})

it('ends the worker of a question that goes on after it is given up, and answers the next in a new one', async () => {
  const stopper = new AbortController()
  const first = client.ask(odds('1'), { signal: stopper.signal })
  const second = client.ask(odds('2'))
  await settle()
  vi.useFakeTimers()
  stopper.abort()
  await expect(first).rejects.toThrow()
  expect(lastWorker().isEnded).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(FakeWorker.all.map(({ isEnded }) => isEnded)).toEqual([true, false])
  lastWorker().answer('{"second": 2}')
  expect(await second).toEqual({ second: 2 })
})

it('does not take the late answer of a worker that was ended for that of the next question', async () => {
  const stopper = new AbortController()
  const first = client.ask(odds('1'), { signal: stopper.signal })
  const second = client.ask(odds('2'))
  await settle()
  vi.useFakeTimers()
  stopper.abort()
  await expect(first).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(1000)
  FakeWorker.all[0]?.answer('{"first": 1}')
  lastWorker().answer('{"second": 2}')
  expect(await second).toEqual({ second: 2 })
})

it('keeps the worker of a question that ends by itself soon after it is given up', async () => {
  const stopper = new AbortController()
  const first = client.ask(odds('1'), { signal: stopper.signal })
  await settle()
  vi.useFakeTimers()
  stopper.abort()
  lastWorker().answer('{}')
  await expect(first).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(1000)
  expect(lastWorker().isEnded).toBe(false)
})
