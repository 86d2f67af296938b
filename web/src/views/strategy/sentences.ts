// What a chart returns, as it is shown and spoken.
import type { Chart } from '../../engine/answers'
import { percent, tinyPercent } from '../../format'
import { words } from '../../words'

export const isPerfect = (chart: Chart): boolean => chart.misplayed_deals === '0'

export function returnSentence(chart: Chart): string {
  const say = words.strategy
  const length = say.rowsAndRules(chart.rows.length, chart.rules.length)
  const isOne = chart.rows.length === 1 && chart.rules.length === 0
  if (isPerfect(chart)) return say.returnsAll(length, isOne, percent(chart.return))
  return say.returns(length, isOne, percent(chart.return), tinyPercent(chart.cost))
}
