export const odds = {
  lead: 'Your exact odds against each number of unknown opponents, from one to nine. An unknown opponent may hold any two cards that you do not see: the range “random”.',
  hole: 'Your hand',
  holeHint: 'Two cards, or a range such as QQ+, AKs',
  versus: (number: number) => `Known opponent ${number}`,
  versusHint: 'Two cards, or a range such as top 20%',
  addVersus: 'Add a known opponent',
  removeVersus: 'Remove the last one',
  exampleHole: 'your hand',
  nothingYet: 'Choose your two cards, or type a range, to see the odds.',
  noCards: 'No cards yet',
  against: 'against',
  opponents: 'Opponents',
  moreOpponents: 'Unknown opponents',
  each: 'Odds for each number of opponents',
  choose: (opponents: number) => `Show the details against ${opponents === 1 ? '1 opponent' : `${opponents} opponents`}`,
  rivals: (known: number, ranges: number, unknown: number) => {
    const [first, ...others] = [
      { count: known, before: 'known ', after: '' },
      { count: ranges, before: '', after: 'with a range' },
      { count: unknown, before: 'unknown ', after: '' },
    ].filter(({ count }) => count > 0)
    if (!first) return ''
    const opponents = first.count === 1 ? 'opponent' : 'opponents'
    const parts = [
      `${first.count} ${first.before}${opponents} ${first.after}`.trim(),
      ...others.map(({ count, before, after }) => `${count} ${before}${after}`.trim()),
    ]
    return parts.join(', ').replace(/, ([^,]*)$/, ' and $1')
  },
  sentence: (rivals: string, win: string, tie: string, lose: string) =>
    `Against ${rivals} you win ${win}, tie ${tie} and lose ${lose}.`,
  equitySentence: (equity: string) => `Your equity is ${equity}.`,
  openEquity: 'Open in Equity',
  categories: 'Your final hand',
  outs: 'Outs',
  outsOf: (count: number, unseen: number, goal: 'ahead' | 'opponents-ahead' | 'equity', rivals: string) => {
    const cards = `${count} of ${unseen} cards`
    const s = count === 1 ? 's' : ''
    if (goal === 'ahead') return `You are behind. ${cards} put${s} you ahead.`
    if (goal === 'opponents-ahead') return `You lead. ${cards} put${s} an opponent ahead.`
    return `${cards} raise${s} your equity against ${rivals}.`
  },
  outsCards: 'Next card',
  outsEquity: 'Equity',
  outsChange: 'Change, points',
  shortcut: 'The shortcut 1 − (1 − p)ᴺ',
  shortcutMeaning: (p: string, opponents: number, estimate: string, truth: string) =>
    `The chance of losing to one opponent is p\u00a0=\u00a0${p}. This well-known estimate treats opponents as independent: for ${opponents} of them it gives ${estimate}, but the exact chance is ${truth}.`,
  shortcutSays: 'Shortcut',
  truth: 'Exact',
  error: 'Error, points',
  loseTo: 'Chance of losing',
}
