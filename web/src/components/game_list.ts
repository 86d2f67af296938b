// The order and the filters of the list of games, as the command `videopoker games` has them.
import type { CatalogGame } from '../catalog'

export const listOrders = ['id', 'return', 'variance'] as const
export const wildChoices = ['any', 'some', 'none'] as const

export interface GameList {
  sort: (typeof listOrders)[number]
  /** Cards, jokers included; 0 for any deck. */
  deck: number
  wild: (typeof wildChoices)[number]
}

export const wholeList: GameList = { sort: 'id', deck: 0, wild: 'any' }

/** No machine returns as much on the bet that its pays are for: such games have pays of several bets, or are made up. */
const mostOfMachines = 1.1

const isOfMachines = (game: CatalogGame): boolean => game.return < mostOfMachines

const orders: Record<GameList['sort'], (one: CatalogGame, other: CatalogGame) => number> = {
  // The order of the catalog, or of a search; what no machine pays stands last.
  id: (one, other) => Number(isOfMachines(other)) - Number(isOfMachines(one)),
  return: (one, other) => other.return - one.return,
  variance: (one, other) => one.variance - other.variance,
}

export function listed(games: readonly CatalogGame[], { sort, deck, wild }: GameList): readonly CatalogGame[] {
  const isWanted = (game: CatalogGame): boolean =>
    (deck === 0 || game.deck === deck) && (wild === 'any' || game.isWild === (wild === 'some'))
  return games.filter(isWanted).sort(orders[sort])
}

/** The numbers of cards that decks of the catalog have, rising. */
export function decksOf(games: readonly CatalogGame[]): number[] {
  return [...new Set(games.map(({ deck }) => deck))].sort((one, other) => one - other)
}
