// The game of a view as a parameter of its address:
//   jacks-or-better-9-6                       a game of the catalog
//   jacks-or-better-9-6~full house=8~flush=5  with other pays
//   ~zK0ktVrJS...                             a paytable of the user's, packed
import { gameName } from '../catalog'
import type { GameField } from '../engine/answers'
import { words } from '../words'
import type { Parameter } from './codec'
import { pack, unpack } from './packed_text'

export const firstGame = 'jacks-or-better-9-6'

export type GameChoice = { id: string; pays: Record<string, string> } | { packed: string }

export function gameParameter(): Parameter<GameChoice> {
  return { initial: { id: firstGame, pays: {} }, read: readGame, write: writeGame }
}

function readGame(text: string): GameChoice | undefined {
  if (text.startsWith('~')) return { packed: text.slice(1) }
  const [id = '', ...changes] = text.split('~')
  const pays: Record<string, string> = {}
  for (const change of changes) {
    const sign = change.lastIndexOf('=')
    if (sign > 0) pays[change.slice(0, sign)] = change.slice(sign + 1)
  }
  return id ? { id, pays } : undefined
}

export function writeGame(choice: GameChoice): string {
  if ('packed' in choice) return `~${choice.packed}`
  return [choice.id, ...Object.entries(choice.pays).map(([hand, pays]) => `${hand}=${pays}`)].join('~')
}

/** What people call it. */
export function gameTitle(choice: GameChoice): string {
  if ('packed' in choice) return words.shared.ownGame
  const isEdited = Object.keys(choice.pays).length > 0
  return isEdited ? words.shared.editedGame(gameName(choice.id)) : gameName(choice.id)
}

/** The choice of a game for a paytable's text. */
export async function packedGame(toml: string): Promise<GameChoice> {
  const packed = await pack(toml)
  texts.set(packed, toml)
  return { packed }
}

const texts = new Map<string, string>()

/** What the engine is asked about a choice; undefined for a moment while a paytable is unpacked. */
export class ChosenGame {
  #toml = $state.raw<string>()
  readonly field: GameField | undefined = $derived.by(() => this.read())

  constructor(private readonly choice: () => GameChoice) {
    $effect(() => {
      const chosen = this.choice()
      if ('packed' in chosen && !texts.has(chosen.packed)) {
        void unpack(chosen.packed).then((toml) => {
          texts.set(chosen.packed, toml ?? '')
          this.#toml = toml ?? ''
        })
      }
    })
  }

  private read(): GameField | undefined {
    const chosen = this.choice()
    if ('packed' in chosen) {
      void this.#toml
      const toml = texts.get(chosen.packed)
      return toml === undefined ? undefined : { toml }
    }
    return Object.keys(chosen.pays).length === 0 ? chosen.id : { game: chosen.id, pay: chosen.pays }
  }
}
