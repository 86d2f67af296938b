const hands = (count: string): string => (count === '1' ? '1 hand' : `${count} hands`)
const mistakes = (count: string): string => (count === '1' ? '1 mistake' : `${count} mistakes`)

export const review = {
  lead: 'Your own hands: each mistake, what it cost, and what to learn first.',
  source: 'Hands to review',
  sources: { list: 'A list of hands', trainer: 'The trainer’s mistakes' },
  list: 'Hands that you played, one per line',
  placeholder: 'As Ks Qs Js 5s: As Ks Qs Js\n7h 7d Jc 2c 9s -> 7h 7d\nKs Qh 9s 8s 7s: 125\n2c 5d 7h 9s Kd: nothing',
  hint: 'On each line the deal, then what you held: as cards, as places from 1 to 5, or “nothing”. A file with the columns deal and held (CSV) or a trainer file works too.',
  open: 'Open a file',
  clear: 'Clear',
  notText: 'This file is not a text in UTF-8.',
  damaged: 'The hands in this link are damaged: part of the link is missing. Copy the link again.',
  long: 'This list is too long for a link. It stays until you close or reload the page.',
  empty: 'Type, paste or open a list of hands. It is reviewed as you type.',
  noneMissed: 'The trainer has no mistakes of this game to review.',
  trainerHint: (count: number) =>
    count === 1
      ? 'The deal that you misplayed in the trainer and have not played right twice since.'
      : `The ${count} deals that you misplayed in the trainer and have not played right twice since.`,
  openTrainer: 'Practise in the trainer',
  summary: (source: string, game: string) => `${source} · ${game}`,
  perfect: (count: string) => `${hands(count)}, no mistakes.`,
  result: (count: string, wrong: string, cost: string, share: string) =>
    `${hands(count)}, ${mistakes(wrong)}: ${wrong === '1' ? 'it costs' : 'they cost'} ${cost} bets, or ${share} of what was bet.`,
  lessons: 'To learn first',
  worseOfKind: 'a worse one of the kind',
  rightIn: 'Right in',
  allDeals: (deals: string) => `all ${deals} deals`,
  shareOfDeals: (share: string, deals: string) => `${share} of ${deals} deals`,
  meaning:
    'Costs are in bets. “Right in” counts all deals of the game that offer both, one of them being the best hold.',
  mistakes: 'Mistakes, the costliest first',
  line: (line: number) => `Line ${line}:`,
  dealt: 'Dealt',
  held: 'Held',
  best: 'Best',
  nothing: 'nothing',
  costs: (cost: string) => `costs ${cost} bets`,
  openHand: 'See all 32 holds',
  showAll: (count: string) => `Show all ${mistakes(count)}`,
  byKind: 'By kind of hand',
}
