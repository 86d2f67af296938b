// The user's own ranges with names, such as open-btn, which stand wherever a range is typed. The browser keeps them, and
// requests carry them.
import type { RequestFor } from '../../engine/answers'
import { ask } from '../../engine/client'
import { Kept } from '../../state/kept.svelte'

export interface NamedRange {
  name: string
  range: string
}

function isNamedRange(value: unknown): value is NamedRange {
  const { name, range } = (value ?? {}) as Partial<NamedRange>
  return typeof name === 'string' && typeof range === 'string'
}

function readList(text: string): readonly NamedRange[] | undefined {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) && list.every(isNamedRange) ? list : undefined
  } catch {
    return undefined
  }
}

const kept = new Kept<readonly NamedRange[]>('ranges', { initial: [], read: readList, write: JSON.stringify })

type Names = Readonly<Record<string, string>>
const namesOf = (list: readonly NamedRange[]): Names => Object.fromEntries(list.map(({ name, range }) => [name, range]))

/** Rejects with an EngineError if the engine cannot read them. */
const check = (list: readonly NamedRange[]): Promise<unknown> =>
  ask({ query: 'holdem.range', range: 'random', names: namesOf(list) })

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** The list with these instead of those of the same name, which keep their places; new ones are last. */
export function withRanges(list: readonly NamedRange[], added: readonly NamedRange[]): readonly NamedRange[] {
  const changed = list.map((old) => added.find(({ name }) => isSame(name, old.name)) ?? old)
  return [...changed, ...added.filter(({ name }) => !list.some((old) => isSame(name, old.name)))]
}

export const namedRanges = (): readonly NamedRange[] => kept.value

type TakesNames = RequestFor<'holdem.odds' | 'holdem.equity' | 'holdem.spread' | 'holdem.range'>

/** The request with the user's ranges, which its own may name. */
export function withNames<R extends TakesNames>(request: R): R
export function withNames<R extends TakesNames>(request: R | undefined): R | undefined
export function withNames<R extends TakesNames>(request: R | undefined): R | undefined {
  return request && kept.value.length > 0 ? { ...request, names: namesOf(kept.value) } : request
}

/** Adds ranges, or changes those of these names. Rejects with an EngineError if the engine cannot read them all; then
    nothing is changed. */
export async function addRanges(added: readonly NamedRange[]): Promise<void> {
  await check(withRanges(kept.value, added))
  await kept.change((list) => withRanges(list, added))
}

/** Rejects with an EngineError if another range uses this one. */
export async function removeRange(removed: string): Promise<void> {
  const without = (list: readonly NamedRange[]): readonly NamedRange[] => list.filter(({ name }) => name !== removed)
  await check(without(kept.value))
  await kept.change(without)
}
