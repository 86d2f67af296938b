// What the trainer remembers: how many hands of each game were played, what mistakes cost, of which kinds and on which
// days they were, and which hands to practise. The command line keeps the same file (practice_record.h).

export interface MissedDeal {
  deal: string
  /** Bets that the last mistake cost. */
  cost: number
  /** Right answers that are still due. */
  due: number
  /** The cards held in the last mistake. Older files do not say. */
  held?: string
}

export type KindSum = { mistakes: number; lost: number }
export type DaySum = { hands: number; wrong: number; lost: number }

export interface GameStatistics {
  hands: number
  minor: number
  major: number
  /** Corrected after a warning, before the draw. */
  mended: number
  /** Bets lost by mistakes. */
  lost: number
  /** By their last mistakes, the latest last. */
  missed: readonly MissedDeal[]
  /** The mistakes by the kind of the best hold, in words. Older files have none. */
  kinds: Readonly<Record<string, KindSum>>
  /** By date, "2026-11-24". Older files have none. */
  days: Readonly<Record<string, DaySum>>
}

/** By the game, as `recordName` writes it. */
export type Statistics = Readonly<Record<string, GameStatistics>>

export type Grade = 'right' | 'minor' | 'major'

/** A mistake is major if it costs this many bets or more. */
export const majorCost = 0.05
const dueAfterMistake = 2
export const mostMissed = 300

export const none: GameStatistics = { hands: 0, minor: 0, major: 0, mended: 0, lost: 0, missed: [], kinds: {}, days: {} }

export function gradeOf(cost: number): Grade {
  if (cost <= 0) return 'right'
  return cost < majorCost ? 'minor' : 'major'
}

export interface Play {
  deal: string
  /** The cards, empty if all were discarded. */
  held: string
  cost: number
  /** Whether the first choice was wrong, and corrected after a warning. */
  isMended: boolean
}

/** The statistics after one more hand, played on a day. What kind of mistake it was is added by `ofKind`. */
export function recorded(before: GameStatistics, play: Play, day: string): GameStatistics {
  const grade = gradeOf(play.cost)
  const known = before.days[day] ?? { hands: 0, wrong: 0, lost: 0 }
  const wrong = known.wrong + (grade === 'right' ? 0 : 1)
  return {
    hands: before.hands + 1,
    minor: before.minor + (grade === 'minor' ? 1 : 0),
    major: before.major + (grade === 'major' ? 1 : 0),
    mended: before.mended + (grade === 'right' && play.isMended ? 1 : 0),
    lost: before.lost + play.cost,
    missed: missedAfter(before.missed, play),
    kinds: before.kinds,
    days: { ...before.days, [day]: { hands: known.hands + 1, wrong, lost: known.lost + play.cost } },
  }
}

/** Whether a mistake is counted whose kind is not. */
export function lacksKind({ minor, major, kinds }: GameStatistics): boolean {
  return Object.values(kinds).reduce((sum, { mistakes }) => sum + mistakes, 0) < minor + major
}

/** The statistics once the kind of a mistake that was recorded is known. */
export function ofKind(before: GameStatistics, kind: string, cost: number): GameStatistics {
  const known = before.kinds[kind] ?? { mistakes: 0, lost: 0 }
  return { ...before, kinds: { ...before.kinds, [kind]: { mistakes: known.mistakes + 1, lost: known.lost + cost } } }
}

/** A mistake puts the deal on the list; right answers take it off again. */
export function missedAfter(before: readonly MissedDeal[], { deal, held, cost, isMended }: Play): MissedDeal[] {
  const known = before.find((missed) => missed.deal === deal)
  const others = before.filter((missed) => missed !== known)
  // A deal that is right keeps its place.
  const rightOnce = (missed: MissedDeal): MissedDeal => (missed === known ? { ...missed, due: missed.due - 1 } : missed)
  const keep = (missed: MissedDeal): MissedDeal[] => [...others, missed].slice(-mostMissed)
  if (cost > 0) return keep({ deal, cost, due: dueAfterMistake, held })
  // What was held in the end was right.
  if (isMended) return keep({ deal, cost, due: dueAfterMistake })
  return known && known.due > 1 ? before.map(rightOnce) : others
}

export const handsOf = (all: Statistics): number => Object.values(all).reduce((sum, { hands }) => sum + hands, 0)
