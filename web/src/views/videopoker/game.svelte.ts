// The game of a view as a parameter of its address:
//   jacks-or-better-9-6                       a game of the catalog
//   jacks-or-better-9-6~full house=8~flush=5  with other pays
//   ~zK0ktVrJS...                             a paytable or machine of the user's, packed; other pays may follow as well
//   ultimate-x-1-jacks-or-better-8-6~@12x     a machine in one of its states
import { untrack } from 'svelte'
import type { GameField } from './answers'
import type { Parameter } from '../../state/codec'
import { pack, unpack } from '../../state/packed_text'
import { words } from '../../words'
import { gameName, isInCatalog, isMachineId } from './catalog'
import { exactPay } from './exact_pay'

export const firstGame = 'jacks-or-better-9-6'

/** Pays are texts, as typed, by the name of their row. */
export type Pays = Record<string, string>
interface Choice {
  pays: Pays
  /** The state of a machine. */
  state?: string
}
export type GameChoice = ({ id: string } & Choice) | ({ packed: string } & Choice)

/** The state of a machine that stands for all of them: one strategy, which people can learn. */
export const singleState = 'single'

export function gameParameter(): Parameter<GameChoice> {
  return { initial: { id: firstGame, pays: {} }, read: readGame, write: writeGame }
}

/** Several games, joined by `~~`, which none of them contains. */
export function gamesParameter(initial: readonly GameChoice[]): Parameter<readonly GameChoice[]> {
  // A game twice, as only a link made by hand has it, counts once.
  const read = (text: string): GameChoice[] => {
    const games = text.split('~~').flatMap((game) => readGame(game) ?? [])
    return [...new Map(games.map((game) => [writeGame(game), game])).values()]
  }
  return { initial, read, write: (games) => games.map(writeGame).join('~~') }
}

export function readGame(text: string): GameChoice | undefined {
  const isPacked = text.startsWith('~')
  const [base = '', ...changes] = (isPacked ? text.slice(1) : text).split('~')
  const pays: Pays = {}
  let state: string | undefined
  for (const change of changes) {
    const sign = change.lastIndexOf('=')
    if (change.startsWith('@')) state = change.slice(1)
    else if (sign > 0) pays[change.slice(0, sign)] = change.slice(sign + 1)
  }
  if (!base) return undefined
  return { ...(isPacked ? { packed: base } : { id: base }), pays, ...(state ? { state } : {}) }
}

export function writeGame(choice: GameChoice): string {
  const base = 'packed' in choice ? `~${choice.packed}` : choice.id
  const state = choice.state === undefined ? [] : [`@${choice.state}`]
  return [base, ...Object.entries(choice.pays).map(([hand, pays]) => `${hand}=${pays}`), ...state].join('~')
}

/** The choice with another state; without one, as a whole machine. */
export function inState({ state: _, ...choice }: GameChoice, state: string | undefined): GameChoice {
  return state === undefined ? choice : { ...choice, state }
}

/** Whether the state is the sum of the multipliers of several lines. Then no paytable says what hands are worth. */
export const isSum = ({ state }: GameChoice): boolean => state !== undefined && /^\d+$/.test(state)

/** Whether a text is a machine file: before its first table it has a key `kind`, which paytables have not. */
export const isMachineText = (toml: string): boolean => /^\s*["']?kind["']?\s*=/m.test(toml.split(/^\s*\[/m, 1)[0] ?? '')

/** Whether it is a game in which the hands before count. */
export function isMachine(choice: GameChoice): boolean {
  return 'id' in choice ? isMachineId(choice.id) : isMachineText(textOf(choice.packed) ?? '')
}

/** The name that people know. */
export function gameTitle(choice: GameChoice): string {
  const name = 'id' in choice ? gameName(choice.id) : (ownName(choice) ?? words.shared.ownGame)
  if (choice.state !== undefined && isMachine(choice)) return words.machine.inState(name, choice.state)
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

/** What the user named it; undefined for a game or machine of the catalog. */
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
  return writeGame(id === undefined ? { ...choice, pays } : inState({ packed: id, pays }, choice.state))
}

/** Updates a name from a file: earlier versions wrote pays as they were typed, and the page the user's whole paytable,
    packed. */
export function currentName(name: string): string {
  const choice = readGame(name)
  return choice && ('packed' in choice || writeGame(choice) === name) ? recordName(choice) : name
}

const isEdited = (choice: GameChoice): boolean => Object.keys(choice.pays).length > 0

/** The reason, if nothing can be asked about a choice: an address may be typed by hand, or cut off on its
    way. */
export function choiceProblem(choice: GameChoice): string | undefined {
  if ('id' in choice && !isInCatalog(choice.id) && !isMachineId(choice.id)) return words.shared.unknownGame(choice.id)
  if ('packed' in choice && textOf(choice.packed) === undefined) return words.shared.damagedGame
  return isMachine(choice) && isEdited(choice) ? words.machine.noPays : undefined
}

/** The same for a view that takes no machines. */
export const gameProblem = (choice: GameChoice): string | undefined =>
  choiceProblem(choice) ?? (isMachine(choice) ? words.machine.notHere : undefined)

/** A pay as the engine reads it: number pads of phones may have a comma for the point. Before three digits it may
    also separate thousands; it is then left to the engine, which refuses it. */
export const withPoint = (pay: string): string => pay.replace(/^(\d+),(\d\d?)$/, '$1.$2')

function withPoints(pays: Pays): Pays {
  return Object.fromEntries(Object.entries(pays).map(([hand, pay]) => [hand, withPoint(pay)]))
}

/** What the engine is asked about a choice; undefined if nothing can be. A machine is asked about in its state. */
export function fieldOf(choice: GameChoice): GameField | undefined {
  if (choiceProblem(choice) !== undefined) return undefined
  const machine = machineFieldOf(choice)
  if (machine !== undefined) return stateField(machine, choice.state ?? singleState)
  const pay = isEdited(choice) ? { pay: withPoints(choice.pays) } : undefined
  if ('id' in choice) return pay ? { game: choice.id, ...pay } : choice.id
  return { toml: textOf(choice.packed) ?? '', ...pay }
}

/** fieldOf(), for a view that takes no machines. */
export const fieldOfGame = (choice: GameChoice): GameField | undefined => (isMachine(choice) ? undefined : fieldOf(choice))

/** Whether a machine in a state is asked about, which has no return of its own. */
export const isInState = (game: GameField): boolean => typeof game === 'object' && 'state' in game

/** A machine in a state. */
export const stateField = (machine: GameField, state: string): GameField =>
  typeof machine === 'string' ? { game: machine, state } : { ...machine, state }

/** What the engine is asked about a machine as a whole; undefined if it is none. */
export function machineFieldOf(choice: GameChoice): GameField | undefined {
  if (choiceProblem(choice) !== undefined || !isMachine(choice)) return undefined
  return 'id' in choice ? choice.id : { toml: textOf(choice.packed) ?? '' }
}

/** What the engine is asked about a choice, which is no machine. Create it while a component is set up. */
export class ChosenGame {
  /** Undefined if nothing can be asked: see `choiceProblem`. */
  readonly field: GameField | undefined = $derived.by(() => this.fieldOf(({ pays }) => pays))
  /** Without its changes of pays. */
  readonly preset: GameField | undefined = $derived.by(() => this.fieldOf(() => ({})))
  /** Its address without changes of pays: an answer about one game does not stay for another, even if that
      one is refused. */
  readonly subject: string = $derived.by(() => writeGame({ ...this.choice(), pays: {} }))
  private readonly address: string = $derived.by(() => writeGame(this.choice()))

  constructor(private readonly choice: () => GameChoice) {}

  /** Returns the same object while the address is the same, whatever else of the view's state changes. */
  private fieldOf(pays: (choice: GameChoice) => Pays): GameField | undefined {
    const choice = this.settled()
    return this.asked({ ...choice, pays: pays(choice) })
  }

  protected settled(): GameChoice {
    void this.address
    return untrack(this.choice)
  }

  protected asked(choice: GameChoice): GameField | undefined {
    return fieldOfGame(choice)
  }
}

/** The chosen game of a view that also takes machines, each in one of its states. */
export class ChosenGameOrMachine extends ChosenGame {
  /** If it is a machine: without its state. */
  readonly machine: GameField | undefined = $derived.by(() => machineFieldOf(this.settled()))

  protected override asked(choice: GameChoice): GameField | undefined {
    return fieldOf(choice)
  }
}
