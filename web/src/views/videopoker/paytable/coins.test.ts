// @vitest-environment jsdom (the game's state reads the address)
import { expect, it } from 'vitest'
import { forCoins, perBet } from './coins'

it.each([
  ['4000', '800'], ['12', '2.4'], ['1', '0.2'], ['0', '0'], ['2.5', '0.5'], ['2,5', '0.5'], ['4.05', '0.81'],
  ['1/3', '1/15'], ['25/3', '5/3'],
])('reads %s for five coins as %s for a bet of 1', (shown, pay) => {
  expect(perBet(shown, 5)).toBe(pay)
  expect(forCoins(pay, 5)).toBe(shown.replace(',', '.'))
})

it('writes a fraction for what has many digits', () => {
  expect(perBet('0.0000005', 5)).toBe('1/10000000')
  expect(forCoins('1/10000000', 5)).toBe('1/2000000')
})

it.each(['', '6x', '-5', '1,000', '1/0', '4.', '.5', '1e3', '9/2/3'])('leaves %s to the engine', (text) => {
  expect(perBet(text, 5)).toBe(text)
  expect(forCoins(text, 5)).toBe(text)
})

it('changes nothing for one coin', () => {
  expect(perBet('2,50', 1)).toBe('2,50')
  expect(forCoins('9/2', 1)).toBe('9/2')
})
