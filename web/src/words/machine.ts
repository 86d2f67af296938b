// Machines in which earlier hands count, such as Ultimate X.

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
    'On this machine earlier hands affect later ones, which this view cannot take into account. Choose a game, or see the machine under Paytable, Holds, Strategy or Trainer.',
  noPays: 'The pays of a machine cannot be changed here. Choose it anew from the list, or edit its file under Paytable.',
  valuesHint: 'Values include the worth of the states that follow, in bets of the game.',
  ofAllLines: 'Values are for all lines together.',
  ofOneLine: 'Values are for one line.',
  sum: 'Sum of the multipliers',
  sumHint: (least: string, most: string) => `Of all lines: from ${least} to ${most}. Leave it empty for one strategy for every sum.`,
  onLines: 'With several lines, this is one strategy for all multipliers.',
  best: 'with perfect play in every state',
  bestSingle: 'with one strategy for all states',
  proven: (most: string) => `Proven: no play returns more than ${most}.`,
  figures: {
    single: 'One strategy for all states',
    singleCost: 'Its cost, at most',
    base: (game: string) => `${game} alone`,
    bet: (lines: number) => (lines === 1 ? 'Cost of a hand, in bets' : 'Cost of a hand on a line, in bets'),
  },
  states: 'States',
  statesLead:
    'In bets of the game on one line. Leaves: the chance that the next hand is in another state. Worth: how much more a hand is worth that begins in this state than one in the least valuable state.',
  sumsLead:
    'In bets of the game on one line. Worth: how much more a hand is worth that begins with this sum than one with the smallest.',
  sums: 'Sums of the multipliers',
  columns: { state: 'State', sum: 'Sum', frequency: 'How often', cost: 'Bet', pays: 'Pays', leaving: 'Leaves', worth: 'Worth' },
  all: (states: number) => `Show all ${states} sums`,
  fewer: 'Show the first sums only',
  holdsIn: (state: string) => `Holds in state ${state}`,
  links: { strategy: 'Its strategy', trainer: 'Play it in the trainer' },
  now: (state: string) => `Now: ${state}`,
  next: (state: string) => `Next hand: ${state}`,
  /** The multipliers of several lines. */
  together: (sum: number, first: number) => `multipliers totalling ${sum}, ${first}x on line 1`,
  onAverage: 'on average over all states',
  noneMissed: 'You have no mistakes to practise in this state, so any deal may come.',
  means: 'Where the machine draws a multiplier or spins a wheel, the trainer pays its mean.',
  results: (state: string) => `Your results: ${state}`,
  kept:
    'A bet of the game is five coins. Each state has results of its own; with several lines there is one record, and a mistake counts what it costs on one line.',
  returnsIn: (value: string, cost: string) => `Played in every state, the machine returns ${value}, at most ${cost} less than perfect play.`,
  text: {
    title: 'Machine file',
    lead: 'The rules of the machine as text, to save, share or paste.',
    label: 'Machine (TOML)',
  },
}
