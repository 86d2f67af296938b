import { expect, it } from 'vitest'
import type { Chart } from '../answers'
import { returnSentence } from './sentences'

const chart = (fields: Partial<Chart>): Chart => ({ rows: [], rules: [], return: 0.995, ...fields }) as unknown as Chart

it('names the cost of a chart with two digits that count, and none of a faultless one', () => {
  expect(returnSentence(chart({ misplayed_deals: '12', cost: 0.0000099 }))).toMatch(/, 0\.00099\u202f% less than perfect play\.$/)
  expect(returnSentence(chart({ misplayed_deals: '0', cost: 0 }))).not.toMatch(/less than/)
})
