import { describe, expect, it } from 'vitest'
import { isWithin, merged, without } from './merging'
import { none, ofKind, recorded, type GameStatistics } from './statistics'

const deal = 'AsKsQs4c5d'
const wrong = { deal, held: 'As', cost: 0.1, isMended: false }
const right = { deal, held: 'AsKsQs', cost: 0, isMended: false }
const monday = '2026-11-23'
const tuesday = '2026-11-24'

const plus = (before: GameStatistics, play: typeof wrong, day = monday): GameStatistics => {
  const after = recorded(before, play, day)
  return play.cost > 0 ? ofKind(after, 'high card', play.cost) : after
}

describe('the sum', () => {
  it('is that of each game, kind and day', () => {
    const other = plus(plus(none, right), { ...wrong, deal: 'AsKsQsJs5s', cost: 0.01 }, tuesday)
    const both = merged({ a: plus(none, wrong), b: none }, { a: other, c: other })
    expect(Object.keys(both)).toEqual(['a', 'b', 'c'])
    expect(both.a).toMatchObject({ hands: 3, major: 1, minor: 1, missed: [{ deal }, { deal: 'AsKsQsJs5s' }] })
    expect(both.a?.lost).toBeCloseTo(0.11)
    expect(both.a?.kinds).toEqual({ 'high card': { mistakes: 2, lost: expect.closeTo(0.11) as number } })
    expect(both.a?.days).toMatchObject({ [monday]: { hands: 2, wrong: 1 }, [tuesday]: { hands: 1, wrong: 1, lost: 0.01 } })
    expect(both.c).toEqual(other)
  })

  it('is mended as often as in both', () => {
    const mended = recorded(none, { ...right, isMended: true }, monday)
    expect(merged({ a: mended }, { a: mended }).a).toMatchObject({ hands: 2, mended: 2 })
  })

  it('wants a deal that both have missed as often as the one that wants it more', () => {
    const once = { a: plus(plus(none, wrong), right) }
    const twice = { a: plus(none, wrong) }
    for (const both of [merged(once, twice), merged(twice, once)]) {
      expect(both.a?.missed).toEqual([{ deal, cost: 0.1, due: 2, held: 'As' }])
    }
  })

  it('keeps the dearest mistakes of both if there are too many', () => {
    const missed = (name: string, cost: number) =>
      Array.from({ length: 300 }, (_, place) => ({ deal: `${name}${place}`, cost: place % 2 ? cost : 0.1, due: 2 }))
    const [own, file] = [missed('own', 0.02), missed('file', 0.01)]
    const both = merged({ a: { ...none, missed: own } }, { a: { ...none, missed: file } })
    expect(both.a?.missed).toEqual([...own, ...file].filter(({ cost }) => cost === 0.1))
  })
})

describe('a part', () => {
  const part = { a: plus(plus(none, wrong), right) }
  const rest = { a: plus(plus(none, right), { ...wrong, cost: 0.3 }, tuesday), b: plus(none, right) }
  const whole = merged(rest, part)

  it('has no larger sum than the whole', () => {
    expect([isWithin(part, whole), isWithin(rest, whole), isWithin(whole, whole)]).toEqual([true, true, true])
    expect([isWithin(whole, part), isWithin(rest, part)]).toEqual([false, false])
    // A mistake of another kind, and a hand of another day.
    const other = { a: ofKind(recorded(none, wrong, monday), 'low pair', 0.1) }
    expect(isWithin(other, whole)).toBe(false)
    expect(isWithin({ a: plus(none, right, '2026-11-25') }, whole)).toBe(false)
  })

  it('and what is beyond it make the whole', () => {
    const beyond = without(whole, part)
    expect(beyond.a).toMatchObject({ hands: 2, minor: 0, major: 1, days: { [monday]: { hands: 1, wrong: 0 }, [tuesday]: { hands: 1, wrong: 1 } } })
    expect(beyond.b).toEqual(rest.b)
    const again = merged(part, beyond)
    expect(again.a?.hands).toBe(whole.a?.hands)
    expect(again.a?.lost).toBeCloseTo(whole.a?.lost ?? 0)
    expect(Object.keys(without(whole, whole).a?.days ?? {})).toEqual([])
  })
})
