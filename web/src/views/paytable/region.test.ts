import { expect, it } from 'vitest'
import type { BorderPoint } from '../../engine/answers'
import { regionOf } from './region'

const border = (...points: [number, number | null][]): BorderPoint[] => points.map(([first, second]) => ({ first, second }) as BorderPoint)
const falling = border([800, 27], [900, 26], [1000, 25])

it('draws the line, and the side above it and beyond its end', () => {
  expect(regionOf(falling, [820, 26])).toEqual({
    line: [[800, 27], [900, 26], [1000, 25]],
    worth: [[800, 27], [900, 26], [1000, 25], [1020, 25], [1020, 27.2], [800, 27.2]],
    x: { from: 800, to: 1020 },
    y: { from: 25, to: 27.2 },
  })
})

it('has today in the picture, wherever it lies', () => {
  const above = regionOf(falling, [1200, 30])
  expect([above?.x, above?.y]).toEqual([{ from: 800, to: 1240 }, { from: 25, to: 30.5 }])
  const below = regionOf(falling, [700, 20])
  expect([below?.x.from, below?.y.from]).toEqual([700, 20])
  // Nothing is known to the left of the line.
  expect(Math.min(...below!.worth.map(([x]) => x))).toBe(800)
})

it('begins where the second jackpot has a break-even', () => {
  expect(regionOf(border([800, null], [900, 26], [1000, 25]), [850, 25])?.worth.at(-1)?.[0]).toBe(900)
})

it('has room around a single point, and is missing without any', () => {
  expect(regionOf(border([800, 25]), [800, 25])).toMatchObject({ x: { from: 800, to: 801 }, y: { from: 25, to: 26 } })
  expect(regionOf(border([800, null]), [800, 25])).toBeUndefined()
  expect(regionOf([], [800, 25])).toBeUndefined()
})
