// What the state of the view asks the engine. Costly situations are estimated first, so that there is something to read
// while they are counted.
import type { RequestFor } from '../../../engine/answers'
import { missingOnBoard } from '../../../poker/missing'
import { choice, example, text, texts, whole, type Codec } from '../../../state/codec'
import { boardField, isClass, type BoardState } from '../flop_class'
import { noPot, potCodec, potFields, type PotState } from '../pot_odds'

export const precisions = ['auto', 'quick', 'fine', 'exact'] as const
export type Precision = (typeof precisions)[number]

export interface EquityState extends PotState, BoardState {
  ranges: readonly string[]
  dead: string
  precision: Precision
  /** The player whose grid is open, counted from 1; 0: none. */
  grid: number
}

export const fewestPlayers = 2
export const mostPlayers = 10

export const codec: Codec<EquityState> = {
  ranges: example(texts(['Ah Kh', 'QQ+,AK', 'top 20%'])),
  board: example(text('Qh Jh 2c')),
  flops: text(),
  dead: text(),
  precision: choice(precisions, 'auto'),
  grid: whole(0, 0, mostPlayers),
  ...potCodec,
}

/** Without players and cards. */
export const empty: Partial<EquityState> = { ranges: ['', ''], board: '', flops: '', dead: '', grid: 0, ...noPot }

/** The ranges of all rows that the view shows; an address may have fewer. */
export function playersOf(state: EquityState): string[] {
  const ranges = state.ranges.slice(0, mostPlayers)
  return [...ranges, ...Array.from({ length: Math.max(0, fewestPlayers - ranges.length) }, () => '')]
}

export type EquityRequest = RequestFor<'holdem.equity'>

export function isFinished(state: EquityState): boolean {
  return missingOnBoard(state.board) === 0 && playersOf(state).every((range) => range.trim() !== '')
}

const goals: Record<Precision, Partial<EquityRequest>> = {
  auto: {},
  quick: { target_error: 0.001 },
  fine: { target_error: 0.0002 },
  exact: { exact: true },
}

/** The method in use: deals on a class of flops are never sampled. */
export function methodOf(state: EquityState): Precision {
  return isClass(state) && isSampled(state.precision) ? 'auto' : state.precision
}

export const isSampled = (precision: Precision): boolean => goals[precision].target_error !== undefined

export function equityRequest(state: EquityState): EquityRequest {
  const fields = { ranges: playersOf(state), board: boardField(state), dead: state.dead, ...potFields(state) }
  return { query: 'holdem.equity', ...fields, ...goals[methodOf(state)] }
}

/** Deals of the first estimate: some hundredths of a second. */
const firstDeals = 20000

export function estimateRequest(state: EquityState): EquityRequest | undefined {
  if (isClass(state)) return undefined
  return { ...equityRequest({ ...state, precision: 'auto' }), samples: firstDeals }
}
