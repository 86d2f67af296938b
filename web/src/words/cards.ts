// Choosing cards, and the parts that the views of Texas Hold’em share.

export const cards = {
  emptySlot: (number: number) => `Slot ${number}, empty`,
  takeOut: (card: string) => `Remove the ${card}`,
  more: (count: number) => (count === 1 ? 'Choose one more card.' : `Choose ${count} more cards.`),
  clear: 'Clear',
  suits: 'Suits',
  ranks: 'Ranks',
  joker: 'Joker',
  grid: 'All cards',
}

/** Spoken, and shown beside a starting hand. */
export const names = {
  suits: { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' } as Record<string, string>,
  ranks: {
    A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: 'ten', 9: 'nine', 8: 'eight', 7: 'seven', 6: 'six', 5: 'five',
    4: 'four', 3: 'three', 2: 'two',
  } as Record<string, string>,
  joker: 'joker',
  card: (rank: string, suit: string) => `${rank} of ${suit}`,
  pair: (rank: string) => `pair of ${rank === 'six' ? 'sixes' : `${rank}s`}`,
  suited: (high: string, low: string) => `${high}-${low} suited`,
  offsuit: (high: string, low: string) => `${high}-${low} offsuit`,
}

export const table = {
  board: 'Board',
  boardHint: 'Leave empty for preflop; otherwise three to five cards.',
  flops: 'Or a class of flops',
  flopsHint: 'Ranks such as 9xx, A72 or 9-high; rainbow, two-tone or monotone; unpaired, paired or trips',
  flopClasses: 'Examples of classes',
  flopsInPlace: 'The class of flops below takes its place.',
  flopsOfClass: (flops: string) => `${flops} flops; those with a card that is dead or in a hand are left out`,
  dead: 'Dead cards',
  deadHint: 'Cards that are out of play',
  addDead: 'Add dead cards',
  exampleBoard: 'the board',
  on: 'on',
}

export const showdown = {
  share: 'Win, tie, lose',
  win: 'Win',
  tie: 'Tie',
  lose: 'Lose',
  equity: 'Equity',
  equityMeaning: 'Equity is your average share of the pot: a pot split k ways counts 1/k.',
}
