// The picture of when two jackpots are worth playing: the second one's break-even for values of the first.
import type { BorderPoint } from '../../engine/answers'

type Point = readonly [number, number]

interface Region {
  line: readonly Point[]
  /** The corners of the side on which play is worth it. */
  worth: readonly Point[]
  x: { from: number; to: number }
  y: { from: number; to: number }
}

/** Room beyond the farthest point, as a share of the whole. */
const margin = 0.1

function range(values: readonly number[]): { from: number; to: number } {
  const [from, to] = [Math.min(...values), Math.max(...values)]
  return { from, to: to + ((to - from) * margin || 1) }
}

/** Undefined if there is no break-even to draw. Today's jackpots, which may lie anywhere, are in the picture. Below what the
    paytable pays, to the left of the line and under its end, nothing is known. */
export function regionOf(border: readonly BorderPoint[], today: Point): Region | undefined {
  const line = border.flatMap(({ first, second }): Point[] => (second === null ? [] : [[first, second]]))
  const [start, end] = [line[0], line.at(-1)]
  if (!start || !end) return undefined
  const x = range([...line.map(([first]) => first), today[0]])
  const y = range([...line.map(([, second]) => second), today[1]])
  return { line, worth: [...line, [x.to, end[1]], [x.to, y.to], [start[0], y.to]], x, y }
}
