// The page's side of its service worker: it is registered once the page has been useful, and a new version waits until
// the user takes it.

class NewVersion {
  isReady = $state(false)
  private waiting: ServiceWorker | null = null

  offer(waiting: ServiceWorker): void {
    this.waiting = waiting
    this.isReady = true
  }

  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    this.waiting?.postMessage('take over')
  }
}
export const newVersion = new NewVersion()

/** Milliseconds between two looks for a new version. */
const lookEvery = 60 * 60 * 1000

export async function offerNewVersions(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register('./service_worker.js')
    if (registration.waiting && navigator.serviceWorker.controller) newVersion.offer(registration.waiting)
    registration.addEventListener('updatefound', () => watch(registration.installing))
    setInterval(() => void registration.update().catch(() => {}), lookEvery)
  } catch {
    // Without it the page works, only not offline.
  }
}

function watch(installing: ServiceWorker | null): void {
  installing?.addEventListener('statechange', () => {
    // Without a controller this is the first visit, and nothing is new.
    if (installing.state === 'installed' && navigator.serviceWorker.controller) newVersion.offer(installing)
  })
}
