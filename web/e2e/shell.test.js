export default [
  {
    name: 'every view opens from the navigation',
    async run({ open, expect }) {
      const page = await open('')
      for (const view of ['hand', 'strategy', 'trainer', 'review', 'bankroll', 'machines', 'odds', 'equity', 'range', 'preflop', 'paytable']) {
        await page.click(`nav a[href^="#/${view}"]`)
        await page.waitForSelector(`#app[data-ready="${view}"]`)
        expect.equal(await page.locator('nav a[aria-current]').count(), 1)
      }
    },
  },
  {
    name: 'every text takes the colour of another theme at once under reduced motion',
    async run({ open, expect }) {
      const page = await open('#/paytable')
      const [before, atOnce, later] = await page.evaluate(async () => {
        const colour = () => getComputedStyle(document.querySelector('h1')).color
        const colours = [colour()]
        document.documentElement.dataset.theme = 'dark'
        colours.push(colour())
        await new Promise((resolve) => setTimeout(resolve, 200))
        return [...colours, colour()]
      })
      expect.notEqual(before, later)
      expect.equal(atOnce, later)
    },
  },
]
