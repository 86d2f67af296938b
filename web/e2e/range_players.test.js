// The players of the view of ranges: who is shown, who is left out, whose range is wrong.
const sentence = (page, text) => page.waitForSelector(`p.sentence:has-text("${text}")`)
const settle = (page, number) => page.waitForSelector(`text=/Player ${number} has .* equity/`)
const nextCards = (page) => page.getByRole('toolbar', { name: /after each next card/ })
const range = (page, number) => page.getByRole('textbox', { name: `Player ${number}` })
const addressHas = (page, part) => page.waitForFunction((part) => location.hash.includes(part), part)

export default [
  {
    name: 'range: who opens the grid of a player sees the answer of that player, also after another is removed',
    async run({ open, expect }) {
      const page = await open('#/range?ranges=AA~KK~QQ&board=Th+8h+3c+2d&grid=0')
      await settle(page, 1)
      await page.getByRole('button', { name: 'Edit the range of player 3' }).click()
      await settle(page, 3)
      await page.getByRole('button', { name: 'Remove player 1' }).click()
      await settle(page, 2)
      await addressHas(page, 'grid=2')
      expect.equal(await range(page, 2).inputValue(), 'QQ')
      await page.getByRole('button', { name: 'Close the grid of player 2' }).waitFor()
      await page.getByRole('button', { name: 'Remove player 2' }).click()
      await addressHas(page, 'grid=0')
      await sentence(page, '6 combos are left on this board')
    },
  },
  {
    name: 'range: says which ranges of a link it leaves out, and keeps them',
    async run({ open, expect }) {
      const page = await open('#/range?ranges=AA~KK~QQ~JJ~TT&board=9h+8h+3c+2d&grid=0')
      await page.getByText('Range compares at most four ranges. Left out: TT.').waitFor()
      await page.getByRole('button', { name: 'Remove player 1' }).click()
      await settle(page, 1)
      expect.equal(await range(page, 4).inputValue(), 'TT')
      expect.equal(await page.getByText('Left out').count(), 0)
    },
  },
  {
    name: 'range: the answer says why there are no equities',
    async run({ open, expect }) {
      const page = await open('#/range?ranges=AA~QQ,ZZ&board=Kh+8h+3c&grid=0')
      await page.getByText('Fix player 2’s range to see equities.').waitFor()
      await range(page, 2).fill('')
      await page.getByText('Enter player 2’s range to see equities.').waitFor()
      await range(page, 2).fill('QQ')
      await settle(page, 1)
      expect.equal(await page.getByText('to see equities').count(), 0)
      await page.getByRole('textbox', { name: 'Board' }).fill('Kh Kh 3c')
      await page.getByText('Fix the board to see the answer.').waitFor()
    },
  },
  {
    name: 'range: an empty opponent of a link is an empty player',
    async run({ open, expect }) {
      const page = await open('#/range?ranges=AA~&board=&grid=0')
      await range(page, 2).waitFor()
      expect.equal(await range(page, 2).inputValue(), '')
    },
  },
  {
    name: 'range: after a next card the keyboard goes on at the nearest one, after the last at the answer',
    async run({ open, expect }) {
      const page = await open('#/range?ranges=AA~random&board=Kh+8h+3c&grid=0')
      await nextCards(page).waitFor()
      await nextCards(page).getByRole('button', { name: 'ace of spades' }).focus()
      await page.keyboard.press('Enter')
      await page.waitForFunction(() => document.querySelectorAll('[data-card]').length === 48)
      expect.equal(await page.evaluate(() => document.activeElement.dataset.card), 'Ks')
      await page.keyboard.press('Enter')
      await page.waitForFunction(() => document.querySelectorAll('[data-card]').length === 0)
      await page.waitForFunction(() => document.activeElement.matches('p.sentence'))
    },
  },
  {
    name: 'range: dead cards without a board say when they count',
    async run({ open, expect }) {
      const page = await open('#/range?ranges=AA&board=&dead=As&grid=0')
      await page.getByText('Dead cards only matter with a board or a second player.').waitFor()
      await page.getByRole('button', { name: 'Add a player' }).click()
      await settle(page, 1)
      expect.equal(await page.getByText('Dead cards only matter').count(), 0)
    },
  },
  {
    name: 'range: combos of made hands count their weights, as the sentence does',
    async run({ open, expect }) {
      const page = await open('#/range?ranges=AA,KK:0.5,AK:0.3~QQ&board=Kh+8h+3c&grid=0')
      await settle(page, 1)
      const row = page.getByRole('row', { name: 'top pair, best kicker' })
      expect.match(await row.innerText(), /3\.6/)
      await page.locator('.heat [role=gridcell]:has(.name:text-is("AKo"))').click()
      const combo = page.getByRole('list', { name: 'Combos of AKo' }).getByRole('listitem').first()
      expect.match(await combo.innerText(), /%.*×0\.3/s)
    },
  },
]
