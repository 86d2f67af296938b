// Players' ranges: their fields, and the grid to paint them on.

export const ranges = {
  player: (number: number) => `Player ${number}`,
  rangeHint: 'Such as AhKh, QQ+, A5s-A2s, 76s-54s, AQs:0.5, top 15%, random',
  combos: (combos: string, share: string) => `${combos} combos, ${share} of all 1,326`,
  oneCombo: '1 combo',
  grid: (number: number) => `Range of player ${number}`,
  editGrid: (number: number) => `Edit the range of player ${number}`,
  closeGrid: (number: number) => `Close the grid of player ${number}`,
  remove: (number: number) => `Remove player ${number}`,
  add: 'Add a player',
  top: 'Top hands',
  brush: 'Brush weight',
  preset: 'Preset',
  noPreset: 'Choose a range',
  topPreset: (share: string) => `Top ${share}`,
  anyPair: 'Any pair',
  suitedBroadway: 'Suited broadway',
  suitedAces: 'Suited aces',
  all: 'All hands',
  none: 'No hands',
  paintHelp:
    'Drag to paint hands; start on a painted hand to erase. On a touch screen, drag sideways first: dragging up or down scrolls the page.',
  weight: (hand: string, share: string) => `${hand}, ${share}`,
}
