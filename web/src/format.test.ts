import { expect, it } from 'vitest'
import {
  asSentence, boundPercents, count, fixed, groupedIfWhole, oneIn, pay, percent, points, shortPercent, signedMoney, tinyPercent, weightText,
} from './format'

it.each([
  [0.7281, 0.7285, '72.81', '72.85'],
  [0.72814, 0.72851, '72.81', '72.86'],
  [0.28999, 0.29, '28.99', '29.00'],
  [0.0000123, 0.01, '0.0012', '1.00'],
  [0, 1, '0.00', '100.00'],
  [0.9999999, 0.9999999, '99.99', '100.00'],
  [1e-130, 1e-120, '0.0000000', '0.0000001'],
])('rounds the bounds %s and %s outwards', (least, most, below, above) => {
  expect(boundPercents(least, most, 2)).toEqual([`${below}\u202f%`, `${above}\u202f%`])
})

it('writes numbers as people read them', () => {
  expect(percent(0.995439043)).toBe('99.5439\u202f%')
  expect(fixed(-1234.5, 1)).toBe('−1,234.5')
  expect(fixed(-0.00001, 2)).toBe('0.00')
  expect(points(0.01, 2)).toBe('+1.00')
  expect(points(-0.01, 2)).toBe('−1.00')
  expect(count('19933230517200')).toBe('19,933,230,517,200')
  expect(count('9007199254740993')).toBe('9,007,199,254,740,993')
  expect(oneIn(2.47582680375947e-5)).toBe('1 in 40,391')
  expect(oneIn(0)).toBe('never')
})

it('writes what the browser would write in American English', () => {
  for (const value of [0, 0.5, 0.995439043, 1.5, 2.5, 999.995, 1000, 40390.5, 649740, 1e15 + 0.5, 123456789012]) {
    for (const digits of [0, 1, 2, 4]) {
      const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
      expect(fixed(value, digits)).toBe(format.format(value))
    }
  }
})

it('writes pays as a paytable has them', () => {
  expect([pay('800/1'), pay('5/2'), pay('2433/10000'), pay('1/3')]).toEqual(['800', '2.5', '0.2433', '1/3'])
})

it('groups what is typed only if it is a whole number', () => {
  expect(['1200', '2.5', '2433/10000', '$5000', ''].map(groupedIfWhole)).toEqual(['1,200', '2.5', '2433/10000', '$5000', ''])
})

it('makes a sentence of a note', () => {
  expect(asSentence('no hand can lose')).toBe('No hand can lose.')
})

it.each([[243.75, '+$243.75'], [-3.421, '−$3.42'], [0.001, '$0'], [0, '$0']])('writes a result of %s dollars as %s', (dollars, text) => {
  expect(signedMoney(dollars)).toBe(text)
})

it.each([
  [0, '0'], [0.0000000123, '0.000000012'], [0.03, '0.03'], [0.1 + 0.2, '0.3'], [0.456, '0.46'], [0.99, '0.99'], [0.996, '0.99'],
  [0.1 * 3 + 0.7, '1'], [0.7 + 0.2 + 0.1, '1'], [1.5, '1.5'], [12, '12'], [1234.5, '1,234.5'],
])('writes the weight %s as %s', (weight, text) => {
  expect(weightText(weight)).toBe(text)
})

it('writes chances that are next to nothing in a bounded number of digits', () => {
  expect(tinyPercent(0.0000099)).toBe('0.00099\u202f%')
  expect(tinyPercent(1e-9)).toBe('0.00000010\u202f%')
  for (const share of [9e-10, 1e-98, 1e-130, 5e-324]) {
    expect(tinyPercent(share)).toBe('less than 0.0000001\u202f%')
    expect(oneIn(share)).toBe('less than 1 in 1,000,000,000')
  }
  expect(shortPercent(2e-130)).toBe('2e-128\u202f%')
  expect(shortPercent(0)).toBe('0\u202f%')
})
