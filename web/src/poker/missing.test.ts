import { expect, it } from 'vitest'
import { missing, missingOnBoard } from './missing'

it.each([
  ['', 2], ['Ah', 1], ['AhK', 1], ['Ah 1', 1], ['Ah 10', 1], ['AhKh', 0],
  ['QQ+', 0], ['AKs', 0], ['AhXh', 0], ['top 15%', 0],
])('a hand typed as %s lacks %i cards', (text, more) => {
  expect(missing(text, 2)).toBe(more)
})

it.each([['', 0], ['2', 3], ['Qh Jh', 1], ['2cXx', 0], ['2c3c4c5', 1]])('a board typed as %s lacks %i', (text, more) => {
  expect(missingOnBoard(text)).toBe(more)
})
