import { describe, expect, it } from 'vitest'
import { gradeOf, merged, none, readStatistics, recorded, writeStatistics } from './statistics'

const deal = 'AsKsQs4c5d'
const wrong = { deal, cost: 0.1, isMended: false }
const right = { deal, cost: 0, isMended: false }

it.each([
  [0, 'right'],
  [0.0123, 'minor'],
  [0.05, 'major'],
] as const)('grades a cost of %s as %s', (cost, grade) => {
  expect(gradeOf(cost)).toBe(grade)
})

describe('a mistake', () => {
  it('is counted with what it costs', () => {
    const after = recorded(recorded(none, wrong), { ...wrong, cost: 0.01 })
    expect(after).toMatchObject({ hands: 2, major: 1, minor: 1, mended: 0 })
    expect(after.lost).toBeCloseTo(0.11)
  })

  it('has to be played right twice', () => {
    const once = recorded(recorded(none, wrong), right)
    expect(once.missed).toEqual([{ deal, cost: 0.1, due: 1 }])
    expect(recorded(once, right).missed).toEqual([])
  })

  it('that was mended after a warning costs nothing, and comes again', () => {
    const after = recorded(none, { ...right, isMended: true })
    expect(after).toMatchObject({ hands: 1, minor: 0, major: 0, mended: 1, lost: 0 })
    expect(after.missed).toHaveLength(1)
  })
})

it('is added to that of another browser, game by game', () => {
  const other = recorded(recorded(none, right), { ...wrong, deal: 'AsKsQsJs5s', cost: 0.01 })
  const both = merged({ a: recorded(none, wrong), b: none }, { a: other, c: other })
  expect(Object.keys(both)).toEqual(['a', 'b', 'c'])
  expect(both.a).toMatchObject({ hands: 3, major: 1, minor: 1, missed: [{ deal }, { deal: 'AsKsQsJs5s' }] })
  expect(both.a?.lost).toBeCloseTo(0.11)
  expect(both.c).toEqual(other)
})

it('is mended as often as in both browsers together', () => {
  const mended = recorded(none, { ...right, isMended: true })
  expect(merged({ a: mended }, { a: mended }).a).toMatchObject({ hands: 2, mended: 2 })
})

it('wants a deal that both have missed as often as the one that wants it more', () => {
  const once = recorded(recorded(none, wrong), right)
  for (const both of [merged({ a: once }, { a: recorded(none, wrong) }), merged({ a: recorded(none, wrong) }, { a: once })]) {
    expect(both.a?.missed).toEqual([{ deal, cost: 0.1, due: 2 }])
  }
})

it('keeps the dearest mistakes of both if there are too many', () => {
  const missed = (name: string, cost: number) =>
    Array.from({ length: 300 }, (_, place) => ({ deal: `${name}${place}`, cost: place % 2 ? cost : 0.1, due: 2 }))
  const [own, file] = [missed('own', 0.02), missed('file', 0.01)]
  const both = merged({ a: { ...none, missed: own } }, { a: { ...none, missed: file } })
  expect(both.a?.missed).toEqual([...own, ...file].filter(({ cost }) => cost === 0.1))
})

describe('a file of statistics', () => {
  it('is read as it was written', () => {
    const games = { 'jacks-or-better-9-6': recorded(none, wrong) }
    expect(readStatistics(writeStatistics(games))).toEqual(games)
  })

  it.each(['', '{}', '[1]', 'null', '{"holdfast":"trainer","games":{"a":{"hands":1}}}', '{"holdfast":"trainer","games":{"a":null}}'])(
    'is refused if it is %s',
    (text) => {
      expect(readStatistics(text)).toBeUndefined()
    },
  )
})
