import { looks } from './harness.js'

const settle = async (page) => {
  await page.waitForSelector('text=This is 8/5 Jacks or Better, which returns 97.2984')
  await page.waitForSelector('text=9/6 Jacks or Better costs least: 2.74 bets an hour on average.')
  await page.waitForSelector('text=The best play differs in 281,436 of 2,598,960 deals.')
}

export default [
  ...looks('machines', '#/machines', settle),
  {
    name: 'machines: pays read off a machine name its game, or the nearest, which opens with these pays',
    async run({ open, expect }) {
      const page = await open('#/machines')
      await settle(page)
      const pays = page.getByLabel('Pays on the machine')
      await pays.fill('800 50 25 9 6 4 3 1 1')
      await page.waitForSelector('text=With your pays it returns 86.7072')
      await page.waitForSelector('td:text("two pair pays 2, yours 1")')
      await pays.fill('800 50 25 9 6x 4')
      await page.waitForSelector("text='6x' is not a pay")
      expect.equal(await pays.inputValue(), '800 50 25 9 6x 4')
      await pays.fill('800 50 25 9 6 4 3 1 1')
      await page.getByRole('link', { name: 'Open 9/6 Jacks or Better with your pays' }).first().click()
      await page.waitForSelector('strong:text("86.7072")')
      await page.waitForFunction(() => location.hash.includes('two+pair=1'))
      await page.click('nav a[href^="#/machines"]')
      await page.getByRole('button', { name: 'Add 9/6 Jacks or Better, two pair 1' }).waitFor()
    },
  },
  {
    name: 'machines: games are added, sorted, priced and removed',
    async run({ open, expect }) {
      const page = await open('#/machines')
      await settle(page)
      await page.getByRole('button', { name: 'Add a game' }).click()
      await page.keyboard.type('full pay deuces')
      await page.keyboard.press('Enter')
      await page.waitForSelector('text=Full-pay Deuces Wild gains most: 4.57 bets an hour on average.')
      await page.getByLabel('Bet, in dollars').fill('1.25')
      await page.getByLabel('Cash back').fill('0.25%')
      await page.waitForSelector('text=Full-pay Deuces Wild gains most: $7.59 an hour on average.')
      const names = () => page.locator('table:has(caption:text("The games compared")) tbody th').allInnerTexts()
      expect.equal((await names())[0], 'Full-pay Deuces Wild')
      await page.getByRole('button', { name: 'Risk' }).click()
      await page.waitForSelector('table:has(caption:text("The games compared")) tbody tr:first-child:has-text("9/6 Jacks or Better")')
      await page.getByLabel('Hands an hour').fill('many')
      await page.waitForSelector("text=speed must be a number from 1 to 100000, not 'many'")
      await page.getByLabel('Hands an hour').fill('')
      await page.getByRole('button', { name: 'Remove Full-pay Deuces Wild' }).click()
      await page.waitForSelector('text=9/6 Jacks or Better costs least: $1.55 an hour on average.')
      await page.getByLabel('Undo').click()
      await page.waitForSelector('text=Full-pay Deuces Wild gains most: $7.59')
      await page.reload()
      await page.waitForSelector('text=Full-pay Deuces Wild gains most: $7.59')
    },
  },
  {
    name: 'machines: what to relearn between two games, if they have the same deals',
    async run({ open }) {
      const page = await open('#/machines?games=jacks-or-better-9-6~~jacks-or-better-9-6~flush=5~~joker-poker-kings-full-pay')
      await page.waitForSelector('text=9/6 Jacks or Better, flush 5 played like 9/6 Jacks or Better loses another')
      await page.waitForSelector('text=Choose at least two games.', { state: 'detached' })
      await page.getByLabel('You switch to').selectOption({ label: 'Full-pay Joker Poker, kings or better' })
      await page.waitForSelector("text=these games cannot be played by each other's strategy: their decks have 52 and 53 cards")
      await page.getByLabel('You switch to').selectOption({ label: '9/6 Jacks or Better' })
      await page.waitForSelector('text=What is best in 9/6 Jacks or Better is best in 9/6 Jacks or Better, too.')
    },
  },
]
