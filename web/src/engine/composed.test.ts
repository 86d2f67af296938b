import { expect, it } from 'vitest'
import { compose, oneWord, placed } from './composed'
import { EngineError } from './engine_error'

const part = compose<'game' | 'bet'>([['game', 'jäcks♠'], ' 10 hours at ', ['bet', '1.25x']])

function errorAt(position: number, length: number): EngineError {
  return new EngineError({ message: 'part 2: wrong', field: 'parts', text: part.text, position, length })
}

it('makes a text of words and values', () => {
  expect(part.text).toBe('jäcks♠ 10 hours at 1.25x')
  expect(compose<'row'>([['row', '𝄞'], '=', ['row', 'x']]).places.map(({ start, end }) => [start, end])).toEqual([[0, 1], [2, 3]])
})

it('moves an error to the value that it is about', () => {
  const { field, error } = placed(errorAt(23, 1), part, 'wrong')
  expect([field, error.message, error.parts]).toEqual(['bet', 'wrong', ['1.25', 'x', '']])
  expect(placed(errorAt(0, 6), part)).toMatchObject({ field: 'game', error: { message: 'part 2: wrong', text: 'jäcks♠' } })
})

it('leaves an error about several values to the whole text, without the part that is all of it', () => {
  expect(placed(errorAt(0, 24), part)).toEqual({ error: new EngineError({ message: 'part 2: wrong' }) })
  const about = placed(errorAt(10, 5), part)
  expect([about.field, about.error.parts]).toEqual([undefined, ['jäcks♠ 10 ', 'hours', ' at 1.25x']])
})

it('keeps what is typed one word', () => {
  expect(oneWord(' 1.25 lines 5 ')).toBe('1.25\u00a0lines\u00a05')
})
