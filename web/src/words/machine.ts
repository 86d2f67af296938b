// Machines in which the hands before count, such as Ultimate X.

/** A number is the sum of several multipliers. */
function stateName(state: string): string {
  if (state === 'single') return 'one strategy for all states'
  return /^\d+$/.test(state) ? `multipliers totalling ${state}` : state
}

export const machine = {
  state: 'State',
  single: 'One strategy for all states',
  inState: (name: string, state: string) => `${name}, ${stateName(state)}`,
  notHere:
    'This is a machine, in which the hands before count; answers here would leave that out. Choose a game, or see the machine under Paytable, Holds, Strategy or Trainer.',
  valuesHint: 'Values include the worth of the states that follow, in bets of the game.',
  sum: 'Sum of the multipliers',
  sumHint: (least: string, most: string) =>
    `Of all lines: from ${least} to ${most}. Left empty, the answer is for one strategy, whatever the sum.`,
  noSum: (least: string, most: string) => `No lines have multipliers of this sum; sums go from ${least} to ${most}.`,
  best: 'with the best play in every state',
  bestSingle: 'with one strategy for all states',
  proven: (most: string) => `Proven: no play returns more than ${most}.`,
  figures: {
    single: 'One strategy for all states',
    singleCost: 'What that costs',
    base: (game: string) => `By itself, ${game}`,
    bet: (lines: number) => (lines === 1 ? 'Cost of a hand, in bets' : 'Cost of a hand on a line, in bets'),
  },
  states: 'States',
  statesLead: 'In bets of the game on one line. Worth is what it is worth to begin a hand in the state rather than in the one of the least worth.',
  sums: 'Sums of the multipliers',
  columns: { state: 'State', sum: 'Sum', frequency: 'How often', cost: 'Bet', pays: 'Pays', leaving: 'Leaves', worth: 'Worth' },
  all: (states: number) => `Show all ${states} sums`,
  fewer: 'Show the first sums only',
  holdsIn: (state: string) => `Holds in state ${state}`,
  links: { strategy: 'Its strategy', trainer: 'Play it in the trainer' },
  now: (state: string) => `Now: ${state}`,
  next: (state: string) => `Next hand: ${state}`,
  /** The multipliers of several lines. */
  together: (first: string, sum: number) => `${first} on the first line, ${sum} on all lines together`,
  results: (state: string) => `Your results in state ${state}`,
  kept:
    'A bet of the game is five coins. Each state has results of its own; with several lines, all sums of the multipliers are counted together. Your results are kept in this browser only.',
  text: {
    title: 'Machine file',
    lead: 'The rules of the machine as text, to save, share or paste.',
    label: 'Machine (TOML)',
  },
  spoken: (share: string) => `Return ${share} percent`,
  onLines: 'With several lines, this is one strategy for all multipliers.',
}
