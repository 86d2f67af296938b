// The made hands and the draws of a range, each with its equity if there is one.
import type { RangeAnswer, RangePart, SpreadAnswer } from '../../../engine/answers'

export type Part = Pick<RangePart, 'weight' | 'share' | 'hands'> & { name: string; equity: number | undefined }

/** "top pair, top kicker" */
const nameOf = ({ name, detail }: { name: string; detail: string }): string => (detail ? `${name}, ${detail}` : name)

export interface Parts {
  made: Part[]
  draws: Part[]
}

export function partsOf(range: RangeAnswer, spread: SpreadAnswer['players'][number] | undefined): Parts | undefined {
  if (!range.on_board) return undefined
  const equities = new Map([...(spread?.made ?? []), ...(spread?.draws ?? [])].map((part) => [nameOf(part), part.equity]))
  const withEquity = (part: RangePart): Part => {
    const name = nameOf(part)
    return { name, weight: part.weight, share: part.share, hands: part.hands, equity: equities.get(name) }
  }
  return { made: range.on_board.made.map(withEquity), draws: range.on_board.draws.map(withEquity) }
}
