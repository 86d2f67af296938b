import { beforeEach, expect, it, vi } from 'vitest'

type Listener = (event: unknown) => void
const listeners = new Map<string, Listener>()
const deleted: string[] = []
const names = ['holdfast /pages/one/ old', 'holdfast /pages/one/ new', 'holdfast /pages/two/ old', 'other']

beforeEach(async () => {
  listeners.clear()
  deleted.length = 0
  vi.resetModules()
  vi.stubGlobal('VERSION', 'new')
  vi.stubGlobal('FILES', ['assets/app.js', 'icon.svg'])
  vi.stubGlobal('SIMD_FILES', ['assets/all.simd.wasm'])
  vi.stubGlobal('SCALAR_FILES', ['assets/all.scalar.wasm'])
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve(names),
    delete: (name: string) => Promise.resolve(deleted.push(name)),
    open: () => Promise.resolve({ match: () => Promise.resolve('kept') }),
  })
  vi.stubGlobal('self', {
    location: { href: 'http://host/pages/one/service_worker.js', origin: 'http://host' },
    clients: { claim: () => Promise.resolve() },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  })
  await import('./service_worker')
  vi.unstubAllGlobals()
})

/** Whether the service worker answers, or leaves it to the network. */
function answers(url: string, mode = 'cors', method = 'GET'): boolean {
  const respondWith = vi.fn()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  vi.stubGlobal('caches', { open: () => Promise.resolve({ match: () => Promise.resolve('kept') }) })
  listeners.get('fetch')?.({ request: { url: `http://host${url}`, mode, method }, respondWith })
  return respondWith.mock.calls.length > 0
}

it.each(['/pages/one/', '/pages/one/index.html'])('answers who goes to the page at %s', (url) => {
  expect(answers(url, 'navigate')).toBe(true)
})

it.each(['/pages/one/api/v1/holdem/odds', '/pages/one/openapi.json', '/pages/one/nowhere', '/'])('leaves who goes to %s to the network', (url) => {
  expect(answers(url, 'navigate')).toBe(false)
})

it.each([
  ['/pages/one/assets/app.js', true],
  ['/pages/one/assets/all.simd.wasm', true],
  ['/pages/one/openapi.json', false],
  ['/pages/one/metrics', false],
  ['/pages/two/assets/app.js', false],
])('of %s it keeps a copy: %s', (url, expected) => {
  expect(answers(url)).toBe(expected)
})

it('deletes the older caches of its own page alone', async () => {
  vi.stubGlobal('caches', { keys: () => Promise.resolve(names), delete: (name: string) => Promise.resolve(deleted.push(name)) })
  let done: Promise<unknown> = Promise.resolve()
  listeners.get('activate')?.({ waitUntil: (work: Promise<unknown>) => (done = work) })
  await done
  expect(deleted).toEqual(['holdfast /pages/one/ old'])
})
