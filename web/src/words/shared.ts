// The frame of the page, and what several views say.

export const name = 'Holdfast'

export const views = {
  paytable: 'Paytable',
  hand: 'Holds',
  strategy: 'Strategy',
  trainer: 'Trainer',
  review: 'Review',
  bankroll: 'Bankroll',
  machines: 'Machines',
  odds: 'Odds',
  equity: 'Equity',
  range: 'Range',
  preflop: 'Preflop',
}

export const groups = { videopoker: 'Video poker', holdem: 'Texas Hold’em' }

export const shell = {
  navigation: 'Views',
  menu: 'Menu',
  skip: 'Skip to content',
  theme: { system: 'Theme: system', light: 'Theme: light', dark: 'Theme: dark' },
  deck: { two: 'Deck: two colours', four: 'Deck: four colours' },
  loadFailed: 'This view could not be loaded. Check your connection and try again.',
  viewFailed: 'This view ended with an error, which is a mistake in the page. Your saved data is untouched.',
  again: 'Try again',
  newVersion: 'A new version of this page is ready.',
  reload: 'Reload',
  later: 'Later',
}

export const shared = {
  undo: 'Undo',
  redo: 'Redo',
  copyLink: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'The browser did not allow copying. Copy the link yourself:',
  close: 'Close',
  exact: 'Exact',
  exactMeaning: 'Every case was counted: nothing was sampled, and nothing was rounded before the result.',
  earlier: 'Earlier answer',
  earlierMeaning: 'This answer belongs to the previous input, not to what is entered now.',
  sampled: (error: string) => `± ${error}`,
  sampledMeaning:
    'Sampled at random. ± is one standard error, or the 95\u202f% bound 3 / deals if every deal drawn gave a player the same share.',
  stop: 'Stop',
  stopped: 'Stopped.',
  start: 'Start again',
  working: 'Computing',
  progress: (share: string) => `Computing: ${share} done`,
  change: 'Change',
  warnings: 'Warnings',
  check: 'Check the input',
  startOver: 'Start over',
  game: 'Game',
  findGame: 'Find a game',
  noGame: 'No game in the catalog has all of these words in its id, name or nickname, and the deck and wild cards wanted.',
  games: (count: number) => (count === 1 ? '1 game' : `${count} games`),
  editedGame: (name: string) => `${name}, edited`,
  ownGame: 'Your own paytable',
  unknownGame: (id: string) => `There is no game “${id}” in the catalog. Choose one from the list.`,
  damagedGame:
    'The paytable in this link is damaged: part of the link is missing. Copy the link again, or choose a game from the list.',
  isExample: 'This is an example.',
  fromExample: (parts: string) => `Still from the example: ${parts}.`,
  clear: 'Clear all',
  input: 'Input',
  done: 'Done',
  inLine: (line: number) => `(line ${line})`,
  moreMistakes: (count: number) => (count === 1 ? 'and 1 more mistake' : `and ${count} more mistakes`),
  showLine: (line: number) => `Show line ${line}`,
  oneIn: (count: string) => `1 in ${count}`,
  never: 'never',
  lessThan: (share: string) => `less than ${share}`,
}
