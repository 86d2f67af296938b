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
    startOver: 'Start over',
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

  // ---- paytable ----
  paytable: {
    lead: 'What a video poker machine pays back when every hand is played perfectly, counted exactly. Change a pay, and the return follows.',
    holdem: 'Texas Hold’em instead?',
    holdemLinks: { odds: 'Odds against unknown hands', equity: 'Equity of ranges', preflop: 'Starting hands' },
    return: 'Return',
    ofPerfectPlay: 'of what is bet, under perfect play',
    edge: {
      house: (share: string) => `The house keeps ${share} of every bet.`,
      player: (share: string) => `The player gains ${share} of every bet.`,
      even: 'An even game.',
    },
    against: (difference: string, game: string) => `${difference} against ${game}`,
    same: (game: string) => `The same return as ${game}`,
    reset: 'Take back all changes',
    fraction: 'As a fraction',
    figures: {
      standardDeviation: 'Standard deviation',
      variance: 'Variance',
      hitFrequency: 'Hands that are paid',
      covariance: 'Covariance of two lines',
    },
    table: 'Paytable',
    columns: {
      hand: 'Hand',
      pays: 'Pays',
      oneIn: 'One in',
      combinations: 'Combinations',
      return: 'Return',
      variance: 'Variance',
    },
    show: 'Show',
    paysFor: (hand: string) => `${hand} pays`,
    was: (pays: string) => `was ${pays}`,
    total: 'All together',
    perBet: 'Pays are for each unit bet.',
    warnings: 'Please check',
    lines: {
      title: 'Several lines at once',
      lead: 'Lines drawn from one deal move together, so a deal of n lines varies more than n deals of one.',
      count: 'Lines',
      variance: 'Variance a line',
      deviation: 'Deviation of a deal',
    },
    jackpot: {
      title: 'Return as one pay grows',
      lead: 'Perfect play changes as a pay grows, so the curve bends; every bend is exact.',
      row: 'Pay for',
      none: 'Choose a hand',
      axis: (hand: string) => `${hand} pays`,
      return: 'return',
      breaksEven: (hand: string, pays: string) => `The game breaks even when the ${hand} pays ${pays}.`,
      neverEven: (from: string, to: string) => `The game does not break even for any pay between ${from} and ${to}.`,
      slope: (pays: string, gain: string) => `At ${pays}, one more unit adds ${gain}.`,
    },
    text: {
      title: 'The paytable as text',
      lead: 'Every rule of the game in one TOML text: add hands, wild cards and jokers, or paste a table of your own.',
      label: 'Paytable (TOML)',
      download: 'Download',
      open: 'Open a file',
      notText: 'This file could not be read as text.',
    },
    spoken: (share: string) => `Return ${share} percent`,
  },

  // ---- hand ----
  hand: {
    lead: 'The 32 ways to play one deal, best first, each with its exact value.',
  },

  // ---- strategy ----
  strategy: {
    lead: 'A chart that a person can play, with what it costs against perfect play.',
  },

  // ---- trainer ----
  trainer: {
    lead: 'Deals hands, and grades how you play them by exact cost.',
  },

  // ---- bankroll ----
  bankroll: {
    lead: 'What a bankroll can stand: the chance of ruin, and of reaching a goal.',
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
