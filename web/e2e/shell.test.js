export default [
  {
    name: 'every view opens from the navigation',
    async run({ open, expect }) {
      const page = await open('')
      for (const view of ['hand', 'strategy', 'trainer', 'bankroll', 'odds', 'equity', 'preflop', 'paytable']) {
        await page.click(`nav a[href^="#/${view}"]`)
        await page.waitForSelector(`#app[data-ready="${view}"]`)
        expect.equal(await page.locator('nav a[aria-current]').count(), 1)
      }
    },
  },
]
