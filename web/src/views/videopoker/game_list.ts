// The order and the filters of the list of games, as the command `videopoker games` has them.
import { isMachineId, type CatalogGame } from './catalog'

export const listOrders = ['id', 'return', 'variance'] as const
export const kindChoices = ['all', 'games', 'machines'] as const
export const wildChoices = ['any', 'some', 'none'] as const

export interface GameList {
  sort: (typeof listOrders)[number]
  /** Cards, jokers included; 0 for any deck. */
  deck: number
  wild: (typeof wildChoices)[number]
  /** Whether games, in which each hand stands by itself, or machines are listed. */
  kind: (typeof kindChoices)[number]
}

export const wholeList: GameList = { sort: 'id', deck: 0, wild: 'any', kind: 'all' }

/** No casino returns as much on the bet that the pays are for: such games have pays of several bets, or are made up. */
const mostOfCasinos = 1.1

const isOfCasinos = (game: CatalogGame): boolean => game.return < mostOfCasinos

const orders: Record<GameList['sort'], (one: CatalogGame, other: CatalogGame) => number> = {
  // The order of the catalog, or of a search; what no casino pays stands last.
  id: (one, other) => Number(isOfCasinos(other)) - Number(isOfCasinos(one)),
  return: (one, other) => other.return - one.return,
  variance: (one, other) => (one.variance ?? Infinity) - (other.variance ?? Infinity) || 0,
}

export function listed(games: readonly CatalogGame[], { sort, deck, wild, kind }: GameList): readonly CatalogGame[] {
  const isWanted = (game: CatalogGame): boolean =>
    (deck === 0 || game.deck === deck) && (wild === 'any' || game.isWild === (wild === 'some')) && (kind === 'all' || isMachineId(game.id) === (kind === 'machines'))
  return games.filter(isWanted).sort(orders[sort])
}

/** The numbers of cards that decks of the catalog have, rising. */
export function decksOf(games: readonly CatalogGame[]): number[] {
  return [...new Set(games.map(({ deck }) => deck))].sort((one, other) => one - other)
}
