// Statistics as text, as the page keeps and exports them and the command line does:
//   {"holdfast": "trainer", "games": {"jacks-or-better-9-6": {"hands": 20, ..., "missed": [...]}}}
// A text is read whole or refused, by the rules of read_practice_record() in practice_record.cpp.
import { currentName } from '../game.svelte'
import { merged } from './merging'
import { mostMissed, type DaySum, type GameStatistics, type KindSum, type MissedDeal, type Statistics } from './statistics'

/** Undefined if the text is no such file. */
export function readStatistics(text: string): Statistics | undefined {
  try {
    const file = membersOf(JSON.parse(text.replace(/^\uFEFF/, '')))
    if (file.holdfast !== 'trainer') return undefined
    // Earlier versions named the user's own games otherwise, so that two names may become one.
    return Object.entries(membersOf(file.games))
      .map(([name, game]): Statistics => ({ [currentName(name)]: gameOf(game) }))
      .reduce(merged, {})
  } catch {
    return undefined
  }
}

export function writeStatistics(games: Statistics): string {
  return JSON.stringify({ holdfast: 'trainer', games })
}

/** Thrown while members are read. */
class NoStatistics extends Error {}

function membersOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new NoStatistics()
  return value as Record<string, unknown>
}

function amount(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) throw new NoStatistics()
  return value
}

function whole(value: unknown): number {
  if (!Number.isSafeInteger(value)) throw new NoStatistics()
  return amount(value)
}

function cards(value: unknown): string {
  if (typeof value !== 'string') throw new NoStatistics()
  return value
}

function mapOf<T>(value: unknown, read: (members: Record<string, unknown>) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(membersOf(value ?? {})).map(([key, each]) => [key, read(membersOf(each))]))
}

function missedOf(value: unknown): MissedDeal {
  const { deal, cost, due, held } = membersOf(value)
  const missed = { deal: cards(deal), cost: amount(cost), due: whole(due) }
  return held === undefined ? missed : { ...missed, held: cards(held) }
}

function gameOf(value: unknown): GameStatistics {
  const game = membersOf(value)
  const [hands, minor, major] = [whole(game.hands), whole(game.minor), whole(game.major)]
  if (minor + major > hands || !Array.isArray(game.missed)) throw new NoStatistics()
  return {
    hands,
    minor,
    major,
    mended: whole(game.mended),
    lost: amount(game.lost),
    missed: game.missed.map(missedOf).slice(-mostMissed),
    kinds: mapOf<KindSum>(game.kinds, ({ mistakes, lost }) => ({ mistakes: whole(mistakes), lost: amount(lost) })),
    days: mapOf<DaySum>(game.days, ({ hands, wrong, lost }) => ({ hands: whole(hands), wrong: whole(wrong), lost: amount(lost) })),
  }
}
