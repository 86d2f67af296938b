import { expect, it } from 'vitest'
import { dayOf } from './day'

it('names a day by the clock of the place', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
