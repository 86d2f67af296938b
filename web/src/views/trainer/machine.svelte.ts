// The machine deals, the player holds, the machine draws and grades. A graded hand can be played again, which does not
// count.
import type { GameField, Hold, HoldAnswer } from '../../engine/answers'
import { ask } from '../../engine/client'
import { EngineError } from '../../engine/engine_error'
import { splitCards } from '../../poker/cards'
import { drawCards } from '../../poker/deal'
import { Dealer, type Table } from './dealer'
import type { Play } from './statistics'

/** `dealing` waits for a deal; `warned`: the hold is not the best, and the player may change it. */
export type Phase = 'dealing' | 'holding' | 'warned' | 'drawn' | 'empty'

export interface Options {
  /** Undefined until the game is known. */
  table: () => Table | undefined
  warns: () => boolean
  onplayed: (play: Play) => void
}

const places = 5

export class Machine {
  phase = $state<Phase>('dealing')
  deal = $state.raw<readonly string[]>([])
  held = $state.raw<readonly boolean[]>([])
  /** The cards on the screen: the deal, after the draw the final hand. */
  hand = $state.raw<readonly string[]>([])
  answer = $state.raw<HoldAnswer>()
  /** The hold that was graded, or warned of. */
  played = $state.raw<Hold>()
  /** The name of the final hand, and its pay per bet. */
  result = $state.raw<{ name: string; pays: number }>()
  error = $state.raw<EngineError>()
  /** Progress of a search for hard deals, 0..1; undefined until it is known. */
  progress = $state<number>()
  isStopped = $state(false)
  private isAgain = false
  /** A second press while the first is being graded does nothing. */
  private isSettling = false
  private isMended = false
  private game: GameField = ''
  private deck = 52
  private stopper = new AbortController()
  private readonly dealer = new Dealer()

  constructor(private readonly options: Options) {}

  /** Draws, or deals: what the main button does. */
  async press(): Promise<void> {
    if (this.phase === 'drawn' || this.phase === 'empty') return this.start()
    if (this.phase === 'holding') return this.settle(this.options.warns())
    if (this.phase === 'warned') return this.settle(false)
  }

  toggle(place: number): void {
    if (this.isSettling || (this.phase !== 'holding' && this.phase !== 'warned')) return
    this.held = this.held.map((held, index) => (index === place ? !held : held))
    this.phase = 'holding'
  }

  async start(): Promise<void> {
    this.stop()
    const table = this.options.table()
    if (!table) return
    this.phase = 'dealing'
    this.progress = undefined
    this.isStopped = false
    const { signal } = this.stopper
    const onProgress = (done: number, total: number): void => void (this.progress = done / total)
    await this.guarded(signal, async () => {
      const deal = await this.dealer.next(table, { signal, onProgress })
      if (signal.aborted) return
      this.game = table.game
      this.deck = table.deck
      if (!deal) this.phase = 'empty'
      else this.show(deal, false)
    })
  }

  /** Plays the same deal once more. */
  again(): void {
    this.show(this.deal, true)
  }

  /** Gives up a search for hard deals. */
  giveUp(): void {
    this.stop()
    this.isStopped = true
    this.phase = 'empty'
  }

  stop(): void {
    this.stopper.abort()
    this.stopper = new AbortController()
  }

  private show(deal: readonly string[], isAgain: boolean): void {
    this.deal = this.hand = deal
    this.held = deal.map(() => false)
    this.isAgain = isAgain
    this.isMended = false
    this.played = this.result = undefined
    this.phase = 'holding'
    const { signal } = this.stopper
    // Graded while the player thinks.
    if (!isAgain) this.answer = undefined
    void this.guarded(signal, async () => void (await this.grades(signal)))
  }

  private async grades(signal: AbortSignal): Promise<HoldAnswer> {
    this.answer ??= await ask({ query: 'videopoker.hold', game: this.game, cards: this.deal.join(' ') }, { signal })
    return this.answer
  }

  private async settle(isWarned: boolean): Promise<void> {
    if (this.isSettling) return
    this.isSettling = true
    const { signal } = this.stopper
    await this.guarded(signal, async () => {
      const wanted = this.deal.filter((_, place) => this.held[place]).sort().join()
      const { holds } = await this.grades(signal)
      this.played = holds.find(({ hold }) => splitCards(hold).sort().join() === wanted)
      if (!this.played) return
      if (isWarned && !this.played.best) {
        this.isMended = true
        this.phase = 'warned'
      } else {
        this.draw(this.played)
        await this.evaluate(signal)
      }
    })
    this.isSettling = false
  }

  private draw(played: Hold): void {
    const drawn = drawCards(this.deck, this.deal, places - splitCards(played.hold).length)
    this.hand = this.deal.map((card, place) => (this.held[place] ? card : (drawn.shift() ?? '')))
    this.phase = 'drawn'
    if (!this.isAgain) {
      this.options.onplayed({ deal: this.deal.join(''), cost: played.best ? 0 : played.cost, isMended: this.isMended })
    }
  }

  private async evaluate(signal: AbortSignal): Promise<void> {
    const { holds } = await ask({ query: 'videopoker.hold', game: this.game, cards: this.hand.join(' ') }, { signal })
    const kept = holds.find(({ hold }) => splitCards(hold).length === places)
    if (kept) this.result = { name: kept.outcomes.find(({ count }) => count !== '0')?.name ?? '', pays: kept.value }
  }

  private async guarded(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
    this.error = undefined
    try {
      await work()
    } catch (error) {
      if (signal.aborted) return
      this.error = error instanceof EngineError ? error : new EngineError({ message: String(error) })
      if (this.phase === 'dealing') this.phase = 'empty'
    }
  }
}
