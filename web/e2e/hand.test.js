import { looks, looksOnPhone } from './harness.js'

const settle = (page) => page.waitForSelector('text=18.4255')
const cards = (page) => page.getByRole('textbox', { name: 'Five cards' })

export default [
  ...looksOnPhone('hand on a machine', '#/hand?game=ultimate-x-1-jacks-or-better-8-6~@12x', (page) => page.waitForSelector('text=223.0705')),
  {
    name: 'hand: a machine is played in the state that is chosen',
    async run({ open, expect }) {
      const page = await open('#/hand?game=ultimate-x-1-jacks-or-better-8-6&cards=Js+Jh+Kh+9h+5h')
      const best = (cards, value) => page.waitForSelector(`.sentence:has-text("worth ${value}"):has-text("${cards}")`)
      const state = page.getByRole('combobox', { name: 'State' })
      await state.selectOption('1x')
      await best('9♥', '3.0529')
      await page.waitForFunction(() => location.hash.includes('%401x'))
      await state.selectOption('single')
      await page.waitForFunction(() => !document.querySelector('.sentence')?.textContent.includes('3.0529'))
      expect.equal(await state.locator('option').first().innerText(), '1x')
    },
  },
  {
    name: 'hand: on several lines the sum of the multipliers is typed',
    async run({ open, expect }) {
      const page = await open('#/hand?game=ultimate-x-10-jacks-or-better-8-6&cards=Js+Jh+Kh+9h+5h')
      const sum = page.getByRole('textbox', { name: 'Sum of the multipliers' })
      await sum.fill('24')
      await page.waitForSelector('.sentence:has-text("51.2538")')
      expect.equal(await page.getByText('vs second').count(), 0)
      await sum.fill('9')
      await page.waitForSelector('text=from 10 to 120; other queries')
      expect.equal(await sum.inputValue(), '9')
    },
  },
  ...looks('hand', '#/hand', settle),
  {
    name: 'hand: cards are typed, clicked, and taken out',
    async run({ open, expect }) {
      const page = await open('#/hand')
      await settle(page)
      await cards(page).fill('ahkd')
      await page.waitForSelector('text=Choose 3 more cards.')
      for (const card of ['queen of clubs', 'jack of spades', 'ten of hearts']) {
        await page.getByRole('button', { name: card, exact: true }).click()
      }
      await page.waitForSelector('text=keep all five')
      expect.equal(await cards(page).inputValue(), 'Ah Kd Qc Js Th')
      await page.getByRole('button', { name: 'Remove the ace of hearts' }).click()
      expect.equal(await cards(page).inputValue(), 'Kd Qc Js Th')
    },
  },
  {
    name: 'hand: without cards it says what to do',
    async run({ open, expect }) {
      const page = await open('#/hand?cards=')
      const prompt = page.locator('text=Choose five cards, or deal a hand.')
      await prompt.waitFor()
      await page.getByRole('button', { name: 'Deal a hand' }).click()
      await page.waitForSelector('text=/worth [\\d.]+ bets/')
      expect.equal(await prompt.count(), 0)
    },
  },
  {
    name: 'hand: a wrong card stands, with the sentence of the engine',
    async run({ open, expect }) {
      const page = await open('#/hand')
      await cards(page).fill('As Ks Qs Xs 5s')
      await page.waitForSelector("text='Xs' is not a card")
      expect.equal(await cards(page).inputValue(), 'As Ks Qs Xs 5s')
      expect.equal(await page.locator('mark').innerText(), 'Xs')
    },
  },
  {
    name: 'hand: keys 1 to 5 hold and release, and the address keeps it',
    async run({ open }) {
      const page = await open('#/hand')
      await settle(page)
      await page.keyboard.press('5')
      await page.waitForSelector('.sentence:has-text("keep all five")')
      await page.waitForFunction(() => location.hash.includes('hold=AsKsQsJs5s'))
      await page.reload()
      await page.waitForSelector('.sentence:has-text("keep all five, worth 6.0000")')
      await page.waitForSelector('text=less than holding')
    },
  },
  {
    name: 'hand: by touch on a phone, with ranks and suits',
    async run({ open }) {
      const page = await open('#/hand?cards=', { size: 'phone' })
      for (const rank of ['ace', 'king', 'queen', 'jack', 'ten']) {
        await page.getByRole('button', { name: rank, exact: true }).tap()
        await page.getByRole('button', { name: `${rank} of spades` }).tap()
      }
      await page.waitForSelector('.sentence:has-text("worth 800")')
      await page.waitForSelector('text=Change')
    },
  },
  {
    name: 'hand: a random hand is dealt, also with a joker in the deck',
    async run({ open }) {
      const page = await open('#/hand?game=joker-poker-kings-full-pay&cards=Jk+As+Kd+Qh+9c')
      await page.waitForSelector('.sentence')
      await page.getByRole('button', { name: 'Deal a hand' }).click()
      await page.waitForFunction(() => !location.hash.includes('Jk+As+Kd+Qh+9c'))
      await page.waitForSelector('.sentence')
    },
  },
]
