// The statistics, kept in the browser.
import { remember, remembered } from '../../state/settings.svelte'
import { none, readStatistics, recorded, writeStatistics, type GameStatistics, type Play, type Statistics } from './statistics'

const key = 'trainer'

class RememberedStatistics {
  #all = $state.raw<Statistics>(readStatistics(remembered(key) ?? '') ?? {})

  of(game: string): GameStatistics {
    return this.#all[game] ?? none
  }

  record(game: string, play: Play): void {
    this.set({ ...this.#all, [game]: recorded(this.of(game), play) })
  }

  erase(): void {
    this.set({})
  }

  get text(): string {
    return writeStatistics(this.#all)
  }

  /** False if the text holds no statistics. */
  read(text: string): boolean {
    const read = readStatistics(text)
    if (read) this.set(read)
    return read !== undefined
  }

  private set(all: Statistics): void {
    this.#all = all
    remember(key, this.text)
  }
}

export const statistics = new RememberedStatistics()
