// Opens the built page in Chromium as people do: on a phone, a tablet, a desktop, in the light and in the dark.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from 'playwright-core'

export const sizes = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 860 },
}
export const themes = ['light', 'dark']

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** `more`: further arguments of Chromium. */
export function startBrowser(more = []) {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: [
      '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
      '--disable-component-update', '--disable-sync', ...more,
    ],
  })
}

/** A fresh profile with one page at `hash` ("#/hand?cards=AsKs"), ready for use. `page.faults` collects what the console
    says; a test ends with `expectClean`. `prepare` runs in the page before anything else does. `installs`: whether its
    service worker fetches every file of the page, to work offline later. */
export async function openView(browser, address, hash, { size = 'desktop', theme = 'light', touch = size === 'phone', prepare, installs = true, ...more } = {}) {
  const context = await browser.newContext({
    viewport: sizes[size], colorScheme: theme, hasTouch: touch, isMobile: touch, reducedMotion: 'reduce', ...more,
  })
  if (!installs) await context.addInitScript(() => delete Navigator.prototype.serviceWorker)
  if (prepare) await context.addInitScript(prepare)
  const page = await context.newPage()
  // However busy the computer is: this only ends a case that hangs.
  page.setDefaultTimeout(120_000)
  page.faults = []
  page.on('console', (message) => page.faults.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => page.faults.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText
    // What is under way when a page is left ends so.
    if (why !== 'net::ERR_ABORTED') page.faults.push(`failed: ${request.url()} ${why}`)
  })
  await page.goto(address + hash)
  await ready(page, hash)
  return page
}

export async function ready(page, hash) {
  const view = /#\/(\w+)/.exec(hash)?.[1] ?? 'paytable'
  await page.waitForSelector(`#app[data-ready="${view}"]`)
}

/** What axe-core finds, one line each: by all its rules, or by those named. */
export async function accessibilityFaults(page, rules) {
  await page.evaluate(axe)
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  const { violations } = await page.evaluate((options) => window.axe.run(document, options), options)
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, 3).map((node) => node.target.join(' '))
    return `${id}: ${help} (${nodes.length} times, first ${places.join(', ')})`
  })
}

/** What is wider than the window, by selector. */
export function tooWide(page) {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
  })
}
