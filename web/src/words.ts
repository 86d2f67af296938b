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
  showdown: {
    share: 'Win, tie, lose',
    win: 'Win',
    tie: 'Tie',
    lose: 'Lose',
    equity: 'Equity',
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
    lead: 'Your exact chances against one to nine unknown hands, all at once.',
    hole: 'Your hand',
    holeHint: 'Two cards, or a range such as QQ+, AKs',
    board: 'Board',
    boardHint: 'Three, four or five cards; none before the flop',
    versus: (number: number) => `Known opponent ${number}`,
    versusHint: 'Two cards',
    dead: 'Dead cards',
    deadHint: 'Cards that are out of play',
    addVersus: 'Add a known opponent',
    removeVersus: 'Remove the known opponent',
    addDead: 'Add dead cards',
    example: 'Example',
    clear: 'Clear all',
    nothingYet: 'Choose your two cards to see the odds.',
    on: 'on',
    against: 'against',
    opponents: 'Opponents',
    moreOpponents: 'Unknown opponents',
    each: 'Odds for each number of opponents',
    choose: (opponents: number) => `Show the details against ${opponents === 1 ? '1 opponent' : `${opponents} opponents`}`,
    equityMeaning: 'Equity is your share of the pot: a pot that k players split counts 1/k.',
    rivals: (known: number, unknown: number) => {
      const hands = (count: number): string => (count === 1 ? 'hand' : 'hands')
      if (known === 0) return `${unknown} unknown ${hands(unknown)}`
      const first = `${known} known ${hands(known)}`
      return unknown === 0 ? first : `${first} and ${unknown} unknown`
    },
    sentence: (rivals: string, win: string, tie: string, lose: string) =>
      `Against ${rivals} you win ${win}, tie ${tie} and lose ${lose}.`,
    equitySentence: (equity: string) => `Your equity is ${equity}.`,
    openEquity: 'Open in Equity',
    categories: 'What you end up with',
    categoriesNow: 'What you have',
    outs: 'Outs',
    outsOf: (count: number, unseen: number, goal: 'ahead' | 'opponents-ahead' | 'equity', rivals: string) => {
      const cards = `${count} of ${unseen} cards`
      const s = count === 1 ? 's' : ''
      if (goal === 'ahead') return `You are behind. ${cards} put${s} you ahead.`
      if (goal === 'opponents-ahead') return `You lead. ${cards} put${s} an opponent ahead.`
      return `${cards} raise${s} your equity against ${rivals}.`
    },
    noOuts: 'No card does.',
    outsEquity: 'Your equity then',
    outsChange: 'Change',
    outsCards: 'Next card',
    shortcut: 'The shortcut, and the truth',
    shortcutMeaning: (p: string, opponents: number, estimate: string, truth: string) =>
      `The shortcut 1 − (1 − p)ᴺ takes the opponents as independent. With p = ${p}, your chance to lose to one of them, it says that ${opponents} opponents beat you ${estimate} of the time; the truth is ${truth}.`,
    shortcutSays: 'Shortcut',
    truth: 'Truth',
    error: 'Error',
    loseTo: 'Chance to lose',
  },

  // ---- equity ----
  equity: {
    lead: 'Two to ten players, each with a hand or a range: who owns how much of the pot.',
    players: 'Players',
    player: (number: number) => `Player ${number}`,
    rangeHint: 'Such as AhKh, QQ+, A5s-A2s, 76s-54s, AQs:0.5, top 15 %, random',
    combos: (combos: string, share: string) => `${combos} combos, ${share} of all`,
    oneCombo: '1 combo',
    grid: (number: number) => `Range of player ${number}`,
    editGrid: (number: number) => `Edit the range of player ${number}`,
    closeGrid: (number: number) => `Close the grid of player ${number}`,
    remove: (number: number) => `Remove player ${number}`,
    add: 'Add a player',
    board: 'Board',
    boardHint: 'Three, four or five cards; none before the flop',
    dead: 'Dead cards',
    deadHint: 'Cards that are out of play',
    addDead: 'Add dead cards',
    top: 'Top of all hands',
    brush: 'Weight of the brush',
    all: 'All hands',
    none: 'No hands',
    paintHelp: 'Drag to paint; start on a painted hand to erase.',
    precision: 'Method',
    precisions: {
      auto: 'Exact where affordable',
      quick: 'Sampled, ± 0.1 %',
      fine: 'Sampled, ± 0.02 %',
      exact: 'Exact, however long it takes',
    },
    nothingYet: 'Give each player a hand or a range.',
    split: 'Equity of each player',
    sentence: (parts: string) => `Equity: ${parts}.`,
    deals: (deals: string) => `All ${deals} deals counted.`,
    samples: (deals: string) => `${deals} deals drawn at random.`,
    preview: 'A first estimate; the exact answer is being counted.',
    versus: 'against',
  },

  // ---- preflop ----
  preflop: {
    lead: 'The 169 starting hands against one to nine unknown hands. Choose a hand to open it in Odds.',
    opponents: 'Opponents',
    opponentsNow: (opponents: number) => (opponents === 1 ? '1 opponent' : `${opponents} opponents`),
    measure: 'Show',
    measures: { equity: 'Equity', win: 'Win', tie: 'Tie' },
    units: 'in percent',
    grid: (measure: string, opponents: string) => `${measure} of the 169 starting hands against ${opponents}`,
    summary: (opponents: string, fair: string, hands: number, share: string) =>
      `Against ${opponents} the fair share is ${fair}. ${hands} of the 169 hands, dealt ${share} of the time, are worth more.`,
    below: 'Below the fair share',
    fair: (share: string) => `Fair share ${share}`,
    above: 'Above',
    rank: (rank: number, opponents: string) => `${rank}${ordinal(rank)} of 169 against ${opponents}`,
    dealt: (chance: string) => `dealt ${chance}`,
    times: (ratio: string) => `${ratio} times the fair share`,
    open: (hand: string) => `Open ${hand} in Odds`,
    lookHelp: 'Point at a hand, or move with the arrow keys, to see it against each number of opponents.',
    spoken: (value: string) => value,
  },
}

function ordinal(rank: number): string {
  const last = rank % 10
  if (Math.floor((rank % 100) / 10) === 1 || last > 3) return 'th'
  return ['th', 'st', 'nd', 'rd'][last] ?? 'th'
}
