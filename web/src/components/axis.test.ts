import { expect, it } from 'vitest'
import { scale, ticksOf } from './axis'

it('names round values', () => {
  expect(ticksOf({}, scale({}, [0, 1], 0, 100), 5)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1])
  expect(ticksOf({}, scale({}, [400, 8000], 0, 100), 3)).toEqual([2000, 4000, 6000, 8000])
  expect(ticksOf({}, scale({}, [-130, 940], 0, 100), 5)).toEqual([0, 250, 500, 750])
})

it('names the one value of a level line', () => {
  expect(ticksOf({}, scale({}, [0.98, 0.98], 0, 100), 5)).toEqual([0.98])
})

it('names powers of ten', () => {
  const axis = { isLogarithmic: true }
  const place = scale(axis, [1, 1000], 0, 300)
  expect(ticksOf(axis, place, 5)).toEqual([1, 10, 100, 1000])
  expect(place(10)).toBeCloseTo(100)
})
