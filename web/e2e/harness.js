// Tests of the whole page. A file e2e/<view>.test.js exports a list of cases:
//   export default [{ name: 'what holds', async run({ open, expect }) { ... } }]
import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { accessibilityFaults, openView, sizes, startBrowser, themes, tooWide } from './browser.js'
import { serve } from './serve.js'

const screenshots = new URL('./screenshots/', import.meta.url).pathname

export async function runCases(files, { only = '' } = {}) {
  const host = await serve(new URL('../dist/', import.meta.url).pathname)
  const browser = await startBrowser()
  let failures = 0
  try {
    for (const file of files) {
      const { default: cases } = await import(file)
      for (const one of cases.filter(({ name }) => name.includes(only))) failures += await runCase(browser, host, one)
    }
  } finally {
    await browser.close()
    await host.close()
  }
  return failures
}

async function runCase(browser, host, { name, run }) {
  const pages = []
  const open = async (hash, options) => {
    const page = await openView(browser, host.address, hash, options)
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

/** The cases every view owes: at three widths, in both themes, axe-core finds nothing, nothing is too wide, and a
    screenshot is left to look at. `settle` waits for the answer. */
export function looks(view, hash, settle) {
  return Object.keys(sizes).flatMap((size) =>
    themes.map((theme) => ({
      name: `${view} on a ${size} in the ${theme} theme`,
      async run({ open }) {
        const page = await open(hash, { size, theme })
        await settle(page)
        mkdirSync(screenshots, { recursive: true })
        await page.screenshot({ path: `${screenshots}${view}-${size}-${theme}.png`, fullPage: true })
        assert.deepEqual(await tooWide(page), [])
        assert.deepEqual(await accessibilityFaults(page), [])
      },
    })),
  )
}
