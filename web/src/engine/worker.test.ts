// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import type { FromWorker, ToWorker } from './messages'
import type { Reply } from './module'

/** Instances that were started, each with what it says to the questions that it is asked. */
let started = 0
let ask: (instance: number, request: string) => Reply
const load = vi.fn(() => true)

vi.mock('./module', () => ({
  EngineModule: {
    start: () => {
      const instance = ++started
      return { ask: (request: string) => ask(instance, request), load }
    },
  },
}))

const told: FromWorker[] = []

async function tell(message: ToWorker): Promise<void> {
  self.onmessage?.(new MessageEvent('message', { data: message }))
  await new Promise((resolve) => setTimeout(resolve))
}

async function replyTo(request: string): Promise<string> {
  await tell({ kind: 'ask', id: 1, module: 'holdem', request })
  const last = told.at(-1)
  return last?.kind === 'reply' ? last.text : ''
}

beforeEach(async () => {
  started = told.length = 0
  vi.spyOn(self, 'postMessage').mockImplementation((message: FromWorker) => void told.push(message))
  await import('./worker')
  await tell({ kind: 'start', files: { 'pairs.bin': 'pairs.123.bin' } })
  await tell({ kind: 'module', name: 'holdem', compiled: {} as WebAssembly.Module })
})

it('answers all questions by one instance, unless it stops: then it is asked no more', async () => {
  ask = (instance, request) => {
    if (request === 'deep') throw new RangeError('Maximum call stack size exceeded')
    return { outcome: 'answer', text: `${request} by ${instance}` }
  }
  expect(await replyTo('a')).toBe('a by 1')
  expect(await replyTo('b')).toBe('b by 1')
  expect(await replyTo('deep')).toContain('The engine stopped: Maximum call stack size exceeded')
  expect(await replyTo('c')).toBe('c by 2')
})

it('does not blame the engine for a table that cannot be fetched', async () => {
  ask = () => ({ outcome: 'data missing', text: 'pairs.bin' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await replyTo('AA')).toContain('The table of preflop odds could not be loaded (Failed to fetch).')
  vi.unstubAllGlobals()
  expect(started).toBe(1)
})

it('names the ranges before the next question, once for each instance', async () => {
  const asked: string[] = []
  ask = (instance, request) => {
    asked.push(`${request} by ${instance}`)
    if (request === 'deep') throw new RangeError('Maximum call stack size exceeded')
    return { outcome: 'answer', text: '' }
  }
  await tell({ kind: 'names', request: 'names' })
  for (const request of ['a', 'b', 'deep', 'c']) await replyTo(request)
  await tell({ kind: 'names', request: 'others' })
  await replyTo('d')
  expect(asked).toEqual(['names by 1', 'a by 1', 'b by 1', 'deep by 1', 'names by 2', 'c by 2', 'others by 2', 'd by 2'])
})

it('fetches the table that the names of the ranges need, such as for the top hands', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(new Uint8Array(1))))
  let loaded = false
  load.mockImplementation(() => (loaded = true))
  const asked: string[] = []
  ask = (_, request) => {
    asked.push(request)
    return request === 'top hands' && !loaded ? { outcome: 'data missing', text: 'pairs.bin' } : { outcome: 'answer', text: '' }
  }
  await tell({ kind: 'names', request: 'top hands' })
  await replyTo('a')
  vi.unstubAllGlobals()
  expect(asked).toEqual(['top hands', 'top hands', 'a'])
})

it('says why ranges have no names, if a question may need them', async () => {
  ask = (_, request) =>
    request === 'known'
      ? { outcome: 'answer', text: 'answered' }
      : { outcome: 'refusal', text: JSON.stringify({ error: { message: `${request} is refused` } }) }
  await tell({ kind: 'names', request: 'names' })
  expect(await replyTo('known')).toBe('answered')
  expect(await replyTo('unknown')).toContain('The ranges saved under names cannot be read: names is refused')
})
