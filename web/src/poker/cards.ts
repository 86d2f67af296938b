// Cards as the engine writes them: rank A K Q J T 9 … 2, suit s h d c, `Jk` a joker. What is read here only mirrors a
// text in slots and on a grid; the engine alone says what is wrong with it.
import { names } from '../words/cards'

export const ranks = [...'AKQJT98765432'] as readonly string[]
export const suits = [...'shdc'] as readonly string[]
export const joker = 'Jk'

const glyphs: Record<string, string> = { s: '♠', h: '♥', d: '♦', c: '♣' }
const suitOfGlyph: Record<string, string> = { '♠': 's', '♥': 'h', '♦': 'd', '♣': 'c', '♤': 's', '♡': 'h', '♢': 'd', '♧': 'c' }

/** The variation selector keeps phones from drawing an emoji. */
export const suitGlyph = (suit: string): string => `${glyphs[suit] ?? ''}\uFE0E`
export const suitName = (suit: string): string => names.suits[suit] ?? ''
export const rankName = (rank: string): string => names.ranks[rank] ?? ''
export const rankText = (rank: string): string => (rank === 'T' ? '10' : rank)

export function cardName(card: string): string {
  return card === joker ? names.joker : names.card(rankName(card.charAt(0)), suitName(card.charAt(1)))
}

export interface ReadCards {
  cards: string[]
  /** What follows the last card that could be read; "" if all could. */
  rest: string
}

const oneCard = /^[\s,[\]/|-]*(jk|(10|[akqjt2-9])\s?([shdc♠♥♦♣♤♡♢♧])\uFE0E?)[\s,[\]/|-]*/iu

export function readCards(text: string): ReadCards {
  const cards: string[] = []
  let rest = text
  for (let match = oneCard.exec(rest); match; match = oneCard.exec(rest)) {
    cards.push(cardOf(match))
    rest = rest.slice(match[0].length)
  }
  return { cards, rest: rest.trim() }
}

function cardOf(match: RegExpExecArray): string {
  const [, , rank, suit] = match
  if (rank === undefined || suit === undefined) return joker
  return (rank === '10' ? 'T' : rank.toUpperCase()) + (suitOfGlyph[suit] ?? suit.toLowerCase())
}

/** True while fewer cards than wanted are typed, and what follows them may become one: nothing to complain about yet. */
export function isUnfinished(text: string, wanted: number): boolean {
  const { cards, rest } = readCards(text)
  return cards.length < wanted && /^(10?|[akqjt2-9])?$/i.test(rest)
}

export function writeCards(cards: readonly string[]): string {
  return cards.join(' ')
}

/** "AsKs" as the engine writes a set, one card after the other. */
export function splitCards(text: string): string[] {
  return text.match(/../g) ?? []
}

/** The deck in the order of the picker: spades first, ace first; then the jokers. */
export function deckOf(jokers: number): string[] {
  const cards = suits.flatMap((suit) => ranks.map((rank) => rank + suit))
  return [...cards, ...Array.from({ length: jokers }, () => joker)]
}
