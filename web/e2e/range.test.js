import { accessibilityFaults } from './browser.js'
import { looks, looksOnPhone } from './harness.js'

const settle = (page) => page.waitForSelector('text=/Player . has .* equity/')
const nextCards = (page) => page.getByRole('toolbar', { name: 'Equity of player 1 after each next card' })
const settleWhole = async (page) => {
  await settle(page)
  await nextCards(page).waitFor()
}
const range = (page, number) => page.getByRole('textbox', { name: `Player ${number}` })
const edited = (page, hand) => page.locator(`.edit [role=gridcell]:has(.name:text-is("${hand}"))`)
const shown = (page, hand) => page.locator(`.heat [role=gridcell]:has(.name:text-is("${hand}"))`)
const rangeIs = (page, text) => page.waitForFunction((text) => document.querySelector('.player input').value === text, text)
const filled = (page) => page.locator('.heat [role=gridcell]:not(.empty) .name').allInnerTexts()

export default [
  ...looks('range', '#/range', settleWhole),
  ...looksOnPhone('range-alone', '#/range?ranges=top+20%25&board=Kh+8h+3c&part=top+pair,+top+kicker', (page) => page.waitForSelector('text=Only top pair')),
  ...looksOnPhone('range-four', '#/range?ranges=AA~KK~QQ~JJ&board=Th+8h+3c+2d&grid=0', settleWhole),
  {
    name: 'range: the numbers of the program, with an opponent and without',
    async run({ open, expect }) {
      const page = await open('#/range?ranges=top+20%25~random&board=Kh8h3c')
      await settleWhole(page)
      const text = await page.innerText('.answer')
      for (const part of ['65.90', '95.6', '69.2', 'backdoor straight draw']) expect.ok(text.includes(part), part)
      expect.match(await shown(page, 'AA').innerText(), /87\.2/)
      expect.match(await nextCards(page).getByRole('button', { name: 'two of diamonds' }).innerText(), /63\.5/)
      expect.equal(await page.locator('figure svg[role] path').count(), 2)
      await page.getByRole('button', { name: 'Remove player 2' }).click()
      await page.waitForSelector('text=235 of 264 combos are left on this board.')
      expect.match(await shown(page, 'AKo').innerText(), /9/)
      expect.equal(await page.locator('figure').count(), 0)
    },
  },
  {
    name: 'range: an opponent is one click away, and either range can be shown',
    async run({ open, expect }) {
      const page = await open('#/range?ranges=AA,KK&board=')
      await page.waitForSelector('text=12 combos, 0.9')
      await page.getByRole('button', { name: 'Add a player' }).click()
      await page.waitForSelector('text=Player 1 has 83.80')
      expect.match(await shown(page, 'AA').innerText(), /85\.2/)
      expect.equal(await nextCards(page).count(), 0)
      await page.getByRole('button', { name: 'Player 2', exact: true }).click()
      await page.waitForSelector('text=Player 2 has 16.20')
      expect.match(await page.evaluate(() => location.hash), /player=2/)
    },
  },
  {
    name: 'range: a click on a made hand or a draw shows its combos on the grid, and goes into the address',
    async run({ open, expect }) {
      const page = await open('#/range?ranges=top+20%25~random&board=Kh8h3c&grid=0')
      await settleWhole(page)
      await page.getByRole('button', { name: 'set', exact: true }).click()
      await page.waitForSelector('text=Only set: 6 combos.')
      await page.waitForFunction(() => document.querySelectorAll('.heat .cell:not(.empty)').length === 2)
      expect.deepEqual(await filled(page), ['KK', '88'])
      await page.getByRole('button', { name: 'nut flush draw' }).click()
      await page.waitForSelector('text=Only nut flush draw: 9 combos.')
      await page.waitForFunction(() => location.hash.includes('part=nut+flush+draw'))
      await page.reload()
      await page.waitForSelector('text=Only nut flush draw: 9 combos.')
      await page.getByRole('button', { name: 'Show all' }).click()
      await page.waitForFunction(() => document.querySelectorAll('.heat .cell:not(.empty)').length > 30)
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.waitForSelector('text=Only nut flush draw: 9 combos.')
    },
  },
  {
    name: 'range: a card of the picker or of the next cards goes on the board',
    async run({ open, expect }) {
      const page = await open('#/range?ranges=top+20%25~random&board=Kh+8h&grid=0')
      await page.getByText('Choose one more card.').waitFor()
      await page.getByRole('button', { name: 'three of clubs' }).click()
      await page.waitForSelector('text=Player 1 has 65.90')
      await nextCards(page).getByRole('button', { name: 'ace of spades' }).focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.waitForFunction(() => document.querySelectorAll('[data-card]').length === 48)
      expect.equal(await page.getByRole('textbox', { name: 'Board' }).inputValue(), 'Kh 8h 3c Ah')
      await page.getByRole('textbox', { name: 'Board' }).fill('Kh 8h 3c Ah 2c')
      await page.waitForFunction(() => document.querySelectorAll('[data-card]').length === 0)
      expect.equal(await page.getByRole('table', { name: 'Draws' }).count(), 0)
    },
  },
  {
    name: 'range: painted by mouse and by keyboard, a stroke a step of undo',
    async run({ open, expect }) {
      const page = await open('#/range?ranges=AA~&board=&grid=1')
      await page.waitForSelector('text=6 combos')
      const middle = async (hand) => {
        const { x, y, width, height } = await edited(page, hand).boundingBox()
        return [x + width / 2, y + height / 2]
      }
      await edited(page, 'KQs').scrollIntoViewIfNeeded()
      await page.mouse.move(...(await middle('KK')))
      await page.mouse.down()
      await page.mouse.move(...(await middle('KQs')), { steps: 8 })
      await page.mouse.up()
      await rangeIs(page, 'KK+,KQs')
      await page.getByRole('slider', { name: 'Brush weight' }).focus()
      for (let step = 0; step < 10; ++step) await page.keyboard.press('ArrowLeft')
      await edited(page, 'AA').focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Space')
      await rangeIs(page, 'KK+,KQs,AKs:0.5')
      await page.getByRole('button', { name: 'Undo' }).click()
      expect.equal(await range(page, 1).inputValue(), 'KK+,KQs')
    },
  },
  {
    name: 'range: the suits of one hand, by mouse and by keyboard',
    async run({ open, expect }) {
      const page = await open('#/range?ranges=AA&board=&grid=1')
      await page.getByRole('button', { name: 'Choose suits' }).click()
      await edited(page, 'AKs').click()
      await page.getByRole('button', { name: 'ace of hearts, king of hearts' }).click()
      await rangeIs(page, 'AA,AhKh')
      await edited(page, 'AKs').focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Space')
      await page.getByRole('button', { name: 'ace of spades, queen of spades' }).focus()
      await page.keyboard.press('Space')
      await rangeIs(page, 'AA,AhKh,AsQs')
      await edited(page, 'AKs').click()
      for (const suit of ['spades', 'diamonds', 'clubs']) {
        await page.getByRole('button', { name: `ace of ${suit}, king of ${suit}` }).click()
        await page.waitForSelector(`button[aria-pressed=true]:has-text("ace of ${suit}, king of ${suit}")`)
      }
      await rangeIs(page, 'AA,AKs,AsQs')
      expect.deepEqual(await accessibilityFaults(page), [])
    },
  },
  {
    name: 'range: by touch on a phone, in one column',
    async run({ open, expect }) {
      const page = await open('#/range?ranges=AA,AK~random&board=Kh+8h+3c&grid=0', { size: 'phone' })
      await settleWhole(page)
      await shown(page, 'AKo').tap()
      await page.waitForSelector('text=ace-king offsuit')
      expect.equal(await page.getByRole('list', { name: 'Combos of AKo' }).getByRole('listitem').count(), 9)
      await nextCards(page).getByRole('button', { name: 'two of clubs' }).tap()
      await page.waitForFunction(() => document.querySelectorAll('[data-card]').length === 48)
      await page.getByRole('button', { name: 'Change' }).tap()
      await page.getByRole('button', { name: 'Edit the range of player 1' }).tap()
      await edited(page, 'KK').tap()
      await rangeIs(page, 'KK+,AK')
    },
  },
  {
    name: 'range: errors stand under their fields, and keep the answer',
    async run({ open, expect }) {
      const page = await open('#/range?ranges=top+20%25~random&board=Kh8h3c&grid=0')
      await settleWhole(page)
      await range(page, 2).fill('QQ+,AZs')
      await page.waitForSelector('[role=alert] >> text=is not a range')
      expect.equal(await range(page, 2).getAttribute('aria-invalid'), 'true')
      expect.equal(await page.locator('[role=alert] p:not(.place)').count(), 1)
      await page.waitForSelector('.answer.earlier >> text=Earlier answer')
      expect.match(await shown(page, 'AA').innerText(), /87\.2/)
      await range(page, 2).fill('QQ+')
      await page.waitForSelector('section .answer:not(.earlier) >> text=/Player . has .* equity/')
      await page.getByRole('textbox', { name: 'Board' }).fill('Kh8h3cKh')
      await page.waitForSelector('[role=alert] >> text=Kh')
      expect.equal(await page.getByRole('textbox', { name: 'Board' }).getAttribute('aria-invalid'), 'true')
      await page.getByRole('textbox', { name: 'Board' }).fill('')
      await range(page, 2).fill('random')
      await page.getByRole('button', { name: 'Add a player' }).click()
      await page.waitForSelector('[role=alert] >> text=too many deals')
      expect.ok(await page.getByRole('checkbox', { name: 'Count all deals' }).isVisible())
    },
  },
  {
    name: 'range: what it makes is there while the equities take long, and these can be stopped',
    async run({ open, expect }) {
      const page = await open('#/range?ranges=top+20%25~top+20%25~top+20%25&board=Kh8h3c&grid=0&exact=1')
      await page.waitForSelector('text=235 of 264 combos are left on this board.')
      await page.getByRole('button', { name: 'Stop' }).click()
      await page.waitForSelector('text=Stopped.')
      expect.equal(await page.getByRole('table', { name: 'Made hands' }).count(), 1)
      await page.getByRole('button', { name: 'Remove player 3' }).click()
      await settleWhole(page)
      expect.equal(await page.getByRole('checkbox').count(), 0)
    },
  },
  {
    name: 'range: who clears the example begins with an empty grid',
    async run({ open }) {
      const page = await open('#/range')
      await page.waitForSelector('text=This is an example.')
      await page.getByRole('button', { name: 'Clear all' }).first().click()
      await page.waitForSelector('text=Enter a range, or paint one on the grid.')
      await edited(page, 'AA').click()
      await page.waitForSelector('text=6 combos, 0.5')
    },
  },
]
