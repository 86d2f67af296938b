// Statistics of several browsers together, game by game.
import { practised, writeStatistics } from './practice'
import { none, type Statistics } from './statistics'

/** The sum of both. */
export function merged(one: Statistics, other: Statistics): Statistics {
  return eachOf(one, other, (own, added) => practised(own, { plus: writeStatistics(added) }))
}

/** What `whole` counts beyond `part`. Throws EngineError if that is no part of it. */
export function without(whole: Statistics, part: Statistics): Statistics {
  return eachOf(whole, part, (own, taken) => practised(own, { less: writeStatistics(taken) }))
}

/** Changes each game of `all` that the other has. */
function eachOf(all: Statistics, other: Statistics, change: (own: Statistics, other: Statistics) => Statistics): Statistics {
  const games = { ...all }
  for (const [name, game] of Object.entries(other)) {
    Object.assign(games, change({ [name]: games[name] ?? none }, { [name]: game }))
  }
  return games
}
