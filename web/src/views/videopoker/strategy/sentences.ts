// What a chart returns, as it is shown and spoken.
import type { Chart } from '../answers'
import { fixed, percent, tinyPercent } from '../../../format'
import { words } from '../../../words'

/** A chart that ignores the order of the cards, where that counts, has a cost without a mistake. */
export const isPerfect = (chart: Chart): boolean => chart.misplayed_deals === '0' && chart.cost === 0

const say = words.strategy

/** "9 rows", and whether that is one thing. */
function lengthOf(chart: Chart): [string, boolean] {
  return [say.rowsAndRules(chart.rows.length, chart.rules.length), chart.rows.length === 1 && chart.rules.length === 0]
}

export function returnSentence(chart: Chart): string {
  const [length, isOne] = lengthOf(chart)
  if (isPerfect(chart)) return say.returnsAll(length, isOne, percent(chart.return))
  return say.returns(length, isOne, percent(chart.return), tinyPercent(chart.cost))
}

/** The sentence for a machine, whose hands are also worth the states that follow. */
export function worthSentence(chart: Chart): string {
  const [length, isOne] = lengthOf(chart)
  if (isPerfect(chart)) return say.isWorthAll(length, isOne, fixed(chart.return, 4))
  return say.isWorth(length, isOne, fixed(chart.return, 4), fixed(chart.cost, 6))
}

export const sentenceOn = (chart: Chart, isMachine: boolean): string => (isMachine ? worthSentence : returnSentence)(chart)
