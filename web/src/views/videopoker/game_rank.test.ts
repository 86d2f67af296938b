import { expect, it } from 'vitest'
import { catalog } from './catalog'
import { ranked } from './game_rank'

/** As the search finds them by name. */
const found = (typed: string): string[] => {
  const words = typed.toLowerCase().split(' ')
  return ranked(catalog.filter(({ name, id }) => words.every((word) => `${name} ${id}`.toLowerCase().includes(word))), typed).map(({ id }) => id)
}

it.each([
  ['jacks', 'jacks-or-better-9-6'],
  ['better', 'jacks-or-better-9-6'],
  ['9/6', 'jacks-or-better-9-6'],
  ['deuces', 'deuces-wild-full-pay'],
  ['full pay deuces', 'deuces-wild-full-pay'],
  ['bonus', 'bonus-poker-8-5'],
  ['double bonus', 'double-bonus-10-7-5'],
  ['double double', 'double-double-bonus-10-6'],
  ['double deuces', 'double-deuces-16-11'],
  ['joker', 'joker-poker-kings-full-pay'],
  ['8/5 jacks', 'jacks-or-better-8-5'],
  ['royal 976', 'jacks-or-better-9-6-royal-976'],
])('puts first for "%s" what is best known by that name', (typed, id) => {
  expect(found(typed)[0]).toBe(id)
})

it('keeps a nickname, which is in no name, from changing more than that', () => {
  const jacks = catalog.filter(({ id }) => id.startsWith('jacks'))
  expect(ranked(jacks, 'JoB').map(({ id }) => id)).toEqual(ranked(jacks, 'jacks').map(({ id }) => id))
})
