// From the odds of the 169 starting hands to the colours and numbers of the grid.
import type { Heat } from '../../../components/heat'
import type { PreflopAnswer } from '../../../engine/answers'
import { fixed, percent } from '../../../format'
import { hands, placeOf } from '../hands'

export type PreflopRow = PreflopAnswer['results'][number]

export const measures = ['equity', 'win', 'tie'] as const
export type Measure = (typeof measures)[number]

const allCombos = 1326

export const fairShare = (opponents: number): number => 1 / (opponents + 1)

export function valueOf(row: PreflopRow, measure: Measure): number {
  return measure === 'equity' ? row.equity : row[measure].probability
}

/** In the order of the grid. */
export function rowsAgainst(answer: PreflopAnswer | undefined, opponents: number): PreflopRow[] {
  const rows = (answer?.results ?? []).filter((row) => row.opponents === opponents)
  return rows.sort((a, b) => placeOf(a.hand) - placeOf(b.hand))
}

/** The colours of winning chances and equities depend on their ratio to the fair share: half of it is as
    strong a colour as twice it. Ties have no fair share. */
export function tonesOf(values: readonly number[], middle: number | undefined): number[] {
  const raw = values.map((value) => (middle === undefined ? value : Math.log(value / middle)))
  const most = Math.max(...raw.map(Math.abs))
  return raw.map((tone) => tone / most)
}

export function heatOf(rows: readonly PreflopRow[], measure: Measure, digits: number): Heat[] {
  const middle = measure === 'tie' ? undefined : fairShare(rows[0]?.opponents ?? 1)
  const values = rows.map((row) => valueOf(row, measure))
  const tones = tonesOf(values, middle)
  return values.map((value, place) => ({
    tone: tones[place] ?? 0,
    text: fixed(value * 100, digits),
    spoken: percent(value, 2),
  }))
}

/** The lowest and the highest hand, with their values. */
export function endsOf(rows: readonly PreflopRow[], measure: Measure): { low: string; high: string } {
  const inOrder = [...rows].sort((a, b) => valueOf(a, measure) - valueOf(b, measure))
  const named = (row: PreflopRow | undefined): string => (row ? `${row.hand} ${percent(valueOf(row, measure), 2)}` : '')
  return { low: named(inOrder[0]), high: named(inOrder.at(-1)) }
}

/** The hands worth more than a fair share, and how often one of them is dealt. */
export function aboveFair(rows: readonly PreflopRow[]): { hands: number; share: number } {
  const above = rows.filter(({ equity, opponents }) => equity > fairShare(opponents))
  return { hands: above.length, share: above.reduce((sum, { combos }) => sum + combos, 0) / allCombos }
}

export function dealtShare(row: PreflopRow): number {
  return row.combos / allCombos
}

/** 1 for the hand of the highest equity. */
export function rankOf(rows: readonly PreflopRow[], hand: string): number {
  const own = rows.find((row) => row.hand === hand)
  return own ? 1 + rows.filter(({ equity }) => equity > own.equity).length : hands.length
}

/** Two cards of a hand: AKs as As Ks, AKo as As Kh. */
export function cardsOf(hand: string): string {
  const [high = '', low = '', kind = ''] = hand
  return `${high}s ${low}${kind === 's' ? 's' : 'h'}`
}
