import { expect, it } from 'vitest'
import { testEngine } from '../../engine/test_engine'
import { presets } from './range_presets'

it('offers ranges that the engine reads, of the combos that their names promise', async () => {
  const ask = await testEngine('holdem')
  const combos = presets.map(({ range }) => ask({ query: 'holdem.range', range }).combos)
  // Whole hands that fit the share of all 1,326 combos, as in the program; 13 pairs of 6; 10 and 12 suited hands of 4.
  expect(combos).toEqual([60, 130, 196, 264, 386, 658, 78, 40, 48])
})
