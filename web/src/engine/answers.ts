// The queries of the engine and their answers. The types of answers are generated from the description of the
// server (schema.ts); counts of deals are strings of digits, since they may exceed 2^53, and a `…_exact` is a
// fraction p/q.
import type { components } from './schema'

type Answers = components['schemas']

/** A game of the catalog, the same with other pays, or the text of a paytable, with other pays or without; or a machine in
    one of its states. */
export type GameField =
  | string
  | { game: string; pay: Record<string, string> }
  | { toml: string; pay?: Record<string, string> }
  | StateField

type StateField = ({ game: string } | { toml: string }) & { state: string }

/** A machine of the catalog, or the text of one. */
export type MachineField = string | { toml: string }

/** A paytable as data, with the keys of paytable files. Texts that are no numbers are refused by the engine. */
export interface PaytableRules {
  id: string
  name: string
  deck: number
  wild: readonly string[]
  pay: readonly Record<string, unknown>[]
}

export type Game = Answers['Game']
export type ReturnRow = Answers['ReturnRow']
export type ReturnAnswer = Answers['ReturnAnswer']
export type MachineAnswer = Answers['MachineAnswer']
export type MachineSituation = Answers['MachineSituation']
export type HoldAnswer = Answers['HoldAnswer']
export type Share = Answers['Share']
export type OddsResult = Answers['OddsResult']
export type Out = Answers['Out']
export type Outs = Answers['Outs']
export type OddsAnswer = Answers['OddsAnswer']
export type EquityPlayer = Answers['EquityPlayer']
export type EquityAnswer = Answers['EquityAnswer']
export type SpreadAnswer = Answers['SpreadAnswer']
export type SpreadNextCard = Answers['SpreadNextCard']
export type PreflopAnswer = Answers['PreflopAnswer']
export type RangeHand = Answers['RangeHand']
export type RangeCombo = Answers['RangeCombo']
export type RangePart = Answers['RangePart']
export type RangeAnswer = Answers['RangeAnswer']
export type ChartRow = Answers['ChartRow']
export type ChartRule = Answers['ChartRule']
export type EvaluateAnswer = Answers['EvaluateAnswer']
export type BankrollAnswer = Answers['BankrollAnswer']
export type PlanAnswer = Answers['VideopokerPlan']
export type IdentifyAnswer = Answers['IdentifyAnswer']
export type GameMatch = Answers['GameMatch']
export type DifferentPay = Answers['DifferentPay']
export type CompareAnswer = Answers['CompareAnswer']
export type ComparedGame = Answers['ComparedGame']
export type RelearnAnswer = Answers['RelearnAnswer']
export type MeterPiece = Answers['MeterPiece']
export type MeterAnswer = Answers['MeterAnswer']
export type MetersAnswer = Answers['MetersAnswer']
export type JackpotMeter = Answers['JackpotMeter']
export type BorderPoint = Answers['BorderPoint']
export type DrillAnswer = Answers['DrillAnswer']
export type ReviewAnswer = Answers['ReviewAnswer']
export type HandAnswer = Answers['HandAnswer']
export type CatalogEntry = Answers['CatalogGame']
export type Hold = Answers['HoldRow']
export type Outcome = Answers['HoldOutcome']
/** A chart, written by the engine (`videopoker.strategy`) or by the user (`videopoker.evaluate`). */
export type Chart = Omit<Answers['StrategyChart'], keyof SearchedChart> & Partial<SearchedChart>
/** What the engine adds to charts that it found. */
type SearchedChart = Pick<Answers['StrategyChart'], 'level' | 'penalties' | 'optimal_in' | 'best_of_any_language_exact'>
/** The members of one chart, or of the last of a list. */
export type StrategyAnswer = Answers['StrategyAnswer'] & Answers['StrategyChart']

/** The order of compared games. */
export type GameOrder = 'given' | 'gain' | 'risk'

/** What play costs, as typed. */
interface WagerFields {
  cash_back?: string
  bet?: string
  speed?: string
}

interface Queries {
  'videopoker.games': { fields: { words?: string[]; sort?: string; deck?: number; wild?: string }; answer: Answers['GamesAnswer'] }
  'videopoker.return': { fields: { game: GameField }; answer: ReturnAnswer }
  'videopoker.machine': { fields: { game: MachineField }; answer: MachineAnswer }
  'videopoker.hold': { fields: { game: GameField; cards: string }; answer: HoldAnswer }
  'videopoker.paytable': {
    fields: { game: GameField | { paytable: PaytableRules }; pay?: Record<string, string> }
    answer: Answers['PaytableAnswer']
  }
  'videopoker.identify': { fields: { pays: string; coins?: string; count?: number }; answer: IdentifyAnswer }
  'videopoker.compare': {
    fields: { games: readonly GameField[]; sort?: GameOrder } & WagerFields
    answer: CompareAnswer
  }
  'videopoker.relearn': { fields: { games: readonly GameField[] } & WagerFields; answer: RelearnAnswer }
  'videopoker.strategy': {
    fields: { game: GameField; rows?: string; bands?: number; penalties?: boolean }
    answer: StrategyAnswer
  }
  'videopoker.evaluate': { fields: { game: GameField; chart: string }; answer: EvaluateAnswer }
  'videopoker.bankroll': { fields: { game: GameField } & Record<string, unknown>; answer: BankrollAnswer }
  'videopoker.plan': { fields: { parts: readonly string[]; bankroll?: string; goal?: string }; answer: PlanAnswer }
  'videopoker.meter': {
    fields: { game: GameField; hand: string; from?: string; to?: string }
    answer: MeterAnswer
  }
  'videopoker.meters': {
    fields: { game: GameField; meter: readonly string[]; cash_back?: string; bet?: string }
    answer: MetersAnswer
  }
  'videopoker.drill': {
    fields: { game: GameField; kind?: 'all' | 'close' | 'penalty'; count?: number; seed?: string; within?: string }
    answer: DrillAnswer
  }
  'videopoker.review': { fields: { game: GameField; hands: string }; answer: ReviewAnswer }
  'holdem.odds': {
    fields: { hole: string; board?: string; dead?: string; versus?: readonly string[]; opponents?: string; outs?: boolean }
    answer: OddsAnswer
  }
  'holdem.equity': {
    fields: {
      ranges: readonly string[]
      board?: string
      dead?: string
      exact?: boolean
      samples?: number
      target_error?: number
    }
    answer: EquityAnswer
  }
  'holdem.preflop': { fields: { hands?: string[]; opponents?: string }; answer: PreflopAnswer }
  'holdem.range': {
    fields: { range: string; board?: string; dead?: string; round_weights?: boolean }
    answer: RangeAnswer
  }
  'holdem.spread': {
    fields: {
      ranges: readonly string[]
      board?: string
      dead?: string
      hands?: boolean
      next_cards?: boolean
      exact?: boolean
    }
    answer: SpreadAnswer
  }
  /** Only of the page's engine: from then on requests may name these ranges, and no others. */
  'page.name_ranges': { fields: { names: readonly string[]; ranges: readonly string[] }; answer: { ranges: number } }
  hand: { fields: { cards: string }; answer: HandAnswer }
  signature: { fields: object; answer: Answers['SignatureAnswer'] }
}

export type QueryName = keyof Queries
export type Answer<Q extends QueryName> = Queries[Q]['answer']
export type RequestFor<Q extends QueryName> = { query: Q } & Queries[Q]['fields']
export type Request = { [Q in QueryName]: RequestFor<Q> }[QueryName]
