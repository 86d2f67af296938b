const rows = (count: number): string => (count === 1 ? '1 row' : `${count} rows`)
const rules = (count: number): string => (count === 1 ? '1 penalty-card rule' : `${count} penalty-card rules`)

export const strategy = {
  lead: 'A chart that you can learn: what to hold, and what the chart costs compared with perfect play.',
  source: 'Chart',
  list: 'Best charts',
  own: 'Your own chart',
  length: 'Chart length',
  rows,
  rowsAndRules: (rowCount: number, ruleCount: number) =>
    ruleCount === 0 ? rows(rowCount) : `${rows(rowCount)} and ${rules(ruleCount)}`,
  fewest: 'fewest rows',
  noMistake: 'no mistakes',
  searching: 'Searching for shorter charts…',
  costs: 'Cost of the best chart by number of rows',
  costAxis: 'cost, as a share of each bet',
  rowsAxis: 'rows',
  returns: (length: string, isOne: boolean, value: string, cost: string) =>
    `${length} ${isOne ? 'returns' : 'return'} ${value}, ${cost} less than perfect play.`,
  returnsAll: (length: string, isOne: boolean, value: string) =>
    `${length} ${isOne ? 'returns' : 'return'} ${value}: perfect play, to the last digit.`,
  isWorth: (length: string, isOne: boolean, value: string, cost: string) =>
    `${length} ${isOne ? 'is' : 'are'} worth ${value} bets a hand, including the states that follow: ${cost} less than the best holds.`,
  isWorthAll: (length: string, isOne: boolean, value: string) =>
    `${length} ${isOne ? 'is' : 'are'} worth ${value} bets a hand, including the states that follow: the best hold of every deal.`,
  mistakes: (misplayed: string, deals: string, cost: string) =>
    `${misplayed} of ${deals} deals are misplayed, which costs ${cost} an hour at 600 hands.`,
  mistakesInOrder: (misplayed: string, deals: string, cost: string) =>
    `${misplayed} of ${deals} deals are misplayed on average over all orders of the cards. Charts ignore the order; with that, this one costs ${cost} an hour at 600 hands.`,
  noMistakes: (deals: string) => `None of the ${deals} deals is misplayed.`,
  hourlyCost: (bets: string) => `${bets} bets`,
  optimal: 'Proven: without penalty-card rules, no strict order of these types of holds returns more.',
  optimalAnywhere:
    'Proven: no chart that treats suits alike and has no penalty-card rules returns more, however its rows are worded.',
  worst: 'The costliest mistake',
  worstSays: (cost: string) => `costs ${cost} bets`,
  chartHolds: 'the chart holds',
  bestHolds: 'the best hold is',
  nothing: 'nothing',
  openHand: 'See all 32 holds',
  number: 'Row',
  hold: 'Hold',
  value: 'Value',
  dealsShare: 'Deals',
  misplayed: 'Misplayed',
  never: 'never reached',
  but: 'but',
  columnsMeaning:
    'Value is the least and the most that the row’s holds are worth in bets, their expected value (EV). Deals is the share of deals that the row decides.',
  penaltyMeaning: 'A penalty card is a discard that makes a hold worth less, because it is missing from the draw.',
  print: 'Print',
  edit: 'Edit this chart',
  ownLabel: 'Your chart, one row per line, in order of play',
  ownHint: 'Paste a chart, or edit this one. It is evaluated on every deal of the game as you type.',
  damaged: 'The chart in this link is damaged: part of the link is missing. Copy the link again.',
  ownEmpty: 'Paste a chart, or start from the best one.',
  restore: 'Start from the best chart',
  legend: 'How to use this chart',
  pays: 'Paytable',
  perfectReturns: (value: string) => `Perfect play returns ${value}.`,
}
