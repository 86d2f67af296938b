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

it('fetches the table that a question needs, and asks it again', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(new Uint8Array(1))))
  let loaded = false
  load.mockImplementation(() => (loaded = true))
  const asked: string[] = []
  ask = (_, request) => {
    asked.push(request)
    return loaded ? { outcome: 'answer', text: 'found' } : { outcome: 'data missing', text: 'pairs.bin' }
  }
  expect(await replyTo('top hands')).toBe('found')
  vi.unstubAllGlobals()
  expect(asked).toEqual(['top hands', 'top hands'])
})
