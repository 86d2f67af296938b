// Makes the page work offline. All files of one version are kept under its name: they are hashed and never change. The
// page itself is asked of the network first. A new version waits until it is taken or all pages are closed.
/// <reference lib="webworker" />

declare const VERSION: string
declare const FILES: readonly string[]
declare const SIMD_FILES: readonly string[]
declare const SCALAR_FILES: readonly string[]

const worker = self as unknown as ServiceWorkerGlobalScope
const prefix = 'holdfast-'
const cacheName = prefix + VERSION
const page = './index.html'

// The probe of src/engine/simd.ts; modules cannot be shared with a classic worker.
const hasSimd = WebAssembly.validate(
  new Uint8Array([
    0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 17, 11,
  ]),
)

async function install(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll([page, ...FILES, ...(hasSimd ? SIMD_FILES : SCALAR_FILES)])
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name)
  }
  await worker.clients.claim()
}

async function answerPage(request: Request): Promise<Response> {
  try {
    const response = await fetch(request, { cache: 'no-cache' })
    if (response.ok) return response
    return (await caches.match(page)) ?? response
  } catch {
    return (await caches.match(page)) ?? Response.error()
  }
}

async function answerFile(request: Request): Promise<Response> {
  const kept = await caches.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok && response.status === 200) await (await caches.open(cacheName)).put(request, response.clone())
  return response
}

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('message', (event) => {
  if (event.data === 'take over') void worker.skipWaiting()
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate') event.respondWith(answerPage(request))
  // The API of `holdfast serve` lies beside the page, and is none of its files.
  else if (pathname.startsWith(new URL('./', worker.location.href).pathname) && /\.\w+$/.test(pathname))
    event.respondWith(answerFile(request))
})
