import { expect, it } from 'vitest'
import { example, text, texts } from '../state/codec'
import { exampleParts, isWholeExample } from './example_parts'

const codec = { ranges: example(texts(['Ah Kh', 'QQ+,AK'])), board: example(text('Qh Jh 2c')) }
const begun = { ranges: codec.ranges.initial, board: codec.board.initial, dead: '' }

it('names what is left of the example', () => {
  expect(exampleParts(begun, codec)).toEqual(['Player 1', 'Player 2', 'the board'])
  expect(exampleParts({ ...begun, ranges: ['AA', 'QQ+,AK'], board: '' }, codec)).toEqual(['Player 2'])
})

it('is an example as long as nothing was added to it', () => {
  const isWhole = (fields: Partial<typeof begun>): boolean => {
    const state = { ...begun, ...fields }
    return isWholeExample(state, codec, exampleParts(state, codec))
  }
  expect([{}, { ranges: [...begun.ranges, 'AA'] }, { dead: '2s' }, { ranges: begun.ranges.slice(1) }].map(isWhole)).toEqual(
    [true, false, false, false])
})
