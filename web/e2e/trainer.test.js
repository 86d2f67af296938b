import { looks, looksOnPhone } from './harness.js'

const dealt = (page) => page.getByText('Choose the cards to hold, then draw.').waitFor()
const graded = (page) => page.locator('.verdict .grade').waitFor()
const held = (page) => page.locator('.cards button[aria-pressed="true"]').count()

/** In the page: practice of two days, with one deal that was misplayed. */
function practised() {
  if (localStorage.getItem('holdfast.trainer')) return
  const days = { '2026-11-01': { hands: 20, wrong: 2, lost: 1 }, '2026-11-02': { hands: 20, wrong: 0, lost: 0 } }
  const missed = [{ deal: 'AsKsQsJs5s', cost: 0.5, due: 2, held: 'AsKsQsJs5s' }]
  const kinds = { 'four to a royal flush': { mistakes: 1, lost: 0.5 } }
  const game = { hands: 40, minor: 0, major: 2, mended: 0, lost: 1, missed, kinds, days }
  localStorage.setItem('holdfast.trainer', JSON.stringify({ holdfast: 'trainer', games: { 'jacks-or-better-9-6': game } }))
}

/** The numbers of the machine's meters. */
async function meters(page) {
  const texts = await page.locator('.meters dd').allTextContents()
  return texts.map((text) => Number(text.replace(/,/g, '')))
}

export default [
  ...looksOnPhone('trainer on lines with streaks', '#/trainer?game=bonus-streak-10-jacks-or-better-8-6', async (page) => {
    await dealt(page)
    await page.getByRole('button', { name: 'Draw' }).click()
    await graded(page)
  }),
  ...looksOnPhone('trainer on a machine', '#/trainer?game=ultimate-x-10-jacks-or-better-8-6', dealt),
  {
    name: 'the trainer plays a machine: it pays in the state, and keeps the next one from hand to hand',
    async run({ open, expect }) {
      const page = await open('#/trainer?game=ultimate-x-1-jacks-or-better-8-6')
      await dealt(page)
      const state = () => page.locator('.machine > .state').innerText()
      const height = () => page.locator('.machine').evaluate((machine) => machine.getBoundingClientRect().height)
      const before = await height()
      expect.match(await state(), /^Now: 1x/)
      let credits = 1000
      for (let hand = 0; hand < 8; ++hand) {
        await page.keyboard.press('Enter')
        await graded(page)
        await page.locator('.machine > .state', { hasText: 'Next hand' }).waitFor()
        const [bet, won, now] = await meters(page)
        expect.equal(bet, 10)
        credits += won - bet
        expect.equal(now, credits)
        expect.equal(await height(), before)
        const next = (await state()).split('Next hand: ')[1]
        await page.keyboard.press('Enter')
        await dealt(page)
        expect.equal((await state()).trim(), `Now: ${next}`)
      }
      // An option deals anew, in the same state; so does another view and back.
      const last = await state()
      await page.getByRole('checkbox', { name: 'Warn me' }).check()
      await dealt(page)
      expect.equal(await state(), last)
      await page.getByRole('link', { name: 'Holds' }).click()
      await page.waitForSelector('.sentence')
      await page.goBack()
      await dealt(page)
      expect.equal(await state(), last)
      const stored = JSON.parse(await page.evaluate(() => localStorage.getItem('holdfast.trainer')))
      expect.equal(stored.games['ultimate-x-1-jacks-or-better-8-6~@1x'].hands >= 1, true)
    },
  },
  ...looks('trainer', '#/trainer', dealt),
  {
    name: 'the trainer is played by keys, and its machine keeps its height',
    async run({ open, expect }) {
      const page = await open('#/trainer')
      await dealt(page)
      const height = () => page.locator('.machine').evaluate((machine) => machine.getBoundingClientRect().height)
      await page.locator('.machine').getByText('full house').first().waitFor() // the pays, which come by themselves
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
      await other.getByText('This is not a trainer file').waitFor()
      await other.locator('input[type=file]').setInputFiles(await saved.path())
      await other.locator('dd', { hasText: /^1$/ }).first().waitFor()
      expect.equal(await other.getByText('This is not a trainer file').count(), 0)
      await other.locator('input[type=file]').setInputFiles(await saved.path())
      await other.getByText('They seem to be counted here already').waitFor()
      await other.getByRole('button', { name: 'Add the file all the same' }).click()
      await other.locator('.scores dd', { hasText: /^2$/ }).first().waitFor()
    },
  },
  {
    name: 'of a later file of the same player, only the new hands are added',
    async run({ open }) {
      const file = (hands) => ({ name: 'trainer.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({
        holdfast: 'trainer',
        games: { 'jacks-or-better-9-6': { hands, minor: 0, major: 0, mended: 0, lost: 0, missed: [], kinds: {}, days: { '2026-11-01': { hands, wrong: 0, lost: 0 } } } },
      })) })
      const page = await open('#/trainer')
      await dealt(page)
      const hands = (count) => page.locator('.scores dd', { hasText: new RegExp(`^${count}$`) }).first().waitFor()
      await page.locator('input[type=file]').setInputFiles(file(20))
      await hands(20)
      await page.keyboard.press('Enter')
      await hands(21)
      await page.locator('input[type=file]').setInputFiles(file(25))
      await page.getByText('Of these, 20 hands seem to be counted here already').waitFor()
      await page.getByRole('button', { name: 'Add the other 5 hands' }).click()
      await hands(26)
    },
  },
  {
    name: 'every fifth deal is one that was misplayed',
    async run({ open, expect }) {
      const page = await open('#/trainer', { prepare: practised })
      for (let hand = 1; hand < 5; ++hand) {
        await dealt(page)
        expect.equal(await page.getByText('You misplayed this deal before.', { exact: true }).count(), 0)
        await page.keyboard.press('Enter')
        await graded(page)
        await page.keyboard.press('Enter')
      }
      await page.getByText('You misplayed this deal before.', { exact: true }).waitFor()
    },
  },
  {
    name: 'mistakes are summed up by kind and by day, and reviewed',
    async run({ open }) {
      const page = await open('#/trainer?kind=missed', { prepare: practised })
      await page.getByText('mistakes cost 25 coins on 2026-11-01, and 0 coins on 2026-11-02').waitFor()
      await page.getByText('The kind of 1 mistake was not recorded.').waitFor()
      await page.getByText('You misplayed this deal before.', { exact: true }).waitFor()
      for (const key of ['1', '2', '3', '4', '5', 'Enter']) await page.keyboard.press(key)
      // The engine says which kind it was.
      await page.locator('.scores tr', { hasText: 'four to a royal flush' }).locator('td', { hasText: /^2$/ }).waitFor()
      await page.getByRole('link', { name: 'Review the mistakes to practise' }).click()
      await page.getByText('1 hand, 1 mistake: it costs 12.4255 bets').first().waitFor()
    },
  },
  {
    name: 'ten lines are drawn from the held cards, and paid together',
    async run({ open, expect }) {
      const page = await open('#/trainer?lines=10', { size: 'phone' })
      await dealt(page)
      const height = () => page.locator('.machine').evaluate((machine) => machine.getBoundingClientRect().height)
      const before = await height()
      const first = await page.locator('.cards button .spoken').first().textContent()
      await page.locator('.cards button').first().tap()
      await page.getByRole('button', { name: 'Draw' }).tap()
      await page.getByText(/lines wins?:|The draw wins nothing/).waitFor()
      const lines = page.getByRole('list', { name: 'The other lines' }).locator('li')
      expect.equal(await lines.count(), 9)
      for (const line of await lines.all()) {
        expect.equal(`Hold the ${(await line.locator('.spoken').first().textContent()).split(', ')[0]}`, first)
      }
      expect.equal(await height(), before)
      const meters = await page.locator('.meters dd').allTextContents()
      const number = (text) => Number(text.replace(/[–,]/g, '') || 0)
      expect.equal(number(meters[2]), 1000 - 50 + number(meters[1]))
      expect.equal(meters[0], '50')
      // Ten lines may win just what they cost.
      if (number(meters[2]) === 1000) return
      await page.getByRole('button', { name: 'Start again with 1,000 credits' }).tap()
      await page.locator('.meters dd', { hasText: '1,000' }).waitFor()
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
      await page.getByText('Choose the cards to hold, then draw.').waitFor()
      await page.getByRole('button', { name: 'Penalty-card deals' }).click()
      await page.getByText('Deals that the basic chart misplays.').waitFor()
      await page.getByText('Choose the cards to hold, then draw.').waitFor()
      expect.match(page.url(), /kind=penalty/)
    },
  },
]
