// Links between the views. A view keeps its state while others are open, and what its group shares (views/registry.ts),
// such as a game, applies to all of them.
import { untrack } from 'svelte'
import { groups, type GroupName, type ViewName } from '../views/registry'
import { writeRoute } from './route.svelte'

class Kept {
  addresses = $state.raw(new Map<ViewName, URLSearchParams>())
  shared = $state.raw(new Map<GroupName, string | null>())
}
const kept = new Kept()

/** The parameter that a view shares with others of its group. */
function sharedBy(view: ViewName): { group: GroupName; parameter: string } | undefined {
  const group = groups.find(({ shared }) => shared?.by.includes(view))
  return group?.shared && { group: group.name, parameter: group.shared.parameter }
}

/** The value of what the views of a group share; null if none of them was open. */
export const keptBy = (group: GroupName): string | null => kept.shared.get(group) ?? null

export function keepAddress(view: ViewName, parameters: URLSearchParams): void {
  kept.addresses = new Map(untrack(() => kept.addresses)).set(view, parameters)
  const shared = sharedBy(view)
  if (shared) kept.shared = new Map(untrack(() => kept.shared)).set(shared.group, parameters.get(shared.parameter))
}

/** Where the navigation leads. */
export function linkTo(view: ViewName): string {
  const parameters = new URLSearchParams(kept.addresses.get(view))
  const shared = sharedBy(view)
  if (shared) {
    const value = keptBy(shared.group)
    if (value === null) parameters.delete(shared.parameter)
    else parameters.set(shared.parameter, value)
  }
  return writeRoute(view, parameters)
}

/** A link with a state of its own: linkWith('odds', { hole: 'AhKh' }). */
export function linkWith(view: ViewName, fields: Record<string, string>): string {
  return writeRoute(view, new URLSearchParams(fields))
}
