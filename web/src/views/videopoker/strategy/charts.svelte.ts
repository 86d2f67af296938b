// The charts of a game from shortest to longest. The best chart is searched for first, which takes a second;
// then all shorter ones by one search, and the chart without mistakes when it is wanted.
import { untrack } from 'svelte'
import type { RequestFor } from '../../../engine/answers'
import type { Chart, GameField } from '../answers'
import { Live } from '../../../engine/live.svelte'
import { isInState } from '../game.svelte'
import { leastRows, placeOf, positionsOf, type Size } from './sizes'

export class Charts {
  readonly basic: Live<'videopoker.strategy'>
  readonly pays: Live<'videopoker.return'>
  readonly shorter: Live<'videopoker.strategy'>
  readonly perfect: Live<'videopoker.strategy'>
  private last: { chart: Chart; subject: string } | undefined

  /** `isWanted`: whether shorter charts may be searched for now, or must wait for a more important query. */
  constructor(
    private readonly game: () => GameField | undefined,
    private readonly size: () => Size,
    private readonly isWanted: () => boolean,
    private readonly subject: () => string,
  ) {
    this.basic = this.live(() => ({}))
    this.pays = new Live(() => {
      const game = this.basic.isCurrent ? this.game() : undefined
      return game === undefined || isInState(game) ? undefined : { query: 'videopoker.return', game }
    })
    this.shorter = this.live(() => this.shorterRows)
    this.perfect = this.live(() => (this.place === 'perfect' ? { penalties: true } : undefined))
  }

  readonly positions: readonly Size[] = $derived.by(() => {
    const answer = this.basic.answer
    return answer ? positionsOf(answer.sections.length, answer.rows.length) : []
  })

  readonly place: Size = $derived.by(() => {
    const size = this.size()
    return this.positions[placeOf(size, this.positions)] ?? size
  })

  /** The chart at the slider's position; until it is found, the one shown last. */
  readonly shown: Chart | undefined = $derived.by(() => {
    if (this.wanted) this.last = { chart: this.wanted, subject: this.subject() }
    const isGone = this.work.error !== undefined && this.last?.subject !== this.subject()
    return isGone ? undefined : this.last?.chart
  })
  readonly isEarlier: boolean = $derived.by(() => this.wanted === undefined)

  /** The text that the user's own chart begins with: never that of another game, even while that is still
      shown. */
  readonly begun: string | undefined = $derived.by(() => (this.isEarlier ? undefined : this.shown?.chart))
  /** The text of the best chart, once it is there. */
  readonly best: string | undefined = $derived.by(() => (this.basic.isEarlier ? undefined : this.basic.answer?.chart))

  /** The query whose answer the slider's position needs. */
  readonly work: Live<'videopoker.strategy'> = $derived.by(() => {
    if (this.place === 'perfect') return this.perfect
    return this.place === 'basic' ? this.basic : this.shorter
  })

  /** Rows and cost of every chart that is there, to draw. */
  readonly costs: readonly (readonly [number, number])[] = $derived.by(() => {
    const basic = this.basic.answer
    const all = basic ? [...(this.shorter.answer?.charts ?? []), basic] : []
    return all.map((chart) => [chart.rows.length, chart.cost] as const).filter(([, cost]) => cost > 0)
  })

  private readonly wanted: Chart | undefined = $derived.by(() => {
    if (this.work.isEarlier) return undefined
    if (this.place === 'perfect') return this.perfect.answer
    if (this.place === 'basic') return this.basic.answer
    const list = this.shorter.answer
    return list?.charts?.[this.positions.indexOf(this.place)] ?? (list?.rows && list)
  })

  /** Undefined until the best chart shows how many rows can be saved, and while another question is more
      urgent. */
  private readonly shorterRows: { rows: string } | undefined = $derived.by(() => {
    const answer = this.basic.isCurrent ? this.basic.answer : undefined
    const isSecond = !this.isWanted() || (this.place === 'perfect' && !this.perfect.isCurrent)
    if (!answer || (isSecond && !untrack(() => this.shorter.isCurrent))) return undefined
    const [least, most] = [leastRows(answer.sections.length), answer.rows.length - 1]
    return most < least ? undefined : { rows: `${least}-${most}` }
  })

  private live(fields: () => { rows?: string; penalties?: boolean } | undefined): Live<'videopoker.strategy'> {
    const request = (): RequestFor<'videopoker.strategy'> | undefined => {
      const [game, wanted] = [this.game(), fields()]
      return game === undefined || !wanted ? undefined : { query: 'videopoker.strategy', game, ...wanted }
    }
    return new Live(request, { subject: this.subject })
  }
}
