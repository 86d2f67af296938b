// The columns of a table as its answer declares them (engine/columns.json): titles, formats, help, and which are left out
// first. A view says what it draws otherwise.
import { count, fixed, groupedIfWhole, money, percent, signed } from '../format'
import type { Column } from './AnswerTable.svelte'

export interface DeclaredColumn {
  title: string
  /** Where a row has the value: "per_hour.mean". */
  member?: string
  format: string
  decimals?: number
  sign?: string
  is_beside?: boolean
  is_number?: boolean
  /** A sentence of help. */
  description?: string
  leave_out?: number
}

/** By the member of a column, or its title if it has none; one without a member is drawn only if it is changed. */
type Changes<Row> = Record<string, Partial<Column<Row>> | 'left out'>

const noValue = '–'

function unsignedText({ format, decimals = 0 }: DeclaredColumn, value: number): string {
  if (format === 'percent') return percent(value, decimals)
  if (format === 'dollars') return money(value)
  return format === 'plain' ? groupedIfWhole(String(value)) : fixed(value, decimals)
}

/** Empty if there is no value. */
function textOf(column: DeclaredColumn, row: unknown): string {
  const value = column.member?.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], row)
  if (typeof value === 'string') return /^\d+$/.test(value) ? count(value) : value
  if (typeof value !== 'number') return ''
  const text = unsignedText(column, value)
  if (column.sign === 'either way') return `± ${text}`
  return column.sign === 'always' ? signed(value, text) : text
}

/** What stands under one title: the last of several values that is there, or that beside the one before it. */
function cellText(under: readonly DeclaredColumn[], row: unknown): string {
  return under.reduce((before, column) => {
    const text = textOf(column, row)
    if (text === '') return before
    return column.is_beside && before ? `${before} (${text})` : text
  }, '')
}

/** A column without a value in any row is hidden. */
export function answerColumns<Row>(declared: readonly DeclaredColumn[], rows: readonly Row[], changes: Changes<Row> = {}): Column<Row>[] {
  return [...new Set(declared.map(({ title }) => title))].flatMap((title) => {
    const under = declared.filter((column) => column.title === title)
    const { member, leave_out: leaveOut = 0, is_number: isNumber = false, } = under[0]!
    const help = under.flatMap(({ description }) => description ?? []).join('; ') || undefined
    const change = changes[member ?? title]
    if (change === 'left out' || (member === undefined && change === undefined)) return []
    const isShown = member === undefined || rows.some((row) => cellText(under, row) !== '')
    const value = (row: Row): string => cellText(under, row) || noValue
    return [{ title, help, value, isNumber, isShown, ...(leaveOut > 1 && { from: 48 as const }), ...change }]
  })
}
