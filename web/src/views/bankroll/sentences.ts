// What an answer about a bankroll says, in plain sentences.
import type { BankrollAnswer } from '../../engine/answers'
import { count, oneIn, percent, tinyPercent } from '../../format'
import { words } from '../../words'

/** So small that a number would say less than words. */
const nextToNothing = 1e-9

/** Two bounds that differ, or one number. */
export interface Chance {
  least: number
  most: number
}

export function chanceText({ least, most }: Chance, digits = 2): string {
  const one = (chance: number): string => (chance >= 0.01 ? percent(chance, digits) : tinyPercent(chance))
  return one(least) === one(most) ? one(most) : words.bankroll.between(one(least), one(most))
}

/** The sentence that the view begins with. */
export function ruinSentence({ ruin, after }: BankrollAnswer): string {
  if (!ruin || after?.ruin_probability === undefined) return ''
  const say = words.bankroll
  const [bets, hands] = [count(ruin.bankroll), count(after.hands)]
  const chance = after.ruin_probability
  const least = after.ruin_probability_least ?? chance
  if (percent(least, 1) !== percent(chance, 1)) return say.likely(bets, chanceText({ least, most: chance }), hands)
  if (chance === 0) return say.cannot(bets, hands)
  if (chance < nextToNothing) return say.hardly(bets, hands)
  return chance < 0.5 ? say.oneIn(bets, oneIn(chance), hands) : say.likely(bets, percent(chance, 1), hands)
}

export function longRunSentence({ ruin, edge }: BankrollAnswer): string {
  if (!ruin) return ''
  if (edge <= 0) return words.bankroll.losing(percent(-edge))
  const chance = { least: ruin.probability_least ?? ruin.probability, most: ruin.probability_most ?? ruin.probability }
  return words.bankroll.longRun(percent(edge), chanceText(chance))
}

export function goalSentence({ goal }: BankrollAnswer): string {
  if (!goal) return ''
  const chance = { least: goal.probability_least ?? goal.probability, most: goal.probability_most ?? goal.probability }
  return words.bankroll.goalChance(count(goal.goal), chanceText(chance))
}

/** The engine's note as a sentence. */
export function asSentence(note: string): string {
  return `${note.charAt(0).toUpperCase()}${note.slice(1)}.`
}
