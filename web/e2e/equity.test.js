import { looks, looksOnPhone } from './harness.js'

const settle = (page) => page.waitForSelector('text=/deals .* counted/')
const range = (page, number) => page.getByRole('textbox', { name: `Player ${number}` })
const cell = (page, hand) => page.locator(`[role=gridcell]:has(.name:text-is("${hand}"))`)
const weightIs = (page, hand, share) => page.waitForSelector(`[role=gridcell] >> text="${hand}, ${share}\u202f%"`, { state: 'attached' })

export default [
  ...looks('equity', '#/equity', settle),
  ...looksOnPhone('equity-grid', '#/equity?ranges=Ah+Kh~QQ%2B,AK~top+20%25&board=Qh+Jh+2c&grid=2', settle),
  {
    name: 'equity: the numbers of the program, with a class of flops',
    async run({ open, expect }) {
      const page = await open('#/equity?ranges=AhKh~QQ%2B~random&board=QhJh2c')
      await settle(page)
      const text = await page.innerText('body')
      for (const share of ['44.16', '50.37', '8,045,730']) expect.ok(text.includes(share), share)
      await page.goto((await page.url()).replace(/#.*/, '#/equity?ranges=AhKh~top+20%25&flops=9xx+rainbow&precision=quick'))
      await page.waitForSelector('text=All 114,163,830 deals (hands and boards) counted.')
      await page.waitForSelector('text=Deals on a class of flops are counted, never sampled.')
      expect.equal(await page.getByLabel('Method').inputValue(), 'auto')
    },
  },
  {
    name: 'equity: who types two hands into the example sees what is left of it, and clears it',
    async run({ open, expect }) {
      const page = await open('#/equity')
      await page.waitForSelector('text=This is an example.')
      await range(page, 1).fill('AA')
      await range(page, 2).fill('KK')
      await page.waitForSelector('text=Still from the example: Player 3, the board.')
      await page.getByRole('button', { name: 'Clear all' }).first().click()
      await page.waitForSelector('text=Enter a hand or a range for each player.')
      expect.equal(await page.getByText('example').count(), 0)
      await page.reload()
      await page.waitForSelector('text=Enter a hand or a range for each player.')
      await page.goto((await page.url()).replace(/#.*/, '#/equity?ranges=AA~KK'))
      await page.waitForSelector('text=81.95') // before the flop, as the program says
    },
  },
  {
    name: 'equity: without hands its line says so, on a phone',
    async run({ open }) {
      const page = await open('#/equity?ranges=~~', { size: 'phone' })
      await page.getByRole('button', { name: 'No hands yet Done' }).waitFor()
      await page.getByRole('textbox', { name: 'Player 1' }).fill('QQ+')
      await page.getByRole('button', { name: 'QQ+ vs ? Done' }).waitFor()
    },
  },
  {
    name: 'equity: a range is saved under a name, used by it, kept, exported, imported and removed',
    async run({ open, expect }) {
      const page = await open('#/equity?ranges=QQ%2B,AKs~22&board=&grid=1')
      await settle(page)
      const mine = page.getByRole('region', { name: 'My ranges' })
      await mine.getByLabel('Name').fill('open-btn')
      await mine.getByRole('button', { name: 'Save this range' }).click()
      await mine.getByRole('button', { name: 'open-btn', exact: true }).waitFor()
      await range(page, 2).fill('Open-BTN:0.5,22')
      await page.waitForSelector('text=17 combos')
      await mine.getByLabel('Name').fill('AA')
      await mine.getByRole('button', { name: 'Save this range' }).click()
      await mine.getByText("'AA' is a range itself").waitFor()
      // The browser keeps it, and each request carries it.
      await page.reload()
      await page.waitForSelector('text=17 combos')
      await mine.getByRole('button', { name: 'open-btn', exact: true }).click()
      expect.equal(await range(page, 1).inputValue(), 'open-btn')
      await page.waitForSelector('text=22 combos')
      const [file] = await Promise.all([page.waitForEvent('download'), mine.getByRole('button', { name: 'Export' }).click()])
      expect.equal(file.suggestedFilename(), 'ranges.toml')
      const chunks = []
      for await (const chunk of await file.createReadStream()) chunks.push(chunk)
      expect.match(Buffer.concat(chunks).toString(), /\[ranges\]\nopen-btn = "QQ\+,AKs"/)
      const text = '[ranges]\nOPEN-btn = "AA"\ncall-bb = "open-btn,\\n KK"\n'
      await mine.locator('input[type=file]').setInputFiles({ name: 'ranges.toml', mimeType: 'application/toml', buffer: Buffer.from(text) })
      await mine.getByRole('button', { name: 'call-bb', exact: true }).click()
      await page.waitForSelector('text=12 combos')
      await mine.getByRole('button', { name: 'Remove OPEN-btn' }).click()
      await mine.getByText('is not a range').waitFor()
      await range(page, 1).fill('AA')
      await mine.getByRole('button', { name: 'Remove call-bb' }).click()
      await mine.getByRole('button', { name: 'call-bb', exact: true }).waitFor({ state: 'detached' })
      await mine.getByRole('button', { name: 'Remove OPEN-btn' }).click()
      await mine.getByText('Save the range above under a name').waitFor()
    },
  },
  {
    name: 'equity: a range painted by mouse, a stroke a step of undo',
    async run({ open, expect }) {
      const page = await open('#/equity?ranges=AhKh~AA&board=&grid=2')
      await settle(page)
      await page.waitForSelector('text=6 combos') // the grid shows the range
      const [from, to] = [await cell(page, 'KK').boundingBox(), await cell(page, 'KQs').boundingBox()]
      const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.move(...middle(from))
      await page.mouse.down()
      await page.mouse.move(...middle(to), { steps: 8 })
      await page.mouse.up()
      // Written hand by hand at first, until the engine has shortened it.
      await page.waitForFunction(() => document.querySelectorAll('input[type=text]')[1].value.startsWith('KK+,KQs'))
      await cell(page, '72o').click()
      await page.waitForFunction(() => document.querySelectorAll('input[type=text]')[1].value.includes('72o'))
      await page.getByRole('button', { name: 'Undo' }).click()
      expect.match(await range(page, 2).inputValue(), /^KK\+,KQs/)
      await page.getByRole('button', { name: 'Undo' }).click()
      expect.equal(await range(page, 2).inputValue(), 'AA')
    },
  },
  {
    name: 'equity: a range painted by keyboard, with a lighter brush, and a preset',
    async run({ open, expect }) {
      const page = await open('#/equity?ranges=AhKh~AA&board=&grid=2')
      await settle(page)
      await page.waitForSelector('text=6 combos') // the grid shows the range
      await page.getByRole('slider', { name: 'Brush weight' }).focus()
      for (let step = 0; step < 10; ++step) await page.keyboard.press('ArrowLeft')
      await cell(page, 'AA').focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Space')
      await weightIs(page, 'ace-king suited', 50)
      await page.waitForFunction(() => document.querySelectorAll('input[type=text]')[1].value === 'AA,AKs:0.5')
      await page.getByRole('slider', { name: 'Top hands' }).focus()
      await page.keyboard.press('ArrowRight')
      expect.match(await range(page, 2).inputValue(), /^top \d+%$/)
      await page.getByLabel('Preset').selectOption('Suited broadways')
      await page.waitForSelector('text=40 combos')
      expect.equal(await range(page, 2).inputValue(), 'ATs+,KTs+,QTs+,JTs')
    },
  },
  {
    name: 'equity: a range painted by touch',
    async run({ open }) {
      const page = await open('#/equity?ranges=AhKh~AA&board=', { size: 'phone' })
      await settle(page)
      await page.getByRole('button', { name: 'Change' }).tap()
      await page.getByRole('button', { name: 'Edit the range of player 2' }).tap()
      await cell(page, 'KK').tap()
      await page.waitForFunction(() => document.querySelectorAll('input[type=text]')[1].value === 'KK+')
    },
  },
  {
    name: 'equity: what a call gains each player',
    async run({ open }) {
      const page = await open('#/equity?ranges=AhKh~QsQd&pot=120&call=40')
      await page.waitForSelector('text=breaks even at an equity of 25.00')
      await page.waitForSelector('text=Player 1 +33.94, Player 2 +46.06.')
    },
  },
  {
    name: 'equity: wrong ranges have their sentence under their field, and keep the answer',
    async run({ open, expect }) {
      const page = await open('#/equity')
      await settle(page)
      await range(page, 2).fill('QQ+,AZs')
      await page.waitForSelector('[role=alert] >> text=is not a range')
      expect.equal(await range(page, 2).getAttribute('aria-invalid'), 'true')
      expect.equal(await page.locator('[role=alert] p:not(.place)').count(), 1)
      expect.equal(await page.getByRole('table').count(), 1)
      await range(page, 2).fill('AhKh')
      await page.waitForSelector('[role=alert] >> text=is blocked by the hands of the players before')
    },
  },
  {
    name: 'equity: players come and go',
    async run({ open, expect }) {
      const page = await open('#/equity')
      await settle(page)
      await page.getByRole('button', { name: 'Add a player' }).click()
      await page.waitForFunction(() => document.querySelectorAll('[role=rowheader]').length === 4)
      await page.getByRole('button', { name: 'Remove player 1' }).click()
      await page.waitForFunction(() => document.querySelectorAll('[role=rowheader]').length === 3)
      await page.goBack()
      expect.equal(await range(page, 1).inputValue(), 'Ah Kh')
    },
  },
  {
    name: 'equity: long work shows an estimate, and can be stopped',
    async run({ open, expect }) {
      const page = await open('#/equity?ranges=top+15%25~QQ%2B,AKs~22%2B&board=')
      await page.waitForSelector('text=A first estimate')
      await page.waitForSelector('.badge >> text=/± 0\\.\\d+/')
      await page.getByRole('button', { name: 'Stop' }).click()
      await page.waitForSelector('text=20,000 deals drawn at random')
      await page.getByRole('button', { name: 'Start again' }).click()
      await page.waitForSelector('text=A first estimate')
      expect.ok(await page.getByRole('button', { name: 'Stop' }).isVisible())
      await page.getByLabel('Method').selectOption('quick')
      await page.waitForSelector('text=/deals drawn at random/')
    },
  },
]
