import { expect, it } from 'vitest'
import type { BorderPoint } from '../../../engine/answers'
import { regionOf } from './region'

const border = (...points: [number, number | null][]): BorderPoint[] => points.map(([first, second]) => ({ first, second }) as BorderPoint)
const falling = border([800, 27], [900, 26], [1000, 25])

it('draws the line, and the side above it and beyond its end', () => {
  expect(regionOf(falling, [820, 26])).toEqual({
    line: [[800, 27], [900, 26], [1000, 25]],
    worth: [[800, 27], [900, 26], [1000, 25], [1020, 25], [1020, 27.2], [800, 27.2]],
    x: { from: 800, to: 1020 },
    y: { from: 25, to: 27.2 },
    mark: [820, 26],
    isTodayOutside: false,
  })
})

it('has today in the picture if it lies near the line', () => {
  const above = regionOf(falling, [1200, 29])
  expect([above?.x, above?.y]).toEqual([{ from: 800, to: 1240 }, { from: 25, to: 29.4 }])
  const below = regionOf(falling, [700, 23])
  expect([below?.x.from, below?.y.from, below?.mark, below?.isTodayOutside]).toEqual([700, 23, [700, 23], false])
  // Nothing is known to the left of the line.
  expect(Math.min(...below!.worth.map(([x]) => x))).toBe(800)
})

it.each([
  [[1, 1], [800, 25]],
  [[820, 500], [820, 27.2]],
  [[9000, 26], [1020, 26]],
] as const)('has the axes of the line and today at the edge if it is far away, as %s', (today, mark) => {
  expect(regionOf(falling, today)).toMatchObject({ x: { from: 800, to: 1020 }, y: { from: 25, to: 27.2 }, mark, isTodayOutside: true })
})

it('begins where the second jackpot has a break-even', () => {
  expect(regionOf(border([800, null], [900, 26], [1000, 25]), [850, 25])?.worth.at(-1)?.[0]).toBe(900)
})

it('has room around a single point, and is missing without any', () => {
  expect(regionOf(border([800, 25]), [800, 25])).toMatchObject({ x: { from: 800, to: 801 }, y: { from: 25, to: 26 } })
  expect(regionOf(border([800, null]), [800, 25])).toBeUndefined()
  expect(regionOf([], [800, 25])).toBeUndefined()
})
