// The queries of the engine, with their fields and their answers: schema.ts, which `npm run types` makes from the
// description of the server. Counts of deals are strings of digits, since they may exceed 2^53, and a `…_exact` is a
// fraction p/q.
import type { Queries } from './schema'

export type * from './schema'

/** The answers of which the schema says less than the page knows, by query: their views add them. */
export interface KnownAnswers {}

type Immutable<T> = T extends object ? { readonly [K in keyof T]: Immutable<T[K]> } : T

export type QueryName = keyof Queries
export type Answer<Q extends QueryName> = Q extends keyof KnownAnswers ? KnownAnswers[Q] : Queries[Q]['answer']
export type RequestFor<Q extends QueryName> = { readonly query: Q } & Immutable<Queries[Q]['fields']>
export type Request = { [Q in QueryName]: RequestFor<Q> }[QueryName]
