// The credit meter, in coins: one for all games, kept in the browser. A hand costs five coins a line.
import { Kept } from '../../../state/kept.svelte'
import { coinsOfHand } from './coins'

export const firstCredits = 1000

export const credits = new Kept<number>('credits', {
  initial: firstCredits,
  read: (text) => (text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined),
  write: String,
})

/** Takes what a hand cost and pays what its lines won, both in bets of one line. */
export function settleCredits(cost: number, won: number): Promise<void> {
  return credits.change((coins) => coins + (won - cost) * coinsOfHand)
}
