// Tests of the whole page. A file e2e/<view>.test.js exports a list of cases:
//   export default [{ name: 'what holds', async run({ open, expect }) { ... } }]
// A case with `slow: true` runs with --all, or if it is asked for by name.
import assert from 'node:assert/strict'
import { availableParallelism } from 'node:os'
import { accessibilityFaults, openView, sizes, startBrowser, themes, tooWide } from './browser.js'
import { serve } from './serve.js'

const screenshots = new URL('./screenshots/', import.meta.url).pathname

/** One case at once more than there are processors, each in a profile of its own. */
export async function runCases(files, { only, slow }) {
  const host = await serve(new URL('../dist/', import.meta.url).pathname)
  const browser = await startBrowser()
  let failures = 0
  try {
    const all = (await Promise.all(files.map((file) => import(file)))).flatMap((module) => module.default)
    const waiting = all.filter((one) => one.name.includes(only) && (slow || !one.slow))
    if (waiting.length === 0) throw new Error(`no case has '${only}' in its name`)
    const worker = async () => {
      for (let one = waiting.shift(); one; one = waiting.shift()) {
        const failed = await runCase(browser, host, one)
        failures += failed
      }
    }
    await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker))
  } finally {
    await browser.close()
    await host.close()
  }
  return failures
}

async function runCase(browser, host, { name, run }) {
  const pages = []
  const open = async (hash, options) => {
    const page = await openView(browser, host.address, hash, { installs: looksEverywhere, ...options })
    pages.push(page)
    return page
  }
  const start = Date.now()
  try {
    await run({ open, expect: assert, address: host.address, browser })
    for (const page of pages) expectClean(page)
    console.log(`ok    ${name} (${Date.now() - start} ms)`)
    return 0
  } catch (error) {
    console.log(`FAIL  ${name}\n${error.stack}\n${pages.flatMap((page) => page.faults).join('\n')}`)
    return 1
  } finally {
    for (const page of pages) await page.context().close()
  }
}

export function expectClean(page) {
  assert.deepEqual(page.faults, [], 'the console is not empty')
}

/** Whether each view is opened anew at each width, axe-core checks each in each theme, and pictures are taken. These are
    most of the time that the tests of the page take, and widths decide the layout, themes the colours: so unless --all is
    given, a view is opened on a phone, and made wider; axe-core checks the narrowest layout in the light and the widest in
    the dark. What else the view may show (`looksOnPhone`) is checked on a phone alone. */
export const looksEverywhere = process.argv.includes('--all')

/** Pictures are drawn anew for a new width, some frames later. */
async function expectFits(page, size, what) {
  await page.setViewportSize(size)
  for (let looks = 0; looks < 20 && (await tooWide(page)).length > 0; ++looks) await page.waitForTimeout(100)
  assert.deepEqual(await tooWide(page), [], what)
}

/** As wide as a desktop page zoomed to 400 %: nothing is wider (WCAG 1.4.10). */
const narrow = { width: 320, height: sizes.phone.height }

const expectAccessible = async (page, what) => assert.deepEqual(await accessibilityFaults(page), [], what)

/** The cases every view owes: at each width, in both themes, nothing is too wide and axe-core finds nothing; with --all,
    a screenshot is left to look at. `settle` waits for the answer. */
export function looks(view, hash, settle) {
  return looksEverywhere ? Object.keys(sizes).map((size) => looksAt(size, view, hash, settle)) : [looksWider(view, hash, settle)]
}

/** The same with --all; else only what is most likely to be too wide: the view on a phone. */
export function looksOnPhone(view, hash, settle) {
  if (looksEverywhere) return looks(view, hash, settle)
  const run = ({ open }) => openOnPhone(open, hash, settle)
  return [{ name: `${view} on a phone`, run }]
}

async function openOnPhone(open, hash, settle) {
  const page = await open(hash, { size: 'phone', theme: 'light' })
  await settle(page)
  await expectFits(page, narrow, '320 pixels')
  await expectFits(page, sizes.phone, 'phone')
  await expectAccessible(page, 'phone')
  return page
}

function looksWider(view, hash, settle) {
  return {
    name: `${view} on a phone, and on what is wider`,
    async run({ open }) {
      const page = await openOnPhone(open, hash, settle)
      await page.emulateMedia({ colorScheme: 'dark' })
      for (const size of Object.keys(sizes)) await expectFits(page, sizes[size], `${size}, dark`)
      await expectAccessible(page, 'desktop, dark')
    },
  }
}

function looksAt(size, view, hash, settle) {
  return {
    name: `${view} on a ${size}, in the light and in the dark`,
    async run({ open }) {
      const page = await open(hash, { size, theme: themes[0] })
      await settle(page)
      if (size === 'phone') {
        await expectFits(page, narrow, '320 pixels')
        await page.setViewportSize(sizes.phone)
      }
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme })
        await page.screenshot({ path: `${screenshots}${view}-${size}-${theme}.png`, fullPage: true })
        await expectFits(page, sizes[size], theme)
        await expectAccessible(page, theme)
      }
    },
  }
}
