// The views of the page. Each is fetched when it is first opened. To add one: a folder here with its component, and its
// line below.
import type { Component } from 'svelte'

export const viewNames = [
  'paytable', 'hand', 'strategy', 'trainer', 'review', 'bankroll', 'machines', 'odds', 'equity', 'range', 'preflop',
] as const
export type ViewName = (typeof viewNames)[number]

export const groups: readonly { name: 'videoPoker' | 'holdem'; views: readonly ViewName[] }[] = [
  { name: 'videoPoker', views: ['paytable', 'hand', 'strategy', 'trainer', 'review', 'bankroll', 'machines'] },
  { name: 'holdem', views: ['odds', 'equity', 'range', 'preflop'] },
]

export function isViewName(name: string): name is ViewName {
  return (viewNames as readonly string[]).includes(name)
}

type Load = () => Promise<{ default: Component }>

const loads: Record<ViewName, Load> = {
  paytable: () => import('./paytable/Paytable.svelte'),
  hand: () => import('./hand/Hand.svelte'),
  strategy: () => import('./strategy/Strategy.svelte'),
  trainer: () => import('./trainer/Trainer.svelte'),
  review: () => import('./review/Review.svelte'),
  bankroll: () => import('./bankroll/Bankroll.svelte'),
  machines: () => import('./machines/Machines.svelte'),
  odds: () => import('./odds/Odds.svelte'),
  equity: () => import('./equity/Equity.svelte'),
  range: () => import('./range/Range.svelte'),
  preflop: () => import('./preflop/Preflop.svelte'),
}

export function loadView(name: ViewName): Promise<Component> {
  return loads[name]().then((module) => module.default)
}
