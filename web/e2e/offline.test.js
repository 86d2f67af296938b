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

/** What each view shows once the engine has answered. */
const answers = {
  paytable: 'strong:text("98.3927")',
  hand: '.sentence:has-text("worth")',
  strategy: 'text=rows return',
  trainer: 'text=Choose the cards to hold, then draw.',
  review: 'text=1 hand, no mistakes.',
  bankroll: 'text=With 500 bets',
  machines: 'text=The best play differs in',
  odds: 'text=Your equity is 85.20', // needs a table of odds before the flop
  equity: 'text=82.64', // another one
  range: 'text=Player 1 has 45.13',
  preflop: 'text=a fair share of the pot is', // and a third
}
const addresses = {
  paytable: '#/paytable?game=jacks-or-better-9-6~full+house=8',
  review: `#/review?hands=p${Buffer.from('AsKsQsJs5s: 1234').toString('base64url')}`,
  odds: '#/odds?hole=AsAd',
  equity: '#/equity?ranges=AsAh~KsKh',
}

/** After one visit to `first` alone, the network goes. */
function offlineFrom(first) {
  return {
    name: `offline: after a visit to ${first} alone every view opens, and the engine answers`,
    run: ({ browser, expect }) =>
      withHost(async ({ address, close }) => {
        const page = await openView(browser, address, `#/${first}`)
        await installed(page)
        await close()
        for (const view of Object.keys(answers).filter((name) => name !== first)) {
          await page.goto(address + (addresses[view] ?? `#/${view}`))
          await page.waitForSelector(answers[view])
        }
        await page.reload()
        await page.waitForSelector(answers.preflop)
        expect.deepEqual(page.faults.filter((fault) => fault.startsWith('error:')), [])
        await page.context().close()
      }),
  }
}

export default [
  offlineFrom('trainer'),
  { ...offlineFrom('odds'), slow: true },
  {
    name: 'offline: a new version is offered, and comes when it is taken',
    run: ({ browser, expect }) =>
      withHost(async ({ address }, folder) => {
        const page = await openView(browser, address, '#/paytable?game=jacks-or-better-9-6~full+house=8')
        await installed(page)
        const [before] = await page.evaluate(() => caches.keys())
        const version = before.split(' ').at(-1)
        const script = join(folder, 'service_worker.js')
        writeFileSync(script, readFileSync(script, 'utf8').replaceAll(version, 'newer'))
        await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
        const reload = page.getByRole('button', { name: 'Reload' })
        await reload.waitFor()
        expect.deepEqual(await page.evaluate(() => caches.keys()), [before, before.replace(version, 'newer')])
        await Promise.all([page.waitForEvent('load'), reload.click()])
        await answered(page)
        expect.deepEqual(await page.evaluate(() => caches.keys()), [before.replace(version, 'newer')])
        expect.deepEqual(page.faults, [])
        await page.context().close()
      }),
  },
]
