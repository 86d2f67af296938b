// The kind of a deal's best hold, in the words of `holdfast videopoker review`.
import type { GameField } from '../answers'
import { ask } from '../../../engine/client'
import type { Play } from './statistics'

/** Undefined if the engine cannot say. */
export async function kindOfBest(game: GameField, { deal, held }: Play): Promise<string | undefined> {
  const hands = `${deal}: ${held || 'nothing'}`
  const answer = await ask({ query: 'videopoker.review', game, hands }).catch(() => undefined)
  return answer?.mistakes[0]?.best_kind
}
