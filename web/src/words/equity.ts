export const equity = {
  lead: 'Each player’s share of the pot: two to ten players, each with a hand or a range.',
  players: 'Players',
  precision: 'Method',
  precisions: {
    auto: 'Exact if fast enough',
    quick: 'Sampled, ± 0.1\u202f%',
    fine: 'Sampled, ± 0.02\u202f%',
    exact: 'Exact, unless it would take years',
  },
  classMethod: 'Deals on a class of flops are counted, never sampled.',
  nothingYet: 'Enter a hand or a range for each player.',
  split: 'Equity of each player',
  sentence: (parts: string) => `Equity: ${parts}.`,
  deals: (deals: string) => `All ${deals} deals (hands and boards) counted.`,
  samples: (deals: string) => `${deals} deals drawn at random; ± is one standard error.`,
  preview: 'A first estimate, while the exact answer is counted.',
  noHands: 'No hands yet',
}
