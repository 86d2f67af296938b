// What follows the names of the user's ranges: it runs again when they are named anew.
import { createSubscriber } from 'svelte/reactivity'
import type { QueryName } from './answers'
import { moduleFor, moduleOfNames } from './modules'

let follow: (() => void) | undefined
const subscribe = createSubscriber((update) => {
  follow = update
})

/** Lets the effect that calls it run again whenever ranges are named anew, if such a query may use them. */
export function followNames(query: QueryName): void {
  if (moduleFor(query) === moduleOfNames) subscribe()
}

/** Ranges have been named anew. */
export function tellFollowers(): void {
  follow?.()
}
