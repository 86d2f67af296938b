// The players of the view of ranges: who is shown, who is left out, whose range is wrong.
const sentence = (page, text) => page.waitForSelector(`p.sentence:has-text("${text}")`)
const settle = (page, number) => page.waitForSelector(`text=/Player ${number} has .* equity/`)
const nextCards = (page) => page.getByRole('toolbar', { name: /after each next card/ })
const range = (page, number) => page.getByRole('textbox', { name: `Player ${number}` })
const addressHas = (page, part) => page.waitForFunction((part) => location.hash.includes(part), part)

/** In the page: keeps every sentence of the answer from now on. */
function watchSentence() {
  const element = document.querySelector('p.sentence')
  window.sentences = []
  new MutationObserver(() => window.sentences.push(element.textContent)).observe(element, {
    childList: true, characterData: true, subtree: true,
  })
}

export default [
  {
    name: 'range: who opens the grid of a player sees the answer of that player, also after another is removed',
    async run({ open, expect }) {
      const page = await open('#/range?ranges=AA~KK~QQ&board=Th+8h+3c+2d&grid=0')
      await settle(page, 1)
      await page.getByRole('button', { name: 'Edit the range of player 3' }).click()
      await settle(page, 3)
      const equity = (await page.locator('p.sentence').innerText()).match(/[\d.]+/g)[1]
      await page.evaluate(watchSentence)
      await page.getByRole('button', { name: 'Remove player 1' }).click()
      await settle(page, 2)
      await sentence(page, 'Player 2 has 4.55')
      // Until the answer is there, that of three players says the same as before.
      for (const seen of await page.evaluate(() => window.sentences)) {
        expect.ok(seen.startsWith(`Player 3 has ${equity}`) || seen.startsWith('Player 2 has 4.55'), seen)
      }
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
    name: 'range: of two wrong ranges the shown one has its error, and is the one to fix',
    async run({ open, expect }) {
      const page = await open('#/range?ranges=ZZ~YY&board=Kh8h3c&player=2&grid=0')
      await page.getByText('Fix player').waitFor()
      await page.waitForTimeout(300) // the error about all ranges comes last
      expect.equal(await page.getByText('Fix player').innerText(), 'Fix player 2’s range to see the answer.')
      expect.match(await page.locator('.player').nth(1).getByRole('alert').innerText(), /Y/)
      await range(page, 2).fill('QQ')
      await page.getByText('Fix player 1’s range to see equities.').waitFor()
      await sentence(page, '6 of 6 combos')
    },
  },
  {
    name: 'range: a next card that is clicked twice goes on the board once',
    async run({ open, expect }) {
      const page = await open('#/range?ranges=AA~random&board=Kh+8h+3c&grid=0')
      await nextCards(page).waitFor()
      await page.evaluate(() => {
        for (let click = 0; click < 2; ++click) document.querySelector('[data-card=As]').click()
      })
      await page.waitForFunction(() => document.querySelectorAll('[data-card]').length === 48)
      expect.equal(await page.getByRole('textbox', { name: 'Board' }).inputValue(), 'Kh 8h 3c As')
      await page.evaluate(() => {
        for (const card of ['2s', '2d']) document.querySelector(`[data-card="${card}"]`).click()
      })
      await page.waitForFunction(() => document.querySelectorAll('[data-card]').length === 0)
      expect.equal(await page.getByRole('textbox', { name: 'Board' }).inputValue(), 'Kh 8h 3c As 2s')
    },
  },
  {
    name: 'range: part of one combo is not called a combo, and a small weight not nothing',
    async run({ open, expect }) {
      const page = await open('#/range?ranges=AhKh:0.5,QsQd:0.03&board=&grid=0')
      await page.getByText('0.53 combos, 0.0').first().waitFor()
      await range(page, 1).fill('AhKh:0.5')
      await page.locator('.player').getByText('0.5 combos, 0.0').waitFor()
      await range(page, 1).fill('AhKh')
      await page.locator('.player').getByText('1 combo', { exact: true }).waitFor()
      expect.equal(await page.locator('.player').getByText('0.5 combos').count(), 0)
    },
  },
  {
    name: 'range: a name that is saved for another range changes the answer',
    async run({ open }) {
      const page = await open('#/range?ranges=AA~QQ&board=&grid=1')
      const mine = page.getByRole('region', { name: 'My ranges' })
      const save = async () => {
        await mine.getByLabel('Name').fill('foo')
        await mine.getByRole('button', { name: 'Save this range' }).click()
      }
      await save()
      await mine.getByRole('button', { name: 'foo', exact: true }).click()
      await sentence(page, 'Player 1 has 81.')
      await range(page, 2).fill('foo')
      await range(page, 1).fill('KK')
      await sentence(page, 'Player 1 has 18.')
      await save()
      await sentence(page, 'Player 1 has 50.00')
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
    async run({ open }) {
      const page = await open('#/range?ranges=AA~random&board=Kh+8h+3c&grid=0')
      await nextCards(page).waitFor()
      await nextCards(page).getByRole('button', { name: 'ace of spades' }).focus()
      await page.keyboard.press('Enter')
      await page.waitForFunction(() => document.querySelectorAll('[data-card]').length === 48)
      await page.waitForFunction(() => document.activeElement.dataset.card === 'Ks')
      await page.keyboard.press('Enter')
      await page.waitForFunction(() => document.querySelectorAll('[data-card]').length === 0)
      await page.waitForFunction(() => document.activeElement.matches('p.sentence'))
    },
  },
  {
    name: 'range: dead cards without a board say when they count',
    async run({ open }) {
      const page = await open('#/range?ranges=AA&board=&dead=As&grid=0')
      const note = page.getByText('Dead cards only matter with a board or a second player.')
      await note.waitFor()
      await page.getByRole('button', { name: 'Add a player' }).click()
      await note.waitFor({ state: 'detached' })
    },
  },
  {
    name: 'range: combos of made hands count their weights, as the sentence does',
    async run({ open, expect }) {
      const page = await open('#/range?ranges=AA,KK:0.5,AK:0.3~QQ&board=Kh+8h+3c&grid=0')
      await settle(page, 1)
      const row = page.getByRole('row', { name: 'top pair, top kicker' })
      expect.match(await row.innerText(), /3\.6/)
      await page.locator('.heat [role=gridcell]:has(.name:text-is("AKo"))').click()
      const combo = page.getByRole('list', { name: 'Combos of AKo' }).getByRole('listitem').first()
      expect.match(await combo.innerText(), /%.*×0\.3/s)
    },
  },
]
