// How long a chart is: the slider's positions, from few rows to no mistake.
import type { Parameter } from '../../../state/codec'

/** A number of rows; the best chart without penalty-card rules; the chart whose rules leave no mistake. */
export type Size = number | 'basic' | 'perfect'

const names = ['basic', 'perfect'] as const

export const sizeParameter: Parameter<Size> = {
  initial: 'basic',
  read: (text) => names.find((name) => name === text) ?? (/^\d{1,3}$/.test(text) ? Number(text) : undefined),
  write: String,
}

/** The fewest rows worth a look: with fewer, a chart says little more than the paytable. A chart with sections, one for
    each number of wild cards, needs some in each. */
export function leastRows(sections: number): number {
  return Math.max(6, 3 * sections)
}

/** The positions of the slider for a game whose best chart has `basicRows` rows. */
export function positionsOf(sections: number, basicRows: number): Size[] {
  const least = leastRows(sections)
  const shorter = Array.from({ length: Math.max(0, basicRows - least) }, (_, index) => least + index)
  return [...shorter, 'basic', 'perfect']
}

/** The position of a size on the slider; if the game does not have that size, the nearest one that it has. */
export function placeOf(size: Size, positions: readonly Size[]): number {
  const place = positions.indexOf(size)
  if (place >= 0 || typeof size !== 'number') return Math.max(0, place)
  return size < Number(positions[0]) ? 0 : positions.indexOf('basic')
}
