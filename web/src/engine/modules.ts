// Which module answers which question: the smallest that can. videopoker.wasm comes with the first view, holdem.wasm
// with the first hold'em view, and all.wasm with the first question that only it answers.
import type { QueryName } from './answers'

export type ModuleName = 'videopoker' | 'holdem' | 'all'

const ofVideoPoker: readonly QueryName[] = [
  'videopoker.games',
  'videopoker.return',
  'videopoker.machine',
  'videopoker.hold',
  'videopoker.paytable',
]

export function moduleFor(query: QueryName): ModuleName {
  if (ofVideoPoker.includes(query)) return 'videopoker'
  if (query === 'hand' || query.startsWith('holdem.')) return 'holdem'
  return 'all'
}
