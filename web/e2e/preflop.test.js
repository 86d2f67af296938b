import { looks } from './harness.js'

const settle = (page) => page.waitForSelector('text=a fair share of the pot is')
const cell = (page, hand) => page.locator(`[role=gridcell]:has(.name:text-is("${hand}"))`)

export default [
  ...looks('preflop', '#/preflop?opponents=3', settle),
  {
    name: 'preflop: the numbers of the program, for each number of opponents',
    async run({ open, expect }) {
      const page = await open('#/preflop')
      await settle(page)
      expect.match(await cell(page, 'AA').innerText(), /85\.2/)
      await page.getByRole('slider', { name: 'Opponents' }).focus()
      await page.keyboard.press('ArrowRight')
      await page.waitForSelector('text=Against 2 opponents a fair share of the pot is 33.33')
      expect.match(await cell(page, 'AA').innerText(), /73\.4/) // 0.7343524734758967
      expect.match(await cell(page, '72o').innerText(), /20\.5/) // 0.20491625911425498
      expect.match(await page.evaluate(() => location.hash), /opponents=2/)
      await page.getByLabel('Show').selectOption('tie')
      expect.match(await cell(page, '72o').innerText(), /3\.5/) // 0.0347761785043486
    },
  },
  {
    name: 'preflop: a cell opens Odds, by mouse and by keyboard; a tap looks, and a button opens',
    async run({ open, expect }) {
      const page = await open('#/preflop?opponents=3')
      await settle(page)
      await cell(page, '72o').hover()
      await page.waitForSelector('text=seven-two offsuit')
      await cell(page, 'AKo').click()
      await page.waitForSelector('text=Against 3 unknown opponents')
      expect.match(await page.evaluate(() => location.hash), /hole=As\+Kh/)
      await page.goBack()
      await settle(page)
      await cell(page, 'AA').focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowRight')
      await page.waitForSelector('text=pair of kings')
      await page.keyboard.press('Enter')
      await page.waitForSelector('#app[data-ready="odds"]')
      expect.match(await page.evaluate(() => location.hash), /hole=Ks\+Kh/)
      const phone = await open('#/preflop', { size: 'phone' })
      await settle(phone)
      await phone.waitForSelector('text=Tap a hand')
      await cell(phone, '22').tap()
      expect.match(await phone.evaluate(() => location.hash), /preflop/)
      await phone.getByRole('link', { name: 'Open 22 in Odds' }).tap()
      await phone.waitForSelector('#app[data-ready="odds"]')
    },
  },
]
