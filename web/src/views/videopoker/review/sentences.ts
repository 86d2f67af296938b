// What a review says, in words.
import type { ReviewAnswer } from '../../../engine/answers'
import { count, fixed, percent } from '../../../format'
import { splitCards } from '../../../poker/cards'
import { words } from '../../../words'

const say = words.review

export const bets = (amount: number): string => fixed(amount, 4)

export function resultSentence({ hands, mistakes, cost, cost_per_hand }: ReviewAnswer): string {
  if (mistakes.length === 0) return say.perfect(count(hands))
  return say.result(count(hands), count(mistakes.length), bets(cost), percent(cost_per_hand))
}

type Lesson = ReviewAnswer['lessons'][number]

export function ratherThan({ hold, rather_than }: Lesson): string {
  return rather_than === hold ? say.worseOfKind : rather_than
}

/** In which deals the advice is right; empty if both holds are of one kind. */
export function rightIn({ deals, right }: Lesson): string {
  if (deals === undefined || right === undefined) return ''
  if (deals === right) return say.allDeals(count(deals))
  return say.shareOfDeals(percent(Number(right) / Number(deals), 2), count(deals))
}

/** The cards of a hold as the engine writes it; "nothing" has none. */
export function heldCards(held: string): string[] {
  return held === 'nothing' ? [] : splitCards(held)
}
