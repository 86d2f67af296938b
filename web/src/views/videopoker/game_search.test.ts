import { expect, it, vi } from 'vitest'
import { compiledModule } from '../../engine/files'
import { gameSearch } from './game_search'

vi.mock('../../engine/files', () => ({ compiledModule: vi.fn(() => Promise.reject(new Error('offline'))) }))

it('finds games by name while the engine cannot be loaded, for which each call tries again', async () => {
  const find = await gameSearch()
  expect(find('9/6, Jacks ').map(({ id }) => id)).toContain('jacks-or-better-9-6')
  expect(find('no such game')).toEqual([])
  await gameSearch()
  expect(compiledModule).toHaveBeenCalledTimes(2)
})
