// From values to places on the screen, and round values to name on an axis.

interface Axis {
  isLogarithmic?: boolean
  from?: number
  to?: number
}

export interface Scale {
  (value: number): number
  from: number
  to: number
}

export function scale(axis: Axis, values: readonly number[], start: number, end: number): Scale {
  const from = axis.from ?? (values.length > 0 ? Math.min(...values) : 0)
  const to = axis.to ?? (values.length > 0 ? Math.max(...values) : 1)
  const at = axis.isLogarithmic ? Math.log : (value: number): number => value
  const span = at(to) - at(from) || 1
  const place = (value: number): number => start + ((at(value) - at(from)) / span) * (end - start)
  return Object.assign(place, { from, to })
}

/** About `count` round values: 1, 2, 2.5 or 5 times a power of ten. */
export function ticksOf(axis: Axis, { from, to }: Scale, count: number): number[] {
  if (axis.isLogarithmic) return powersOfTen(from, to)
  if (from === to) return [from]
  const step = roundStep((to - from) / Math.max(1, count))
  const first = Math.ceil(from / step - 1e-9)
  const last = Math.floor(to / step + 1e-9)
  // One name alone gives no scale.
  if (last - first < 1 && count < 10 && to > from) return ticksOf(axis, { from, to } as Scale, count + 1)
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}

function roundStep(least: number): number {
  if (!(least > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(least))
  return (([1, 2, 2.5, 5].find((factor) => factor * power >= least * 0.999)) ?? 10) * power
}

function powersOfTen(from: number, to: number): number[] {
  const first = Math.ceil(Math.log10(from) - 1e-9)
  const last = Math.floor(Math.log10(to) + 1e-9)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => 10 ** (first + index))
}
