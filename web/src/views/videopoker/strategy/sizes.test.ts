import { describe, expect, it } from 'vitest'
import { placeOf, positionsOf, sizeParameter } from './sizes'

describe('the slider', () => {
  it('goes from few rows over the best chart to no mistake', () => {
    expect(positionsOf(0, 9)).toEqual([6, 7, 8, 'basic', 'perfect'])
  })

  it('gives each section some rows', () => {
    expect(positionsOf(5, 17)).toEqual([15, 16, 'basic', 'perfect'])
  })

  it('has the best chart alone where it is short', () => {
    expect(positionsOf(0, 5)).toEqual(['basic', 'perfect'])
  })

  it.each([
    [7, 1],
    [3, 0],
    [40, 3],
    ['perfect', 4],
  ] as const)('finds a place for %s', (size, place) => {
    expect(placeOf(size, positionsOf(0, 9))).toBe(place)
  })
})

it.each(['basic', 'perfect', 16] as const)('keeps %s in the address', (size) => {
  expect(sizeParameter.read(sizeParameter.write(size))).toBe(size)
})

it('refuses what is no size', () => {
  expect(sizeParameter.read('many')).toBeUndefined()
})
