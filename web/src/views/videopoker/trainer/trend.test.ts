import { expect, it } from 'vitest'
import { dayOf } from './day'
import { practiceDays } from './trend'

it('shows the last days with hands, in their order', () => {
  const days = {
    '2026-11-24': { hands: 4, wrong: 1, lost: 0.5 },
    '2026-11-23': { hands: 2, wrong: 0, lost: 0 },
    '2026-11-22': { hands: 0, wrong: 0, lost: 0 },
    '2025-12-31': { hands: 1, wrong: 1, lost: 1 },
  }
  expect(practiceDays(days, 2)).toEqual([
    { date: '2026-11-23', hands: 2, right: 1, lostPerHand: 0 },
    { date: '2026-11-24', hands: 4, right: 0.75, lostPerHand: 0.125 },
  ])
  expect(practiceDays(days, 30)[0]?.date).toBe('2025-12-31')
})

it('names a day by the clock of the place', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
