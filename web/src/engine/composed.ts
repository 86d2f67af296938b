// A text for the engine that is made of typed values, such as "jacks-or-better-9-6 10 hours at 1.25", with the place of
// each: an error about the text stands at the value which it is about.
import { EngineError } from './engine_error'

/** In code points, as in errors. */
interface Place<F extends string> {
  field: F
  value: string
  start: number
  end: number
}

export interface Composed<F extends string> {
  text: string
  places: readonly Place<F>[]
}

/** Where an error stands; without a field, it is about the whole text. */
export interface PlacedError<F extends string> {
  field?: F
  error: EngineError
}

const lengthOf = (text: string): number => [...text].length

/** Composes a text of fixed words, and of fields with their values. */
export function compose<F extends string>(pieces: readonly (string | readonly [F, string])[]): Composed<F> {
  let text = ''
  const places: Place<F>[] = []
  for (const piece of pieces) {
    const value = typeof piece === 'string' ? piece : piece[1]
    const start = lengthOf(text)
    text += value
    if (typeof piece !== 'string') places.push({ field: piece[0], value, start, end: start + lengthOf(value) })
  }
  return { text, places }
}

/** The typed text as one word, without blanks that separate words: words have meanings in these texts. */
export const oneWord = (typed: string): string => typed.trim().replace(/\s/g, '\u00a0')

/** The error of a composed text; `message` replaces its own. */
export function placed<F extends string>(error: EngineError, { text, places }: Composed<F>, message = error.message): PlacedError<F> {
  const end = error.position + error.length
  const place = places.find((place) => place.start <= error.position && end <= place.end)
  const { value = '', start = 0, field } = place ?? {}
  const position = error.position - start
  const members = place || end < lengthOf(text) ? { text: place ? value : text, position, length: error.length } : {}
  const moved = new EngineError({ message, ...members })
  return field === undefined ? { error: moved } : { field, error: moved }
}
