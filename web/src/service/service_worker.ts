// Makes the page work offline. All files of one version are kept under its name: they are hashed and never change. The
// page itself is requested from the network first. A new version waits until the user accepts it or all pages
// are closed. Requests for other files are left to the network, such as those of the API that `holdfast
// serve` has beside the page.
/// <reference lib="webworker" />

declare const VERSION: string
declare const FILES: readonly string[]
declare const SIMD_FILES: readonly string[]
declare const SCALAR_FILES: readonly string[]

const worker = self as unknown as ServiceWorkerGlobalScope
/** Includes the folder, since pages in other folders of the host have caches of their own. */
const prefix = `holdfast ${new URL('./', worker.location.href).pathname} `
const cacheName = prefix + VERSION
const page = './index.html'

// The probe of src/engine/simd.ts; modules cannot be shared with a classic worker.
const hasSimd = WebAssembly.validate(
  new Uint8Array([
    0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 17, 11,
  ]),
)

const files = [...FILES, ...(hasSimd ? SIMD_FILES : SCALAR_FILES)]
const pathOf = (file: string): string => new URL(file, worker.location.href).pathname
const pagePaths = new Set([pathOf('./'), pathOf(page)])
const filePaths = new Set(files.map(pathOf))

async function install(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll([page, ...files])
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name)
  }
  await worker.clients.claim()
}

async function kept(path: string): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(path)
}

async function answerPage(request: Request): Promise<Response> {
  try {
    const response = await fetch(request, { cache: 'no-cache' })
    return response.ok ? response : ((await kept(page)) ?? response)
  } catch {
    return (await kept(page)) ?? Response.error()
  }
}

async function answerFile(request: Request, path: string): Promise<Response> {
  const file = await kept(path)
  if (file) return file
  const response = await fetch(request)
  if (response.status === 200) await (await caches.open(cacheName)).put(path, response.clone())
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
  if (request.mode === 'navigate') {
    if (pagePaths.has(pathname)) event.respondWith(answerPage(request))
  } else if (filePaths.has(pathname)) event.respondWith(answerFile(request, pathname))
})
