// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { EngineError } from '../../engine/engine_error'

const ask = vi.fn(() => Promise.resolve({ ranges: 1 }))
const nameRanges = vi.fn()
vi.mock('../../engine/client', () => ({ ask, nameRanges }))

let state: typeof import('./named_ranges.svelte')

beforeEach(async () => {
  localStorage.clear()
  vi.resetModules()
  ask.mockClear()
  nameRanges.mockClear()
  state = await import('./named_ranges.svelte')
})

const kept = (): unknown => JSON.parse(localStorage.getItem('holdfast.ranges') ?? 'null')

it('keeps ranges, tells the engine, and changes those of the same name in their places', async () => {
  await state.addRanges([{ name: 'open', range: 'AA' }, { name: 'call', range: 'open,KK' }])
  await state.addRanges([{ name: 'OPEN', range: 'QQ' }, { name: 'fold', range: '72o' }])
  expect(state.namedRanges()).toEqual([
    { name: 'OPEN', range: 'QQ' }, { name: 'call', range: 'open,KK' }, { name: 'fold', range: '72o' },
  ])
  expect(kept()).toEqual(state.namedRanges())
  expect(nameRanges).toHaveBeenLastCalledWith({
    query: 'page.name_ranges', names: ['OPEN', 'call', 'fold'], ranges: ['QQ', 'open,KK', '72o'],
  })
})

it('changes nothing that the engine refuses', async () => {
  await state.addRanges([{ name: 'open', range: 'AA' }])
  ask.mockRejectedValueOnce(new EngineError({ message: 'no range' }))
  await expect(state.addRanges([{ name: 'call', range: 'ZZ' }])).rejects.toThrow('no range')
  ask.mockRejectedValueOnce(new EngineError({ message: 'another uses it' }))
  await expect(state.removeRange('open')).rejects.toThrow('another uses it')
  expect(kept()).toEqual([{ name: 'open', range: 'AA' }])
  expect(nameRanges).toHaveBeenCalledTimes(1)
  await state.removeRange('open')
  expect(kept()).toEqual([])
})

it('reads only lists of ranges from the browser', async () => {
  localStorage.setItem('holdfast.ranges', '[{"name": 5}]')
  vi.resetModules()
  expect((await import('./named_ranges.svelte')).namedRanges()).toEqual([])
})
