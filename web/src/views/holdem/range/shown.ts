// Which answers the view shows together.
import type { RangeAnswer, SpreadAnswer } from '../../../engine/answers'
import type { Live } from '../../../engine/live.svelte'

export interface Shown {
  range: RangeAnswer
  /** The equities against the other ranges, if there are any. */
  spread: SpreadAnswer | undefined
  /** The player's place among those of the answer, and the text of the range: meanwhile the list may have changed. */
  place: number
  typed: string
}

/** Where a range stands in a list; of several alike, the one at `place`. */
export function placeIn(ranges: readonly string[], range: string, place: number): number {
  const found = ranges[place] === range ? place : ranges.indexOf(range)
  return found < 0 ? place : found
}

/** What a range makes and how its equity is spread change at once, unless the equities take so long that it shows; then
    what the range makes is shown alone. */
export function shownTogether(
  makes: Live<'holdem.range'>,
  spread: Live<'holdem.spread'>,
  list: () => { players: number; place: number },
): () => Shown | undefined {
  let last: Shown | undefined
  return () => {
    const { players, place } = list()
    const isDue = players === 1 || spread.isCurrent || spread.isWorking || spread.isStopped
    if (!makes.answer || !makes.answered) last = undefined
    else if (makes.isCurrent && isDue) {
      const typed = String(makes.answered.request.range)
      const others = players > 1 && spread.isCurrent ? spread.answer : undefined
      const ranges = (others && spread.answered?.request.ranges) ?? []
      last = { range: makes.answer, spread: others, place: placeIn(ranges, typed, place), typed }
    }
    return last
  }
}
