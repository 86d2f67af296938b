// One game: its part of the view's state.
import { text, type Codec } from '../../../state/codec'
import { gameParameter, type GameChoice } from '../game.svelte'

export interface OneGameState {
  game: GameChoice
  /** Texts as typed. */
  bankroll: string
  hands: string
  lines: string
  cash_back: string
  goal: string
  bet: string
}

export const oneGameCodec: Codec<OneGameState> = {
  game: gameParameter(),
  bankroll: text('500'),
  hands: text('10000'),
  lines: text('1'),
  cash_back: text(),
  goal: text(),
  bet: text(),
}
