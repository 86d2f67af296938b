// The file of statistics, which the page keeps and exports, and the command line too.
import { currentName } from '../game.svelte'
import { merged } from './merging'
import type { Statistics } from './statistics'

/** Undefined if the text is no such file. */
export function readStatistics(text: string): Statistics | undefined {
  try {
    const { holdfast, games } = JSON.parse(text.replace(/^\uFEFF/, '')) as { holdfast: unknown; games: Statistics }
    if (holdfast !== 'trainer' || typeof games !== 'object' || Array.isArray(games)) return undefined
    // Earlier versions named the user's own games otherwise, so that two names may become one.
    return Object.entries(games).reduce<Statistics>((all, [name, game]) => merged(all, { [currentName(name)]: game }), {})
  } catch {
    return undefined
  }
}
