// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { practised, startPractice, writeStatistics } from './practice'
import { RememberedStatistics } from './remembered_statistics.svelte'
import { none, type Statistics } from './statistics'

vi.mock('../engine_on_page', async () => {
  const { testModule } = await import('../../../engine/test_engine')
  return { engineOnPage: () => testModule('videopoker') }
})
beforeAll(startPractice)

const game = 'jacks-or-better-9-6'
const right = { deal: 'AsKsQs4c5d', held: 'AsKsQs', cost: 0, isMended: false }
const day = '2026-11-24'
const key = 'holdfast.trainer'
const kept = (): string => localStorage.getItem(key) ?? ''

beforeEach(() => localStorage.clear())

it('counts the hands of two tabs, each of which sees what the other has kept', async () => {
  const [one, other] = [new RememberedStatistics(), new RememberedStatistics()]
  await one.record(game, right, day)
  await one.record(game, right, day)
  await other.record(game, right, day)
  expect(JSON.parse(kept()).games[game].hands).toBe(3)
  expect(other.of(game).hands).toBe(3)
  expect(one.of(game).hands).toBe(2)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: kept() }))
  expect(one.of(game).hands).toBe(3)
  await other.replace({})
  await one.record(game, right, day)
  expect(one.of(game).hands).toBe(1)
})

it('lets one tab change them at a time, where the browser has locks', async () => {
  const request = vi.fn(async (_: string, work: () => void) => work())
  vi.stubGlobal('navigator', { locks: { request } })
  await new RememberedStatistics().record(game, right, day)
  vi.unstubAllGlobals()
  expect(request).toHaveBeenCalledTimes(1)
  expect(JSON.parse(kept()).games[game].hands).toBe(1)
})

it('counts where the browser refuses the lock', async () => {
  const request = vi.fn(() => Promise.reject(new DOMException('refused', 'SecurityError')))
  vi.stubGlobal('navigator', { locks: { request } })
  const statistics = new RememberedStatistics()
  await statistics.record(game, right, day).finally(() => vi.unstubAllGlobals())
  expect(statistics.of(game).hands).toBe(1)
})

it('erases one game, or all', async () => {
  const statistics = new RememberedStatistics()
  await statistics.replace({ [game]: { ...none, hands: 5 }, other: { ...none, hands: 7 } })
  await statistics.erase(game)
  expect([statistics.of(game).hands, statistics.of('other').hands, statistics.games]).toEqual([0, 7, 1])
})

it('says what is shown of a game', async () => {
  const statistics = new RememberedStatistics()
  expect(statistics.shown(game)).toMatchObject({ name: game, hands: 0, right_share: null, days: [] })
  await statistics.record(game, right, day)
  await statistics.record(game, { ...right, held: 'As', cost: 0.1 }, day)
  expect(statistics.shown(game)).toMatchObject({
    right_share: 0.5, missed: [{ deal: right.deal, due: 2, held: 'As' }], days: [{ date: day, wrong: 1, lost_per_hand: 0.05 }],
  })
})

it('counts no kind of a mistake that was erased before its kind was known', async () => {
  const statistics = new RememberedStatistics()
  const wrong = { ...right, cost: 0.1 }
  await statistics.record(game, wrong, day)
  await statistics.recordKind(game, 'low pair', 0.1)
  expect(statistics.of(game).kinds).toEqual({ 'low pair': { mistakes: 1, lost: 0.1 } })
  await statistics.record(game, wrong, day)
  await statistics.erase(game)
  await statistics.recordKind(game, 'low pair', 0.1)
  expect(statistics.games).toBe(0)
  await statistics.record(game, right, day)
  await statistics.recordKind(game, 'low pair', 0.1)
  expect(statistics.of(game).kinds).toEqual({})
})

it('counts on where the browser keeps nothing', async () => {
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  const statistics = new RememberedStatistics()
  expect(statistics.areKept).toBe(true)
  await statistics.record(game, right, day)
  expect(statistics.areKept).toBe(false)
  await statistics.record(game, right, day)
  set.mockRestore()
  expect(statistics.of(game).hands).toBe(2)
  await statistics.record(game, right, day)
  expect(statistics.areKept).toBe(true)
})

it('adds what was not kept to what other tabs have counted meanwhile, once', async () => {
  const [full, other] = [new RememberedStatistics(), new RememberedStatistics()]
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new Error('full')
  })
  await full.record(game, right, day)
  set.mockRestore()
  await other.record(game, right, day)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: kept() }))
  expect([full.of(game).hands, other.of(game).hands]).toEqual([2, 1])
  await full.record(game, right, day)
  await full.record(game, right, day)
  expect(JSON.parse(kept()).games[game].hands).toBe(4)
})

it('puts aside what it cannot read, and says so until it is told to forget it', async () => {
  localStorage.setItem(key, '{"holdfast":"tr')
  const statistics = new RememberedStatistics()
  expect(statistics.damaged).toBe('{"holdfast":"tr')
  await statistics.record(game, right, day)
  const later = new RememberedStatistics()
  expect([later.damaged, later.of(game).hands]).toEqual(['{"holdfast":"tr', 1])
  later.forgetDamaged()
  expect(new RememberedStatistics().damaged).toBeUndefined()
})

describe('a file that is imported', () => {
  const { deal, held } = right
  const played = (hands: number): Statistics =>
    Array.from({ length: hands }).reduce<Statistics>((after) => practised(after, { name: game, deal, held, day }), {})
  const hands = (file: ReturnType<RememberedStatistics['knownPartOf']>): number | undefined => file?.[game]?.hands

  it('is known if it was imported before, and as a part of a later one of the same player', async () => {
    const statistics = new RememberedStatistics()
    await statistics.record(game, right, day)
    const [file, later] = [played(2), played(5)]
    expect(statistics.knownPartOf(file)).toBeUndefined()
    await statistics.add(file)
    const again = new RememberedStatistics()
    expect([hands(again.knownPartOf(file)), hands(again.knownPartOf(later))]).toEqual([2, 2])
    await again.add(played(3), later)
    expect([again.of(game).hands, hands(again.knownPartOf(later))]).toEqual([6, 5])
  })

  it('is known to contain what was exported to the other browser before', async () => {
    const statistics = new RememberedStatistics()
    await statistics.record(game, right, day)
    const exported = await statistics.exported()
    expect(exported).toBe(writeStatistics(played(1)))
    await statistics.record(game, { ...right, cost: 0.1 }, '2026-11-25')
    expect(hands(statistics.knownPartOf(played(4)))).toBe(1)
  })

  it('is not known once its game, or all, was erased', async () => {
    const statistics = new RememberedStatistics()
    await statistics.add(played(2))
    await statistics.erase(game)
    expect(statistics.knownPartOf(played(2))).toBeUndefined()
    await statistics.add(played(2))
    await statistics.replace({})
    expect(statistics.knownPartOf(played(2))).toBeUndefined()
  })
})
