// Links between the views. A view keeps its state while others are open, and the game chosen in one view of
// video poker applies to all of them.
import { untrack } from 'svelte'
import type { ViewName } from '../views/registry'
import { writeRoute } from './route.svelte'

const ofVideoPoker: readonly ViewName[] = ['paytable', 'hand', 'strategy', 'trainer', 'review', 'bankroll']

class Kept {
  addresses = $state.raw(new Map<ViewName, URLSearchParams>())
  game = $state.raw<string | null>(null)
}
const kept = new Kept()

/** The game of the views of video poker, as a parameter; null if none of them was open. */
export const keptGame = (): string | null => kept.game

export function keepAddress(view: ViewName, parameters: URLSearchParams): void {
  kept.addresses = new Map(untrack(() => kept.addresses)).set(view, parameters)
  if (ofVideoPoker.includes(view)) kept.game = parameters.get('game')
}

/** Where the navigation leads. */
export function linkTo(view: ViewName): string {
  const parameters = new URLSearchParams(kept.addresses.get(view))
  if (ofVideoPoker.includes(view)) {
    if (kept.game === null) parameters.delete('game')
    else parameters.set('game', kept.game)
  }
  return writeRoute(view, parameters)
}

/** A link with a state of its own: linkWith('odds', { hole: 'AhKh' }). */
export function linkWith(view: ViewName, fields: Record<string, string>): string {
  return writeRoute(view, new URLSearchParams(fields))
}
