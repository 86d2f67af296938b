// The machine deals, the player holds, the machine draws and grades. With several lines, the held cards are in each of
// them, and each draws from a deck of its own. A graded hand can be played again, which does not count. If the hands
// before count, as in Ultimate X, each hand leads to the states of the next ones.
import type { HoldAnswer, HoldRow } from '../../../engine/answers'
import type { GameField } from '../answers'
import { ask } from '../../../engine/client'
import { EngineError } from '../../../engine/engine_error'
import { splitCards } from '../../../poker/cards'
import { drawCards } from '../../../poker/deal'
import { Dealer, type Table } from './dealer'
import type { Position } from './position.svelte'
import type { Play } from './statistics'

/** `dealing` waits for a deal; `warned`: the hold is not the best, and the player may change it. */
export type Phase = 'dealing' | 'holding' | 'warned' | 'drawn' | 'empty'

/** A final hand; once it is evaluated, its name and its pay per bet. */
export interface Line {
  hand: readonly string[]
  result?: { name: string; pays: number; next?: string }
}

export interface Options {
  /** Undefined until the game is known. */
  table: () => Table | undefined
  /** What the deal is graded in. */
  game: () => GameField | undefined
  /** The position of a machine; undefined for a game, whose hands stand by themselves. */
  position: () => Position | undefined
  warns: () => boolean
  lines: () => number
  onplayed: (play: Play, table: Table, game: GameField) => void
  /** What a hand cost on all lines, and what they won together, in bets of one line. */
  onpaid: (cost: number, won: number) => void
}

const places = 5

export class Machine {
  phase = $state<Phase>('dealing')
  deal = $state.raw<readonly string[]>([])
  held = $state.raw<readonly boolean[]>([])
  /** Whether the player has misplayed this deal before. */
  isMissed = $state(false)
  /** After the draw. */
  lines = $state.raw<readonly Line[]>([])
  answer = $state.raw<HoldAnswer>()
  /** The hold that was graded, or warned of. */
  played = $state.raw<HoldRow>()
  error = $state.raw<EngineError>()
  /** Progress of a search for hard deals, 0..1; undefined until it is known. */
  progress = $state<number>()
  isStopped = $state(false)
  /** Whether the hand is played once more, which counts nowhere. */
  isAgain = $state(false)
  /** A second press while the first is being graded does nothing. */
  private isSettling = false
  private isMended = false
  private game: GameField = ''
  private table: Table | undefined
  private position: Position | undefined
  private paying: Promise<void> = Promise.resolve()
  private stopper = new AbortController()
  private readonly dealer = new Dealer()

  constructor(private readonly options: Options) {}

  /** The cards on the screen: the deal, after the draw the final hand of the first line. */
  get hand(): readonly string[] {
    return this.lines[0]?.hand ?? this.deal
  }

  /** What all lines won together, in bets of one line; undefined until it is known. */
  get won(): number | undefined {
    if (this.lines.length === 0 || !this.lines.every(({ result }) => result)) return undefined
    return this.lines.reduce((sum, { result }) => sum + (result?.pays ?? 0), 0)
  }

  /** What a hold costs on one line; 0 for the best. */
  costOf(hold: HoldRow | undefined): number {
    return hold && !hold.best ? hold.cost / this.linesOfValues : 0
  }

  /** For how many lines the values of holds are. */
  get linesOfValues(): number {
    return this.position?.linesOfValues ?? 1
  }

  /** Whether values are not exact: what the states of a machine are worth is rounded. */
  get isRounded(): boolean {
    return this.position !== undefined
  }

  /** Whether values are means over all states of a machine. */
  get isMean(): boolean {
    return this.position?.isMean ?? false
  }

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
    if (!this.options.table()) return this.clear()
    this.phase = 'dealing'
    this.progress = undefined
    this.isStopped = false
    const { signal } = this.stopper
    const onProgress = (done: number, total: number): void => void (this.progress = done / total)
    await this.guarded(signal, async () => {
      // The hand before may lead to another state.
      await this.paying.catch(() => undefined)
      if (signal.aborted) return
      this.position = this.options.position()
      if (this.position) this.clear()
      this.position?.announce()
      const [table, game] = [this.options.table(), this.options.game()]
      if (!table || game === undefined) return
      const dealt = await this.dealer.next(table, { signal, onProgress })
      if (signal.aborted) return
      this.game = game
      this.table = table
      this.isMissed = dealt?.isMissed ?? false
      if (!dealt) this.phase = 'empty'
      else this.show(dealt.cards, false)
    })
  }

  /** Takes the hand off the screen: it belongs to another game, or to a state that is over. */
  private clear(): void {
    this.phase = 'dealing'
    this.deal = []
    this.held = []
    this.lines = []
    this.played = undefined
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
    this.deal = deal
    this.lines = []
    this.held = deal.map(() => false)
    this.isAgain = isAgain
    this.isMended = false
    this.played = undefined
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
      const wanted = this.heldCards.sort().join()
      const { holds } = await this.grades(signal).finally(() => (this.isSettling = false))
      if (signal.aborted) return
      this.played = holds.find(({ hold }) => splitCards(hold).sort().join() === wanted)
      if (!this.played) return
      if (isWarned && !this.played.best) {
        this.isMended = true
        this.phase = 'warned'
      } else {
        this.draw(this.played)
        this.paying = Promise.all([this.paying.catch(() => undefined), this.evaluate(this.lines)]).then(() => undefined)
        await this.paying
      }
    })
  }

  private get heldCards(): string[] {
    return this.deal.filter((_, place) => this.held[place])
  }

  private draw(hold: HoldRow): void {
    const { table } = this
    const length = this.position?.situations.length ?? this.options.lines()
    this.lines = Array.from({ length }, () => ({ hand: this.drawn() }))
    this.phase = 'drawn'
    if (this.isAgain || !table) return
    const cost = this.costOf(hold)
    const play = { deal: this.deal.join(''), held: this.heldCards.join(''), cost, isMended: this.isMended }
    this.options.onplayed(play, table, this.game)
  }

  private drawn(): string[] {
    const drawn = drawCards(this.table?.deck ?? 52, this.deal, places - this.heldCards.length)
    return this.deal.map((card, place) => (this.held[place] ? card : (drawn.shift() ?? '')))
  }

  /** Not stopped by the next deal: whatever was drawn is paid. */
  private async evaluate(blank: readonly Line[]): Promise<void> {
    const { game, isAgain, position } = this
    const cost = position?.cost ?? blank.length
    const lines = await Promise.all(blank.map(({ hand }, line) => paid(game, hand, position, line)))
    if (!isAgain) {
      position?.settle(lines.map(({ result }) => result?.next ?? ''))
      this.options.onpaid(cost, lines.reduce((sum, { result }) => sum + (result?.pays ?? 0), 0))
    }
    if (this.lines === blank) this.lines = lines
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

async function paid(game: GameField, hand: readonly string[], position: Position | undefined, line: number): Promise<Line> {
  const { holds } = await ask({ query: 'videopoker.hold', game, cards: hand.join(' ') })
  const kept = holds.find(({ hold }) => splitCards(hold).length === places)
  const row = kept?.outcomes.findIndex(({ count }) => count !== '0') ?? -1
  const result = position?.paid(line, row) ?? { name: kept?.outcomes[row]?.name ?? '', pays: kept?.value ?? 0 }
  return { hand, result }
}
