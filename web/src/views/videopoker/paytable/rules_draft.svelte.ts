// The rules of a game while they are edited by hand. What is typed stands; the game follows as soon as the engine can
// read the rules.
import { untrack } from 'svelte'
import type { GameField } from '../answers'
import { Live } from '../../../engine/live.svelte'
import { words } from '../../../words'
import { packedGame, writeGame, type GameChoice } from '../game.svelte'
import { asked, emptyRow, faultOf, moved, rulesOf, unfinished, without, type Fault, type Row, type Rules } from './rules'

export interface RulesSource {
  choice: () => GameChoice
  game: () => GameField | undefined
  isOpen: () => boolean
  /** `stroke` tells edits apart that are undone one by one. */
  onedit: (game: GameChoice, stroke: string) => void
}

export class RulesDraft {
  private draft = $state.raw<Rules>()
  /** The game that the draft was last read as. */
  private followed = ''
  private stroke = ''
  private steps = 0
  private readonly written: Live<'videopoker.paytable'>
  private readonly checked: Live<'videopoker.paytable'>
  /** The question as text, which changes only if the question does. */
  private readonly question: string | undefined = $derived(
    this.draft && unfinished(this.draft) < 0 ? JSON.stringify(asked(this.draft)) : undefined,
  )
  readonly rules: Rules | undefined = $derived.by(() => this.draft ?? this.begun())
  readonly fault: Fault | undefined = $derived.by(() => this.faultNow())
  /** Whether the rules are not those of the game (yet). */
  readonly isAhead: boolean = $derived.by(
    () => this.draft !== undefined && (this.question === undefined || !this.checked.isCurrent || !!this.checked.error),
  )

  /** Whether the rules can be edited: after an undo, or when another game was picked, they are read again first. */
  readonly isReady: boolean = $derived.by(() => this.draft !== undefined || !this.written.isEarlier)

  /** Create it while a component is set up. */
  constructor(private readonly source: RulesSource) {
    this.written = new Live(() => {
      const game = source.game()
      return source.isOpen() && game !== undefined ? { query: 'videopoker.paytable', game } : undefined
    })
    this.checked = new Live(() =>
      this.question === undefined
        ? undefined
        : { query: 'videopoker.paytable', game: { paytable: JSON.parse(this.question) } },
    )
    $effect(() => {
      // Another game was picked, an edit undone, or the rules are closed.
      if (!source.isOpen() || writeGame(source.choice()) !== this.followed) this.draft = undefined
    })
    $effect(() => {
      if (this.checked.isCurrent && !this.checked.error && this.checked.answer) untrack(() => this.follow())
    })
  }

  /** Changes what stands above the rows. */
  change(fields: Partial<Omit<Rules, 'rows'>>): void {
    this.edit((rules) => ({ ...rules, ...fields }), Object.keys(fields).join())
  }

  changeRow(place: number, fields: Partial<Row>): void {
    const change = (row: Row, index: number): Row => (index === place ? { ...row, ...fields } : row)
    this.edit((rules) => ({ ...rules, rows: rules.rows.map(change) }), `row ${place} ${Object.keys(fields).join()}`)
  }

  add(): void {
    this.editRows((rows) => [...rows, emptyRow])
  }

  remove(place: number): void {
    this.editRows((rows) => without(rows, place))
  }

  move(from: number, to: number): void {
    this.editRows((rows) => moved(rows, from, to))
  }

  private editRows(change: (rows: readonly Row[]) => readonly Row[]): void {
    this.edit((rules) => ({ ...rules, rows: change(rules.rows) }), `rows ${++this.steps}`)
  }

  private edit(change: (rules: Rules) => Rules, stroke: string): void {
    if (!this.rules || !this.isReady) return
    this.followed = writeGame(this.source.choice())
    this.stroke = stroke
    this.draft = change(this.rules)
  }

  /** The rules of the game; one of the catalog that is edited becomes the user's own. */
  private begun(): Rules | undefined {
    const { answer } = this.written
    if (!answer) return undefined
    const rules = rulesOf(answer)
    const choice = this.source.choice()
    if (!('id' in choice) || choice.id !== rules.id) return rules
    return { ...rules, id: `${rules.id}-changed`, name: words.shared.editedGame(rules.name) }
  }

  private follow(): void {
    const { answer } = this.checked
    if (!this.draft || !answer) return
    const label = (row: Row, place: number): Row => ({ ...row, label: answer.rows[place]?.name ?? '' })
    this.draft = { ...this.draft, rows: this.draft.rows.map(label) }
    const game = packedGame(answer.toml)
    this.followed = writeGame(game)
    this.source.onedit(game, this.stroke)
  }

  private faultNow(): Fault | undefined {
    if (!this.draft) return undefined
    const place = unfinished(this.draft)
    if (place >= 0) return { place, key: '', message: words.paytable.rules.unfinished }
    return this.checked.error && faultOf(this.checked.error)
  }
}
