// What the state of the view asks the engine, and what its answers mean for other views.
import type { DifferentPay, GameMatch, RequestFor } from '../../../engine/answers'
import type { GameField } from '../answers'
import { pay } from '../../../format'
import { choice, example, text, whole, type Codec } from '../../../state/codec'
import { words } from '../../../words'
import { fieldOfGame, gamesParameter, gameTitle, writeGame, type GameChoice } from '../game.svelte'

export interface MachinesState {
  /** As typed. */
  pays: string
  games: readonly GameChoice[]
  cash_back: string
  bet: string
  speed: string
  sort: 'given' | 'gain' | 'risk'
  /** Places among the games, from 1. */
  from: number
  to: number
}

/** With its changed pays, since several may differ in nothing else: "9/6 Jacks or Better, flush 5". */
export function titleOf(game: GameChoice): string {
  return [gameTitle({ ...game, pays: {} }), ...Object.entries(game.pays).map(([hand, pays]) => `${hand} ${pays}`)].join(', ')
}

type Chosen = Pick<MachinesState, 'games' | 'from' | 'to'>

export const mostGames = 12
const plain = (id: string): GameChoice => ({ id, pays: {} })

export const codec: Codec<MachinesState> = {
  pays: example(text('4000 250 125 40 25 20 15 10 5')),
  games: example(gamesParameter(['jacks-or-better-9-6', 'double-double-bonus-9-6', 'bonus-poker-8-5'].map(plain))),
  cash_back: text(),
  bet: text(),
  speed: text(),
  sort: choice(['gain', 'risk', 'given'], 'gain'),
  from: whole(1, 1, mostGames),
  to: whole(2, 1, mostGames),
}

export const empty: MachinesState = {
  pays: '', games: [], cash_back: '', bet: '', speed: '', sort: 'gain', from: 1, to: 2,
}

/** The parts that are as in the example. */
export function exampleParts(state: MachinesState): string[] {
  const isStill = (key: 'pays' | 'games'): boolean =>
    codec[key].write(state[key] as never) === codec[key].write(codec[key].initial as never)
  return [
    ...(isStill('pays') ? [words.machines.examplePays] : []),
    ...(isStill('games') ? [words.machines.exampleGames] : []),
  ]
}

const wager = ({ bet, speed }: MachinesState): { bet?: string; speed?: string } => ({
  ...(bet.trim() && { bet: bet.trim() }),
  ...(speed.trim() && { speed: speed.trim() }),
})

export function identifyRequest({ pays }: MachinesState): RequestFor<'videopoker.identify'> | undefined {
  return pays.trim() === '' ? undefined : { query: 'videopoker.identify', pays }
}

/** Undefined while there are fewer than two games, or one of them cannot be read. */
function fieldsOf(games: readonly (GameChoice | undefined)[]): GameField[] | undefined {
  const fields = games.map((game) => game && fieldOfGame(game)).filter((field) => field !== undefined)
  return fields.length < 2 || fields.length < games.length ? undefined : fields
}

export function compareRequest(state: MachinesState): RequestFor<'videopoker.compare'> | undefined {
  const games = fieldsOf(state.games)
  const cashBack = state.cash_back.trim()
  return games && {
    query: 'videopoker.compare', games, sort: state.sort, ...(cashBack && { cash_back: cashBack }), ...wager(state),
  }
}

/** A place in a link may be that of a game that is not there. */
export const placeOf = (key: 'from' | 'to', { games, ...chosen }: Chosen): number => Math.min(chosen[key], games.length)

export function relearnRequest(state: MachinesState): RequestFor<'videopoker.relearn'> | undefined {
  const games = fieldsOf((['from', 'to'] as const).map((key) => state.games[placeOf(key, state) - 1]))
  return games && { query: 'videopoker.relearn', games, ...wager(state) }
}

/** The machine as the game that it matches, with the pays of the machine. */
export function choiceOf({ id, pays_changed: changed = [] }: GameMatch): GameChoice {
  return { id, pays: Object.fromEntries(changed.map(({ name, to_exact }) => [name, pay(to_exact)])) }
}

export function differenceText({ row, pays_exact: pays, seen_exact: seen }: DifferentPay): string {
  const text = words.machines.identify
  if (row === undefined) return text.extra(pay(seen ?? ''))
  return seen === undefined ? text.lacks(row, pay(pays ?? '')) : text.other(row, pay(pays ?? ''), pay(seen))
}

export const has = (games: readonly GameChoice[], game: GameChoice): boolean =>
  games.some((other) => writeGame(other) === writeGame(game))

/** With one more game, which is the one to switch to. */
export function added({ games, from }: Chosen, game: GameChoice): Partial<MachinesState> {
  return { games: [...games, game], from, to: games.length + 1 }
}

/** Without a game; the two that are switched between stay if they can. */
export function removed({ games, from, to }: Chosen, place: number): Partial<MachinesState> {
  const left = games.length - 1
  const moved = (chosen: number): number => Math.max(1, Math.min(left, chosen > place + 1 ? chosen - 1 : chosen))
  return { games: games.filter((_, index) => index !== place), from: moved(from), to: moved(to) }
}
