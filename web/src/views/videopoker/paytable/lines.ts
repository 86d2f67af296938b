// The lines of the paytable as it is shown: of the answer, or of the rules while they are edited, which may be ahead of it.
import type { ReturnAnswer, ReturnRow } from '../../../engine/answers'
import { pay } from '../../../format'
import { words } from '../../../words'
import type { Rules } from './rules'

export interface Line {
  key: number
  name: string
  /** For a bet of 1, as typed. */
  pays: string
  /** What the row paid in the game that was picked. */
  original: string
  isEditable: boolean
  /** Missing until the engine has read the row. */
  figures: ReturnRow | undefined
  /** Among the rows of the rules, while they are edited. */
  place?: number
}

const find = (answer: ReturnAnswer | undefined, name: string): ReturnRow | undefined =>
  answer?.rows.find((row) => row.name === name)

/** Every hand satisfies the last row, which pays nothing. */
const isEditable = (row: ReturnRow): boolean => row.hand !== 'nothing' || row.pays !== 0

export function linesOf(answer: ReturnAnswer, preset: ReturnAnswer | undefined, pays: Record<string, string>): Line[] {
  return answer.rows.map((figures, key) => {
    const original = pay((find(preset, figures.name) ?? figures).pays_exact)
    const written = pays[figures.name] ?? pay(figures.pays_exact)
    return { key, name: figures.name, pays: written, original, isEditable: isEditable(figures), figures }
  })
}

export function linesOfRules({ rows }: Rules, answer: ReturnAnswer, preset: ReturnAnswer | undefined): Line[] {
  const edited = rows.map((row, place): Line => {
    const original = find(preset, row.label)
    const name = row.name || row.label || row.hand || words.paytable.rules.newRow
    const was = original ? pay(original.pays_exact) : row.pays
    return { key: place, name, pays: row.pays, original: was, isEditable: true, figures: find(answer, row.label), place }
  })
  const rest = answer.rows.filter((row) => !isEditable(row) && !rows.some(({ label }) => label === row.name))
  const lines = linesOf({ ...answer, rows: rest }, preset, {})
  return [...edited, ...lines.map((line) => ({ ...line, key: rows.length + line.key }))]
}
