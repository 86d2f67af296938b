import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openView } from './browser.js'
import { serve } from './serve.js'

const dist = new URL('../dist/', import.meta.url).pathname

/** A copy of the page on a host of its own, which a case may change and stop. */
async function withHost(run) {
  const folder = mkdtempSync(join(tmpdir(), 'holdfast-page-'))
  cpSync(dist, folder, { recursive: true })
  const host = await serve(folder)
  try {
    await run(host, folder)
  } finally {
    await host.close()
    rmSync(folder, { recursive: true })
  }
}

/** Until the page is under its service worker, whose files are all there. */
async function installed(page) {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

const answered = (page) => page.waitForSelector('strong:text("98.3927")')

export default [
  {
    name: 'offline: after the first visit every view opens and the engine answers without a network',
    run: ({ browser, expect }) =>
      withHost(async ({ address, close }) => {
        const page = await openView(browser, address, '')
        await installed(page)
        await close()
        await page.goto(`${address}#/paytable?game=jacks-or-better-9-6~full+house=8`)
        await page.reload()
        await answered(page)
        for (const view of ['hand', 'strategy', 'trainer', 'bankroll', 'odds', 'equity', 'preflop']) {
          await page.click(`nav a[href^="#/${view}"]`)
          await page.waitForSelector(`#app[data-ready="${view}"]`)
        }
        expect.deepEqual(page.faults.filter((fault) => fault.startsWith('error:')), [])
        await page.context().close()
      }),
  },
  {
    name: 'offline: a new version is offered, and comes when it is taken',
    run: ({ browser, expect }) =>
      withHost(async ({ address }, folder) => {
        const page = await openView(browser, address, '#/paytable?game=jacks-or-better-9-6~full+house=8')
        await installed(page)
        const [before] = await page.evaluate(() => caches.keys())
        const script = join(folder, 'service_worker.js')
        writeFileSync(script, readFileSync(script, 'utf8').replaceAll(before.replace('holdfast-', ''), 'newer'))
        await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
        const reload = page.getByRole('button', { name: 'Reload' })
        await reload.waitFor()
        expect.deepEqual(await page.evaluate(() => caches.keys()), [before, 'holdfast-newer'])
        await Promise.all([page.waitForEvent('load'), reload.click()])
        await answered(page)
        expect.deepEqual(await page.evaluate(() => caches.keys()), ['holdfast-newer'])
        expect.deepEqual(page.faults, [])
        await page.context().close()
      }),
  },
]
