// Types of requests and answers that the schema does not name, or of which it says less than is known.
import type { RequestFor, StrategyAnswer, StrategyChart } from '../../engine/answers'

declare module '../../engine/answers' {
  interface KnownAnswers {
    /** With the members of one chart, or of the last of a list. */
    'videopoker.strategy': StrategyAnswer & StrategyChart
  }
}

/** What the engine adds to charts that it found. */
type SearchedChart = Pick<StrategyChart, 'level' | 'penalties' | 'optimal_in' | 'best_of_any_language_exact'>
/** A chart, written by the engine (`videopoker.strategy`) or by the user (`videopoker.evaluate`). */
export type Chart = Omit<StrategyChart, keyof SearchedChart> & Partial<SearchedChart>

/** A game of the catalog, or the text of a paytable, perhaps with other pays; or a machine, perhaps in one of its states. */
export type GameField = RequestFor<'videopoker.return'>['game']
