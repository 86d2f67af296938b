// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { credits, firstCredits, settleCredits } from './credits.svelte'

it('takes five coins a line, pays what was won, and keeps the rest', async () => {
  expect(credits.value).toBe(firstCredits)
  await settleCredits(1, 0)
  expect(credits.value).toBe(firstCredits - 5)
  await settleCredits(10, 4)
  expect(credits.value).toBe(firstCredits - 5 - 30)
  expect(localStorage.getItem('holdfast.credits')).toBe(String(firstCredits - 35))
})
