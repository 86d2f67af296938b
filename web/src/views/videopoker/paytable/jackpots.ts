// Several progressive jackpots on one machine: their part of the view's state, how they fit another game, what they ask the
// engine, and where an error stands.
import type { RequestFor, ReturnRow } from '../../../engine/answers'
import type { GameField } from '../answers'
import { compose, oneWord, placed, type Composed, type PlacedError } from '../../../engine/composed'
import type { EngineError } from '../../../engine/engine_error'
import { pay } from '../../../format'
import { choice, records, text, type Codec } from '../../../state/codec'
import { amountIn } from '../amount'

/** Texts as typed. A type, since an interface is no record of texts. */
export type Jackpot = {
  /** The name of its row in the paytable. */
  row: string
  /** What the meter shows, in bets or dollars; or `asPaytable`. */
  pays: string
  /** The share of each bet that it grows by. */
  rise: string
}

export interface JackpotsState {
  meters: '' | 'several'
  jackpots: readonly Jackpot[]
  cash_back: string
  bet: string
}

/** The value of an untouched meter: it stands at what the paytable pays, in any game. */
const asPaytable = 'paytable'

export const fewestJackpots = 2
export const mostJackpots = 8

export const jackpotsCodec: Codec<JackpotsState> = {
  meters: choice(['', 'several'], ''),
  jackpots: records({ row: '', pays: asPaytable, rise: '' }),
  cash_back: text(),
  bet: text(),
}

/** The rows that may have a jackpot. */
export const rowsWithPays = (rows: readonly ReturnRow[]): ReturnRow[] => rows.filter(({ hand, pays }) => hand !== 'nothing' && pays > 0)

const atPaytable = (row: string): Jackpot => ({ row, pays: asPaytable, rise: '' })

const byPay = (rows: readonly ReturnRow[]): ReturnRow[] => [...rows].sort((one, other) => other.pays - one.pays)

const freeRows = (jackpots: readonly Jackpot[], rows: readonly ReturnRow[]): ReturnRow[] =>
  rows.filter(({ name }) => !jackpots.some(({ row }) => row === name))

/** To begin with, as it may be: jackpots on the rows that pay most. */
export const firstJackpots = (rows: readonly ReturnRow[]): Jackpot[] =>
  byPay(rows).slice(0, fewestJackpots).map(({ name }) => atPaytable(name))

/** The jackpots on a game with these rows: those on hands that it does not pay are on those that it pays most for. */
export function fitted(jackpots: readonly Jackpot[], rows: readonly ReturnRow[]): Jackpot[] {
  const free = byPay(freeRows(jackpots, rows))
  return jackpots.flatMap((jackpot) => {
    if (rows.some(({ name }) => name === jackpot.row)) return [jackpot]
    const next = free.shift()
    return next ? [atPaytable(next.name)] : []
  })
}

/** With what their meters show. */
export function shown(jackpots: readonly Jackpot[], rows: readonly ReturnRow[]): Jackpot[] {
  const paysOf = (name: string): string => pay(rows.find((row) => row.name === name)?.pays_exact ?? '')
  return jackpots.map((jackpot) => (jackpot.pays === asPaytable ? { ...jackpot, pays: paysOf(jackpot.row) } : jackpot))
}

/** With one more, on the first row that has none. */
export const addedJackpot = (jackpots: readonly Jackpot[], rows: readonly ReturnRow[]): Jackpot[] =>
  [...jackpots, ...freeRows(jackpots, rows).slice(0, 1).map(({ name }) => atPaytable(name))]

/** On another row. A jackpot that stood at what the paytable pays does so there, too. */
export function onRow(jackpot: Jackpot, row: string, rows: readonly ReturnRow[]): Partial<Jackpot> {
  const isUntouched = ['', shown([atPaytable(jackpot.row)], rows)[0]?.pays].includes(jackpot.pays)
  return isUntouched ? { row, pays: asPaytable } : { row }
}

/** The place of the first jackpot whose meter is not said; -1 if there is none. */
export const unsaid = (jackpots: readonly Jackpot[]): number => jackpots.findIndex(({ pays }) => pays.trim() === '')

/** A jackpot as the engine reads it. Only a unit may be a word of its own. */
export function textOf({ row, pays, rise }: Jackpot): Composed<keyof Jackpot> {
  const amount = amountIn('bets', pays)
  const isAmount = /^\S+ (bets?|b|dollars?)$/i.test(amount)
  return compose<keyof Jackpot>([
    ['row', row], '=', ['pays', isAmount ? amount : oneWord(amount)], ...(rise.trim() ? [' rise ', ['rise', oneWord(rise)] as const] : []),
  ])
}

/** Undefined while something is left to say of a jackpot. */
export function metersRequest(game: GameField | undefined, state: JackpotsState): RequestFor<'videopoker.meters'> | undefined {
  const { jackpots, cash_back: cashBack, bet } = state
  if (game === undefined || jackpots.length < fewestJackpots || unsaid(jackpots) >= 0) return undefined
  return {
    query: 'videopoker.meters', game, meter: jackpots.map((jackpot) => textOf(jackpot).text),
    ...(cashBack.trim() && { cash_back: cashBack.trim() }), ...(bet.trim() && { bet: bet.trim() }),
  }
}

/** The error of a jackpot, with its place; undefined for an error about anything else. The engine blames the first text
    that it cannot read, and of two that differ in nothing the second. */
export function errorInJackpot(
  error: EngineError | undefined, jackpots: readonly Jackpot[],
): (PlacedError<keyof Jackpot> & { place: number }) | undefined {
  if (error?.field !== 'meter') return undefined
  const all = jackpots.map(textOf)
  const texts = all.map(({ text }) => text)
  const isWhole = error.position === 0 && error.length === [...error.text].length
  const place = isWhole ? texts.lastIndexOf(error.text) : texts.indexOf(error.text)
  const composed = all[place]
  return composed && { place, ...placed(error, composed) }
}
