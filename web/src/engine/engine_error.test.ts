import { expect, it } from 'vitest'
import { EngineError } from './engine_error'

it('counts places in code points', () => {
  const error = new EngineError({ message: 'wrong', text: '🂡🂡Xs', position: 2, length: 2 })
  expect(error.parts).toEqual(['🂡🂡', 'Xs', ''])
})
