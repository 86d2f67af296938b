// Every text of the page. One section a view, and `shared` for what several use.

export const words = {
  name: 'Holdfast',
  promise: 'Exact poker odds, computed in your browser.',
  views: {
    paytable: 'Paytable',
    hand: 'Hand',
    strategy: 'Strategy',
    trainer: 'Trainer',
    bankroll: 'Bankroll',
    odds: 'Odds',
    equity: 'Equity',
    preflop: 'Preflop',
  },
  groups: { videoPoker: 'Video poker', holdem: 'Texas Hold’em' },
  shell: {
    navigation: 'Views',
    menu: 'Menu',
    skip: 'Skip to the view',
    theme: { system: 'Theme: as the system', light: 'Theme: light', dark: 'Theme: dark' },
    deck: { two: 'Deck: two colours', four: 'Deck: four colours' },
    loading: 'Loading',
    loadFailed: 'This view could not be loaded. Check the connection and try again.',
    again: 'Try again',
    newVersion: 'A new version of this page is ready.',
    reload: 'Reload',
    later: 'Later',
  },
  shared: {
    undo: 'Undo',
    redo: 'Redo',
    copyLink: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'The browser did not allow copying; the link is in the address bar.',
    exact: 'Exact',
    exactMeaning: 'Every case was counted; nothing was sampled or rounded on the way.',
    sampled: (error: string) => `± ${error}`,
    sampledMeaning: 'Sampled at random; ± is one standard error.',
    stop: 'Stop',
    stopped: 'Stopped.',
    start: 'Start again',
    working: 'Computing',
    progress: (share: string) => `Computing: ${share} done`,
    change: 'Change',
    edit: 'Edit',
    game: 'Game',
    findGame: 'Find a game',
    noGame: 'No game in the catalog has all of these words in its name.',
    games: (count: number) => (count === 1 ? '1 game' : `${count} games`),
    editedGame: (name: string) => `${name}, edited`,
    ownGame: 'Your own paytable',
    input: 'Input',
    fold: 'Fold',
  },
  cards: {
    emptySlot: (number: number) => `Slot ${number}, empty`,
    takeOut: (card: string) => `Take out the ${card}`,
    more: (count: number) => (count === 1 ? 'Choose one more card.' : `Choose ${count} more cards.`),
    clear: 'Clear',
    suits: 'Suits',
    ranks: 'Ranks',
    joker: 'Joker',
    grid: 'All cards',
    inUse: 'in use',
  },
  range: {
    grid: 'Starting hands',
    weight: (hand: string, share: string) => `${hand}, ${share}`,
  },

  // ---- hand ----
  hand: {
    lead: 'The 32 ways to play one deal, best first, each with its exact value.',
  },

  // ---- strategy ----
  strategy: {
    lead: 'What to hold, as a chart that a person can learn, and what that costs against perfect play.',
    source: 'Whose chart',
    list: 'Best charts',
    own: 'Your own chart',
    length: 'Length of the chart',
    rows: (rows: number) => `${rows} rows`,
    rowsAndRules: (rows: number, rules: number) =>
      rules === 0 ? `${rows} rows` : `${rows} rows and ${rules} ${rules === 1 ? 'exception' : 'exceptions'}`,
    fewest: 'fewer rows',
    noMistake: 'no mistake',
    searching: 'Searching for the shorter charts…',
    costs: 'What charts of so many rows cost',
    costAxis: 'cost, as a share of each bet',
    rowsAxis: 'rows',
    returns: (length: string, value: string, cost: string) => `${length} return ${value}, ${cost} less than perfect play.`,
    returnsAll: (length: string, value: string) => `${length} return ${value}: perfect play, to the last digit.`,
    mistakes: (misplayed: string, deals: string, cost: string) =>
      `${misplayed} of ${deals} deals are misplayed. At 600 hands an hour that costs ${cost}.`,
    noMistakes: (deals: string) => `None of the ${deals} deals is misplayed.`,
    betsAnHour: (bets: string) => `${bets} bets an hour`,
    optimal: 'Proven: no order of these holds returns more without exceptions.',
    optimalAnywhere: 'Proven: no list of holds returns more, whatever its words.',
    worst: 'The dearest mistake',
    worstSays: (cost: string) => `costs ${cost} bets`,
    chartHolds: 'the chart holds',
    bestHolds: 'the best hold is',
    nothing: 'nothing',
    openHand: 'See all 32 holds',
    number: 'Row',
    hold: 'Hold',
    worth: 'Worth in bets',
    dealsShare: 'Deals',
    misplayed: 'Misplayed',
    never: 'never reached',
    but: 'but',
    print: 'Print',
    edit: 'Edit this chart',
    copyChart: 'Copy as text',
    ownLabel: 'Your chart, one row a line, best first',
    ownHint: 'Paste a chart, or change this one. It is scored as you type, over every deal of the game.',
    ownEmpty: 'Paste a chart on the left, or start from the best one.',
    restore: 'Start from the best chart',
    showLine: (line: number) => `Show line ${line}`,
    legend: 'How to play by it',
    pays: 'Paytable',
    perfectReturns: (value: string) => `Perfect play returns ${value}.`,
  },

  // ---- trainer ----
  trainer: {
    lead: 'Deals hands, and grades how you play them by exact cost.',
  },

  // ---- bankroll ----
  bankroll: {
    lead: 'How long your money lasts, and where you are likely to stand in the end.',
    summary: (game: string, bankroll: string, hands: string) => `${game} · ${bankroll} bets · ${hands} hands`,
    bankroll: 'Bankroll, in bets',
    bankrollHint: 'What you start with. One bet is what one hand costs.',
    hands: 'Hands to play',
    handsHint: 'An hour is about 600.',
    goal: 'Goal, in bets',
    goalHint: 'Optional: stop when the bankroll has grown to this.',
    lines: 'Lines played from one deal',
    linesHint: 'One, or three, five or ten on a multi-line machine.',
    cashBack: 'Cash back',
    cashBackHint: 'Optional: what the club gives back of each bet, such as 0.25%.',
    between: (least: string, most: string) => `${least} to ${most}`,
    cannot: (bets: string, hands: string) => `With ${bets} bets you cannot lose it all within ${hands} hands.`,
    hardly: (bets: string, hands: string) =>
      `With ${bets} bets you have next to no chance of losing it all within ${hands} hands.`,
    oneIn: (bets: string, chance: string, hands: string) =>
      `With ${bets} bets you have a ${chance} chance of losing it all within ${hands} hands.`,
    likely: (bets: string, chance: string, hands: string) =>
      `With ${bets} bets, the chance of losing it all within ${hands} hands is ${chance}.`,
    losing: (edge: string) => `The game keeps ${edge} of every bet.`,
    longRun: (edge: string, chance: string) =>
      `You gain ${edge} of every bet on average; played for ever, the chance of losing it all is ${chance}.`,
    goalChance: (goal: string, chance: string) =>
      `The chance of reaching ${goal} bets before losing it all, however long it takes, is ${chance}.`,
    ruinCurve: 'Chance of having lost it all',
    ruined: 'lost it all',
    chance: 'chance',
    handsAxis: 'hands',
    results: (hands: string) => `After ${hands} hands`,
    average: (mean: string, deviation: string) => `On average ${mean} bets, with a standard deviation of ${deviation}.`,
    lossChance: (chance: string) => `The chance of being behind is ${chance}.`,
    quantiles: 'Results in bets',
    quantile: (share: string, value: number) =>
      value === 0.5 ? 'Half are at or below' : value < 0.5 ? `The unluckiest ${share} are at or below` : `${share} are at or below`,
    spreadCurve: (hands: string) => `Chance of this result or a worse one after ${hands} hands`,
    atOrBelow: 'at or below',
    resultAxis: 'result in bets',
    longRunCurve: 'Chance of ever losing it all',
    needed: (bets: string) => `For a risk of 5\u202f% you need ${bets} bets.`,
    bankrollAxis: 'bankroll in bets',
    counts:
      'All chances come from the whole distribution of one hand, with an error below a billionth; nothing is sampled.',
  },

  // ---- odds ----
  odds: {
    lead: 'Exact odds against any number of unknown hands.',
  },

  // ---- equity ----
  equity: {
    lead: 'Hands and ranges against each other.',
  },

  // ---- preflop ----
  preflop: {
    lead: 'The 169 starting hands against one to nine opponents.',
  },
}
