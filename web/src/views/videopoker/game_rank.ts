// The order of the games that a search finds: the one that a player most likely means comes first.
import type { CatalogGame } from './catalog'
import { firstGame } from './game.svelte'

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[\s,]+/).filter(Boolean)

/** "Jacks or Better" of "9/6 Jacks or Better, royal 976": the pays before and what follows a comma tell games of a family
    apart. */
const familyOf = (name: string): string[] => wordsOf(name.split(',')[0]!.replace(/^(full-pay|\d[\d/]*) /i, ''))

interface Nearness {
  /** The game that every view begins with. */
  isFirst: boolean
  beginsSo: boolean
  /** What tells it from the plain game of its family. */
  variants: number
  /** Words that only its family has, or only what is typed. */
  different: number
}

function nearness(game: CatalogGame, typed: readonly string[]): Nearness {
  const family = familyOf(game.name)
  const left = [...family]
  const known = typed.filter((word) => {
    const place = left.findIndex((own) => own.startsWith(word))
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  })
  return {
    isFirst: game.id === firstGame,
    beginsSo: known.length > 0 && family[0]!.startsWith(known[0]!),
    variants: game.name.split(',').length - 1,
    different: left.length + typed.length - known.length,
  }
}

/** The games, the nearest first and, among equally near ones, the one that returns most. */
export function ranked(games: readonly CatalogGame[], typed: string): CatalogGame[] {
  const wanted = wordsOf(typed)
  const all = games.map((game) => ({ game, ...nearness(game, wanted) }))
  const order = (one: (typeof all)[number], other: (typeof all)[number]): number =>
    Number(other.beginsSo) - Number(one.beginsSo) ||
    Number(other.isFirst) - Number(one.isFirst) ||
    one.variants - other.variants ||
    one.different - other.different ||
    other.game.return - one.game.return
  return all.sort(order).map(({ game }) => game)
}
