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

const find = (id: string): CatalogGame | undefined => catalog.find((game) => game.id === id)

export const isInCatalog = (id: string): boolean => find(id) !== undefined
export const gameName = (id: string): string => find(id)?.name ?? id
