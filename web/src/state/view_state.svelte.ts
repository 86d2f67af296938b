// The state of one view, which is its address. Read its fields from `now`, change them with `change`. A change makes an
// entry in the browser's history, except that quick changes of the same fields (typing, dragging) make one together.
import type { ViewName } from '../views/registry'
import { isBare, readState, writeState, type Codec } from './codec'
import { keepAddress } from './links.svelte'
import { route, writeRoute } from './route.svelte'

/** Milliseconds between two changes of the same fields that still count as one. */
const oneStroke = 1000

type Direction = 'undo' | 'redo'

interface Past extends Record<Direction, URLSearchParams[]> {
  /** See `untouched`. */
  untouched: readonly string[]
}

const pasts = new Map<ViewName, Past>()

export class ViewState<S extends object> {
  readonly now: S = $derived.by(() => readState(this.codec, this.parameters))
  #steps = $state({ undo: 0, redo: 0 })
  private latest = { stroke: '', time: -Infinity }

  constructor(
    private readonly view: ViewName,
    private readonly codec: Codec<S>,
  ) {
    this.count()
    $effect(() => keepAddress(this.view, this.parameters))
  }

  /** While the view is being left, the address already belongs to another one. */
  private get parameters(): URLSearchParams {
    if (route.view === this.view) this.shown = route.parameters
    return this.shown
  }
  private shown = new URLSearchParams()

  /** `stroke` separates changes of one field that are different to the user, such as two pays of a game. */
  change(fields: Partial<S>, stroke = Object.keys(fields).join()): void {
    const next = writeState(this.codec, { ...this.now, ...fields })
    if (writeRoute(this.view, next) === writeRoute(this.view, writeState(this.codec, this.now))) return
    const time = performance.now()
    const isSameStroke = stroke === this.latest.stroke && time - this.latest.time < oneStroke
    this.latest = { stroke, time }
    const past = this.past()
    if (!isSameStroke) past.undo.push(this.parameters)
    past.redo = []
    this.go(next, isSameStroke ? 'replace' : 'push')
  }

  /** With all fields, unlike that in the browser's bar, which may be short. */
  get link(): string {
    const { origin, pathname } = location
    return `${origin}${pathname}${writeRoute(this.view, writeState(this.codec, this.now))}`
  }

  /** The parts of the view's example that were never changed; one that was typed again is the user's own. */
  untouched(parts: readonly string[]): readonly string[] {
    const past = this.past()
    past.untouched = isBare(this.codec, this.parameters) ? parts : past.untouched.filter((part) => parts.includes(part))
    return past.untouched
  }

  get canUndo(): boolean {
    return this.#steps.undo > 0
  }

  get canRedo(): boolean {
    return this.#steps.redo > 0
  }

  undo(): void {
    this.step('undo', 'redo')
  }

  redo(): void {
    this.step('redo', 'undo')
  }

  private step(from: Direction, to: Direction): void {
    const past = this.past()
    const target = past[from].pop()
    if (!target) return
    past[to].push(this.parameters)
    this.latest.stroke = ''
    this.go(target, 'push')
  }

  private go(parameters: URLSearchParams, how: 'push' | 'replace'): void {
    route.go(this.view, parameters, how)
    this.count()
  }

  private past(): Past {
    let past = pasts.get(this.view)
    if (!past) pasts.set(this.view, (past = { undo: [], redo: [], untouched: [] }))
    return past
  }

  private count(): void {
    const { undo, redo } = this.past()
    this.#steps = { undo: undo.length, redo: redo.length }
  }
}
