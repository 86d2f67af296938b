// Several progressive jackpots on one machine: their part of the view's state, what they ask the engine, and where an error
// stands.
import type { GameField, RequestFor, ReturnRow } from '../../engine/answers'
import { compose, oneWord, placed, type Composed, type PlacedError } from '../../engine/composed'
import type { EngineError } from '../../engine/engine_error'
import { pay } from '../../format'
import { choice, records, text, type Codec } from '../../state/codec'

/** Texts as typed. A type, since an interface is no record of texts. */
export type Jackpot = {
  /** The name of its row in the paytable. */
  row: string
  /** What the meter shows, in bets or dollars. */
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

export const fewestJackpots = 2
export const mostJackpots = 8

export const jackpotsCodec: Codec<JackpotsState> = {
  meters: choice(['', 'several'], ''),
  jackpots: records({ row: '', pays: '', rise: '' }),
  cash_back: text(),
  bet: text(),
}

/** The rows that may have a jackpot. */
export const rowsWithPays = (rows: readonly ReturnRow[]): ReturnRow[] => rows.filter(({ hand, pays }) => hand !== 'nothing' && pays > 0)

/** A jackpot that stands at what the paytable pays. */
const atPaytable = ({ name, pays_exact: pays }: ReturnRow): Jackpot => ({ row: name, pays: pay(pays), rise: '' })

/** To begin with, as it may be: jackpots on the rows that pay most. */
export function firstJackpots(rows: readonly ReturnRow[]): Jackpot[] {
  return [...rows].sort((one, other) => other.pays - one.pays).slice(0, fewestJackpots).map(atPaytable)
}

/** With one more, on the first row that has none. */
export function addedJackpot(jackpots: readonly Jackpot[], rows: readonly ReturnRow[]): Jackpot[] {
  const free = rows.find(({ name }) => !jackpots.some(({ row }) => row === name))
  return [...jackpots, ...(free ? [atPaytable(free)] : [])]
}

/** On another row. A jackpot that stood at what the paytable pays does so there, too. */
export function onRow(jackpot: Jackpot, row: string, rows: readonly ReturnRow[]): Partial<Jackpot> {
  const paysOf = (name: string): string | undefined => rows.filter((row) => row.name === name).map(atPaytable)[0]?.pays
  const isUntouched = jackpot.pays === '' || jackpot.pays === paysOf(jackpot.row)
  return isUntouched ? { row, pays: paysOf(row) ?? jackpot.pays } : { row }
}

/** A jackpot as the engine reads it. */
export function textOf({ row, pays, rise }: Jackpot): Composed<keyof Jackpot> {
  return compose<keyof Jackpot>([
    ['row', row], '=', ['pays', oneWord(pays)], ...(rise.trim() ? [' rise ', ['rise', oneWord(rise)] as const] : []),
  ])
}

/** Undefined while something is left to say of a jackpot. */
export function metersRequest(game: GameField | undefined, state: JackpotsState): RequestFor<'videopoker.meters'> | undefined {
  const { jackpots, cash_back: cashBack, bet } = state
  const isFinished = jackpots.length >= fewestJackpots && jackpots.every(({ row, pays }) => row !== '' && pays.trim() !== '')
  if (game === undefined || !isFinished) return undefined
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
