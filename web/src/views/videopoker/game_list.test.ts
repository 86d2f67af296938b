import { expect, it } from 'vitest'
import { testEngine } from '../../engine/test_engine'
import { catalog, deckOf, machines } from './catalog'
import { decksOf, listed, wholeList, type GameList } from './game_list'

type Wanted = Partial<Omit<GameList, 'wild'>> & { wild?: 'some' | 'none' }

it('lists the games that the engine lists, in its order', async () => {
  const ask = await testEngine('videopoker')
  const words = ['royal'] // nine games of three kinds are soon computed
  const idsOf = (part: Wanted): string[] => ask({ query: 'videopoker.games', words, ...part }).games.map(({ id }) => id)
  const all = idsOf({})
  const some = catalog.filter(({ id }) => all.includes(id))
  const wanted: Wanted[] = [{}, { sort: 'return' }, { sort: 'variance', wild: 'some' }, { deck: 53 }, { wild: 'none' }]
  for (const part of wanted) {
    expect(listed(some, { ...wholeList, ...part }).map(({ id }) => id)).toEqual(idsOf(part))
  }
  expect(decksOf(catalog)).toEqual([52, 53, 54, 57])
})

it('lists machines after games by variance, which they have not, and among them by return', () => {
  const all = [...machines, ...catalog]
  const by = (sort: GameList['sort']): string[] => listed(all, { ...wholeList, sort }).map(({ id }) => id)
  expect(by('variance').slice(-machines.length)).toEqual(machines.map(({ id }) => id))
  expect(by('return').indexOf('multi-strike-deuces-wild-full-pay')).toBeLessThan(by('return').indexOf('jacks-or-better-9-6'))
  expect(listed(all, { ...wholeList, kind: 'machines' }).map(({ id }) => id)).toEqual(machines.map(({ id }) => id))
  expect(listed(all, { ...wholeList, kind: 'games' }).length).toBe(catalog.length)
  const deuces = machines.find(({ id }) => id === 'multi-strike-deuces-wild-full-pay')
  expect([deuces?.isWild, deuces?.deck, deckOf('ultimate-x-1-jacks-or-better-8-6')]).toEqual([true, 52, 52])
})

it('puts last, unless another order is asked for, what no machine pays for one bet', () => {
  const returns = listed(catalog, wholeList).map((game) => game.return)
  const odd = returns.filter((value) => value > 1.1)
  expect(odd.length).toBeGreaterThan(0)
  expect(returns.slice(-odd.length)).toEqual(odd)
  expect(listed(catalog, { ...wholeList, sort: 'return' })[0]?.return).toBe(Math.max(...returns))
})
