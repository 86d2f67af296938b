// Deals of the chosen kind. Any deal is dealt here; hard ones come from the engine, several at a time. Among them, now
// and then, comes one that the player misplayed.
import type { GameField } from '../answers'
import { ask, type AskOptions } from '../../../engine/client'
import { splitCards } from '../../../poker/cards'
import { dealHand, uniform } from '../../../poker/deal'
import type { MissedDeal } from './statistics'

export const kinds = ['all', 'close', 'penalty', 'missed'] as const
export type Kind = (typeof kinds)[number]

const atATime = 20
/** One deal of this number is a missed one. */
const missedComesAfter = 5

export interface Table {
  /** The game's name in the statistics. */
  record: string
  /** What says which deals are hard. */
  game: GameField
  deck: number
  kind: Kind
  missed: readonly MissedDeal[]
  /** Whether missed deals come among those of another kind. */
  isMixed: boolean
}

export interface Dealt {
  cards: string[]
  /** Whether the player has misplayed the deal before. */
  isMissed: boolean
}

export class Dealer {
  private dealt: string[] = []
  private of = ''
  private last = ''
  /** Deals since the last missed one. */
  private since = 0

  /** Undefined if the game has no such deals. */
  async next(table: Table, options: AskOptions): Promise<Dealt | undefined> {
    const { kind, missed, isMixed } = table
    const isDue = kind === 'missed' || (isMixed && this.since >= missedComesAfter - 1)
    if (isDue && missed.length > 0) return { cards: this.again(missed), isMissed: true }
    const cards = kind === 'all' || kind === 'missed' ? dealHand(table.deck) : await this.hard(table, kind, options)
    this.since += 1
    return cards && { cards, isMissed: missed.some(({ deal }) => deal === cards.join('')) }
  }

  private async hard({ game }: Table, kind: 'close' | 'penalty', options: AskOptions): Promise<string[] | undefined> {
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
    this.since = 0
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
