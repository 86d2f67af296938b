// The games and machines that Holdfast knows, with their returns.
import { games, machines as listOfMachines } from 'virtual:catalog'

export interface CatalogGame {
  id: string
  name: string
  return: number
  deck: number
  /** The variance of one hand; undefined for a machine, whose hands are not alike. */
  variance: number | undefined
  /** Whether it has wild cards or jokers. */
  isWild: boolean
  /** How many rows of its paytable pay. */
  payingRows: number
}

export const catalog: readonly CatalogGame[] = games.map(([id, name, expected, deck, variance, isWild, payingRows]) => ({
  id,
  name,
  return: expected,
  deck,
  variance,
  isWild,
  payingRows,
}))

const findIn = (list: readonly CatalogGame[], id: string): CatalogGame | undefined => list.find((game) => game.id === id)

/** Games in which the hands before count, such as Ultimate X. */
export const machines: readonly CatalogGame[] = listOfMachines.map(([id, name, expected, base]) => ({
  deck: 52,
  isWild: false,
  payingRows: 0,
  ...findIn(catalog, base),
  id,
  name,
  return: expected,
  variance: undefined,
}))

const find = (id: string): CatalogGame | undefined => findIn(catalog, id) ?? findIn(machines, id)

export const isInCatalog = (id: string): boolean => findIn(catalog, id) !== undefined
export const isMachineId = (id: string): boolean => findIn(machines, id) !== undefined
export const gameName = (id: string): string => find(id)?.name ?? id
/** How many rows of its paytable pay, before the engine has said what they are; 0 for an unknown game. */
export const payingRowsOf = (id: string): number => find(id)?.payingRows ?? 0
/** The cards of its deck; undefined for an unknown game. */
export const deckOf = (id: string): number | undefined => find(id)?.deck
