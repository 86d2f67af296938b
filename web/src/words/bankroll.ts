export const bankroll = {
  lead: 'How long your money lasts: your risk of ruin, which is the chance of losing it all, and your likely results.',
  summary: (bankroll: string, hands: string, game: string) => `${bankroll} · ${hands} hands · ${game}`,
  bankroll: 'Bankroll, in bets',
  bankrollHint: 'What you start with. One bet is what one line of one hand costs.',
  hands: 'Hands to play',
  handsHint: 'About 600 an hour.',
  goal: 'Goal, in bets',
  goalHint: 'Optional: also gives the chance of reaching it before ruin.',
  lines: 'Lines per hand',
  linesHint: '1, or 3, 5 or 10 on a multi-line machine.',
  cashBack: 'Cash back',
  cashBackHint: 'Optional: what the players club returns on each bet, such as 0.25%.',
  between: (least: string, most: string) => `${least} to ${most}`,
  cannot: (bets: string, hands: string) => `With ${bets} you cannot lose it all within ${hands} hands.`,
  hardly: (bets: string, hands: string) =>
    `With ${bets} you have next to no chance of losing it all within ${hands} hands.`,
  oneIn: (bets: string, chance: string, hands: string) =>
    `With ${bets} you have a ${chance} chance of losing it all within ${hands} hands.`,
  likely: (bets: string, chance: string, hands: string) =>
    `With ${bets}, the chance of losing it all within ${hands} hands is ${chance}.`,
  losing: (edge: string) => `On average the game keeps ${edge} of every bet.`,
  longRun: (edge: string, chance: string) =>
    `You gain ${edge} of every bet on average; if you play forever, your risk of ruin is ${chance}.`,
  goalChance: (goal: string, chance: string) =>
    `The chance of reaching ${goal} before ruin, however long it takes, is ${chance}.`,
  ruinCurve: 'Risk of ruin by number of hands',
  ruined: 'ruined',
  chance: 'chance',
  handsAxis: 'hands',
  results: (hands: string) => `Results after ${hands} hands, ignoring ruin`,
  bet: 'Price of a bet, in dollars',
  betHint: 'Optional: also gives amounts in dollars, such as 1.25 for five quarters. Then $500 may stand for bets.',
  bets: (bets: string, dollars?: string) => (dollars === undefined ? `${bets} bets` : `${bets} bets (${dollars})`),
  perHour: (hands: string, mean: string, isLoss: boolean, deviation: string) =>
    `An hour of ${hands} hands ${isLoss ? 'costs' : 'brings'} ${mean} on average, with a standard deviation of ${deviation}.`,
  goalWithin: (goal: string, hands: string, chance: string) =>
    `The chance of reaching ${goal} within ${hands} hands and before ruin is ${chance}.`,
  average: (mean: string, deviation: string) => `The average is ${mean}, with a standard deviation of ${deviation}.`,
  lossChance: (chance: string) => `The chance of a loss is ${chance}.`,
  quantiles: 'Results in bets',
  quantile: (share: string, value: number) =>
    value === 0.5 ? 'Half end at or below' : `${share} end at or below`,
  spreadCurve: (hands: string) => `Chance of this result or a worse one after ${hands} hands, ignoring ruin`,
  atOrBelow: 'at or below',
  resultAxis: 'result in bets',
  longRunCurve: 'Risk of ruin in the long run by bankroll',
  needed: (bets: string, isBound: boolean) =>
    isBound ? `For a 5\u202f% risk of ruin, ${bets} bets are enough.` : `For a 5\u202f% risk of ruin you need ${bets} bets.`,
  bankrollAxis: 'bankroll in bets',
  counts: 'All chances are computed from the exact distribution of one hand; nothing is sampled.',
  error: (error: string) => `The numerical error of the chances within these hands is at most ${error}.`,
}
