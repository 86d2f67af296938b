import { looks, looksOnPhone } from './harness.js'
import { printed, rowsOf } from './printed.js'

const settle = (page) => page.waitForSelector('text=99.5439')
const edited = '#/paytable?game=jacks-or-better-9-6~full+house=8~flush=5&curve=royal+flush'

const openRules = async (page) => {
  await settle(page)
  await page.getByRole('button', { name: 'Edit the rules' }).click()
  await page.getByRole('button', { name: 'Add a hand' }).waitFor()
}

export default [
  ...looksOnPhone('paytable of a machine', '#/paytable?game=ultimate-x-10-jacks-or-better-8-6', (page) => page.waitForSelector('text=99.42203176')),
  {
    name: 'paytable: a machine is found, reported with its states, and edited as text',
    async run({ open, expect }) {
      const page = await open('#/paytable')
      await page.getByRole('button', { name: /^Game: 9\/6 Jacks/ }).click()
      await page.getByRole('combobox', { name: 'Find a game' }).fill('ultimate one line')
      await page.waitForSelector('text=1 game')
      await page.keyboard.press('Enter')
      await page.waitForSelector('text=Proven: no play returns more than 98.57303793')
      expect.equal(await page.locator('tbody tr').count(), 7)
      const text = page.getByRole('textbox', { name: 'Machine (TOML)' })
      const toml = await text.inputValue()
      await text.fill(toml.replace('cost  = 2', 'cost  = 3'))
      await page.waitForSelector('text=65.71535861')
      await text.fill(toml.replace('cost  = 2', 'cost  = 0'))
      await page.waitForSelector('.error mark')
      await page.waitForFunction(() => /game=(~|%7E)/.test(location.hash))
      await page.getByRole('link', { name: 'Holds in state 12x' }).click()
      await page.waitForSelector('.sentence')
      await page.getByRole('combobox', { name: 'State' }).waitFor()
    },
  },
  ...looks('paytable', '#/paytable', settle),
  ...looksOnPhone('paytable-edited', edited, (page) => page.waitForSelector('figure path')),
  ...looksOnPhone('paytable-picker', '#/paytable', async (page) => {
    await settle(page)
    await page.click('.opener')
    await page.fill('input[type=search]', 'deuces')
  }).slice(0, 1),
  ...looksOnPhone('paytable-rules', '#/paytable?coins=5', async (page) => {
    await openRules(page)
    await page.getByRole('button', { name: 'Edit four of a kind' }).click()
  }),
  {
    name: 'paytable: rows with kickers are added, edited, moved and removed in the table, and undone',
    async run({ open, expect }) {
      const page = await open('')
      await openRules(page)
      await page.getByRole('button', { name: 'Add a hand' }).click()
      await page.waitForSelector('text=Choose a hand and what it pays.')
      await page.getByLabel('Hand', { exact: true }).selectOption('four of a kind')
      await page.getByRole('textbox', { name: 'Rank', exact: true }).fill('A')
      await page.getByRole('textbox', { name: 'Kicker', exact: true }).fill('2-4')
      await page.getByLabel('four of a kind pays').last().fill('400')
      await page.waitForSelector('strong:text("101.7621")')
      await page.waitForSelector('text=/\\+2\\.2182 percentage points compared with 9\\/6 Jacks or Better/')
      await page.waitForFunction(() => document.querySelector('textarea').value.includes('kicker = "2-4"'))

      await page.getByRole('textbox', { name: 'Name of the row' }).fill('aces with a kicker')
      await page.getByRole('button', { name: 'Move up' }).click()
      await page.waitForSelector('tr:nth-last-child(4):has-text("Aces with a kicker")')
      await page.getByRole('button', { name: 'Remove flush', exact: true }).click()
      await page.waitForFunction(() => !document.querySelector('textarea').value.includes('hand = "flush"'))
      await page.getByLabel('Undo').click()
      await page.waitForFunction(() => document.querySelector('textarea').value.includes('hand = "flush"'))

      await page.getByRole('button', { name: 'Edit flush', exact: true }).click()
      await page.getByRole('textbox', { name: 'Kicker', exact: true }).fill('A')
      await page.waitForSelector("text='kicker' does not go with flush")
      await page.waitForSelector('.return .badge:text-is("Earlier answer")')
      expect.equal(await page.getByRole('textbox', { name: 'Kicker', exact: true }).inputValue(), 'A')
      await page.getByRole('button', { name: 'Reset all pays' }).click()
      await page.waitForSelector('strong:text("99.5439")')
    },
  },
  {
    name: 'paytable: a game of one’s own has a name, jokers and wild cards, and other views play it',
    async run({ open, expect }) {
      const page = await open('')
      await openRules(page)
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('My deuces')
      await page.getByRole('textbox', { name: 'Id' }).fill('my-deuces')
      await page.getByRole('group', { name: 'Jokers in the deck' }).getByRole('button', { name: '1' }).click()
      await page.getByRole('group', { name: 'Wild ranks' }).getByRole('button', { name: '2' }).click()
      await page.waitForSelector('.opener:has-text("My deuces")')
      await page.waitForFunction(() => /^id {3}= "my-deuces"$[^]*^deck = 53\nwild = \["2"\]$/m.test(document.querySelector('textarea').value))
      await page.getByRole('textbox', { name: 'Wild cards', exact: true }).fill('2 Jx')
      await page.waitForSelector("text='Jx' is not a rank like 2 nor a card like Jh")
      expect.equal(await page.getByRole('textbox', { name: 'Wild cards', exact: true }).inputValue(), '2 Jx')
      await page.getByRole('textbox', { name: 'Wild cards', exact: true }).fill('2')
      await page.reload()
      await page.waitForSelector('.opener:has-text("My deuces")')
      await page.click('nav a[href^="#/hand"]')
      await page.waitForSelector('.opener:has-text("My deuces")')
    },
  },
  {
    name: 'paytable: pays are shown and typed for five coins',
    async run({ open, expect }) {
      const page = await open('')
      await settle(page)
      await page.getByRole('button', { name: '5 coins' }).click()
      const pays = page.getByLabel('full house pays')
      expect.equal(await page.getByLabel('royal flush pays').inputValue(), '4000')
      await pays.fill('40')
      await page.waitForSelector('strong:text("98.3927")')
      await page.waitForFunction(() => location.hash.includes('full+house=8&') && location.hash.includes('coins=5'))
      await pays.fill('')
      await pays.pressSequentially('40.50')
      expect.equal(await pays.inputValue(), '40.50')
      await page.waitForFunction(() => location.hash.includes('full+house=8.1&'))
      await page.getByLabel('flush pays', { exact: true }).focus()
      expect.equal(await pays.inputValue(), '40.5')
      await page.waitForSelector('text=was 45')
    },
  },
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
      // The game that is chosen is the first of these, too: the list scrolls up to it.
      await page.keyboard.type('jacks')
      await page.waitForSelector('[role=option]:first-child:has-text("9/6 Jacks or Better")')
      await page.waitForFunction(() => document.querySelector('[role=listbox]').scrollTop === 0)
      await page.getByRole('combobox', { name: 'Find a game' }).fill('full pay deuces')
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
  ...looksOnPhone('paytable-jackpots', `#/paytable?${new URLSearchParams({
    game: 'jacks-or-better-9-6', meters: 'several', bet: '5',
    jackpots: 'row=royal flush~pays=820~rise=1%~~row=four of a kind~pays=26~rise=0.01%~~row=straight flush~pays=50',
  })}`, (page) => page.waitForSelector('text=Where the machine breaks even, with the other jackpots as they are')),
  {
    name: 'paytable: several jackpots have the figures of the command line, a picture and a link',
    async run({ open, expect }) {
      const page = await open('#/paytable')
      await page.getByRole('button', { name: 'Several jackpots' }).click()
      await page.waitForSelector('text=/The return now is 99.5439\\s%: not worth playing yet/')
      const royal = page.getByRole('group', { name: 'Jackpot 1: royal flush' })
      await royal.getByLabel('Meter', { exact: true }).fill('820')
      await royal.getByLabel('Meter rise').fill('1%')
      await page.getByLabel('Jackpot 2', { exact: true }).selectOption('four of a kind')
      const quads = page.getByRole('group', { name: 'Jackpot 2: four of a kind' })
      expect.equal(await quads.getByLabel('Meter', { exact: true }).inputValue(), '25')
      await quads.getByLabel('Meter', { exact: true }).fill('26')
      await quads.getByLabel('Meter rise').fill('0.01%')
      await page.waitForSelector('text=The break-even comes after 3,484.10 bets, if nobody hits.')
      const lines = printed('how-to/price-a-progressive.md', 'holdfast videopoker meters jacks-or-better-9-6 --meter "royal flush=820 rise 1%"')
      const cells = (line) => line.trim().split(/\s{2,}/)
      expect.deepEqual(lines.slice(3, 5).map((line) => cells(line)[1]), ['99.830119%', 'no'])
      await page.waitForSelector('text=/The return now is 99.8301\\s%: not worth playing yet/')
      const rounded = (cells) => cells.map((cell) => (/^[\d.]+$/.test(cell) ? Number(Number(cell).toFixed(2)) : cell.toLowerCase()))
      const meters = await rowsOf(page.getByRole('table', { name: 'The break-even of each jackpot' }))
      expect.deepEqual(meters.slice(1).map(rounded), lines.slice(9, 11).map((line) => rounded(cells(line))))
      expect.equal(meters[1][3], '886.85')
      const border = await rowsOf(page.getByRole('table', { name: 'Where the machine breaks even' }))
      expect.deepEqual(border[0], ['Royal flush', 'Four of a kind breaks even at'])
      expect.deepEqual(border.slice(1).map(rounded), lines.slice(14, 24).map((line) => rounded(cells(line))))
      const picture = page.getByRole('application', { name: 'Four of a kind breaks even at' })
      expect.match(await picture.locator('desc').textContent(), /today: royal flush at 820, four of a kind at 26, where it is not worth playing\./)
      // Today's point is under the line that the shaded side begins at.
      const [area, line] = await Promise.all(['.area', '.line-0'].map((path) => picture.locator(path).getAttribute('d')))
      expect.ok(area.startsWith(line) && area.endsWith('Z'))
      const [left, top] = line.match(/[\d.]+/g).map(Number)
      const [across, up] = await Promise.all(['cx', 'cy'].map((at) => picture.locator('circle').getAttribute(at)))
      expect.ok(Number(across) > left && Number(up) > top, `${across} ${up} beside ${line}`)
      await picture.focus()
      await page.keyboard.press('ArrowRight')
      await page.waitForSelector('figcaption:text("Royal flush, in bets 800 · Four of a kind breaks even at 26.93")')
      await page.reload()
      await page.waitForSelector('text=The break-even comes after 3,484.10 bets, if nobody hits.')
      await page.getByLabel('Price of a bet').fill('5')
      await page.waitForSelector('td:text("886.85 ($4,434.23)")')
      await page.getByLabel('Cash back', { exact: true }).fill('0.2%')
      await page.waitForSelector('text=/99.8301\\s%, and with 0.2\\s% cash back 100.0301\\s%: worth playing\\./')
    },
  },
  {
    name: 'paytable: an error about a jackpot stands at its field, and jackpots are added and removed',
    async run({ open, expect }) {
      const page = await open('#/paytable?meters=several&jackpots=row%3Droyal+flush~pays%3D900~~row%3Dfour+aces~pays%3D80')
      const second = page.getByRole('group', { name: 'Jackpot 2:' })
      await second.locator('text=This game does not pay for “four aces”.').waitFor()
      await page.getByLabel('Jackpot 2', { exact: true }).selectOption('straight flush')
      const choices = await page.getByLabel('Jackpot 2', { exact: true }).locator('option')
        .evaluateAll((options) => options.map(({ text, disabled }) => `${text}${disabled ? ' is taken' : ''}`))
      expect.deepEqual(choices.slice(0, 3), ['Royal flush is taken', 'Straight flush', 'Four of a kind'])
      await second.getByLabel('Meter', { exact: true }).fill('$300')
      await second.locator('text=an amount in dollars needs the price of a bet').waitFor()
      expect.equal(await page.locator('[aria-invalid=true]').count(), 1)
      await page.getByLabel('Price of a bet').fill('5')
      await page.waitForSelector('td:text("60 ($300)")')
      await page.getByRole('button', { name: 'Add a jackpot' }).click()
      await page.getByRole('group', { name: 'Jackpot 3: four of a kind' }).waitFor()
      await page.waitForSelector('text=Where the machine breaks even, with the other jackpots as they are')
      for (let more = 4; more <= 8; ++more) await page.getByRole('button', { name: 'Add a jackpot' }).click()
      expect.equal(await page.getByRole('button', { name: 'Add a jackpot' }).count(), 0)
      for (let more = 8; more >= 4; --more) await page.getByRole('button', { name: `Remove jackpot ${more}` }).click()
      await page.getByRole('button', { name: 'Remove jackpot 1' }).click()
      await page.getByRole('group', { name: 'Jackpot 1: straight flush' }).waitFor()
      expect.equal(await page.getByRole('button', { name: /^Remove jackpot/ }).count(), 0)
      await page.getByLabel('Undo').click()
      expect.equal(await page.getByRole('button', { name: /^Remove jackpot/ }).count(), 3)
      await page.getByRole('button', { name: 'One jackpot' }).click()
      await page.getByLabel('Hand whose pay grows').selectOption('royal flush')
      await page.waitForSelector('text=The game breaks even when the royal flush pays 975.99.')
    },
  },
  {
    name: 'paytable: the jackpots go along to another game, on hands that it pays',
    async run({ open, expect }) {
      const page = await open(`#/paytable?${new URLSearchParams({
        game: 'jacks-or-better-9-6', meters: 'several', jackpots: 'row=royal flush~pays=820~rise=1%~~row=four of a kind~pays=26~~row=straight flush',
      })}`)
      await page.waitForSelector('text=/The return now is 99.8301\\s%/')
      const meters = () => page.getByLabel('Meter', { exact: true }).evaluateAll((fields) => fields.map(({ value }) => value))
      expect.deepEqual(await meters(), ['820', '26', '50'])
      await page.click('.opener')
      await page.keyboard.type('full pay deuces')
      await page.keyboard.press('Enter')
      await page.getByRole('group', { name: 'Jackpot 1: natural royal flush' }).locator('text=This game does not pay for “royal flush”.').waitFor()
      await page.getByRole('group', { name: 'Jackpot 2: four of a kind' }).waitFor()
      expect.deepEqual(await meters(), ['800', '26', '9'])
      await page.waitForSelector('text=/The return now is 2\\d\\d\\.\\d+\\s%: worth playing\\./')
      await page.waitForSelector('text=/Nothing to draw: this game returns 100\\s% or more even without a jackpot\\./')
      expect.equal(await page.locator('.jackpots [aria-invalid=true], .jackpots .error p').count(), 0)
      await page.getByLabel('Undo').click()
      await page.waitForSelector('text=/The return now is 99.8301\\s%/')
      expect.deepEqual(await meters(), ['820', '26', '50'])
    },
  },
  {
    name: 'paytable: without a meter the earlier answer stays, and without a rise it says what is missing',
    async run({ open, expect }) {
      const page = await open('#/paytable?meters=several&coins=5&jackpots=row%3Droyal+flush~pays%3D820~~row%3Dfour+of+a+kind~pays%3D26')
      await page.waitForSelector('text=/The return now is 99.8301\\s%/')
      await page.waitForSelector('text=Type how fast each meter rises to see where they break even together.')
      expect.equal(await page.locator('th:text("When they rise together")').count(), 0)
      await page.waitForSelector('text=A meter of 4,100 coins at five coins a bet is 820.')
      const first = page.getByRole('group', { name: 'Jackpot 1: royal flush' })
      await first.getByLabel('Meter', { exact: true }).fill('')
      await first.locator('text=What does the meter show?').waitFor()
      await page.waitForSelector('text=Jackpot 1: what does the meter show?')
      await page.waitForSelector('.sentence:has-text("99.8301") .badge:text-is("Earlier answer")')
      await first.getByLabel('Meter rise').fill('1%')
      await first.getByLabel('Meter', { exact: true }).fill('5000')
      await page.waitForSelector('td:text("already worth playing")')
      expect.equal(await page.locator('.badge:text-is("Earlier answer")').count(), 0)
      // Today lies far beyond the line: the axes stay those of the line.
      await page.waitForSelector('text=today: royal flush at 5,000, four of a kind at 26 (outside the picture)')
    },
  },
]
