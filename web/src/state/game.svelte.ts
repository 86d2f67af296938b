// The game of a view as a parameter of its address:
//   jacks-or-better-9-6                       a game of the catalog
//   jacks-or-better-9-6~full house=8~flush=5  with other pays
//   ~zK0ktVrJS...                             a paytable of the user's, packed; other pays may follow as well
import { untrack } from 'svelte'
import { gameName, isInCatalog } from '../catalog'
import type { GameField } from '../engine/answers'
import { words } from '../words'
import type { Parameter } from './codec'
import { exactPay } from './exact_pay'
import { pack, unpack } from './packed_text'

export const firstGame = 'jacks-or-better-9-6'

/** Pays are texts, as typed, by the name of their row. */
export type Pays = Record<string, string>
export type GameChoice = { id: string; pays: Pays } | { packed: string; pays: Pays }

export function gameParameter(): Parameter<GameChoice> {
  return { initial: { id: firstGame, pays: {} }, read: readGame, write: writeGame }
}

/** Several games, joined by `~~`, which none of them contains. */
export function gamesParameter(initial: readonly GameChoice[]): Parameter<readonly GameChoice[]> {
  const read = (text: string): GameChoice[] => text.split('~~').flatMap((game) => readGame(game) ?? [])
  return { initial, read, write: (games) => games.map(writeGame).join('~~') }
}

export function readGame(text: string): GameChoice | undefined {
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

/** The name that people know. */
export function gameTitle(choice: GameChoice): string {
  const name = 'id' in choice ? gameName(choice.id) : (ownName(choice) ?? words.shared.ownGame)
  return isEdited(choice) ? words.shared.editedGame(name) : name
}

/** The choice of a game for a paytable's text. */
export function packedGame(toml: string): GameChoice {
  const packed = pack(toml)
  texts.set(packed, toml)
  return { packed, pays: {} }
}

/** The texts of the packed paytables that were unpacked so far; undefined for a damaged one. */
const texts = new Map<string, string | undefined>()

function textOf(packed: string): string | undefined {
  if (!texts.has(packed)) texts.set(packed, unpack(packed))
  return texts.get(packed)
}

/** What the user named it; undefined for a game of the catalog. */
export function ownName(choice: GameChoice): string | undefined {
  return 'packed' in choice ? /^name\s*=\s*"(.*)"/m.exec(textOf(choice.packed) ?? '')?.[1] : undefined
}

/** The name of a game in the trainer's file, as the command line writes it (name_in_record): "~mine" for the user's
    paytable with the id "mine". Changed pays are in the order of their rows' names, however they were typed. */
export function recordName(choice: GameChoice): string {
  const id = 'packed' in choice ? /^id\s*=\s*"(.*)"/m.exec(textOf(choice.packed) ?? '')?.[1] : undefined
  const pays = Object.fromEntries(
    Object.entries(choice.pays)
      .map(([hand, pay]): [string, string] => [hand, exactPay(withPoint(pay))])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  return writeGame(id === undefined ? { ...choice, pays } : { packed: id, pays })
}

/** The same for a name from a file: earlier versions wrote pays as they were typed, and the page the user's whole paytable,
    packed. */
export function currentName(name: string): string {
  const choice = readGame(name)
  return choice && ('packed' in choice || writeGame(choice) === name) ? recordName(choice) : name
}

const isEdited = (choice: GameChoice): boolean => Object.keys(choice.pays).length > 0

/** The reason, if nothing can be asked about a choice: an address may be typed by hand, or cut off on its
    way. */
export function faultOf(choice: GameChoice): string | undefined {
  if ('id' in choice) return isInCatalog(choice.id) ? undefined : words.shared.unknownGame(choice.id)
  return textOf(choice.packed) === undefined ? words.shared.damagedGame : undefined
}

/** A pay as the engine reads it: number pads of phones may have a comma for the point. Before three digits it may
    also separate thousands; it is then left to the engine, which refuses it. */
export const withPoint = (pay: string): string => pay.replace(/^(\d+),(\d\d?)$/, '$1.$2')

function withPoints(pays: Pays): Pays {
  return Object.fromEntries(Object.entries(pays).map(([hand, pay]) => [hand, withPoint(pay)]))
}

/** What the engine is asked about a choice; undefined if nothing can be. */
export function fieldOf(choice: GameChoice): GameField | undefined {
  if (faultOf(choice) !== undefined) return undefined
  const pay = isEdited(choice) ? { pay: withPoints(choice.pays) } : undefined
  if ('id' in choice) return pay ? { game: choice.id, ...pay } : choice.id
  return { toml: textOf(choice.packed) ?? '', ...pay }
}

/** What the engine is asked about a choice. Create it while a component is set up. */
export class ChosenGame {
  /** Undefined if nothing can be asked: see `faultOf`. */
  readonly field: GameField | undefined = $derived.by(() => this.fieldOf(({ pays }) => pays))
  /** Without its changes of pays. */
  readonly preset: GameField | undefined = $derived.by(() => this.fieldOf(() => ({})))
  /** Its address without changes of pays: an answer about one game does not stay for another, even if that
      one is refused. */
  readonly subject: string = $derived.by(() => writeGame({ ...this.choice(), pays: {} }))
  private readonly address: string = $derived.by(() => writeGame(this.choice()))

  constructor(private readonly choice: () => GameChoice) {}

  /** The same as long as the address is, whatever else of the view's state changes. */
  private fieldOf(pays: (choice: GameChoice) => Pays): GameField | undefined {
    void this.address
    const choice = untrack(this.choice)
    return fieldOf({ ...choice, pays: pays(choice) })
  }
}
