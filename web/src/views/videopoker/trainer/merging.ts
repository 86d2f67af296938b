// Statistics of several browsers together. A file does not say which hands it counts, so that two of them can be told
// apart only by their sums: if no sum of one is larger than that of the other, it may be a part of it.
import { mostMissed, none, type GameStatistics, type MissedDeal, type Statistics } from './statistics'

type Sums = Record<string, number>
type SumsByName = Readonly<Record<string, Sums>>

/** Bets by which sums of the same mistakes may differ, added in another order. */
const rounding = 1e-6

/** The sum of both. A deal on both lists is listed once, with the larger number of right answers that are due. If the
    list becomes too long, the costliest mistakes stay. */
export function merged(one: Statistics, other: Statistics): Statistics {
  const games: Record<string, GameStatistics> = { ...one }
  for (const [name, added] of Object.entries(other)) games[name] = sum(one[name] ?? none, added)
  return games
}

/** What `whole` counts beyond `part`, which must be within it. */
export function without(whole: Statistics, part: Statistics): Statistics {
  const games: Record<string, GameStatistics> = {}
  for (const [name, game] of Object.entries(whole)) {
    const counted = sum(game, part[name] ?? none, -1)
    games[name] = { ...counted, missed: game.missed }
  }
  return games
}

/** Whether no sum of `part` is larger than that of `whole`. */
export function isWithin(part: Statistics, whole: Statistics): boolean {
  return Object.entries(part).every(([name, game]) => {
    const { missed: _, kinds, days, ...sums } = game
    const { missed: __, kinds: wholeKinds, days: wholeDays, ...wholeSums } = whole[name] ?? none
    return areWithin({ sums, ...prefixed('kind', kinds), ...prefixed('day', days) },
      { sums: wholeSums, ...prefixed('kind', wholeKinds), ...prefixed('day', wholeDays) })
  })
}

const prefixed = (prefix: string, all: SumsByName): SumsByName =>
  Object.fromEntries(Object.entries(all).map(([name, sums]) => [`${prefix} ${name}`, sums]))

function areWithin(part: SumsByName, whole: SumsByName): boolean {
  return Object.entries(part).every(([name, sums]) =>
    Object.entries(sums).every(([member, value]) => value <= (whole[name]?.[member] ?? 0) + rounding),
  )
}

function sum(one: GameStatistics, other: GameStatistics, times: 1 | -1 = 1): GameStatistics {
  const { missed, kinds, days, ...sums } = one
  const { missed: otherMissed, kinds: otherKinds, days: otherDays, ...otherSums } = other
  return {
    ...sumOf(sums, otherSums, times),
    missed: bothLists(missed, otherMissed),
    kinds: sumsOf(kinds, otherKinds, times),
    days: sumsOf(days, otherDays, times),
  }
}

/** A difference is never less than 0, though rounding might make it so. */
function sumOf<T extends Sums>(one: T | undefined, other: T, times: 1 | -1): T {
  return Object.fromEntries(
    Object.entries(other).map(([member, value]) => [member, Math.max(0, (one?.[member] ?? 0) + times * value)]),
  ) as T
}

/** Without those that come to nothing. */
function sumsOf<T extends Sums>(one: Readonly<Record<string, T>>, other: Readonly<Record<string, T>>, times: 1 | -1): Record<string, T> {
  const all: Record<string, T> = { ...one }
  for (const [name, sums] of Object.entries(other)) all[name] = sumOf(one[name], sums, times)
  return Object.fromEntries(Object.entries(all).filter(([, sums]) => Object.values(sums).some((value) => value > rounding)))
}

function bothLists(one: readonly MissedDeal[], other: readonly MissedDeal[]): MissedDeal[] {
  const missed = new Map(one.map((missed) => [missed.deal, missed]))
  for (const added of other) {
    const known = missed.get(added.deal)
    missed.set(added.deal, known && known.due > added.due ? known : added)
  }
  return dearest([...missed.values()])
}

/** The costliest mistakes, at most `mostMissed`, in their order. */
function dearest(missed: readonly MissedDeal[]): MissedDeal[] {
  const kept = new Set([...missed].sort((one, other) => other.cost - one.cost).slice(0, mostMissed))
  return missed.filter((one) => kept.has(one))
}
