// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { RememberedStatistics } from './remembered_statistics.svelte'
import { none } from './statistics'

const game = 'jacks-or-better-9-6'
const right = { deal: 'AsKsQs4c5d', cost: 0, isMended: false }
const key = 'holdfast.trainer'
const kept = (): string => localStorage.getItem(key) ?? ''

beforeEach(() => localStorage.clear())

it('counts the hands of two tabs, each of which sees what the other has kept', async () => {
  const [one, other] = [new RememberedStatistics(), new RememberedStatistics()]
  await one.record(game, right)
  await one.record(game, right)
  await other.record(game, right)
  expect(JSON.parse(kept()).games[game].hands).toBe(3)
  expect(other.of(game).hands).toBe(3)
  expect(one.of(game).hands).toBe(2)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: kept() }))
  expect(one.of(game).hands).toBe(3)
  await other.replace({})
  await one.record(game, right)
  expect(one.of(game).hands).toBe(1)
})

it('lets one tab change them at a time, where the browser has locks', async () => {
  const request = vi.fn(async (_: string, work: () => void) => work())
  vi.stubGlobal('navigator', { locks: { request } })
  await new RememberedStatistics().record(game, right)
  vi.unstubAllGlobals()
  expect(request).toHaveBeenCalledTimes(1)
  expect(JSON.parse(kept()).games[game].hands).toBe(1)
})

it('counts where the browser refuses the lock', async () => {
  const request = vi.fn(() => Promise.reject(new DOMException('refused', 'SecurityError')))
  vi.stubGlobal('navigator', { locks: { request } })
  const statistics = new RememberedStatistics()
  await statistics.record(game, right).finally(() => vi.unstubAllGlobals())
  expect(statistics.of(game).hands).toBe(1)
})

it('erases one game, or all', async () => {
  const statistics = new RememberedStatistics()
  await statistics.replace({ [game]: { ...none, hands: 5 }, other: { ...none, hands: 7 } })
  await statistics.erase(game)
  expect([statistics.of(game).hands, statistics.of('other').hands, statistics.games]).toEqual([0, 7, 1])
})

it('counts on where the browser keeps nothing', async () => {
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  const statistics = new RememberedStatistics()
  await statistics.record(game, right)
  await statistics.record(game, right)
  set.mockRestore()
  expect(statistics.of(game).hands).toBe(2)
})

it('adds what was not kept to what other tabs have counted meanwhile, once', async () => {
  const [full, other] = [new RememberedStatistics(), new RememberedStatistics()]
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new Error('full')
  })
  await full.record(game, right)
  set.mockRestore()
  await other.record(game, right)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: kept() }))
  expect([full.of(game).hands, other.of(game).hands]).toEqual([2, 1])
  await full.record(game, right)
  await full.record(game, right)
  expect(JSON.parse(kept()).games[game].hands).toBe(4)
})

it('puts aside what it cannot read, and says so until it is told to forget it', async () => {
  localStorage.setItem(key, '{"holdfast":"tr')
  const statistics = new RememberedStatistics()
  expect(statistics.damaged).toBe('{"holdfast":"tr')
  await statistics.record(game, right)
  const later = new RememberedStatistics()
  expect([later.damaged, later.of(game).hands]).toEqual(['{"holdfast":"tr', 1])
  later.forgetDamaged()
  expect(new RememberedStatistics().damaged).toBeUndefined()
})
