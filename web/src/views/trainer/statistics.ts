// What the trainer remembers: how many hands of each game were played, what mistakes cost, and which hands to practise.

export interface MissedDeal {
  deal: string
  /** Bets that the last mistake cost. */
  cost: number
  /** Right answers that are still due. */
  due: number
}

export interface GameStatistics {
  hands: number
  minor: number
  major: number
  /** Corrected after a warning, before the draw. */
  mended: number
  /** Bets lost by mistakes. */
  lost: number
  missed: MissedDeal[]
}

/** By the game, as addresses write it. */
export type Statistics = Readonly<Record<string, GameStatistics>>

export type Grade = 'right' | 'minor' | 'major'

/** A mistake is major if it costs this many bets or more. */
export const majorCost = 0.05
const dueAfterMistake = 2
const mostMissed = 300

export const none: GameStatistics = { hands: 0, minor: 0, major: 0, mended: 0, lost: 0, missed: [] }

export function gradeOf(cost: number): Grade {
  if (cost <= 0) return 'right'
  return cost < majorCost ? 'minor' : 'major'
}

export interface Play {
  deal: string
  cost: number
  /** Whether the first choice was wrong, and corrected after a warning. */
  isMended: boolean
}

/** The statistics after one more hand. */
export function recorded(before: GameStatistics, play: Play): GameStatistics {
  const grade = gradeOf(play.cost)
  return {
    hands: before.hands + 1,
    minor: before.minor + (grade === 'minor' ? 1 : 0),
    major: before.major + (grade === 'major' ? 1 : 0),
    mended: before.mended + (grade === 'right' && play.isMended ? 1 : 0),
    lost: before.lost + play.cost,
    missed: missedAfter(before.missed, play),
  }
}

/** A mistake puts the deal on the list; right answers take it off again. */
export function missedAfter(before: readonly MissedDeal[], { deal, cost, isMended }: Play): MissedDeal[] {
  const known = before.find((missed) => missed.deal === deal)
  const others = before.filter((missed) => missed !== known)
  if (cost > 0 || isMended) return [...others, { deal, cost, due: dueAfterMistake }].slice(-mostMissed)
  return known && known.due > 1 ? [...others, { ...known, due: known.due - 1 }] : others
}

/** The sum of both. A deal on both lists is listed once, with the larger number of right answers that are due. If the
    list becomes too long, the costliest mistakes stay. */
export function merged(one: Statistics, other: Statistics): Statistics {
  const games: Record<string, GameStatistics> = { ...one }
  for (const [game, added] of Object.entries(other)) games[game] = sum(one[game] ?? none, added)
  return games
}

function sum(one: GameStatistics, other: GameStatistics): GameStatistics {
  const missed = new Map(one.missed.map((missed) => [missed.deal, missed]))
  for (const added of other.missed) {
    const known = missed.get(added.deal)
    missed.set(added.deal, known && known.due > added.due ? known : added)
  }
  return {
    hands: one.hands + other.hands,
    minor: one.minor + other.minor,
    major: one.major + other.major,
    mended: one.mended + other.mended,
    lost: one.lost + other.lost,
    missed: dearest([...missed.values()]),
  }
}

/** The costliest mistakes, at most `mostMissed`, in their order. */
function dearest(missed: readonly MissedDeal[]): MissedDeal[] {
  const kept = new Set([...missed].sort((one, other) => other.cost - one.cost).slice(0, mostMissed))
  return missed.filter((one) => kept.has(one))
}

/** Undefined if the text is not one that `writeStatistics` wrote. */
export function readStatistics(text: string): Statistics | undefined {
  try {
    const { holdfast, games } = JSON.parse(text) as { holdfast?: unknown; games?: unknown }
    return holdfast === 'trainer' && isStatistics(games) ? games : undefined
  } catch {
    return undefined
  }
}

export function writeStatistics(games: Statistics): string {
  return JSON.stringify({ holdfast: 'trainer', games })
}

function isStatistics(games: unknown): games is Statistics {
  return typeof games === 'object' && games !== null && Object.values(games).every(isOfGame)
}

function isOfGame(value: unknown): value is GameStatistics {
  const { missed, ...numbers } = value as GameStatistics
  const isNumber = (of: unknown): boolean => typeof of === 'number' && Number.isFinite(of) && of >= 0
  const { hands, minor, major, mended, lost } = numbers
  return (
    [hands, minor, major, mended, lost].every(isNumber) &&
    Array.isArray(missed) &&
    missed.every((one) => typeof one.deal === 'string' && isNumber(one.cost) && isNumber(one.due))
  )
}
