import { expect, it } from 'vitest'
import { gradeOf } from './statistics'

it.each([
  [0, 'right'],
  [0.0123, 'minor'],
  [0.05, 'major'],
] as const)('grades a cost of %s as %s', (cost, grade) => {
  expect(gradeOf(cost)).toBe(grade)
})
