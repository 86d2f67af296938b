import { looks } from './harness.js'

const dealt = (page) => page.getByText('Choose the cards to hold, then draw.').waitFor()
const graded = (page) => page.locator('.verdict .grade').waitFor()
const held = (page) => page.locator('.cards button[aria-pressed="true"]').count()

export default [
  ...looks('trainer', '#/trainer', dealt),
  {
    name: 'the trainer is played by keys, and its machine keeps its height',
    async run({ open, expect }) {
      const page = await open('#/trainer')
      await dealt(page)
      const height = () => page.locator('.machine').evaluate((machine) => machine.getBoundingClientRect().height)
      const before = await height()
      await page.keyboard.press('1')
      await page.keyboard.press('3')
      expect.equal(await held(page), 2)
      await page.keyboard.press('3')
      expect.equal(await held(page), 1)
      await page.keyboard.press('Enter')
      await graded(page)
      expect.equal(await height(), before)
      await page.getByText('1', { exact: true }).first().waitFor()
      await page.keyboard.press('Enter')
      await dealt(page)
      expect.equal(await held(page), 0)
      await page.keyboard.press('Space')
      await graded(page)
      await page.keyboard.press('Space')
      await dealt(page)
      expect.equal(await page.evaluate(() => scrollY), 0)
    },
  },
  {
    name: 'Enter on a focused card holds it, and does not draw; after a click it draws',
    async run({ open, expect }) {
      const page = await open('#/trainer')
      await dealt(page)
      const first = page.locator('.cards button').first()
      await first.focus()
      await page.keyboard.press('Enter')
      expect.equal(await held(page), 1)
      await dealt(page)
      await page.evaluate(() => document.activeElement.blur())
      await first.click()
      expect.equal(await held(page), 0)
      await page.keyboard.press('Enter')
      await graded(page)
    },
  },
  {
    name: 'a mistake is warned of, counted, kept, practised and erased, by touch',
    async run({ open, expect }) {
      const page = await open('#/trainer?warn=1', { size: 'phone' })
      for (let hand = 0; hand < 20; ++hand) {
        await dealt(page)
        // Holding all five is hardly ever right.
        for (const card of await page.locator('.cards button').all()) await card.tap()
        await page.getByRole('button', { name: 'Draw' }).tap()
        await graded(page)
        if (await page.getByText('There is a better hold').count()) break
        await page.getByRole('button', { name: 'Deal' }).tap()
      }
      await page.getByRole('button', { name: 'Draw anyway' }).tap()
      await page.locator('.grade', { hasText: 'mistake: it costs' }).waitFor()
      const cards = await page.locator('.cards button').allTextContents()
      const stored = await page.evaluate(() => localStorage.getItem('holdfast.trainer'))
      expect.equal(JSON.parse(stored).games['jacks-or-better-9-6'].missed.length, 1)
      await page.getByRole('button', { name: /^9\/6 Jacks/ }).tap()
      await page.getByRole('button', { name: 'Your mistakes' }).tap()
      await dealt(page)
      expect.deepEqual((await page.locator('.cards button').allTextContents()).map((text) => text.split(' ')[2]),
        cards.map((text) => text.split(' ')[2]))
      await page.getByRole('button', { name: 'Erase' }).tap()
      await page.getByText('Erase the results of which games?').waitFor()
      await page.getByRole('button', { name: 'Only 9/6 Jacks or Better' }).tap()
      await page.waitForFunction(() => localStorage.getItem('holdfast.trainer') === '{"holdfast":"trainer","games":{}}')
    },
  },
  {
    name: 'statistics are exported, and imported by another browser',
    async run({ open, expect }) {
      const page = await open('#/trainer')
      await dealt(page)
      await page.keyboard.press('Enter')
      await graded(page)
      const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export' }).click()])
      const other = await open('#/trainer')
      await dealt(other)
      await other.locator('input[type=file]').setInputFiles({ name: 'no.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
      await other.getByText('This file has no results of the trainer').waitFor()
      await other.locator('input[type=file]').setInputFiles(await saved.path())
      await other.locator('dd', { hasText: /^1$/ }).first().waitFor()
      expect.equal(await other.getByText('This file has no results of the trainer').count(), 0)
      await other.locator('input[type=file]').setInputFiles(await saved.path())
      await other.getByText('The file has 1 hand.').waitFor()
      await other.getByRole('button', { name: 'Add the file' }).click()
      await other.locator('dd', { hasText: /^2$/ }).first().waitFor()
    },
  },
  {
    name: 'the hands of two tabs are counted together',
    async run({ open, address }) {
      const page = await open('#/trainer')
      const other = await page.context().newPage()
      await other.goto(`${address}#/trainer`)
      const hands = (tab, count) => tab.locator('.scores dd', { hasText: new RegExp(`^${count}$`) }).first().waitFor()
      for (const [tab, count] of [[page, 1], [other, 2], [page, 3]]) {
        await tab.bringToFront()
        await dealt(tab)
        await tab.keyboard.press('Enter')
        await hands(tab, count)
        await tab.keyboard.press('Enter')
      }
      await hands(other, 3)
    },
  },
  {
    name: 'hard deals come: close ones, and those of penalty cards',
    async run({ open, expect }) {
      const page = await open('#/trainer?kind=close')
      await page.getByText('Choose the cards to hold, then draw.').waitFor({ timeout: 60000 })
      await page.getByRole('button', { name: 'Penalty-card deals' }).click()
      await page.getByText('Deals that the basic chart misplays.').waitFor()
      await page.getByText('Choose the cards to hold, then draw.').waitFor({ timeout: 60000 })
      expect.match(page.url(), /kind=penalty/)
    },
  },
]
