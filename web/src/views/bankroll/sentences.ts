// What an answer about a bankroll says, in plain sentences.
import type { BankrollAnswer } from '../../engine/answers'
import { boundPercents, count, oneIn, percent, tinyPercent } from '../../format'
import { words } from '../../words'

/** Below this, words say more than a number. */
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
  const [bets, hands] = [count(ruin.bankroll), count(after.hands)]
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

export function goalSentence({ goal }: BankrollAnswer): string {
  if (!goal) return ''
  const chance = { least: goal.probability_least ?? goal.probability, most: goal.probability_most ?? goal.probability }
  return words.bankroll.goalChance(count(goal.goal), chanceText(chance))
}

/** The engine's note as a sentence. */
export function asSentence(note: string): string {
  return `${note.charAt(0).toUpperCase()}${note.slice(1)}.`
}
