// Deals of the chosen kind. Any deal is dealt here; hard ones come from the engine, several at a time.
import type { GameField } from '../../engine/answers'
import { ask, type AskOptions } from '../../engine/client'
import { splitCards } from '../../poker/cards'
import { dealHand, uniform } from '../../poker/deal'
import type { MissedDeal } from './statistics'

export const kinds = ['all', 'close', 'penalty', 'missed'] as const
export type Kind = (typeof kinds)[number]

const atATime = 20

export interface Table {
  game: GameField
  deck: number
  kind: Kind
  missed: readonly MissedDeal[]
}

export class Dealer {
  private dealt: string[] = []
  private of = ''
  private last = ''

  /** Undefined if the game has no such deals. */
  async next({ game, deck, kind, missed }: Table, options: AskOptions): Promise<string[] | undefined> {
    if (kind === 'missed' && missed.length > 0) return this.again(missed)
    if (kind === 'all' || kind === 'missed') return dealHand(deck)
    const of = JSON.stringify([game, kind])
    if (this.of !== of || this.dealt.length === 0) {
      const { deals } = await ask({ query: 'videopoker.drill', game, kind, count: atATime, seed: seed() }, options)
      this.dealt = deals.map(({ deal }) => deal)
      this.of = of
    }
    const deal = this.dealt.pop()
    return deal === undefined ? undefined : splitCards(deal)
  }

  /** One of the missed deals, not the same twice in a row if there are others. */
  private again(missed: readonly MissedDeal[]): string[] {
    const others = missed.filter(({ deal }) => deal !== this.last)
    const from = others.length > 0 ? others : missed
    this.last = from[Math.floor(uniform() * from.length)]?.deal ?? ''
    return splitCards(this.last)
  }
}

/** Any number of 64 bits. */
function seed(): string {
  return String(crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n)
}
