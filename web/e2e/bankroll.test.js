import { looks } from './harness.js'

const first = (page) => page.waitForSelector('text=With 500 bets you have a 1 in 9.6 chance of losing it all within 10,000 hands.')

export default [
  ...looks('bankroll', '#/bankroll', first),
  {
    name: 'a bankroll is typed, and a wrong one leaves the answer with a sentence under its field',
    async run({ open, expect }) {
      const page = await open('#/bankroll')
      await first(page)
      await page.getByLabel('Bankroll, in bets').fill('200')
      await page.getByLabel('Hands to play').fill('1000')
      await page.waitForSelector('text=With 200 bets you have a 1 in 992 chance')
      expect.match(page.url(), /bankroll=200&hands=1000/)
      await page.getByLabel('Bankroll, in bets').fill('plenty')
      await page.waitForSelector("text=bankroll must be a number from 1 to 1000000000 bets, or an amount in dollars such as 1000$, not 'plenty'")
      expect.equal(await page.getByLabel('Bankroll, in bets').getAttribute('aria-invalid'), 'true')
      await page.waitForSelector('.sentence:has-text("With 200 bets") .badge:text-is("Earlier answer")')
    },
  },
  {
    name: 'a game that pays more than is bet shows the long run, and a goal its chance',
    async run({ open }) {
      const page = await open('#/bankroll?game=deuces-wild-full-pay&bankroll=300&hands=1000&goal=600')
      await page.waitForSelector('text=You gain 0.7620')
      await page.waitForSelector('text=The chance of reaching 600 bets')
      await page.waitForSelector('text=/For a 5\\s% risk of ruin/')
    },
  },
  {
    name: 'with the price of a bet, amounts are typed and shown in dollars',
    async run({ open }) {
      const page = await open('#/bankroll')
      await first(page)
      await page.getByLabel('Price of a bet, in dollars').fill('1.25')
      await page.getByLabel('Bankroll, in bets').fill('$250')
      await page.waitForSelector('text=With 200 bets ($250)')
      await page.waitForSelector('text=An hour of 600 hands costs 2.74 bets ($3.42) on average')
    },
  },
  {
    name: 'on a phone the answer comes first, and the input opens by touch',
    async run({ open }) {
      const page = await open('#/bankroll', { size: 'phone' })
      await first(page)
      await page.getByRole('button', { name: '500 bets · 10,000 hands · 9/6 Jacks or Better' }).tap()
      await page.getByLabel('Hands to play').fill('500')
      await page.waitForSelector('text=within 500 hands')
    },
  },
]
