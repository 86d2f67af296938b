// A paytable to edit by hand: its fields are texts, as typed, until the engine has read them.
import type { Answer } from '../../../engine/answers'
import type { EngineError } from '../../../engine/engine_error'
import { pay } from '../../../format'
import { withPoint } from '../game.svelte'

export interface Row {
  /** What the engine calls the row; empty until it has read it. */
  label: string
  hand: string
  rank: string
  kicker: string
  suit: string
  natural: boolean
  count: string
  jokers: string
  /** How the cards of a royal flush must stand; empty for any order. */
  order: string
  /** Empty if it is to be called by its hand. */
  name: string
  pays: string
}

export interface Rules {
  id: string
  name: string
  jokers: number
  /** Ranks and cards: "2 Jh". */
  wild: string
  rows: readonly Row[]
}

/** In the words of paytable files. */
export const hands = [
  'wild cards', 'royal flush', 'five of a kind', 'straight flush', 'four of a kind', 'quick quads', 'full house', 'flush', 'straight',
  'three of a kind', 'two pair', 'pair', 'nothing',
] as const

/** In the words of paytable files. */
export const orders = ['sequential', 'reversible'] as const

export const emptyRow: Row = {
  label: '', hand: '', rank: '', kicker: '', suit: '', natural: false, count: '', jokers: '', order: '', name: '', pays: '',
}

type PaytableAnswer = Answer<'videopoker.paytable'>

export function rulesOf({ game, rows, toml }: PaytableAnswer): Rules {
  // The file lacks what goes without saying: the names of rows that are called by their hands, and the last row.
  const blocks = toml.split(/^\[\[pay\]\]$/m).slice(1)
  return {
    id: game.id,
    name: game.name,
    jokers: game.deck - 52,
    wild: game.wild.join(' '),
    rows: blocks.map((block, place) => rowOf(rows[place], /^name\s*=/m.test(block))),
  }
}

function rowOf(row: PaytableAnswer['rows'][number] | undefined, isNamed: boolean): Row {
  if (!row) return emptyRow
  return {
    label: row.name,
    hand: row.hand,
    rank: [row.rank ?? []].flat().join(' '),
    kicker: [row.kicker ?? []].flat().join(' '),
    suit: row.suit ?? '',
    natural: row.natural ?? false,
    count: String(row.count ?? ''),
    jokers: String(row.jokers ?? ''),
    order: row.order ?? '',
    name: isNamed ? row.name : '',
    pays: pay(row.pays_exact),
  }
}

const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)

/** One range of ranks as a text, several as a list. */
function ranks(text: string): string | string[] | undefined {
  const list = wordsOf(text)
  return list.length > 1 ? list : list[0]
}

/** Text that is not a number goes to the engine as it is, which says what a number looks like. */
const number = (text: string): number | string | undefined =>
  text === '' ? undefined : /^\d{1,9}$/.test(text) ? Number(text) : text

/** The paytable that the engine is asked about, with the keys of paytable files: fields that are empty are left out. */
export function asked({ id, name, jokers, wild, rows }: Rules): Record<string, unknown> {
  return {
    id,
    name,
    deck: 52 + jokers,
    wild: wordsOf(wild),
    pay: rows.map((row) => ({
      hand: row.hand,
      rank: ranks(row.rank),
      kicker: ranks(row.kicker),
      suit: row.suit || undefined,
      natural: row.natural || undefined,
      count: number(row.count.trim()),
      jokers: number(row.jokers.trim()),
      order: row.order || undefined,
      name: row.name.trim() || undefined,
      pays: withPoint(row.pays.trim()),
    })),
  }
}

/** The place of the first row whose hand or pay is still missing; -1 if there is none. */
export function unfinished({ rows }: Rules): number {
  return rows.findIndex((row) => row.hand === '' || row.pays.trim() === '')
}

/** What is wrong with the rules, and where. */
export interface Fault {
  /** The index of the row; -1 for the fields above the rows. */
  place: number
  /** The field as paytable files call it; empty if none is to blame. */
  key: string
  message: string
}

/** The engine blames a key in the JSON of the rules, or what stands behind one. Braces in names do not count. */
export function faultOf(error: EngineError): Fault {
  const [before, blamed, after] = error.parts
  const objects = before.match(/"(?:[^"\\]|\\.)*"|\{/g)?.filter((mark) => mark === '{') ?? []
  const keys = (after.startsWith(':') ? `${before}${blamed}:` : before).match(/"\w+"(?=:)/g) ?? []
  return { place: objects.length - 2, key: keys.at(-1)?.slice(1, -1) ?? '', message: error.message }
}

/** Without the row at a place, or with it put elsewhere. */
export function without<T>(rows: readonly T[], place: number): T[] {
  return rows.filter((_, index) => index !== place)
}

export function moved<T>(rows: readonly T[], from: number, to: number): T[] {
  const rest = without(rows, from)
  return [...rest.slice(0, to), ...rows.slice(from, from + 1), ...rest.slice(to)]
}

/** Adds a wild rank, or removes it. */
export function toggledWild(wild: string, rank: string): string {
  const list = wordsOf(wild)
  return (list.includes(rank) ? list.filter((other) => other !== rank) : [...list, rank]).join(' ')
}

export const isWild = (wild: string, rank: string): boolean => wordsOf(wild).includes(rank)
