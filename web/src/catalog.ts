// The games that Holdfast knows, with their returns and variances.
import { games } from 'virtual:catalog'

export interface CatalogGame {
  id: string
  name: string
  return: number
  deck: number
  variance: number
  /** Whether it has wild cards or jokers. */
  isWild: boolean
}

export const catalog: readonly CatalogGame[] = games.map(([id, name, expected, deck, variance, isWild]) => ({
  id,
  name,
  return: expected,
  deck,
  variance,
  isWild,
}))

const find = (id: string): CatalogGame | undefined => catalog.find((game) => game.id === id)

export const isInCatalog = (id: string): boolean => find(id) !== undefined
export const gameName = (id: string): string => find(id)?.name ?? id
