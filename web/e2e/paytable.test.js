import { looks } from './harness.js'

const settle = (page) => page.waitForSelector('text=99.5439')
const edited = '#/paytable?game=jacks-or-better-9-6~full+house=8~flush=5&curve=royal+flush'

export default [
  ...looks('paytable', '#/paytable', settle),
  ...looks('paytable-edited', edited, (page) => page.waitForSelector('figure path')),
  ...looks('paytable-picker', '#/paytable', async (page) => {
    await settle(page)
    await page.click('.opener')
    await page.fill('input[type=search]', 'deuces')
  }).slice(0, 1),
  {
    name: 'paytable: the return follows each keystroke, and undo, back and a link bring states back',
    async run({ open, expect }) {
      const page = await open('')
      await settle(page)
      const pays = page.getByLabel('full house pays')
      await pays.focus()
      await page.keyboard.type('8')
      await page.waitForSelector('strong:text("98.3927")')
      await page.waitForSelector('text=−1.1512')
      await page.waitForFunction(() => location.hash.includes('full+house=8'))
      await page.keyboard.press('Enter')
      await page.keyboard.type('5')
      await page.waitForSelector('strong:text("97.2984")')

      const link = page.url()
      await page.getByLabel('Undo').click()
      await page.waitForSelector('strong:text("98.3927")')
      await page.getByLabel('Redo').click()
      await page.waitForSelector('strong:text("97.2984")')
      await page.goBack()
      await page.waitForSelector('strong:text("98.3927")')
      const other = await open(link.slice(link.indexOf('#')))
      await other.waitForSelector('strong:text("97.2984")')
      expect.equal(await other.getByLabel('flush pays', { exact: true }).inputValue(), '5')
    },
  },
  {
    name: 'paytable: a wrong pay stands, with the sentence of the engine, and the last answer stays',
    async run({ open, expect }) {
      const page = await open('')
      await settle(page)
      await page.getByLabel('flush pays', { exact: true }).fill('6x')
      await page.waitForSelector("text='6x' is not a pay")
      expect.equal(await page.getByLabel('flush pays', { exact: true }).inputValue(), '6x')
      expect.equal(await page.locator('strong:text("99.5439")').count(), 1)
    },
  },
  {
    name: 'paytable: a game is found and chosen by keyboard alone',
    async run({ open }) {
      const page = await open('')
      await settle(page)
      await page.locator('.opener').focus()
      await page.keyboard.press('Enter')
      await page.keyboard.type('full pay deuces')
      await page.keyboard.press('Enter')
      await page.waitForSelector('strong:text("100.76")')
      await page.waitForFunction(() => location.hash.includes('deuces-wild-full-pay'))
    },
  },
  {
    name: 'paytable: a table of one’s own, as text, lives in the address and can be edited',
    async run({ open, expect }) {
      const page = await open('')
      await settle(page)
      const text = page.getByLabel('Paytable (TOML)')
      await page.waitForFunction(() => document.querySelector('textarea').value.includes('royal flush'))
      const toml = await text.inputValue()
      await text.fill(toml.replace('name = "9/6 Jacks or Better"', 'name = "My table"').replace(/pays = 9\b/, 'pays = 8'))
      await page.waitForSelector('strong:text("98.3927")')
      await page.waitForFunction(() => location.hash.includes('game=~z'))
      await page.getByLabel('flush pays', { exact: true }).fill('5')
      await page.waitForSelector('strong:text("97.2984")')
      await page.waitForFunction(() => document.querySelector('textarea').value.includes('pays = 5\n'))
      await page.waitForFunction(() => location.hash.includes('flush=5'))
      await page.reload()
      await page.waitForSelector('strong:text("97.2984")')
      await page.waitForSelector('.opener:has-text("My table, edited")')

      await text.fill('id = "x"\ndeck = 52\n[[pay]]\nhand = "royal flsh"\npays = 1\n')
      await page.waitForSelector('mark')
      expect.equal(await page.locator('strong:text("97.2984")').count(), 1)
      await page.waitForSelector('.return .badge:text-is("Earlier answer")')
      expect.equal(await page.locator('.exact').count(), 0)
    },
  },
  {
    name: 'paytable: a link whose table is refused shows its text, and no return of another game',
    async run({ open, expect }) {
      const page = await open('')
      await settle(page)
      const refused = 'id = "mine"\ndeck = 52\n' // no hand pays
      const packed = `p${Buffer.from(refused).toString('base64url')}`
      await page.goto((await page.url()).replace(/#.*|$/, `#/paytable?game=~${packed}`))
      await page.getByRole('button', { name: 'Start over' }).waitFor()
      expect.equal(await page.getByLabel('Paytable (TOML)').inputValue(), refused)
      expect.equal(await page.locator('strong').count(), 0)
      await page.goto((await page.url()).replace(/#.*/, `#/paytable?game=~z${'x'.repeat(9)}`))
      await page.waitForSelector('text=The paytable in this link is damaged')
      expect.equal(await page.locator('strong').count(), 0)
      await page.getByRole('button', { name: 'Game:' }).click()
      await page.keyboard.type('nsud')
      await page.keyboard.press('Enter')
      await page.waitForSelector('strong:text("99.7283")')
    },
  },
  {
    name: 'paytable: the game goes along to the other views of video poker',
    async run({ open }) {
      const page = await open('#/paytable?game=jacks-or-better-8-5')
      await page.click('nav a[href^="#/hand"]')
      await page.waitForSelector('#app[data-ready="hand"]')
      await page.waitForSelector('.opener:has-text("8/5 Jacks or Better")')
    },
  },
]
