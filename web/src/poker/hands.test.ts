import { expect, it } from 'vitest'
import { combosOf, handName, hands, placeOf } from './hands'

it('has the 169 hands with their 1,326 combos', () => {
  expect(new Set(hands).size).toBe(169)
  expect(hands.reduce((sum, hand) => sum + combosOf(hand).length, 0)).toBe(1326)
})

it('lays suited hands above the diagonal', () => {
  expect([placeOf('AA'), placeOf('AKs'), placeOf('AKo'), placeOf('22')]).toEqual([0, 1, 13, 168])
})

it('names hands', () => {
  expect(handName('66')).toBe('pair of sixes')
  expect(handName('KTo')).toBe('king-ten offsuit')
})
