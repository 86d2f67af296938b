// The views of the page. Each is fetched when it is first opened. To add one: a folder here with its component, and its
// line below.
import type { Component } from 'svelte'
import type { QueryName } from '../engine/answers'

export const viewNames = [
  'paytable', 'hand', 'strategy', 'trainer', 'review', 'bankroll', 'machines', 'odds', 'equity', 'range', 'preflop',
] as const
export type ViewName = (typeof viewNames)[number]

export type GroupName = 'videopoker' | 'holdem'
interface Group {
  name: GroupName
  /** What the group's own module of the engine answers, of what its views ask: bindings/wasm/<name>/queries.cpp. */
  queries: readonly QueryName[]
  views: readonly ViewName[]
  /** A parameter of the address that these views share: chosen in one of them, it applies to all. */
  shared?: { parameter: string; by: readonly ViewName[] }
}

export const groups: readonly Group[] = [
  {
    name: 'videopoker',
    queries: ['videopoker.games', 'videopoker.return', 'videopoker.machine', 'videopoker.hold', 'videopoker.paytable'],
    views: ['paytable', 'hand', 'strategy', 'trainer', 'review', 'bankroll', 'machines'],
    shared: { parameter: 'game', by: ['paytable', 'hand', 'strategy', 'trainer', 'review', 'bankroll'] },
  },
  {
    name: 'holdem',
    queries: ['holdem.odds', 'holdem.equity', 'holdem.spread', 'holdem.preflop', 'holdem.range', 'hand'],
    views: ['odds', 'equity', 'range', 'preflop'],
  },
]

export function isViewName(name: string): name is ViewName {
  return (viewNames as readonly string[]).includes(name)
}

type Load = () => Promise<{ default: Component }>

const loads: Record<ViewName, Load> = {
  paytable: () => import('./videopoker/paytable/Paytable.svelte'),
  hand: () => import('./videopoker/hand/Hand.svelte'),
  strategy: () => import('./videopoker/strategy/Strategy.svelte'),
  trainer: () => withPractice(() => import('./videopoker/trainer/Trainer.svelte')),
  review: () => withPractice(() => import('./videopoker/review/Review.svelte')),
  bankroll: () => import('./videopoker/bankroll/Bankroll.svelte'),
  machines: () => import('./videopoker/machines/Machines.svelte'),
  odds: () => import('./holdem/odds/Odds.svelte'),
  equity: () => import('./holdem/equity/Equity.svelte'),
  range: () => import('./holdem/range/Range.svelte'),
  preflop: () => import('./holdem/preflop/Preflop.svelte'),
}

/** A view of what the user has practised. */
async function withPractice(load: Load): ReturnType<Load> {
  await (await import('./videopoker/trainer/practice')).startPractice()
  return load()
}

export function loadView(name: ViewName): Promise<Component> {
  return loads[name]().then((module) => module.default)
}
