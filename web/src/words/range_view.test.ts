import { expect, it } from 'vitest'
import { words } from './'

it('has one combo, and several combos', () => {
  expect([words.rangeView.all('1', '0.1 %'), words.rangeView.all('0.5', '0 %')]).toEqual(['1 combo, 0.1 % of all 1,326.', '0.5 combos, 0 % of all 1,326.'])
  expect(words.rangeView.left('1', '4')).toBe('1 of 4 combos is left on this board.')
  expect(words.ranges.combos('1', '0.1 %')).toBe('1 combo, 0.1 % of all 1,326')
})
