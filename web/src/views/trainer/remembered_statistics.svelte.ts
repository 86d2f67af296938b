// The statistics, kept in the browser and shared by all its tabs: each change starts from what is kept at
// that moment, and tabs take turns. A change that the browser refuses to keep is saved with the next one that
// it keeps.
import { remember, remembered } from '../../state/settings.svelte'
import { merged, none, readStatistics, recorded, writeStatistics, type GameStatistics, type Play, type Statistics } from './statistics'

const key = 'trainer'
const damagedKey = 'trainer-damaged'

type Edit = (all: Statistics) => Statistics

export class RememberedStatistics {
  #all = $state.raw<Statistics>({})
  /** Kept statistics that could not be read, so that counting started again from zero. */
  damaged = $state<string>()
  /** Changes that only this page has, because the browser is full or keeps nothing. */
  private unsaved: Edit[] = []

  constructor() {
    this.damaged = remembered(damagedKey)
    this.#all = this.current()
    addEventListener('storage', ({ key: changed }) => {
      if (changed === null || changed === `holdfast.${key}`) this.#all = this.current()
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

  private current(): Statistics {
    return this.unsaved.reduce((all, edit) => edit(all), this.kept())
  }

  /** What is kept now; what cannot be read is put aside. */
  private kept(): Statistics {
    const text = remembered(key)
    if (text === undefined) return {}
    const read = readStatistics(text)
    if (read) return read
    this.damaged = text
    if (remember(damagedKey, text)) remember(key, undefined)
    return {}
  }

  private async change(edit: Edit): Promise<void> {
    await alone(() => {
      this.unsaved.push(edit)
      this.#all = this.current()
      if (remember(key, this.text)) this.unsaved = []
    })
  }
}

/** Runs `work` while no other tab is between reading and writing. Browsers have locks on secure pages only, and refuse
    them if they keep nothing. Without locks a change is lost only if two tabs make one within the same millisecond. */
async function alone(work: () => void): Promise<void> {
  let hasBegun = false
  const begin = (): void => {
    hasBegun = true
    work()
  }
  try {
    await navigator.locks.request(`holdfast.${key}`, begin)
  } catch (error) {
    if (hasBegun) throw error
    work()
  }
}

export const statistics = new RememberedStatistics()
