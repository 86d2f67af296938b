// The games that Holdfast knows, with their exact returns.
import { games } from 'virtual:catalog'

export interface CatalogGame {
  id: string
  name: string
  return: number
  deck: number
}

export const catalog: readonly CatalogGame[] = games.map(([id, name, expected, deck]) => ({
  id,
  name,
  return: expected,
  deck,
}))

export const gameName = (id: string): string => catalog.find((game) => game.id === id)?.name ?? id

/** The games that have all the words in their name or id, as videopoker.games finds them. */
export function findGames(text: string): readonly CatalogGame[] {
  const wanted = text.toLowerCase().split(/[\s,]+/).filter(Boolean)
  return catalog.filter((game) => {
    const name = `${game.name} ${game.id}`.toLowerCase()
    return wanted.every((word) => name.includes(word))
  })
}
