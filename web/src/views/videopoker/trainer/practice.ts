// Records of practice, changed by the engine as the command line changes its own: here and now, since a page that is closed
// must have kept the last hand.
import type { Answer, RequestFor } from '../../../engine/answers'
import { EngineError } from '../../../engine/engine_error'
import type { EngineModule } from '../../../engine/module'
import { engineOnPage } from '../engine_on_page'
import type { Statistics } from './statistics'

type Fields = Omit<RequestFor<'videopoker.practice'>, 'query' | 'record'>

let engine: EngineModule | undefined

/** To be awaited before anything else here is used. */
export async function startPractice(): Promise<void> {
  engine = await engineOnPage()
}

/** Throws EngineError. */
export function askPractice(record: Statistics, fields: Fields): Answer<'videopoker.practice'> {
  if (!engine) throw new Error('the engine was not started')
  const { outcome, text } = engine.ask(JSON.stringify({ query: 'videopoker.practice', record: writeStatistics(record), ...fields }))
  if (outcome !== 'answer') throw EngineError.from(text)
  return JSON.parse(text) as Answer<'videopoker.practice'>
}

/** The record after a change. Throws EngineError. */
export function practised(record: Statistics, fields: Fields): Statistics {
  return (JSON.parse(askPractice(record, fields).record) as { games: Statistics }).games
}

export function writeStatistics(games: Statistics): string {
  return JSON.stringify({ holdfast: 'trainer', games })
}
