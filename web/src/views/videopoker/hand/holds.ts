// The holds of a deal, as the view names and compares them.
import type { HoldAnswer, HoldRow } from '../../../engine/answers'
import { splitCards, suitGlyph, rankText, joker } from '../../../poker/cards'
import { words } from '../../../words'

/** In the address, "" is the best hold, so the hold of no card needs a word. */
export const drawFive = 'none'

export const keyOf = (hold: HoldRow): string => hold.hold || drawFive

export function findHold(answer: HoldAnswer, key: string): HoldRow | undefined {
  return answer.holds.find((hold) => keyOf(hold) === key) ?? answer.holds[0]
}

/** Which of the dealt cards are held. If a deal has several jokers, they are held from the left. */
export function heldPlaces(deal: readonly string[], hold: HoldRow): boolean[] {
  const left = splitCards(hold.hold)
  return deal.map((card) => {
    const place = left.indexOf(card)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  })
}

/** The hold after a click on one of the dealt cards. */
export function toggled(answer: HoldAnswer, deal: readonly string[], hold: HoldRow, place: number): HoldRow | undefined {
  const held = heldPlaces(deal, hold)
  const wanted = deal.filter((_, index) => held[index] !== (index === place)).sort().join()
  return answer.holds.find((other) => splitCards(other.hold).sort().join() === wanted)
}

const short = (card: string): string => (card === joker ? 'Jk' : rankText(card.charAt(0)) + suitGlyph(card.charAt(1)))

/** "holding A♠ K♠", or that no card or all five are held. */
export function holdingText(hold: HoldRow): string {
  const cards = splitCards(hold.hold)
  if (cards.length === 0) return words.hand.drawing
  return cards.length === 5 ? words.hand.keeping : words.hand.holding(cards.map(short).join('\u2009'))
}

export interface Gain {
  name: string
  /** How much more this outcome brings than with the other hold, for each bet. */
  gain: number
}

/** What one hold gains over another from each outcome. Both holds are of the same deal, so their rows agree. */
export function gainsOver(hold: HoldRow, other: HoldRow, pays: readonly number[]): Gain[] {
  const share = (of: HoldRow, row: number): number => Number(of.outcomes[row]?.count ?? 0) / Number(of.draws)
  return hold.outcomes.map(({ name }, row) => ({
    name,
    gain: (pays[row] ?? 0) * (share(hold, row) - share(other, row)),
  }))
}
