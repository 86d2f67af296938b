// What the state of the view asks the engine: what the shown range makes, and how the equities are spread.
import type { RequestFor } from '../../../engine/answers'
import { readCards } from '../../../poker/cards'
import { missingOnBoard } from '../../../poker/missing'
import { example, flag, text, texts, whole, type Codec } from '../../../state/codec'

export interface RangeState {
  ranges: readonly string[]
  board: string
  dead: string
  /** The player whose grid is open, counted from 1; 0: none. */
  grid: number
  /** The player whose range is shown, counted from 1. */
  player: number
  /** The made hand or draw whose combos are shown, by its name; "": all combos. */
  part: string
  exact: boolean
}

export const mostPlayers = 4
/** From this number of players on, there may be too many deals to count in seconds. */
export const manyPlayers = 3

export const codec: Codec<RangeState> = {
  ranges: example(texts(['top 20%', '22+,ATs+,AJo+'])),
  board: example(text('Kh 8h 3c')),
  dead: text(),
  grid: whole(1, 0, mostPlayers),
  player: whole(1, 1, mostPlayers),
  part: text(),
  exact: flag(),
}

/** Without ranges and cards. */
export const empty: Partial<RangeState> = { ranges: [''], board: '', dead: '', grid: 1, player: 1, part: '' }

/** The ranges of all rows that the view shows; there is at least one. */
export function playersOf({ ranges }: RangeState): readonly string[] {
  return ranges.length === 0 ? [''] : ranges.slice(0, mostPlayers)
}

/** The ranges of a link that are too many. */
export const leftOut = ({ ranges }: RangeState): readonly string[] => ranges.slice(mostPlayers)

/** What a state becomes if a player is removed, by the place: the shown player and the open grid remain those of the same
    player, whose number changes. */
export function withoutPlayer(state: RangeState, ranges: readonly string[], place: number): Partial<RangeState> {
  const numberOf = (number: number, none: number): number => (number - 1 === place ? none : number - 1 > place ? number - 1 : number)
  return { ranges: [...ranges, ...leftOut(state)], grid: numberOf(state.grid, 0), player: numberOf(shownPlace(state) + 1, 1) }
}

/** Where the shown player stands in the list. */
export const shownPlace = (state: RangeState): number => Math.min(state.player, playersOf(state).length) - 1

export const shownRange = (state: RangeState): string => playersOf(state)[shownPlace(state)] ?? ''

export const isRangeFinished = (state: RangeState): boolean =>
  missingOnBoard(state.board) === 0 && shownRange(state).trim() !== ''

export const isFinished = (state: RangeState): boolean =>
  missingOnBoard(state.board) === 0 && playersOf(state).every((range) => range.trim() !== '')

export function rangeRequest(state: RangeState): RequestFor<'holdem.range'> {
  const { board, dead } = state
  // Without a board the query has no use for dead cards.
  return { query: 'holdem.range', range: shownRange(state), board, dead: board.trim() === '' ? '' : dead }
}

export function spreadRequest(state: RangeState): RequestFor<'holdem.spread'> | undefined {
  const equities = equitiesRequest(state)
  return equities && { ...equities, hands: true }
}

/** Asked apart: it is drawn last. */
export function nextCardsRequest(state: RangeState): RequestFor<'holdem.spread'> | undefined {
  const equities = hasNextCard(state.board) ? equitiesRequest(state) : undefined
  return equities && { ...equities, next_cards: true }
}

function equitiesRequest(state: RangeState): RequestFor<'holdem.spread'> | undefined {
  const { board, dead, exact } = state
  const ranges = playersOf(state)
  if (ranges.length < 2) return undefined
  return { query: 'holdem.spread', ranges, board, dead, ...(exact && ranges.length >= manyPlayers && { exact }) }
}

/** The board with a next card. The map of next cards may be that of an earlier board: a card that is there already is not
    put there twice, and the river is the last. */
export function boardWith(board: string, card: string): string {
  const { cards } = readCards(board)
  return cards.length < 5 && !cards.includes(card) ? `${board.trim()} ${card}` : board
}

function hasNextCard(board: string): boolean {
  const { cards, rest } = readCards(board)
  return rest === '' && (cards.length === 3 || cards.length === 4)
}
