// A value that the browser keeps and all tabs share: each change starts from what is kept at that moment, and tabs take
// turns. A change that the browser refuses to keep is saved with the next one that it keeps.
import { remember, remembered } from './settings.svelte'

interface Form<T> {
  /** If nothing is kept. */
  initial: T
  /** Undefined if the text cannot be read. */
  read: (text: string) => T | undefined
  write: (value: T) => string
  /** Takes a text that cannot be read, and says whether it was put aside; then it is removed. */
  ondamaged?: (text: string) => boolean
}

export class Kept<T> {
  #value: T
  #isSaved = $state(true)
  /** Changes that only this page has, because the browser is full or keeps nothing. */
  private unsaved: ((value: T) => T)[] = []

  constructor(
    private readonly key: string,
    private readonly form: Form<T>,
  ) {
    this.#value = $state.raw(this.current())
    addEventListener('storage', ({ key: changed }) => {
      if (changed === null || changed === `holdfast.${key}`) this.#value = this.current()
    })
  }

  get value(): T {
    return this.#value
  }

  /** False if changes are lost with this page, because the browser did not keep the last one. */
  get isSaved(): boolean {
    return this.#isSaved
  }

  async change(edit: (value: T) => T): Promise<void> {
    await alone(this.key, () => {
      // An edit that throws is none: it must not stand in the way of the next one.
      const value = edit(this.current())
      this.unsaved.push(edit)
      this.#value = value
      this.#isSaved = remember(this.key, this.form.write(this.#value))
      if (this.#isSaved) this.unsaved = []
    })
  }

  private current(): T {
    return this.unsaved.reduce((value, edit) => {
      try {
        return edit(value)
      } catch {
        return value // it does not fit what another tab has kept meanwhile
      }
    }, this.kept())
  }

  private kept(): T {
    const { initial, read, ondamaged } = this.form
    const text = remembered(this.key)
    if (text === undefined) return initial
    const value = read(text)
    if (value !== undefined) return value
    if (ondamaged?.(text)) remember(this.key, undefined)
    return initial
  }
}

/** Runs `work` while no other tab is between reading and writing. Browsers have locks on secure pages only, and refuse
    them if they keep nothing. Without locks a change is lost only if two tabs make one within the same millisecond. */
async function alone(key: string, work: () => void): Promise<void> {
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
