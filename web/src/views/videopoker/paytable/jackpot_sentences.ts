// What an answer about several jackpots says, in words.
import type { MetersAnswer } from '../../../engine/answers'
import { capitalized, fixed, money, percent } from '../../../format'
import { words } from '../../../words'

const say = words.paytable.jackpots

/** A share as it is typed: "0.25%", "0.0025", "1/400"; undefined for anything else. */
export function shareOf(typed: string): number | undefined {
  const [, over, under = '1', unit] = /^(\d+(?:\.\d*)?|\.\d+)(?:\/(\d+)|(%))?$/.exec(typed.trim()) ?? []
  const share = Number(over) / Number(under) / (unit ? 100 : 1)
  return Number.isFinite(share) ? share : undefined
}

/** With as many decimals as tell a share just below 100 % from one above. */
export function clearPercent(share: number): string {
  const digits = [4, 6, 8, 10].find((digits) => Number((share * 100).toFixed(digits)) >= 100 === share >= 1)
  return percent(share, digits ?? 12)
}

/** The sentence that the results begin with; `typed` is the cash back. */
export function nowSentence(answer: MetersAnswer, typed: string): string {
  const cashBack = shareOf(typed)
  if (!cashBack) return say.now(clearPercent(answer.return), answer.is_worth_it)
  const shortest = `${Number((cashBack * 100).toPrecision(6))}\u202f%`
  return say.nowWith(clearPercent(answer.return), shortest, clearPercent(answer.return + cashBack), answer.is_worth_it)
}

/** Bets with two decimals at most. */
export function shortBets(bets: number): string {
  return fixed(bets, [0, 1].find((digits) => Math.abs(Number(bets.toFixed(digits)) - bets) < 0.005) ?? 2)
}

/** "886.85 ($4,434.23)" */
export const withDollars = (bets: string, dollars: number | undefined): string => bets + (dollars === undefined ? '' : ` (${money(dollars)})`)

type Meter = MetersAnswer['meters'][number]

/** Where the game breaks even if only this jackpot rises. */
export function aloneText({ break_even: bets, break_even_dollars: dollars }: Meter, isWorthIt: boolean): string {
  if (bets !== null) return withDollars(shortBets(bets), dollars)
  return isWorthIt ? say.already : say.above
}

/** Where this jackpot is when all have risen together to the break-even. */
export function togetherText({ pays_at_even: bets, pays_at_even_dollars: dollars }: Meter, isWorthIt: boolean): string {
  if (bets !== null) return withDollars(shortBets(bets), dollars)
  return isWorthIt ? say.already : say.never
}

/** Why there is no border; `paytableReturn` is that of the game without a jackpot, cash back included. */
export function noBorderSentence({ meters, is_worth_it: isWorthIt }: MetersAnswer, paytableReturn: number): string {
  if (paytableReturn >= 1) return say.noBorder.already
  const isFirstInVain = meters[0]?.break_even === null && !isWorthIt
  return meters.length > 2 && !isFirstInVain ? say.noBorder.others : say.noBorder.never(capitalized(meters[0]?.name ?? ''))
}
