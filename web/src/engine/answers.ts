// The questions of the engine and the JSON they are answered with. Counts of deals are strings of digits, since they
// pass 2^53; a `…_exact` is a fraction p/q. Each view adds the types of its questions here.


/** A game of the catalog, the same with other pays, or the text of a paytable, with other pays or without. */
export type GameField = string | { game: string; pay: Record<string, string> } | { toml: string; pay?: Record<string, string> }

export interface Game {
  id: string
  name: string
  deck: number
  wild: string[]
  pays_changed?: { name: string; from_exact: string; to_exact: string }[]
}

export interface ReturnRow {
  hand: string
  name: string
  pays: number
  pays_exact: string
  combinations: string
  probability: number
  return: number
  variance: number
}

export interface ReturnAnswer {
  game: Game
  deals: string
  combinations: string
  rows: ReturnRow[]
  return: number
  return_exact: string
  variance: number
  standard_deviation: number
  hit_frequency: number
  covariance: number
  tied_deals: string
  warnings: string[]
}

export interface CatalogEntry {
  id: string
  name: string
  deck: number
  wild: string[]
  return: number
  return_exact: string
  variance: number
}

export interface Outcome {
  hand: string
  name: string
  count: string
}

export interface Hold {
  /** The cards held, "" to draw five. */
  hold: string
  value: number
  value_exact: string
  draws: string
  outcomes: Outcome[]
  variance: number
  cost: number
  best: boolean
}

export interface HoldAnswer {
  game: Game
  deal: string
  holds: Hold[]
}

export interface Share {
  count: string
  probability: number
}

export interface OddsResult {
  opponents: number
  deals: string
  win: Share
  tie: Share & { by_opponents: string[] }
  lose: Share
  equity: number
  equity_exact: string
  /** Absent where an opponent's cards are known. */
  independent_estimate?: { lose: number; error: number }
}

export interface Out {
  card: string
  equity: number
  gain: number
}

export interface Outs {
  /** What the cards do: put you ahead, put an opponent ahead, or raise your equity. */
  goal: 'ahead' | 'opponents-ahead' | 'equity'
  opponents: number
  equity_now: number
  unseen: number
  cards: Out[]
}

export interface OddsAnswer {
  hole: string
  board: string
  dead: string
  street: string
  boards: string
  combos?: number
  results: OddsResult[]
  hand_categories: { category: string; probability: number }[]
  versus?: string[]
  outs?: Outs
}

export interface EquityPlayer {
  range: string
  combos: number
  win: Share
  tie: Share
  lose: Share
  equity: number
  equity_exact: string | null
  standard_error: number
}

export interface EquityAnswer {
  board: string
  dead: string
  method: 'exact' | 'monte-carlo'
  deals: string
  players: EquityPlayer[]
}

export interface PreflopAnswer {
  results: (OddsResult & { hand: string; combos: number })[]
}

export interface RangeHand {
  hand: string
  size: number
  combos: number
  weight: number
  weight_exact: string
}

export interface RangeAnswer {
  range: string
  normalized: string
  combos: number
  weight: number
  share: number
  hands: RangeHand[]
}

export interface ChartRow {
  section: number
  text: string
  deals: string
  misplayed_deals: string
  value_least: number | null
  value_most: number | null
}

export interface ChartRule {
  row: number
  text: string
  deals: string
}

/** A chart, written by the engine (`videopoker.strategy`) or by the user (`videopoker.score`). */
export interface Chart {
  /** What each number of wild cards dealt is called; none for a chart of one section. */
  sections: string[]
  rows: ChartRow[]
  rules: ChartRule[]
  return: number
  return_exact: string
  cost: number
  bets_an_hour_lost: number
  misplayed_deals: string
  worst: { deal: string; chart_hold: string; best_hold: string; cost: number } | null
  chart: string
  /** How to read it, one sentence each. */
  legend: string[]
  level?: 'basic' | 'rows' | 'bands'
  penalties?: boolean
  optimal_in?: 'this language' | 'any language' | null
}

export interface StrategyAnswer extends Chart {
  game: Game
  charts?: Chart[]
  warnings: string[]
}

export interface ScoreAnswer extends Chart {
  game: Game
  /** Numbers of rows, from 1. */
  never_reached: number[]
  warnings: string[]
}

/** Within `error` of `probability`; or, if `is_bound`, between the other two, of which `probability` is the less lucky one. */
interface BoundedChance {
  probability: number
  is_bound: boolean
  error?: number
  probability_least?: number
  probability_most?: number
}

export interface BankrollAnswer {
  game: Game
  lines: number
  edge: number
  variance: number
  standard_deviation: number
  covariance: number
  ruin?: BoundedChance & { bankroll: number; usual_estimate?: number }
  /** Whole bets; within `hands` if they were asked for, else ever. */
  bankroll_for?: { risk: number; hands?: number; bankroll: number | null; is_bound: boolean; bankroll_least?: number }
  after?: {
    hands: number
    mean: number
    standard_deviation: number
    chance_of_loss: number
    /** Only where pays had to be rounded. */
    chance_of_loss_least?: number
    /** Only with a bankroll. */
    ruin_probability?: number
    /** Only where pays had to be rounded. */
    ruin_probability_least?: number
    /** Of these chances, at most. */
    error: number
    quantiles: { share: number; result: number; result_most?: number }[]
  }
  goal?: BoundedChance & { goal: number }
  deal?: { total: number; probability: number }[]
  curve?: { title: string; x_title: string; points: [number, number][] }
  notes: string[]
  warnings: string[]
}

export interface MeterPiece {
  from: number
  to: number
  slope: number
  return_from: number
  deals_changed: string
  example?: { deal: string; hold_before: string; hold_after: string }
}

export interface MeterAnswer {
  game: Game
  hand: string
  name: string
  pieces: MeterPiece[]
  break_even: number | null
  break_even_exact: string | null
  now: { pays: number; return: number; slope: number }
}

export interface DrillAnswer {
  game: Game
  /** How many of all deals are of the kind. */
  deals_of_kind: string
  all_deals: string
  deals: { deal: string; best_holds: string[] }[]
}

export interface HandAnswer {
  category: string
  rank: number
  best: string
  words: string
}

interface Questions {
  'videopoker.games': { fields: { words?: string[] }; answer: { games: CatalogEntry[] } }
  'videopoker.return': { fields: { game: GameField }; answer: ReturnAnswer }
  'videopoker.hold': { fields: { game: GameField; cards: string }; answer: HoldAnswer }
  'videopoker.paytable': {
    fields: { game: GameField; pay?: Record<string, string> }
    answer: { toml: string; warnings: string[] }
  }
  'videopoker.strategy': {
    fields: { game: GameField; rows?: string; bands?: number; penalties?: boolean }
    answer: StrategyAnswer
  }
  'videopoker.score': { fields: { game: GameField; chart: string }; answer: ScoreAnswer }
  'videopoker.bankroll': { fields: { game: GameField } & Record<string, unknown>; answer: BankrollAnswer }
  'videopoker.meter': {
    fields: { game: GameField; hand: string; from?: string; to?: string }
    answer: MeterAnswer
  }
  'videopoker.drill': {
    fields: { game: GameField; kind?: 'all' | 'close' | 'penalty'; count?: number; seed?: string; within?: string }
    answer: DrillAnswer
  }
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
  'holdem.range': { fields: { range: string }; answer: RangeAnswer }
  hand: { fields: { cards: string }; answer: HandAnswer }
  signature: { fields: object; answer: { signature: string } }
}

export type QueryName = keyof Questions
export type Answer<Q extends QueryName> = Questions[Q]['answer']
export type RequestFor<Q extends QueryName> = { query: Q } & Questions[Q]['fields']
export type Request = { [Q in QueryName]: RequestFor<Q> }[QueryName]
