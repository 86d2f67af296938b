import { expect, it } from 'vitest'
import { amount, noPot, potFields, signedAmount } from './pot_odds'

it('asks about a call once both amounts are typed', () => {
  expect(potFields(noPot)).toEqual({})
  expect(potFields({ pot: '120', call: ' ' })).toEqual({})
  expect(potFields({ pot: '', call: '40' })).toEqual({})
  expect(potFields({ pot: '1,200', call: '' })).toEqual({})
  expect(potFields({ pot: ' 120', call: '1/3' })).toEqual({ pot: '120', call: '1/3' })
})

it('asks about an amount that cannot be read, so that the engine says so', () => {
  for (const wrong of ['zzz', '-1', 'NaN', '1/3']) {
    expect(potFields({ pot: wrong, call: '' })).toEqual({ pot: wrong, call: '1' })
    expect(potFields({ pot: '', call: wrong })).toEqual({ pot: '1', call: wrong })
  }
})

it('writes amounts and gains', () => {
  expect([amount(120), amount(1 / 3), amount(1500)]).toEqual(['120', '0.33', '1,500'])
  expect([82.128, -3, 0, 0.001, -0.0049].map(signedAmount)).toEqual(['+82.13', '−3.00', '0.00', '+<0.01', '−<0.01'])
})
