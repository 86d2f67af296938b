// The game of a view as a parameter of its address:
//   jacks-or-better-9-6                       a game of the catalog
//   jacks-or-better-9-6~full house=8~flush=5  with other pays
//   ~zK0ktVrJS...                             a paytable of the user's, packed; other pays may follow as well
import { SvelteMap } from 'svelte/reactivity'
import { gameName } from '../catalog'
import type { GameField } from '../engine/answers'
import { ask } from '../engine/client'
import { EngineError } from '../engine/engine_error'
import { words } from '../words'
import type { Parameter } from './codec'
import { pack, unpack } from './packed_text'

export const firstGame = 'jacks-or-better-9-6'

/** Pays are texts, as typed, by the name of their row. */
export type Pays = Record<string, string>
export type GameChoice = { id: string; pays: Pays } | { packed: string; pays: Pays }

export function gameParameter(): Parameter<GameChoice> {
  return { initial: { id: firstGame, pays: {} }, read: readGame, write: writeGame }
}

function readGame(text: string): GameChoice | undefined {
  const isPacked = text.startsWith('~')
  const [base = '', ...changes] = (isPacked ? text.slice(1) : text).split('~')
  const pays: Pays = {}
  for (const change of changes) {
    const sign = change.lastIndexOf('=')
    if (sign > 0) pays[change.slice(0, sign)] = change.slice(sign + 1)
  }
  if (!base) return undefined
  return isPacked ? { packed: base, pays } : { id: base, pays }
}

export function writeGame(choice: GameChoice): string {
  const base = 'packed' in choice ? `~${choice.packed}` : choice.id
  return [base, ...Object.entries(choice.pays).map(([hand, pays]) => `${hand}=${pays}`)].join('~')
}

/** What people call it. */
export function gameTitle(choice: GameChoice): string {
  const name = 'id' in choice ? gameName(choice.id) : (ownName(choice) ?? words.shared.ownGame)
  return Object.keys(choice.pays).length > 0 ? words.shared.editedGame(name) : name
}

/** The texts of packed paytables, as far as they were unpacked; "" for one that is damaged. */
const texts = new SvelteMap<string, string>()

/** The choice of a game for a paytable's text. */
export async function packedGame(toml: string): Promise<GameChoice> {
  const packed = await pack(toml)
  texts.set(packed, toml)
  return { packed, pays: {} }
}

/** What the user named it; undefined for a game of the catalog. */
export function ownName(choice: GameChoice): string | undefined {
  return 'packed' in choice ? /^name\s*=\s*"(.*)"/m.exec(texts.get(choice.packed) ?? '')?.[1] : undefined
}

const isEdited = (choice: GameChoice): boolean => Object.keys(choice.pays).length > 0

/** What the engine is asked about a choice. Create it while a component is set up. */
export class ChosenGame {
  /** Why the pays of an own paytable cannot be changed so. */
  error = $state.raw<EngineError>()
  /** An own paytable with other pays. */
  #edited = $state.raw<{ toml: string }>()
  /** Without its changes of pays. Undefined for a moment while a paytable is unpacked. */
  readonly preset: GameField | undefined = $derived.by(() => this.readPreset())
  readonly field: GameField | undefined = $derived.by(() => this.readField())

  constructor(private readonly choice: () => GameChoice) {
    $effect(() => {
      const chosen = this.choice()
      if ('packed' in chosen && !texts.has(chosen.packed)) {
        void unpack(chosen.packed).then((toml) => texts.set(chosen.packed, toml ?? ''))
      }
    })
    $effect(() => this.edit(this.choice(), this.preset))
  }

  private readPreset(): GameField | undefined {
    const chosen = this.choice()
    if ('id' in chosen) return chosen.id
    const toml = texts.get(chosen.packed)
    return toml === undefined ? undefined : { toml }
  }

  private readField(): GameField | undefined {
    const chosen = this.choice()
    if (!isEdited(chosen)) return this.preset
    return 'id' in chosen ? { game: chosen.id, pay: chosen.pays } : this.#edited
  }

  private edit(chosen: GameChoice, preset: GameField | undefined): (() => void) | undefined {
    this.error = undefined
    if (!('packed' in chosen) || !isEdited(chosen) || preset === undefined) return undefined
    const stopper = new AbortController()
    ask({ query: 'videopoker.paytable', game: preset, pay: chosen.pays }, { signal: stopper.signal }).then(
      ({ toml }) => (this.#edited = { toml }),
      (error: unknown) => {
        if (error instanceof EngineError) this.error = error
      },
    )
    return () => stopper.abort()
  }
}
