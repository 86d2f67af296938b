import { expect, it } from 'vitest'
import { amountIn } from './amount'

it('gives a plain number the unit of its field', () => {
  expect([' 500 ', '2,100', '.5', '1/3'].map((typed) => amountIn('bets', typed))).toEqual(['500 bets', '2,100 bets', '.5 bets', '1/3 bets'])
  expect(amountIn('dollars', '1000')).toBe('1000 dollars')
})

it('leaves a unit that was typed, and what is no number', () => {
  for (const typed of ['$500', '500$', '500 bets', 'plenty', '']) expect(amountIn('bets', typed)).toBe(typed)
})
