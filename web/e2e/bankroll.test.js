import { looks, looksOnPhone } from './harness.js'
import { printed, rowsOf } from './printed.js'

const first = (page) => page.waitForSelector('text=With 500 bets you have a 1 in 9.6 chance of losing it all within 10,000 hands.')

/** The plan that the view begins with is an example of the documents. */
const exampleOfPlan = () => printed('reference/bankroll.md', 'holdfast videopoker plan "jacks-or-better-9-6 4 hours')
const planned = (page) => page.waitForSelector('text=/you go broke in 0.29\\s%, reach \\$1,500 in 21.96\\s%, and end in between in 77.75\\s% of cases\\./')
const part = (page, number) => page.getByRole('group', { name: `Part ${number}:` })

export default [
  {
    name: 'bankroll: a machine is refused, and where to go instead is said',
    async run({ open, expect }) {
      const page = await open('#/bankroll?game=ultimate-x-1-jacks-or-better-8-6')
      await page.waitForSelector('text=On this machine earlier hands affect later ones')
      await page.getByRole('button', { name: /^Game: Ultimate X/ }).click()
      await page.getByRole('combobox', { name: 'Find a game' }).fill('ultimate')
      await page.waitForSelector('text=No game in the catalog')
      expect.equal(await page.getByRole('listbox').getByRole('option').count(), 0)
    },
  },
  ...looks('bankroll', '#/bankroll', first),
  {
    name: 'a bankroll is typed, and a wrong one leaves the answer with a sentence under its field',
    async run({ open, expect }) {
      const page = await open('#/bankroll')
      await first(page)
      await page.getByLabel('Bankroll, in bets').fill('200')
      await page.getByLabel('Hands to play').fill('1000')
      await page.waitForSelector('text=With 200 bets you have a 1 in 992 chance')
      expect.match(page.url(), /bankroll=200&hands=1000/)
      await page.getByLabel('Bankroll, in bets').fill('plenty')
      await page.waitForSelector("text=bankroll must be a number from 1 to 1000000000 bets, or an amount in dollars such as 1000$, not 'plenty'")
      expect.equal(await page.getByLabel('Bankroll, in bets').getAttribute('aria-invalid'), 'true')
      await page.waitForSelector('.sentence:has-text("With 200 bets") .badge:text-is("Earlier answer")')
    },
  },
  {
    name: 'a game that pays more than is bet shows the long run, and a goal its chance',
    async run({ open }) {
      const page = await open('#/bankroll?game=deuces-wild-full-pay&bankroll=300&hands=1000&goal=600')
      await page.waitForSelector('text=You gain 0.7620')
      await page.waitForSelector('text=The chance of reaching 600 bets')
      await page.waitForSelector('text=/For a 5\\s% risk of ruin/')
    },
  },
  {
    name: 'with the price of a bet, amounts are typed and shown in dollars',
    async run({ open }) {
      const page = await open('#/bankroll')
      await first(page)
      await page.getByLabel('Price of a bet, in dollars').fill('1.25')
      await page.getByLabel('Bankroll, in bets').fill('$250')
      await page.waitForSelector('text=With 200 bets ($250)')
      await page.waitForSelector('text=An hour of 600 hands costs 2.74 bets ($3.42) on average')
    },
  },
  {
    name: 'on a phone the answer comes first, and the input opens by touch',
    async run({ open, expect }) {
      const page = await open('#/bankroll', { size: 'phone' })
      await first(page)
      await page.getByRole('button', { name: '500 bets · 10,000 hands · 9/6 Jacks or Better' }).tap()
      await page.getByLabel('Hands to play').fill('500')
      await page.waitForSelector('text=within 500 hands')
      // Folded over a wrong field, the line says that something is wrong.
      await page.getByLabel('Hands to play').fill('many')
      await page.waitForSelector('.error p')
      await page.getByRole('button', { name: 'Done' }).tap()
      await page.getByRole('button', { name: 'Check the input' }).tap()
      await page.getByLabel('Hands to play').fill('500')
      await page.waitForSelector('.error p', { state: 'detached' })
      await page.getByRole('button', { name: 'Done' }).tap()
      expect.equal(await page.getByRole('button', { name: 'Change' }).count(), 1)
    },
  },
  ...looksOnPhone('bankroll-plan', `#/bankroll?mode=plan&${new URLSearchParams({
    parts: 'game=jacks-or-better-9-6~length=4~bet=1.25~cash_back=0.25%~~game=double-bonus-10-7-5~length=500~unit=hands~bet=5',
    plan_bankroll: '1000', plan_goal: '1500',
  })}`, async (page) => {
    await planned(page)
    const summary = page.getByRole('button', { name: '$1,000 · 2 parts' })
    if (await summary.isVisible()) await summary.click()
  }),
  {
    name: 'bankroll: a plan of several games has the figures of the command line',
    async run({ open, expect }) {
      const page = await open('#/bankroll')
      await page.getByRole('button', { name: 'Several games' }).click()
      await planned(page)
      await page.waitForSelector('text=This is an example.')
      const lines = exampleOfPlan()
      const parts = await rowsOf(page.getByRole('table', { name: 'The parts of the plan' }))
      const inDollars = (figure) => figure.replace('+$', '$')
      expect.deepEqual(parts.slice(1, 3).map((row) => row.map(inDollars).join(' ').replace('.', '')),
        lines.slice(1, 3).map((line) => line.trim().replace(/\s{2,}/g, ' ')))
      expect.deepEqual(parts[3].filter(Boolean).slice(1), lines[4].trim().split(/\s{2,}/).slice(1))
      const factsOf = async (name) => (await rowsOf(page.getByRole('table', { name }))).map(([, figure]) => inDollars(figure))
      const facts = [...(await factsOf('If you play every hand')), ...(await factsOf('If you stop at ruin or at the goal'))]
      expect.deepEqual(facts, [...lines.slice(7, 13), ...lines.slice(15, 18)].map((line) => line.trim().split(/\s{2,}/)[1]))
    },
  },
  {
    name: 'bankroll: parts of a plan are added, changed, moved and removed, and undone',
    async run({ open, expect }) {
      const page = await open('#/bankroll?mode=plan')
      await page.waitForSelector('text=Add a game, and say how long you play it and what a bet costs.')
      await page.getByRole('button', { name: 'Add a game' }).click()
      await page.keyboard.type('full pay deuces')
      await page.keyboard.press('Enter')
      await part(page, 1).getByLabel('How long').fill('200')
      await part(page, 1).getByLabel('Hours or hands').selectOption('hands')
      await part(page, 1).getByLabel('Price of a bet').fill('1.25')
      await page.waitForSelector('text=These 200 hands win $1.90 on average')
      await part(page, 1).getByRole('button', { name: 'Lines, cash back, tips' }).click()
      await page.keyboard.type('2')
      await part(page, 1).getByLabel('Cash back').fill('0.25%')
      await page.getByLabel('Bankroll, in dollars').fill('100')
      await page.getByLabel('Goal, in dollars').fill('150')
      // holdfast videopoker plan "deuces-wild-full-pay 200 hands at 1.25 lines 2 cash-back 0.25%" --bankroll 100$ --goal 150$
      await page.waitForSelector('text=/you go broke in 11.25\\s%, reach \\$150 in 27.16\\s%/')
      await page.getByRole('button', { name: 'Add a game' }).click()
      await page.keyboard.type('jacks or better 9/6')
      await page.keyboard.press('Enter')
      await page.waitForSelector('text=These 400 hands')
      const names = () => page.getByRole('group', { name: /^Part/ }).evaluateAll((parts) => parts.map((part) => part.ariaLabel))
      expect.deepEqual(await names(), ['Part 1: Full-pay Deuces Wild', 'Part 2: 9/6 Jacks or Better'])
      await page.getByRole('button', { name: 'Move part 2 up' }).click()
      expect.deepEqual(await names(), ['Part 1: 9/6 Jacks or Better', 'Part 2: Full-pay Deuces Wild'])
      expect.equal(await page.evaluate(() => document.activeElement.ariaLabel), 'Move part 1 down')
      await page.keyboard.press('Enter')
      expect.deepEqual(await names(), ['Part 1: Full-pay Deuces Wild', 'Part 2: 9/6 Jacks or Better'])
      await page.getByRole('button', { name: 'Remove part 1' }).click()
      expect.deepEqual(await names(), ['Part 1: 9/6 Jacks or Better'])
      await page.getByLabel('Undo').click()
      expect.equal((await names()).length, 2)
      await page.reload()
      await page.waitForSelector('text=These 400 hands')
      expect.equal(await part(page, 1).getByLabel('Cash back').inputValue(), '0.25%')
    },
  },
  {
    name: 'bankroll: a plan has at most twelve parts, and changes of two parts are undone apart',
    async run({ open, expect }) {
      const parts = Array(12).fill('game=jacks-or-better-9-6~length=10~unit=hands~bet=1').join('~~')
      const page = await open(`#/bankroll?mode=plan&${new URLSearchParams({ parts })}`)
      await page.waitForSelector('text=These 120 hands lose')
      expect.equal(await page.getByRole('button', { name: 'Add a game' }).count(), 0)
      const bets = [part(page, 1), part(page, 12)].map((one) => one.getByLabel('Price of a bet'))
      // In one go: quick changes of one field are one step of undo.
      await bets[0].fill('2')
      await bets[1].fill('3')
      await page.getByLabel('Undo').click()
      expect.deepEqual(await Promise.all(bets.map((bet) => bet.inputValue())), ['2', '1'])
      await page.getByRole('button', { name: 'Move part 5 up' }).focus()
      for (const place of [4, 3]) {
        await page.keyboard.press('Enter')
        await page.waitForFunction((label) => document.activeElement.ariaLabel === label, `Move part ${place} up`)
      }
      // Two removals, however quick, are two steps.
      await page.getByRole('button', { name: 'Remove part 2' }).click()
      await page.getByRole('button', { name: 'Remove part 2' }).click()
      await page.getByLabel('Undo').click()
      expect.equal(await page.getByRole('group', { name: /^Part/ }).count(), 11)
      await page.getByRole('button', { name: 'Add a game' }).waitFor()
    },
  },
  {
    name: 'bankroll: an error about a plan stands at the field of its part',
    async run({ open, expect }) {
      const page = await open('#/bankroll')
      await page.getByRole('button', { name: 'Several games' }).click()
      await planned(page)
      await part(page, 2).getByLabel('Price of a bet').fill('five')
      await part(page, 2).locator("text=bet must be a number from 0.0001 to 100000 dollars, not 'five'").waitFor()
      expect.equal(await part(page, 2).getByLabel('Price of a bet').getAttribute('aria-invalid'), 'true')
      expect.equal(await page.locator('[aria-invalid=true]').count(), 1)
      await page.waitForSelector('.sentence .badge:text-is("Earlier answer")')
      await part(page, 2).getByLabel('Price of a bet').fill('5')
      await part(page, 2).getByLabel('How long').fill('999000')
      await part(page, 2).locator('text=the parts up to this one have 1,001,400 hands').waitFor()
      await part(page, 2).getByLabel('How long').fill('500')
      await page.getByLabel('Bankroll, in dollars').fill('')
      await page.waitForSelector('text=a goal needs a bankroll to start from')
      expect.equal(await page.getByLabel('Goal, in dollars').getAttribute('aria-invalid'), 'true')
    },
  },
  {
    name: 'bankroll: what is missing in a plan is asked for at its field, and the earlier answer stays',
    async run({ open, expect }) {
      const parts = 'game=jacks-or-better-9-6~length=4~bet=1.25~~game=double-bonus-10-7-5~length=500~unit=hands~bet=5'
      const page = await open(`#/bankroll?${new URLSearchParams({ mode: 'plan', parts, plan_bankroll: '1000' })}`, { size: 'phone' })
      await page.waitForSelector('text=/you go broke within these 2,900 hands in \\d+\\.\\d\\d\\s% of cases/')
      await page.getByRole('button', { name: '$1,000 · 2 parts' }).tap()
      const length = part(page, 1).getByLabel('How long')
      await length.fill('')
      await part(page, 1).locator('text=How long do you play?').waitFor()
      await page.waitForSelector('text=Part 1: how long do you play?')
      await page.waitForSelector('.sentence .badge:text-is("Earlier answer")')
      expect.equal(await page.locator('.error p').count(), 0)
      // An error takes the room of the field and of its unit.
      await length.fill('long')
      const error = part(page, 1).locator('.about .error p').first()
      await error.waitFor()
      const [field, wide] = [await length.boundingBox(), await error.boundingBox()]
      expect.ok(wide.width > field.width + 40, `${wide.width} beside ${field.width}`)
      expect.equal(await length.getAttribute('aria-invalid'), 'true')
      expect.equal(await length.evaluate((input) => [...input.ariaDescribedByElements ?? []].some((one) => one.textContent.includes('long'))), true)
    },
  },
  {
    name: 'bankroll: that the chances of a long plan are left out stands under its first sentence',
    async run({ open, expect }) {
      const parts = 'game=jacks-or-better-9-6~length=990000~unit=hands~bet=1.25'
      const page = await open(`#/bankroll?${new URLSearchParams({ mode: 'plan', parts, plan_bankroll: '100000', plan_goal: '150000' })}`)
      await page.waitForSelector('.sentence + p:has-text("The chances of ruin and of a goal take too long to compute, and are left out")')
      expect.equal(await page.getByRole('table', { name: 'If you stop' }).count(), 0)
    },
  },
]
