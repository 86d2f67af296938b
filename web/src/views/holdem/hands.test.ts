import { expect, it } from 'vitest'
import { comboOf, combosOf, handName, handOf, hands, placeOf } from './hands'

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

it('names the combos of a hand, whatever the order of their cards', () => {
  expect(combosOf('AKs')).toEqual(['AsKs', 'AhKh', 'AdKd', 'AcKc'])
  expect(combosOf('QQ')).toEqual(['QsQh', 'QsQd', 'QsQc', 'QhQd', 'QhQc', 'QdQc'])
  expect(combosOf('T9o').slice(0, 4)).toEqual(['Ts9h', 'Ts9d', 'Ts9c', 'Th9s'])
  expect(hands.every((hand) => combosOf(hand).every((combo) => comboOf(combo) === combo && handOf(combo) === hand))).toBe(true)
  expect([comboOf('KdAh'), comboOf('QcQs'), handOf('KdAh'), handOf('QcQs'), handOf('2h3h')]).toEqual(['AhKd', 'QsQc', 'AKo', 'QQ', '32s'])
})
