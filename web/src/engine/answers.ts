// The queries of the engine, with their fields and their answers: schema.ts, which `npm run types` makes from the
// description of the server. Counts of deals are strings of digits, since they may exceed 2^53, and a `…_exact` is a
// fraction p/q.
import type { Queries as Described, StrategyAnswer as StrategyAnswers, StrategyChart } from './schema'

export type * from './schema'

/** A chart, written by the engine (`videopoker.strategy`) or by the user (`videopoker.evaluate`). */
export type Chart = Omit<StrategyChart, keyof SearchedChart> & Partial<SearchedChart>
/** What the engine adds to charts that it found. */
type SearchedChart = Pick<StrategyChart, 'level' | 'penalties' | 'optimal_in' | 'best_of_any_language_exact'>

interface Queries extends Omit<Described, 'videopoker.strategy'> {
  /** The answer has the members of one chart, or of the last of a list. */
  'videopoker.strategy': { fields: Described['videopoker.strategy']['fields']; answer: StrategyAnswers & StrategyChart }
}

type Immutable<T> = T extends object ? { readonly [K in keyof T]: Immutable<T[K]> } : T

export type QueryName = keyof Queries
export type Answer<Q extends QueryName> = Queries[Q]['answer']
export type RequestFor<Q extends QueryName> = { readonly query: Q } & Immutable<Queries[Q]['fields']>
export type Request = { [Q in QueryName]: RequestFor<Q> }[QueryName]

/** A game of the catalog, or the text of a paytable, perhaps with other pays; or a machine, perhaps in one of its states. */
export type GameField = RequestFor<'videopoker.return'>['game']
