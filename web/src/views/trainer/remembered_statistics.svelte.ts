// The statistics, kept in the browser, and shared by all its tabs: each change begins with what is kept at that moment,
// one tab after the other.
import { remember, remembered } from '../../state/settings.svelte'
import { merged, none, readStatistics, recorded, writeStatistics, type GameStatistics, type Play, type Statistics } from './statistics'

const key = 'trainer'
const damagedKey = 'trainer-damaged'

export class RememberedStatistics {
  #all = $state.raw<Statistics>({})
  /** What was kept here and could not be read, so that counting began anew. */
  damaged = $state<string>()
  /** False once the browser has refused to keep something: then this page alone has it. */
  private isKept = true

  constructor() {
    this.damaged = remembered(damagedKey)
    this.#all = this.kept()
    addEventListener('storage', ({ key: changed }) => {
      if (changed === null || changed === `holdfast.${key}`) this.#all = this.kept()
    })
  }

  of(game: string): GameStatistics {
    return this.#all[game] ?? none
  }

  get games(): number {
    return Object.keys(this.#all).length
  }

  get text(): string {
    return writeStatistics(this.#all)
  }

  record(game: string, play: Play): Promise<void> {
    return this.change((all) => ({ ...all, [game]: recorded(all[game] ?? none, play) }))
  }

  add(other: Statistics): Promise<void> {
    return this.change((all) => merged(all, other))
  }

  replace(other: Statistics): Promise<void> {
    return this.change(() => other)
  }

  erase(game: string): Promise<void> {
    return this.change(({ [game]: _, ...others }) => others)
  }

  forgetDamaged(): void {
    this.damaged = undefined
    remember(damagedKey, undefined)
  }

  /** What is kept now; what cannot be read is put aside. */
  private kept(): Statistics {
    const text = this.isKept ? remembered(key) : undefined
    if (text === undefined) return this.isKept ? {} : this.#all
    const read = readStatistics(text)
    if (read) return read
    this.damaged = text
    if (remember(damagedKey, text)) remember(key, undefined)
    return {}
  }

  private async change(edit: (all: Statistics) => Statistics): Promise<void> {
    await alone(() => {
      this.#all = edit(this.kept())
      this.isKept = remember(key, this.text)
    })
  }
}

/** No other tab is between reading and writing meanwhile. Browsers have locks on secure pages only; without them two tabs
    would have to change something within the same millisecond to lose it. */
async function alone(work: () => void): Promise<void> {
  if (navigator.locks) await navigator.locks.request(`holdfast.${key}`, work)
  else work()
}

export const statistics = new RememberedStatistics()
