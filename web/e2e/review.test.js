import { readFileSync } from 'node:fs'
import { looks } from './harness.js'

const played = readFileSync(new URL('../../docs/examples/hands.txt', import.meta.url), 'utf8')
const address = `#/review?game=jacks-or-better-9-6&hands=p${Buffer.from(played).toString('base64url')}`
// As `holdfast videopoker review` says.
// The sentence is on the page twice: a moment after it is shown it is spoken as well.
const reviewed = (page) =>
  page.locator('strong', { hasText: '7 hands, 6 mistakes: they cost 14.2206 bets' }).waitFor()

export default [
  ...looks('review', address, reviewed),
  {
    name: 'a list of hands is reviewed as it is typed, and its wrong line is shown',
    async run({ open, expect }) {
      const page = await open('#/review', { size: 'phone' })
      await page.getByText('Type, paste or open a list of hands.').waitFor()
      const list = page.getByLabel('Hands that you played')
      await list.fill('7h 7d Jc 2c 9s -> 7h 7d')
      await page.getByText('1 hand, no mistakes.').first().waitFor()
      await list.fill('7h 7d Jc 2c 9s -> 7h 7d\n7h 7d Jc 2c 9x -> Jc')
      await page.locator('.error mark').waitFor()
      await page.getByRole('button', { name: 'Show line 2' }).tap()
      expect.equal(await list.evaluate((area) => area.value.slice(area.selectionStart, area.selectionEnd)), '7h 7d Jc 2c 9x -> Jc')
      await list.fill(played)
      await reviewed(page)
      const link = page.url()
      const again = await open(link.slice(link.indexOf('#')))
      await reviewed(again)
    },
  },
  {
    name: 'a review says what to learn first, and opens the hands that went wrong',
    async run({ open, expect }) {
      const page = await open(address)
      await reviewed(page)
      const lessons = page.locator('table').first()
      expect.match(await lessons.innerText(), /low pair\s+one high card\s+all 545,652 deals\s+2\s+0\.6880/)
      expect.equal(await page.locator('ol li').count(), 6)
      await page.locator('ol li', { hasText: 'Line 6' }).getByRole('link', { name: 'See all 32 holds' }).click()
      await page.waitForSelector('#app[data-ready="hand"]')
      expect.match(page.url(), /cards=Ks\+Qh\+9s\+8s\+7s/)
    },
  },
  {
    name: 'files of hands are opened: CSV, and that of the trainer',
    async run({ open }) {
      const page = await open('#/review')
      const file = (name, text) => page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
      await file('hands.csv', 'date,deal,held\n2026-11-20,AhKs7d7c2s,AhKs\n')
      await page.getByText('1 hand, 1 mistake: it costs 0.3447 bets').first().waitFor()
      const golden = JSON.parse(readFileSync(new URL('../../tests/golden/practice.json', import.meta.url), 'utf8'))
      await file('trainer.json', JSON.stringify({ holdfast: 'trainer', games: { 'jacks-or-better-9-6': golden.record } }))
      await page.getByText('2 hands, 2 mistakes').waitFor()
      await file('image.png', new Uint8Array([0x89, 0x50, 0xff]))
      await page.getByText('This file is not a text in UTF-8.').waitFor()
    },
  },
]
