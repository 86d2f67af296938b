// What an answer about a bankroll says, in plain sentences.
import type { BankrollAnswer } from '../../../engine/answers'
import { boundPercents, count, fixed, money, oneIn, percent, tinyPercent } from '../../../format'
import { words } from '../../../words'

/** Below this chance, words say more than a number. */
const nextToNothing = 1e-9

/** Two bounds that differ, or one number. */
export interface Chance {
  least: number
  most: number
}

export function chanceText({ least, most }: Chance, digits = 2): string {
  if (least === most) return most >= 0.01 ? percent(most, digits) : tinyPercent(most)
  return words.bankroll.between(...boundPercents(least, most, digits))
}

/** The sentence that the view begins with. */
export function ruinSentence({ ruin, after, lines }: BankrollAnswer): string {
  if (!ruin || after?.ruin_probability === undefined) return ''
  const say = words.bankroll
  const [bets, hands] = [amount(ruin.bankroll, ruin.bankroll_dollars), count(after.hands)]
  const chance = after.ruin_probability
  const least = after.ruin_probability_least ?? chance
  if (percent(least, 1) !== percent(chance, 1)) return say.likely(bets, chanceText({ least, most: chance }), hands)
  // A chance of 1e-130 is 0 in the answer, within its error; that no hand can lose more than it costs is certain.
  if (ruin.bankroll >= (after.hands + 1) * lines) return say.cannot(bets, hands)
  if (chance < nextToNothing) return say.hardly(bets, hands)
  return chance < 0.5 ? say.oneIn(bets, oneIn(chance), hands) : say.likely(bets, percent(chance, 1), hands)
}

export function longRunSentence({ ruin, edge }: BankrollAnswer): string {
  if (!ruin) return ''
  if (edge <= 0) return words.bankroll.losing(percent(-edge))
  const chance = { least: ruin.probability_least ?? ruin.probability, most: ruin.probability_most ?? ruin.probability }
  return words.bankroll.longRun(percent(edge), chanceText(chance))
}

export function goalSentence({ goal, after }: BankrollAnswer): string {
  const sentences: string[] = []
  if (after?.goal !== undefined && after.goal_probability !== undefined) {
    const chance = { least: after.goal_probability, most: after.goal_probability_most ?? after.goal_probability }
    sentences.push(words.bankroll.goalWithin(amount(after.goal, after.goal_dollars), count(after.hands), chanceText(chance)))
  }
  if (goal) {
    const chance = { least: goal.probability_least ?? goal.probability, most: goal.probability_most ?? goal.probability }
    sentences.push(words.bankroll.goalChance(amount(goal.goal, goal.goal_dollars), chanceText(chance)))
  }
  return sentences.join(' ')
}

/** What an hour of play brings. */
export function hourSentence(answer: BankrollAnswer | undefined): string {
  const hour = answer?.per_hour
  if (!hour) return ''
  const [mean, deviation] = [amount(Math.abs(hour.mean), abs(hour.mean_dollars), 2), amount(hour.standard_deviation, hour.standard_deviation_dollars)]
  return words.bankroll.perHour(count(hour.hands_an_hour), mean, hour.mean < 0, deviation)
}

function abs(dollars: number | undefined): number | undefined {
  return dollars === undefined ? undefined : Math.abs(dollars)
}

/** "400 bets", or "400 bets ($500)". */
function amount(bets: number, dollars: number | undefined, digits = 0): string {
  return words.bankroll.bets(fixed(bets, digits), dollars === undefined ? undefined : money(dollars))
}
