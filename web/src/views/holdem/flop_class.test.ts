import { expect, it } from 'vitest'
import type { EngineError } from '../../engine/engine_error'
import { testEngine } from '../../engine/test_engine'
import { boardCards, boardField, boardPlace, classError, flopClasses, isClass, withCards, withFlops } from './flop_class'

it('asks for a class in place of the board', () => {
  expect(boardField({ board: 'QhJh2c', flops: ' ' })).toBe('QhJh2c')
  expect(boardField({ board: '', flops: '9-high' })).toBe('flop 9-high')
  expect([{ board: '', flops: '' }, { board: 'QhJh2c', flops: '' }].map(isClass)).toEqual([false, false])
  expect([{ board: '', flops: '9' }, { board: '9xx', flops: '' }, { board: '9 high', flops: '' }].map(isClass)).toEqual(
    [true, true, true])
  expect([{ board: '9xx', flops: '' }, { board: '', flops: 'x' }].map(boardPlace)).toEqual(['board', 'flops'])
})

it('leaves no room for cards beside a class', () => {
  expect(boardCards(withFlops('77x'), 'Some cards', undefined)).toMatchObject({ value: '', most: 0 })
  expect(boardCards(withCards('Qh'), 'Some cards', undefined)).toMatchObject({ value: 'Qh', most: 5, hint: 'Some cards' })
})

it('offers classes that the engine reads, and shows its errors on what was typed', async () => {
  const ask = await testEngine('holdem')
  const answer = (flops: string) =>
    ask({ query: 'holdem.odds', hole: 'AhKh', board: boardField({ board: '', flops }), opponents: '1' })
  // Of 32 cards up to the nine without those of 28; a nine, and two lower ranks in two of the other suits; and so on.
  expect(flopClasses.map((flops) => answer(flops).board_class?.flops)).toEqual(
    [4960 - 3276, 4 * 3 * 7 * 7, 4 * 4 * 44, 6 * 48, 13 * 12 * 6 * 2, 4 * 286])
  const wrong = (flops: string): EngineError | undefined => {
    try {
      answer(flops)
    } catch (error) {
      return classError(error as EngineError)
    }
    return undefined
  }
  expect(wrong('9xx rainbw')).toMatchObject({ text: '9xx rainbw', parts: ['9xx ', 'rainbw', ''], field: 'board' })
  expect(wrong('AhKh')?.message).toMatch(/^'ahkh' is not a class of flops: write ranks such as 9xx/)
  expect(wrong('monotone paired')).toMatchObject(
    { message: "no flop is all of this: 'monotone paired'", parts: ['', 'monotone paired', ''] })
  expect(classError(undefined)).toBeUndefined()
})
