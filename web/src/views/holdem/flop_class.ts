// A class of flops in place of a board, such as "9xx rainbow". Deals on a class are always counted: the engine refuses to
// sample them.
import type { CardField } from '../../components/CardPicker.svelte'
import { EngineError } from '../../engine/engine_error'
import { readCards } from '../../poker/cards'
import { words } from '../../words'

export interface BoardState {
  board: string
  /** Typed in place of the board; "" if there is none. */
  flops: string
}

/** Classes to begin with, as the engine reads them. */
export const flopClasses: readonly string[] = ['9-high', '9xx rainbow', 'AKx', '77x', 'paired two-tone', 'monotone']

/** This word says nothing of a flop. Behind it the engine reads any text as a class, and not as cards: so that it says what
    is wrong with a class. */
const asClass = 'flop '

const hasClass = ({ flops }: BoardState): boolean => flops.trim() !== ''

/** The engine's field `board`. */
export function boardField(state: BoardState): string {
  return hasClass(state) ? asClass + state.flops : state.board
}

/** Whether the board is a class, or at least no cards. */
export function isClass(state: BoardState): boolean {
  return hasClass(state) || readCards(state.board).rest !== ''
}

/** Cards and a class replace each other. */
export const withCards = (board: string): BoardState => ({ board, flops: '' })
export const withFlops = (flops: string): BoardState => ({ board: '', flops })

/** The board in the card picker: with a class there is no room for cards, which a click would put in its place. */
export function boardCards(state: BoardState, hint: string, error: EngineError | undefined): CardField {
  const board = { id: 'board', label: words.table.board, value: state.board, error }
  return hasClass(state) ? { ...board, most: 0, hint: words.table.flopsInPlace } : { ...board, most: 5, hint }
}

/** The field of the view at which an error of the board stands. */
export function boardPlace(state: BoardState): 'board' | 'flops' {
  return hasClass(state) ? 'flops' : 'board'
}

/** What the engine says of a class, as if it had been asked without the word before it. */
export function classError(error: EngineError | undefined): EngineError | undefined {
  if (!error?.text.startsWith(asClass)) return error
  const text = error.text.slice(asClass.length)
  const position = Math.max(0, error.position - asClass.length)
  const length = Math.max(0, error.position + error.length - asClass.length) - position
  return new EngineError({ message: error.message.replace(error.text, text), field: error.field, text, position, length })
}
