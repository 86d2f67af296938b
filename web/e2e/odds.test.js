import { tooWide } from './browser.js'
import { looks } from './harness.js'

const settle = (page) => page.waitForSelector('text=76.33')
const row = (page, opponents) => page.getByRole('row').filter({ has: page.getByRole('button', { name: String(opponents), exact: true }) })
const address = (page) => page.evaluate(() => location.hash)

export default [
  ...looks('odds', '#/odds', settle),
  {
    name: 'odds: cards chosen by mouse, the answer, undo and back',
    async run({ open, expect }) {
      const page = await open('#/odds?hole=&board=')
      await page.waitForSelector('text=Choose your two cards')
      const card = (name) => page.getByRole('toolbar').getByRole('button', { name, exact: true })
      await card('ace of hearts').click()
      await card('king of hearts').click()
      await page.waitForSelector('text=67.04') // before the flop
      for (const name of ['queen of hearts', 'jack of hearts']) await card(name).click()
      await page.waitForSelector('text=Choose one more card.')
      await card('two of clubs').click()
      await settle(page)
      expect.match(await row(page, 3).innerText(), /57\.01/)
      await page.keyboard.press('Control+z')
      await page.waitForFunction(() => location.hash === '#/odds?hole=Ah+Kh&board=Qh+Jh' || !location.hash.includes('2c'))
    },
  },
  {
    name: 'odds: without cards its line says so, on a phone',
    async run({ open }) {
      const page = await open('#/odds?hole=&board=', { size: 'phone' })
      await page.getByRole('button', { name: 'No cards yet Done' }).waitFor()
      await page.getByRole('textbox', { name: 'Your hand' }).fill('AhKh')
      await page.getByRole('button', { name: 'No cards yet' }).waitFor({ state: 'detached' })
    },
  },
  {
    name: 'odds: the numbers of the program, with outs, the shortcut and a class of flops',
    async run({ open, expect }) {
      const page = await open('#/odds')
      await settle(page)
      await row(page, 3).getByRole('button').click()
      await page.waitForSelector('text=Your equity is 57.75')
      await page.waitForSelector('text=cards raise your equity against 3 unknown opponents')
      expect.match(await address(page), /opponents=3/)
      expect.match(await page.innerText('body'), /54\.71/) // 1 - (1 - p)^3
      await page.goto((await page.url()).replace(/#.*/, '#/odds?hole=AhKh&board=QhJh2c&versus=QsQd&opponents=0'))
      await page.waitForSelector('text=You are behind. 11 of 45 cards put you ahead.')
      await page.goto((await page.url()).replace(/#.*/, '#/odds?hole=QsQd&board=QhJh2c&versus=AhKh&opponents=0'))
      await page.waitForSelector('text=You lead. 11 of 45 cards put an opponent ahead.')
      // A table has room for eight more.
      await page.goto((await page.url()).replace(/#.*/, '#/odds?hole=AhKh&board=QhJh2c&versus=QsQd&opponents=9'))
      await page.waitForSelector('text=Against 1 known opponent and 8 unknown you win')
      await page.waitForSelector('text=cards raise your equity against 1 known opponent and 8 unknown')
      await page.goto((await page.url()).replace(/#.*/, '#/odds?hole=AhKh&board=QhJh2c'))
      await page.getByRole('button', { name: '9xx rainbow' }).click()
      await page.waitForSelector('text=588 flops; those with a card that is dead or in a hand are left out')
      await page.waitForSelector('text=Your equity is 54.05')
      expect.match(await address(page), /#\/odds\?hole=AhKh&flops=9xx\+rainbow/)
      await page.getByRole('textbox', { name: 'Or a class of flops' }).fill('9xx rainbw')
      await page.waitForSelector('[role=alert] >> text=\'rainbw\' is not a class of flops')
    },
  },
  {
    name: 'odds: what a call gains against each number of opponents',
    async run({ open, expect }) {
      const page = await open('#/odds')
      await settle(page)
      await page.getByRole('textbox', { name: 'Pot' }).fill('120')
      await page.getByRole('textbox', { name: 'To call' }).fill('40')
      await page.waitForSelector('text=Calling 40 into a pot of 120 breaks even at an equity of 25.00')
      await page.waitForSelector('text=The call gains +82.13 on average.')
      await row(page, 3).getByRole('button').click()
      await page.waitForSelector('text=The call gains +52.40 on average.')
      expect.match(await address(page), /pot=120&call=40/)
      await page.getByRole('textbox', { name: 'To call' }).fill('-4')
      await page.waitForSelector('[aria-invalid=true]')
    },
  },
  {
    name: 'odds: a link with a hand alone is answered without a board, an example is marked as one, opponents have ranges',
    async run({ open, expect }) {
      const page = await open('#/odds')
      await page.waitForSelector('text=This is an example.')
      await page.getByRole('textbox', { name: 'Your hand' }).fill('AsAd')
      await page.waitForSelector('text=Still from the example: the board.')
      await page.goto((await page.url()).replace(/#.*/, '#/odds?hole=AsAd'))
      await page.waitForSelector('text=Your equity is 85.20')
      expect.equal(await page.getByText('example').count(), 0)
      await page.getByRole('button', { name: 'Add a known opponent' }).click()
      await page.getByRole('textbox', { name: 'Known opponent 1' }).fill('KsKd')
      await page.waitForSelector('text=Your equity is 82.')
      const opponent = page.getByRole('textbox', { name: 'Known opponent 1' })
      await opponent.fill('top 20%')
      await page.waitForSelector('text=Against 1 opponent with a range you win 85.02')
      // The answer may be there before the address.
      await page.waitForFunction(() => location.hash.includes('versus=top+20%25&opponents=0'))
      await opponent.fill('QQ+, AKz')
      await page.waitForSelector('[role=alert] >> text=cannot follow a starting hand')
      expect.equal(await opponent.getAttribute('aria-invalid'), 'true')
    },
  },
  {
    name: 'odds: a wrong card stays, with its sentence under its field',
    async run({ open, expect }) {
      const page = await open('#/odds')
      await settle(page)
      await page.getByLabel('Board', { exact: true }).first().fill('QhJhXx')
      await page.waitForSelector('[role=alert] >> text=is not a rank')
      await page.waitForSelector('.answer .badge:text-is("Earlier answer")')
      expect.equal(await page.locator('.exact').count(), 0)
      expect.equal(await page.getByRole('textbox', { name: 'Board' }).inputValue(), 'QhJhXx')
      expect.equal(await page.getByRole('textbox', { name: 'Board' }).getAttribute('aria-invalid'), 'true')
      await page.getByRole('textbox', { name: 'Board' }).fill('AhJh2c')
      await page.waitForSelector('[role=alert] >> text=already')
    },
  },
  {
    name: 'odds: on a phone a wrong link unfolds the input, which says what is wrong',
    async run({ open, expect }) {
      const page = await open(`#/odds?hole=AhKh&board=QhJhXx&dead=${'y'.repeat(400)}`, { size: 'phone' })
      await page.waitForSelector('[role=alert] >> text=is not a')
      expect.deepEqual(await tooWide(page), [])
    },
  },
  {
    name: 'odds: a range, by keyboard alone',
    async run({ open, expect }) {
      const page = await open('#/odds')
      await settle(page)
      await page.getByRole('textbox', { name: 'Your hand' }).focus()
      await page.keyboard.press('Control+a')
      await page.keyboard.type('QQ+, AKs')
      await page.waitForSelector('text=81.85') // of the program: 0.8185374117040702
      expect.match(await address(page), /hole=QQ/)
    },
  },
  {
    name: 'odds: on a phone the input folds, and opens by touch',
    async run({ open, expect }) {
      const page = await open('#/odds', { size: 'phone' })
      await settle(page)
      expect.equal(await page.getByRole('textbox', { name: 'Board' }).isVisible(), false)
      await page.getByRole('button', { name: 'Change' }).tap()
      await page.getByRole('button', { name: 'Remove the two of clubs' }).tap()
      await page.getByRole('group', { name: 'Ranks' }).getByRole('button', { name: 'ten', exact: true }).tap()
      await page.getByRole('group', { name: 'Suits' }).getByRole('button', { name: 'ten of hearts' }).tap()
      await page.waitForSelector('text=100.00')
    },
  },
  {
    name: 'odds: cards and opponents by keyboard alone',
    async run({ open, expect }) {
      const page = await open('#/odds?hole=Ah&board=Qh+Jh+2c')
      await page.getByRole('textbox', { name: 'Your hand' }).focus()
      const isOnGrid = () => page.evaluate(() => document.activeElement.closest('[role=toolbar]') !== null)
      for (let tab = 0; tab < 12 && !(await isOnGrid()); ++tab) await page.keyboard.press('Tab')
      for (const key of ['ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
      await page.waitForFunction(() => location.hash.includes('Kh') || document.querySelector('input').value === 'Ah Kh')
      await settle(page)
      await row(page, 9).getByRole('button').focus()
      await page.keyboard.press('Enter')
      await page.waitForSelector('text=Against 9 unknown opponents you win 43.28')
      expect.equal(await row(page, 9).getByRole('button').getAttribute('aria-pressed'), 'true')
      await page.waitForSelector('[role=status] >> text=/Your equity is 44\\.30/', { state: 'attached' })
    },
  },
  {
    name: 'odds: goes on in Equity',
    async run({ open }) {
      const page = await open('#/odds?hole=AhKh&board=QhJh2c&versus=QsQd&opponents=0')
      await page.getByRole('link', { name: 'Open in Equity' }).click()
      await page.waitForSelector('#app[data-ready="equity"]')
    },
  },
]
