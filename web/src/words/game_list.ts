export const gameList = {
  sort: 'Order',
  sorts: { id: 'By name', return: 'By return', variance: 'By variance' },
  best: 'Best match',
  kind: 'Kind',
  kinds: { all: 'Games and machines', games: 'Games only', machines: 'Ultimate X, Multi-Strike …' },
  deck: 'Deck',
  anyDeck: 'Any deck',
  cards: (count: number) => `${count} cards`,
  wild: 'Wild cards',
  wilds: { any: 'Wild or not', some: 'Some wild cards', none: 'No wild cards' },
  variance: (variance: string) => `variance ${variance}`,
}
