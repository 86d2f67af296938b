import { describe, expect, it } from 'vitest'
import golden from '../../../../../tests/golden/practice.json'
import { gradeOf, none, ofKind, recorded, type GameStatistics, type Play } from './statistics'

const deal = 'AsKsQs4c5d'
const day = '2026-11-24'
const wrong = { deal, held: 'As', cost: 0.1, isMended: false }
const right = { deal, held: 'AsKsQs', cost: 0, isMended: false }
const played = (...plays: Play[]): GameStatistics => plays.reduce((before, play) => recorded(before, play, day), none)

it.each([
  [0, 'right'],
  [0.0123, 'minor'],
  [0.05, 'major'],
] as const)('grades a cost of %s as %s', (cost, grade) => {
  expect(gradeOf(cost)).toBe(grade)
})

it('keeps the same record as the command line', () => {
  const record = golden.plays.reduce<GameStatistics>((before, { kind, day, ...play }) => {
    const after = recorded(before, { ...play, isMended: false }, day)
    return play.cost > 0 ? ofKind(after, kind, play.cost) : after
  }, none)
  expect(record).toEqual(golden.record)
})

describe('a mistake', () => {
  it('is counted with what it costs, on its day', () => {
    const after = recorded(played(wrong, { ...wrong, cost: 0.01 }), wrong, '2026-11-25')
    expect(after).toMatchObject({ hands: 3, major: 2, minor: 1, mended: 0 })
    expect(after.lost).toBeCloseTo(0.21)
    expect(after.days[day]).toMatchObject({ hands: 2, wrong: 2 })
    expect(after.days['2026-11-25']).toEqual({ hands: 1, wrong: 1, lost: 0.1 })
  })

  it('has to be played right twice', () => {
    const once = played(wrong, right)
    expect(once.missed).toEqual([{ deal, cost: 0.1, due: 1, held: 'As' }])
    expect(recorded(once, right, day).missed).toEqual([])
  })

  it('that was mended after a warning costs nothing, and comes again', () => {
    const after = played({ ...right, isMended: true })
    expect(after).toMatchObject({ hands: 1, minor: 0, major: 0, mended: 1, lost: 0 })
    expect(after.missed).toEqual([{ deal, cost: 0, due: 2 }])
    expect(after.days[day]).toEqual({ hands: 1, wrong: 0, lost: 0 })
  })
})

it('lists the last 300 missed deals', () => {
  const after = played(...Array.from({ length: 310 }, (_, place) => ({ ...wrong, deal: String(place) })))
  expect([after.missed.length, after.missed[0]?.deal, after.missed.at(-1)?.deal]).toEqual([300, '10', '309'])
})
