import { looks } from './harness.js'

const basic = (page) => page.waitForSelector('text=26 rows return 99.5429')

export default [
  {
    name: 'strategy: a machine has a chart in each state',
    async run({ open }) {
      const page = await open('#/strategy?game=ultimate-x-1-jacks-or-better-8-6~@12x')
      await page.waitForSelector('text=/rows are worth 12\\.78\\d\\d bets a hand/')
      await page.getByRole('combobox', { name: 'State' }).selectOption('1x')
      await page.waitForSelector('text=/rows are worth 1\\.9\\d\\d\\d bets a hand/')
    },
  },
  {
    name: 'strategy: a machine of several lines has one chart for all sums of multipliers',
    slow: true,
    async run({ open }) {
      const lines = await open('#/strategy?game=ultimate-x-10-jacks-or-better-8-6~@24')
      await lines.waitForSelector('text=one strategy for all multipliers')
      await lines.waitForSelector('text=/rows are worth .* bets a hand/')
      await lines.waitForSelector('text=/the machine returns 99\\.38/')
    },
  },
  ...looks('strategy', '#/strategy', basic),
  {
    name: 'the search for shorter charts is stopped and started again; a slider chooses one by keyboard, which prints on one page',
    async run({ open, expect }) {
      const page = await open('#/strategy')
      await basic(page)
      await page.getByRole('button', { name: 'Stop' }).click()
      await page.getByRole('button', { name: 'Start again' }).click()
      const slider = page.getByLabel('Chart length')
      await slider.press('Home')
      await page.waitForSelector('.sentence .badge:text-is("Earlier answer")')
      expect.equal(await page.locator('.sentence .exact').count(), 0)
      await page.waitForSelector('text=6 rows return 97.1494')
      await page.waitForSelector('svg path')
      await page.waitForSelector('.paper', { state: 'attached' })
      const pdf = await page.pdf({ format: 'A4' })
      expect.equal(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length, 1)
      await slider.press('End')
      await page.waitForSelector('text=None of the 2,598,960 deals is misplayed')
      expect.match(page.url(), /rows=perfect/)
      await page.waitForSelector('.rule')
      await page.goBack()
      await page.waitForSelector('text=less than perfect play')
    },
  },
  {
    name: 'a chart of the user is evaluated as it is typed, and its wrong line is shown',
    async run({ open, expect }) {
      const page = await open('#/strategy', { size: 'phone' })
      await basic(page)
      await page.getByRole('button', { name: 'Your own chart' }).tap()
      const area = page.getByLabel('Your chart, one row per line')
      await page.waitForSelector('text=26 rows return 99.5429')
      expect.match(await area.inputValue(), /^royal flush, straight flush\n/)
      await area.fill('royal flush, straight flush\nfor to a flush\ndiscard all')
      await page.waitForSelector("text=unknown word 'for'")
      expect.equal(await page.locator('.sentence .exact').count(), 0)
      await page.getByRole('button', { name: 'Show line 2' }).tap()
      expect.equal(await page.evaluate(() => getSelection().toString() || document.activeElement.value
        .slice(document.activeElement.selectionStart, document.activeElement.selectionEnd)), 'for to a flush')
      await area.fill('royal flush, straight flush\nfour to a royal flush\npair\ndiscard all')
      await page.waitForSelector('text=4 rows return 67.8294')
      await page.waitForSelector('text=210,228')
      const link = page.url()
      const again = await open(link.slice(link.indexOf('#')))
      await again.waitForSelector('text=4 rows return 67.8294')
    },
  },
]
