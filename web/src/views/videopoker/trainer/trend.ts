// How practice went, day by day.
import type { GameStatistics } from './statistics'

export interface PracticeDay {
  date: string
  hands: number
  /** The share of hands that was played right. */
  right: number
  /** Bets lost per hand. */
  lostPerHand: number
}

/** The last `most` days with hands, in their order. */
export function practiceDays(days: GameStatistics['days'], most: number): PracticeDay[] {
  return Object.entries(days)
    .filter(([, { hands }]) => hands > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(-most)
    .map(([date, { hands, wrong, lost }]) => ({ date, hands, right: 1 - wrong / hands, lostPerHand: lost / hands }))
}
