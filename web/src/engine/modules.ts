// Which module answers which question: the smallest that can. That of a group of views is fetched with the first of these
// views, all.wasm with the first question that only it answers.
import { groups, type GroupName } from '../views/registry'
import type { QueryName } from './answers'

export type ModuleName = GroupName | 'all'

export const moduleFor = (query: QueryName): ModuleName =>
  groups.find(({ queries }) => queries.includes(query))?.name ?? 'all'
