export const preflop = {
  lead: 'The 169 starting hands against one to nine unknown opponents.',
  opponents: 'Opponents',
  opponentsNow: (opponents: number) => (opponents === 1 ? '1 opponent' : `${opponents} opponents`),
  measure: 'Show',
  measures: { equity: 'Equity', win: 'Chance to win', tie: 'Chance to tie' },
  grid: (measure: string, opponents: string) => `${measure} of each starting hand against ${opponents}, in percent`,
  summary: (opponents: string, fair: string, hands: number, share: string) =>
    `Against ${opponents} a fair share of the pot is ${fair}. ${hands} of the 169 starting hands have more equity than that; you are dealt one of them ${share} of the time.`,
  fair: (share: string) => `fair share ${share}`,
  place: (rank: number, opponents: string) => `${ordinal(rank)} of 169 hands by equity against ${opponents}`,
  dealt: (hands: string) => `dealt once in ${hands} hands`,
  open: (hand: string) => `Open ${hand} in Odds`,
  each: (hand: string) => `${hand} against each number of opponents`,
  tapHelp: 'Tap a hand to see its odds against each number of opponents.',
  lookHelp:
    'Point at a hand, or move with the arrow keys, to see its odds against each number of opponents. Click it, or press Enter, to open it in Odds.',
}

function ordinal(rank: number): string {
  const last = rank % 10
  const isTeen = Math.floor((rank % 100) / 10) === 1
  return `${rank}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][last]) ?? 'th'}`
}
