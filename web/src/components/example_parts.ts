// Which parts of a view's example, ranges on a board, are left in its state.
import type { Codec } from '../state/codec'
import { words } from '../words'

interface Spot {
  ranges: readonly string[]
  board: string
  dead: string
}

type SpotCodec = Pick<Codec<Spot>, 'ranges' | 'board'>

/** The parts that are as in the example. */
export function exampleParts({ ranges, board }: Spot, codec: SpotCodec): string[] {
  const same = ranges.flatMap((range, index) => (range === codec.ranges.initial[index] ? [words.ranges.player(index + 1)] : []))
  return board === codec.board.initial ? [...same, words.table.exampleBoard] : same
}

/** Whether nothing but the example is asked. */
export function isWholeExample({ ranges, dead }: Spot, codec: SpotCodec, parts: readonly string[]): boolean {
  const { length } = codec.ranges.initial
  return parts.length === length + 1 && ranges.length === length && dead === ''
}
