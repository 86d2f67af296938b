// The machine counts in coins: a line of a hand costs five.
import { fixed } from '../../../format'
import { words } from '../../../words'

export const coinsOfHand = 5

export function coins(bets: number): string {
  const value = bets * coinsOfHand
  if (Number.isInteger(value)) return words.trainer.coins(fixed(value, 0), value === 1)
  return words.trainer.coins(fixed(value, value < 1 ? 3 : 2), false)
}

/** As a number alone, for a table of pays. */
export const coinsPaid = (bets: number): string => inCoins(bets * coinsOfHand)

export const inCoins = (value: number): string => fixed(value, Number.isInteger(value) ? 0 : 2)
