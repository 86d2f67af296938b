// npm run measure: the figures of this machine: cold load, edits, paint, shift and blocking time of the first view, and a
// card of the board in the view of ranges.
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

/** Milliseconds from the third card of the flop until the list, the heat map and the curves are painted. */
async function boards(ranges) {
  const page = await fresh()
  await page.goto(`${host.address}#/range?ranges=${ranges}&board=Kh+8h&grid=0`)
  await page.waitForSelector('text=Choose one more card.')
  const times = await page.evaluate(async () => {
    const pause = (time) => new Promise((resolve) => setTimeout(resolve, time))
    const cards = ['three', 'four', 'six', 'nine', 'jack'].flatMap((rank) => ['spades', 'diamonds', 'clubs'].map((suit) => `${rank} of ${suit}`))
    // While a card is missing, the answer to the flop before is marked as earlier.
    const isDrawn = () => document.querySelector('section .answer:not(.earlier) path.line-0')
    const times = []
    for (const card of cards) {
      const button = [...document.querySelectorAll('.wide button')].find((one) => one.textContent.includes(card))
      const start = performance.now()
      button.click()
      // A task that a frame leaves behind runs when it is painted.
      await new Promise((resolve) => {
        const look = () => (isDrawn() ? setTimeout(resolve) : requestAnimationFrame(look))
        requestAnimationFrame(look)
      })
      times.push(performance.now() - start)
      await pause(200)
      button.click()
      await pause(200)
    }
    return times
  })
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
for (const ranges of ['top+20%25~22%2B,ATs%2B,AJo%2B', 'top+20%25~random']) {
  const times = await boards(ranges)
  console.log(`card of a flop to the answer drawn  ${median(times).toFixed(1)} ms, at best ${Math.min(...times).toFixed(1)} ms: ${decodeURIComponent(ranges)}`)
}
await browser.close()
await host.close()
