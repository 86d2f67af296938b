// Where things stand in the view of ranges: in sight, at their place, without overlapping.
import { openView, startBrowser, tooWide } from './browser.js'
import { expectClean } from './harness.js'

const hash = '#/range?ranges=top+20%25~random&board=Kh+8h+3c&grid=0'
const nextCards = (page) => page.getByRole('toolbar', { name: 'Equity of player 1 after each next card' })
const part = (page, name) => page.getByRole('button', { name, exact: true })
const topOf = async (locator) => (await locator.boundingBox()).y

/** In the page: whether all of an element is in the window, and nothing lies over its middle. */
function isInSight(element) {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return top >= 0 && bottom <= innerHeight && element.contains(over)
}

/** In the page: pairs of texts, of those that a selector finds, that overlap; it must find some. */
function overlapping(selector) {
  const texts = [...document.querySelectorAll(selector)].filter(({ textContent }) => textContent.trim() !== '')
  if (texts.length === 0) throw new Error(`nothing is ${selector}`)
  const boxes = texts.map((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return { text: element.textContent.trim(), boxes: [...range.getClientRects()] }
  })
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  return boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => (one.boxes.some((a) => other.boxes.some((b) => meet(a, b))) ? [[one.text, other.text]] : [])),
  )
}

/** In the page: by how many pixels the content of an element is wider than its place. */
function overflowOf(element) {
  return element.scrollWidth - element.clientWidth
}

export default [
  ...['desktop', 'phone'].map((size) => ({
    name: `range: made hands and draws stay where they are when one is chosen, on a ${size}`,
    async run({ open, expect }) {
      const page = await open(hash, { size })
      await nextCards(page).waitFor()
      const rows = ['set', 'overpair', 'backdoor flush draw, with two hole cards'].map((name) => part(page, name))
      await rows[0].scrollIntoViewIfNeeded()
      const places = () => Promise.all(rows.map(topOf))
      const before = await places()
      for (const row of rows.slice(1)) {
        await row.evaluate((button) => button.click())
        await page.waitForSelector(`text=Only ${await row.innerText()}`)
        // Scrolled by parts of a pixel.
        expect.ok((await places()).every((place, index) => Math.abs(place - before[index]) <= 1))
      }
    },
  })),
  {
    name: 'range: on a desktop the grid stays in sight beside what is chosen',
    async run({ open, expect }) {
      const page = await open(hash)
      await nextCards(page).waitFor()
      for (const name of ['set', 'backdoor straight draw']) {
        await part(page, name).click()
        await page.waitForSelector(`text=Only ${name}`)
        expect.ok(await page.locator('.heat').evaluate(isInSight), name)
      }
    },
  },
  {
    name: 'range: on a phone the chosen combos stand under the list, and a button leads back to the grid',
    async run({ open, expect }) {
      const page = await open(hash, { size: 'phone' })
      await nextCards(page).waitFor()
      await part(page, 'set').tap()
      const combos = page.getByText('set: KK, 88', { exact: true })
      await combos.waitFor()
      expect.ok(await combos.evaluate(isInSight))
      expect.ok(!(await page.locator('.heat').evaluate(isInSight)))
      await page.getByRole('button', { name: 'Back to the grid' }).tap()
      await page.getByText('Only set: 6 combos.').waitFor()
      expect.ok(await page.locator('.heat').evaluate(isInSight))
    },
  },
  {
    name: 'range: on a phone the folded form has the board on a line of its own, and whole cards',
    async run({ open, expect }) {
      for (const ranges of ['22%2B,A2s%2B,K2s%2B,QTs%2B,ATo%2B,KTo%2B~22%2B,A2s%2B,K9s%2B', 'AhKh~QsQd~7c7d~JJ,TT,99,88,77,66,55,44,33,22']) {
        const page = await open(`#/range?ranges=${ranges}&board=8h+3c+2d&grid=0`, { size: 'phone' })
        const cards = page.locator('button.summary .card')
        await cards.last().waitFor()
        for (const card of await cards.all()) expect.ok(await card.evaluate(isInSight), await card.innerText())
        const first = await cards.first().boundingBox()
        expect.equal((await cards.first().innerText()).trim().charAt(0), '8')
        expect.ok(first.y + first.height <= (await topOf(page.locator('button.summary .range').first())))
      }
    },
  },
  ...[24, 32].map((size) => ({
    name: `range: with letters of ${size} pixels on a phone nothing overlaps`,
    async run({ address, expect }) {
      const browser = await startBrowser([`--blink-settings=defaultFontSize=${size}`])
      try {
        const page = await openView(browser, address, hash, { size: 'phone' })
        await nextCards(page).waitFor()
        await page.waitForTimeout(200)
        expect.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), `${size}px`)
        expect.deepEqual(await tooWide(page), [])
        expect.deepEqual(await page.evaluate(overlapping, '[role=rowheader], [role=columnheader], [role=cell]'), [])
        expect.deepEqual(await page.evaluate(overlapping, 'figure svg text'), [])
        const cells = await page.locator('.part [role=cell], .part [role=rowheader]').all()
        expect.ok(cells.length > 0)
        for (const cell of cells) {
          expect.ok((await cell.evaluate(overflowOf)) <= 1, await cell.innerText())
        }
        expectClean(page)
      } finally {
        await browser.close()
      }
    },
  })),
  {
    name: 'range: the switch of three players is one row on a phone',
    async run({ open, expect }) {
      const page = await open('#/range?ranges=AA~KK~QQ&board=Th+8h+3c+2d&grid=0', { size: 'phone' })
      await nextCards(page).waitFor()
      const places = await Promise.all((await page.locator('.segments button').all()).map(topOf))
      expect.equal(places.length, 3)
      expect.equal(new Set(places).size, 1)
    },
  },
  {
    name: 'range: on paper there are no buttons, and no room for the combos of an offsuit hand',
    async run({ open, expect }) {
      const page = await open(hash, { size: 'phone' })
      await nextCards(page).waitFor()
      await part(page, 'set').click()
      const gone = [
        part(page, 'Player 1'), part(page, 'Show all'), part(page, 'Back to the grid'), page.getByText('Click a card to add it to the board.'),
      ]
      for (const element of gone) await element.waitFor()
      await page.emulateMedia({ media: 'print' })
      for (const element of gone) expect.ok(!(await element.isVisible()), String(element))
      expect.equal(await page.evaluate(() => getComputedStyle(document.querySelector('.looked')).minHeight), '0px')
    },
  },
]
