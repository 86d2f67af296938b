// What the trainer remembers: how many hands of each game were played, what mistakes cost, of which kinds and on which
// days they were, and which hands to practise. The engine keeps it (practice.ts), and the command line the same file.

export interface MissedDeal {
  deal: string
  /** Bets that the last mistake cost. */
  cost: number
  /** Right answers that are still due. */
  due: number
  /** The cards held in the last mistake. Older files do not say. */
  held?: string
}

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
  /** The mistakes by the kind of the best hold, in words. */
  kinds: Readonly<Record<string, { mistakes: number; lost: number }>>
  /** By date, "2026-11-24". */
  days: Readonly<Record<string, { hands: number; wrong: number; lost: number }>>
}

/** By the game, as `recordName` writes it. */
export type Statistics = Readonly<Record<string, GameStatistics>>

export type Grade = 'right' | 'minor' | 'major'

/** A mistake is major if it costs this many bets or more. */
const majorCost = 0.05

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

export const handsOf = (all: Statistics): number => Object.values(all).reduce((sum, { hands }) => sum + hands, 0)
