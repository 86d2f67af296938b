// The user's own ranges with names, such as open-btn, which stand wherever a range is typed. The browser keeps them.
import type { RequestFor } from '../../engine/answers'
import { ask, nameRanges } from '../../engine/client'
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

const requestOf = (list: readonly NamedRange[]): RequestFor<'page.name_ranges'> => ({
  query: 'page.name_ranges', names: list.map(({ name }) => name), ranges: list.map(({ range }) => range),
})

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** The list with these instead of those of the same name, which keep their places; new ones are last. */
export function withRanges(list: readonly NamedRange[], added: readonly NamedRange[]): readonly NamedRange[] {
  const changed = list.map((old) => added.find(({ name }) => isSame(name, old.name)) ?? old)
  return [...changed, ...added.filter(({ name }) => !list.some((old) => isSame(name, old.name)))]
}

export const namedRanges = (): readonly NamedRange[] => kept.value

/** Adds ranges, or changes those of these names. Rejects with an EngineError if the engine cannot read them all; then
    nothing is changed. */
export async function addRanges(added: readonly NamedRange[]): Promise<void> {
  await ask(requestOf(withRanges(kept.value, added)))
  await kept.change((list) => withRanges(list, added))
  tellEngine(kept.value)
}

/** Rejects with an EngineError if another range uses this one. */
export async function removeRange(removed: string): Promise<void> {
  const without = (list: readonly NamedRange[]): readonly NamedRange[] => list.filter(({ name }) => name !== removed)
  await ask(requestOf(without(kept.value)))
  await kept.change(without)
  tellEngine(kept.value)
}

/** From now on questions may use these names. */
export function tellEngine(ranges: readonly NamedRange[]): void {
  nameRanges(requestOf(ranges))
}
