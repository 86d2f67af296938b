// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import type { RequestFor } from '../../engine/answers'
import { EngineError } from '../../engine/engine_error'

const ask = vi.fn(() => Promise.resolve({}))
vi.mock('../../engine/client', () => ({ ask }))

let state: typeof import('./named_ranges.svelte')

beforeEach(async () => {
  localStorage.clear()
  vi.resetModules()
  ask.mockClear()
  state = await import('./named_ranges.svelte')
})

const kept = (): unknown => JSON.parse(localStorage.getItem('holdfast.ranges') ?? 'null')

it('keeps ranges, gives them to requests, and changes those of the same name in their places', async () => {
  await state.addRanges([{ name: 'open', range: 'AA' }, { name: 'call', range: 'open,KK' }])
  await state.addRanges([{ name: 'OPEN', range: 'QQ' }, { name: 'fold', range: '72o' }])
  expect(state.namedRanges()).toEqual([
    { name: 'OPEN', range: 'QQ' }, { name: 'call', range: 'open,KK' }, { name: 'fold', range: '72o' },
  ])
  expect(kept()).toEqual(state.namedRanges())
  const asked = state.withNames<RequestFor<'holdem.range'>>({ query: 'holdem.range', range: 'call' })
  expect(asked).toEqual({ query: 'holdem.range', range: 'call', names: { OPEN: 'QQ', call: 'open,KK', fold: '72o' } })
  expect(Object.keys(asked.names ?? {})).toEqual(['OPEN', 'call', 'fold'])
  expect(ask).toHaveBeenLastCalledWith({ ...asked, range: 'random' })
})

it('changes nothing that the engine refuses', async () => {
  await state.addRanges([{ name: 'open', range: 'AA' }])
  ask.mockRejectedValueOnce(new EngineError({ message: 'no range' }))
  await expect(state.addRanges([{ name: 'call', range: 'ZZ' }])).rejects.toThrow('no range')
  ask.mockRejectedValueOnce(new EngineError({ message: 'another uses it' }))
  await expect(state.removeRange('open')).rejects.toThrow('another uses it')
  expect(kept()).toEqual([{ name: 'open', range: 'AA' }])
  expect(state.withNames({ query: 'holdem.range', range: 'AA' })).toHaveProperty('names', { open: 'AA' })
  await state.removeRange('open')
  expect(kept()).toEqual([])
  expect(state.withNames({ query: 'holdem.range', range: 'AA' })).not.toHaveProperty('names')
  expect(state.withNames(undefined)).toBeUndefined()
})

it('reads only lists of ranges from the browser', async () => {
  localStorage.setItem('holdfast.ranges', '[{"name": 5}]')
  vi.resetModules()
  expect((await import('./named_ranges.svelte')).namedRanges()).toEqual([])
})
