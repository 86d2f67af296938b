// Which answers the view shows together.
import type { RangeAnswer, SpreadAnswer } from '../../engine/answers'
import type { Live } from '../../engine/live.svelte'

export interface Shown {
  range: RangeAnswer
  /** The equities against the other ranges, if there are any. */
  spread: SpreadAnswer | undefined
}

/** What a range makes and how its equity is spread change at once, unless the equities take so long that it shows; then
    what the range makes is shown alone. */
export function shownTogether(makes: Live<'holdem.range'>, spread: Live<'holdem.spread'>, hasOthers: () => boolean): () => Shown | undefined {
  let last: Shown | undefined
  return () => {
    const isDue = !hasOthers() || spread.isCurrent || spread.isWorking || spread.isStopped
    if (!makes.answer) last = undefined
    else if (makes.isCurrent && isDue) {
      last = { range: makes.answer, spread: hasOthers() && spread.isCurrent ? spread.answer : undefined }
    }
    return last
  }
}
