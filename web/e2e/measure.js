// npm run measure: the figures of the first view on this machine: cold load, edits, paint, shift and blocking time.
// It tests nothing; read it when the page feels slow.
import { startBrowser } from './browser.js'
import { serve } from './serve.js'

const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1]
const edited = '#/paytable?game=jacks-or-better-9-6~full+house=8'

const host = await serve(new URL('../dist/', import.meta.url).pathname)
const browser = await startBrowser()

async function fresh(slower = 1) {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 860 } })).newPage()
  if (slower > 1) await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.addInitScript(() => {
    window.seen = { firstPaint: 0, paint: 0, shift: 0, tasks: [] }
    const watch = (type, take) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
    watch('largest-contentful-paint', (entry) => (window.seen.paint = entry.startTime))
    watch('layout-shift', (entry) => (window.seen.shift += entry.hadRecentInput ? 0 : entry.value))
    watch('paint', (entry) => (window.seen.firstPaint = entry.startTime)) // the contentful one comes last
    watch('longtask', ({ startTime, duration }) => window.seen.tasks.push([startTime, startTime + duration]))
  })
  return page
}

/** What tasks take beyond 50 ms each, as Lighthouse counts it: from the first contentful paint on. */
function blockingFrom(start, tasks) {
  return tasks.reduce((sum, [begin, end]) => sum + Math.max(0, end - Math.max(begin, start) - 50), 0)
}

/** Milliseconds from the start of the navigation until the return is on the screen. */
async function load(hash, wanted, slower) {
  const page = await fresh(slower)
  await page.goto(host.address + hash)
  await page.waitForFunction((text) => document.querySelector('strong')?.textContent.includes(text), wanted, { polling: 'raf' })
  const time = await page.evaluate(() => performance.now())
  await page.waitForTimeout(1500 * (slower ?? 1))
  const { firstPaint, tasks, ...seen } = await page.evaluate(() => window.seen)
  await page.context().close()
  return { time, blocking: blockingFrom(firstPaint, tasks), blockingInAll: blockingFrom(0, tasks), ...seen }
}

/** Milliseconds from an input to the frame after the new return is in the page. */
async function edits(count) {
  const page = await fresh()
  await page.goto(host.address + edited)
  await page.waitForSelector('strong:text("98.3927")')
  const times = await page.evaluate(async (count) => {
    const input = document.querySelector('input[aria-label="full house pays"]')
    const times = []
    for (let step = 0; step < count; ++step) {
      const before = document.querySelector('strong').textContent
      const start = performance.now()
      input.value = String(10 + step / 4)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise((resolve) => {
        const look = () => (document.querySelector('strong').textContent === before ? requestAnimationFrame(look) : resolve())
        requestAnimationFrame(look)
      })
      times.push(performance.now() - start)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return times
  }, count)
  await page.context().close()
  return times
}

const runs = []
const computed = []
const slow = []
for (let run = 0; run < 5; ++run) {
  runs.push(await load('', '99.5439'))
  computed.push(await load(edited, '98.3927'))
  slow.push(await load('', '99.5439', 4))
}
const ms = (list, key) => `${median(list.map((one) => one[key])).toFixed(0)} ms`
console.log(`first view with its return         ${ms(runs, 'time')}`)
console.log(`first return computed here, cold   ${ms(computed, 'time')}`)
console.log(`edit to new return on the screen   ${median(await edits(30)).toFixed(1)} ms`)
console.log(`4x slower processor: largest paint ${ms(slow, 'paint')}, blocking ${ms(slow, 'blocking')} (${ms(slow, 'blockingInAll')} with what comes before the first), layout shift ${median(slow.map((one) => one.shift)).toFixed(4)}`)
await browser.close()
await host.close()
