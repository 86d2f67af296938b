import { expect, it } from 'vitest'
import { groupOuts } from './outs'

it('puts cards of one equity together', () => {
  const outs = [
    { card: 'Th', equity: 1, equity_exact: '1/1', gain: 0.25 },
    { card: '9h', equity: 0.9, equity_exact: '9/10', gain: 0.15 },
    { card: '8h', equity: 0.9, equity_exact: '9/10', gain: 0.15 },
  ]
  expect(groupOuts(outs)).toEqual([
    { cards: ['Th'], equity: 1, gain: 0.25 },
    { cards: ['9h', '8h'], equity: 0.9, gain: 0.15 },
  ])
})
