// The statistics, kept in the browser and shared by all its tabs, with the files that are a part of them.
import type { PractisedGame } from '../../../engine/answers'
import { Kept } from '../../../state/kept.svelte'
import { remember, remembered } from '../../../state/settings.svelte'
import { merged, without } from './merging'
import { askPractice, practised, writeStatistics } from './practice'
import { handsOf, none, type GameStatistics, type Play, type Statistics } from './statistics'
import { readStatistics } from './statistics_file'

const damagedKey = 'trainer-damaged'
const mostFiles = 10

export class RememberedStatistics {
  /** Kept statistics that could not be read, so that counting started again from zero. */
  damaged = $state(remembered(damagedKey))
  private readonly all = new Kept<Statistics>('trainer', {
    initial: {},
    read: readStatistics,
    write: writeStatistics,
    ondamaged: (text) => {
      this.damaged = text
      return remember(damagedKey, text)
    },
  })
  /** The sums of the files that were exported or imported here: the statistics contain each of them. */
  private readonly files = new Kept<readonly Statistics[]>('trainer-files', {
    initial: [],
    read: readFiles,
    write: (files) => JSON.stringify(files.map(writeStatistics)),
  })

  /** False if the browser keeps nothing, or is full. */
  get areKept(): boolean {
    return this.all.isSaved
  }

  of(game: string): GameStatistics {
    return this.all.value[game] ?? none
  }

  /** What is shown of them: shares, and the kinds and days in their order. */
  shown(game: string): PractisedGame {
    const [shown] = askPractice({ [game]: this.of(game) }, { name: game }).games
    if (!shown) throw new Error('the engine answers the game that it is asked')
    return shown
  }

  get games(): number {
    return Object.keys(this.all.value).length
  }

  get text(): string {
    return writeStatistics(this.all.value)
  }

  /** The statistics of one game, as a file. */
  textOf(game: string): string {
    return writeStatistics({ [game]: this.of(game) })
  }

  record(game: string, { deal, held, cost, isMended }: Play, day: string): Promise<void> {
    return this.change(game, { deal, held: held || 'nothing', cost, day, mended: isMended })
  }

  /** Adds of what kind a recorded mistake was, unless it was erased meanwhile. */
  recordKind(game: string, kind: string, cost: number): Promise<void> {
    return this.change(game, { kind, cost })
  }

  /** The file to export. */
  async exported(): Promise<string> {
    await this.containsToo(this.all.value)
    return this.text
  }

  /** What seems to be counted here already of a file: of the files that the statistics contain and that are within it,
      the one of the most hands. */
  knownPartOf(file: Statistics): Statistics | undefined {
    const isWithin = (part: Statistics): boolean => {
      try {
        without(file, part)
        return true
      } catch {
        return false
      }
    }
    return this.files.value
      .filter((part) => handsOf(part) > 0 && isWithin(part))
      .sort((one, other) => handsOf(other) - handsOf(one))[0]
  }

  /** Adds `counted`, which is `file` or the part of it that is new. */
  async add(counted: Statistics, file: Statistics = counted): Promise<void> {
    await this.all.change((all) => merged(all, counted))
    await this.containsToo(file)
  }

  async replace(other: Statistics): Promise<void> {
    await this.all.change(() => other)
    await this.files.change(() => (handsOf(other) > 0 ? [sumsOf(other)] : []))
  }

  async erase(game: string): Promise<void> {
    const withoutIt = ({ [game]: _, ...others }: Statistics): Statistics => others
    await this.all.change(withoutIt)
    await this.files.change((files) => files.map(withoutIt))
  }

  forgetDamaged(): void {
    this.damaged = undefined
    remember(damagedKey, undefined)
  }

  private change(game: string, change: Parameters<typeof practised>[1]): Promise<void> {
    return this.all.change((all) => {
      const before = all[game]
      return { ...all, ...practised(before ? { [game]: before } : {}, { name: game, ...change }) }
    })
  }

  private containsToo(file: Statistics): Promise<void> {
    return this.files.change((files) => [...files, sumsOf(file)].slice(-mostFiles))
  }
}

/** Without the lists of missed deals, which would take room. */
function sumsOf(all: Statistics): Statistics {
  return Object.fromEntries(Object.entries(all).map(([game, of]) => [game, { ...of, missed: [] }]))
}

function readFiles(text: string): Statistics[] | undefined {
  try {
    return (JSON.parse(text) as string[]).map(readStatistics).filter((file) => file !== undefined)
  } catch {
    return undefined
  }
}

export const statistics = new RememberedStatistics()
