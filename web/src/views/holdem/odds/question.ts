// What the state of the view asks the engine, or what is still missing before it can be asked.
import type { RequestFor } from '../../../engine/answers'
import type { EngineError } from '../../../engine/engine_error'
import { readCards } from '../../../poker/cards'
import { missing, missingOnBoard } from '../../../poker/missing'
import { example, text, texts, whole, type Codec } from '../../../state/codec'
import { words } from '../../../words'
import { boardField, boardPlace, type BoardState } from '../flop_class'
import { noPot, potCodec, potFields, type PotState } from '../pot_odds'

export interface OddsState extends PotState, BoardState {
  hole: string
  dead: string
  /** The hands or ranges of opponents about whom something is known. */
  versus: readonly string[]
  /** Unknown opponents whose details are shown. */
  opponents: number
}

export const codec: Codec<OddsState> = {
  hole: example(text('Ah Kh')),
  board: example(text('Qh Jh 2c')),
  flops: text(),
  dead: text(),
  versus: texts(),
  opponents: whole(1, 0, 9),
  ...potCodec,
}

/** The parts that are as in the example. */
export function exampleParts({ hole, board }: OddsState): string[] {
  const parts: string[] = []
  if (hole === codec.hole.initial) parts.push(words.odds.exampleHole)
  if (board === codec.board.initial) parts.push(words.table.exampleBoard)
  return parts
}

/** Whether nothing but the example is asked. */
export function isWholeExample(state: OddsState, parts: readonly string[]): boolean {
  return parts.length === 2 && state.dead === '' && knownHands(state).length === 0
}

export const empty: OddsState = { hole: '', board: '', flops: '', dead: '', versus: [], opponents: 1, ...noPot }

/** A field that lacks cards; the last one of a text may be half typed. */
export interface Unfinished {
  field: string
  more: number
}

export function unfinished(state: OddsState): Unfinished | undefined {
  const found: Unfinished[] = [
    { field: 'hole', more: missing(state.hole, 2) },
    { field: 'board', more: missingOnBoard(state.board) },
    ...state.versus.map((hand, index) => ({ field: `versus${index}`, more: hand ? missing(hand, 2) : 0 })),
    { field: 'dead', more: missing(state.dead, 0) },
  ]
  return found.find(({ more }) => more > 0)
}

const knownHands = (state: OddsState): string[] => state.versus.filter((hand) => hand.trim() !== '')

/** The engine reads as a range what is not cards. */
const isRange = (hand: string): boolean => readCards(hand).rest !== ''
const hasRange = (state: OddsState): boolean => knownHands(state).some(isRange)

/** "1 known opponent, 1 with a range and 2 unknown". */
export function rivalsOf(versus: readonly string[], unknown: number): string {
  const ranges = versus.filter(isRange).length
  return words.odds.rivals(versus.length - ranges, ranges, unknown)
}

/** The number of unknown opponents whose details are asked for: at least one if no opponent is known, and as many as
    the table has seats left. */
export function wantedOpponents(state: OddsState): number {
  const known = knownHands(state).length
  return Math.max(known > 0 ? 0 : 1, Math.min(state.opponents, 9 - known))
}

export type OddsRequest = RequestFor<'holdem.odds'>

function situation(state: OddsState): OddsRequest {
  const { hole, dead } = state
  const request: OddsRequest = { query: 'holdem.odds', hole, board: boardField(state), dead }
  const hands = knownHands(state)
  return hands.length > 0 ? { ...request, versus: hands } : request
}

/** Asks for all numbers of opponents at once, and for the gain of a call. */
export function oddsRequest(state: OddsState): OddsRequest {
  return { ...situation(state), ...potFields(state), opponents: knownHands(state).length > 0 ? '0-' : '1-' }
}

/** Against ranges all numbers of opponents may take many seconds: the one that is shown is asked first. */
export function firstRequest(state: OddsState): OddsRequest | undefined {
  if (!hasRange(state)) return undefined
  return { ...situation(state), ...potFields(state), opponents: String(wantedOpponents(state)) }
}

/** Outs are counted for two cards against cards, on the flop and the turn. */
export function outsRequest(state: OddsState, unknown: number): OddsRequest | undefined {
  const board = readCards(state.board)
  const hole = readCards(state.hole)
  const isStreet = board.rest === '' && (board.cards.length === 3 || board.cards.length === 4)
  if (!isStreet || hole.rest !== '' || hole.cards.length !== 2 || hasRange(state)) return undefined
  return { ...situation(state), opponents: String(unknown), outs: true }
}

/** The same situation in the view Equity: an unknown opponent has the range `random`. */
export function equityFields(state: OddsState, unknown: number): Record<string, string> {
  const others = Array.from({ length: unknown }, () => 'random')
  const fields: Record<string, string> = { ranges: [state.hole, ...knownHands(state), ...others].join('~') }
  fields.board = state.board
  if (state.flops) fields.flops = state.flops
  Object.assign(fields, potFields(state))
  if (state.dead) fields.dead = state.dead
  return fields
}

/** The field of the view at which an error stands; undefined if it has none, as that of several ranges together. */
export function fieldOfError({ field, text }: EngineError, state: OddsState): string | undefined {
  if (field === 'board') return boardPlace(state)
  if (field !== 'versus') return ['hole', 'dead', 'pot', 'call'].find((known) => known === field)
  const place = state.versus.lastIndexOf(text)
  return place < 0 ? undefined : `versus${place}`
}
