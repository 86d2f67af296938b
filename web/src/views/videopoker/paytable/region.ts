// The picture of when two jackpots are worth playing: the second one's break-even for values of the first.
import type { BorderPoint } from '../../../engine/answers'

type Point = readonly [number, number]

interface Range {
  from: number
  to: number
}

interface Region {
  line: readonly Point[]
  /** The corners of the side on which play is worth it. */
  worth: readonly Point[]
  x: Range
  y: Range
  /** Today's jackpots, or the nearest point of the picture. */
  mark: Point
  isTodayOutside: boolean
}

/** Room beyond the farthest point, as a share of the whole. */
const margin = 0.1
/** How far from the line today may be and yet in the picture, in lengths of the line: one farther away would leave of the
    line only a stroke in a corner. */
const reach = 2

function range(line: readonly number[], today: number): Range {
  const [least, most] = [Math.min(...line), Math.max(...line)]
  const room = reach * (most - least || Math.abs(most))
  const isNear = today >= least - room && today <= most + room
  const [from, to] = isNear ? [Math.min(least, today), Math.max(most, today)] : [least, most]
  return { from, to: to + ((to - from) * margin || 1) }
}

const within = (value: number, { from, to }: Range): number => Math.min(to, Math.max(from, value))

/** Undefined if there is no break-even to draw. Below what the paytable pays, to the left of the line and under its end,
    nothing is known. */
export function regionOf(border: readonly BorderPoint[], today: Point): Region | undefined {
  const line = border.flatMap(({ first, second }): Point[] => (second === null ? [] : [[first, second]]))
  const [start, end] = [line[0], line.at(-1)]
  if (!start || !end) return undefined
  const x = range(line.map(([first]) => first), today[0])
  const y = range(line.map(([, second]) => second), today[1])
  const mark: Point = [within(today[0], x), within(today[1], y)]
  const isTodayOutside = mark[0] !== today[0] || mark[1] !== today[1]
  return { line, worth: [...line, [x.to, end[1]], [x.to, y.to], [start[0], y.to]], x, y, mark, isTodayOutside }
}
