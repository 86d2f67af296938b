// @vitest-environment jsdom
import { expect, it } from 'vitest'
import type { ReviewAnswer } from '../../../engine/answers'
import { HandsList, mostInAddress } from './hands_list.svelte'
import { heldCards, ratherThan, resultSentence, rightIn } from './sentences'

const lesson = { hold: 'low pair', rather_than: 'one high card', hands: '2', cost: 0.5, cost_exact: '1/2' }

it('sums up a review', () => {
  const answer = { hands: '1000', mistakes: [], cost: 0, cost_per_hand: 0 } as unknown as ReviewAnswer
  expect(resultSentence(answer)).toBe('1,000 hands, no mistakes.')
  const wrong = { ...answer, hands: '2', mistakes: [{}], cost: 0.25, cost_per_hand: 0.125 } as unknown as ReviewAnswer
  expect(resultSentence(wrong)).toBe('2 hands, 1 mistake: it costs 0.2500 bets, or 12.5000\u202f% of what was bet.')
})

it('says what to hold instead, and where that is right', () => {
  expect(ratherThan(lesson)).toBe('one high card')
  expect(ratherThan({ ...lesson, rather_than: 'low pair' })).toBe('a worse one of the kind')
  expect(rightIn(lesson)).toBe('')
  expect(rightIn({ ...lesson, deals: '1600', right: '1600' })).toBe('all 1,600 deals')
  expect(rightIn({ ...lesson, deals: '1600', right: '1599' })).toBe('99.94\u202f% of 1,600 deals')
  expect([heldCards('nothing'), heldCards('AsKs')]).toEqual([[], ['As', 'Ks']])
})

it('keeps a short list in the address, and a long one on the page', () => {
  let packed = ''
  const made = (): HandsList => new HandsList(() => packed, (text) => (packed = text))
  made().type('AsKsQsJs5s: 1234')
  expect([packed.charAt(0), made().text, made().isLong]).toEqual(['z', 'AsKsQsJs5s: 1234', false])
  const diary = 'AsKsQsJs5s: 1234\n'.repeat(mostInAddress / 10)
  made().type(diary)
  expect([packed, made().text, made().isLong]).toEqual(['', diary, true])
  packed = 'zdamaged'
  expect([made().isLong, made().isDamaged]).toEqual([false, true])
  made().type('')
  expect([packed, made().text]).toEqual(['', ''])
})
