import { describe, expect, it } from 'vitest'
import type { BankrollAnswer } from '../../../engine/answers'
import { chanceText, goalSentence, hourSentence, longRunSentence, ruinSentence } from './sentences'

function answer(ruinWithin: number, more: Partial<BankrollAnswer> = {}): BankrollAnswer {
  return {
    edge: -0.0046,
    lines: 1,
    ruin: { bankroll: 500, probability: 1, is_bound: false },
    after: { hands: 10000, ruin_probability: ruinWithin },
    ...more,
  } as BankrollAnswer
}

describe('the first sentence', () => {
  it.each([
    [0, 'With 500 bets you have next to no chance of losing it all within 10,000 hands.'],
    [1e-12, 'With 500 bets you have next to no chance of losing it all within 10,000 hands.'],
    [0.104, 'With 500 bets you have a 1 in 9.6 chance of losing it all within 10,000 hands.'],
    [0.83, 'With 500 bets, the chance of losing it all within 10,000 hands is 83.0\u202f%.'],
  ])('says %s in words', (chance, sentence) => {
    expect(ruinSentence(answer(chance))).toBe(sentence)
  })
})

it.each([
  [500, 499, 1, 'cannot'],
  [500, 500, 1, 'next to no chance'],
  [500, 99, 5, 'cannot'],
  [500, 100, 5, 'next to no chance'],
])('says that %s bets cannot be lost within %s hands of %s lines only if they cannot', (bankroll, hands, lines, words) => {
  const ruin = { bankroll, probability: 1, is_bound: false }
  const after = { hands, ruin_probability: 0 } as BankrollAnswer['after']
  expect(ruinSentence({ ...answer(0), ruin, after, lines } as BankrollAnswer)).toContain(words)
})

it('gives both bounds where pays had to be rounded', () => {
  const after = { hands: 10000, ruin_probability: 0.104, ruin_probability_least: 0.101 }
  expect(ruinSentence(answer(0, { after } as Partial<BankrollAnswer>))).toContain('is 10.10\u202f% to 10.40\u202f%.')
})

describe('the long run', () => {
  it('is lost where the game keeps something', () => {
    expect(longRunSentence(answer(0.1))).toContain('keeps 0.4600\u202f% of every bet')
  })

  it('has bounds where only they are known', () => {
    const ruin = { bankroll: 500, probability: 0.7281, is_bound: true, probability_least: 0.7281, probability_most: 0.7285 }
    expect(longRunSentence(answer(0.1, { edge: 0.005, ruin }))).toContain('72.81\u202f% to 72.85\u202f%')
  })
})

it('says amounts in dollars beside bets', () => {
  const dollars = answer(0.104, {})
  dollars.ruin!.bankroll_dollars = 625
  expect(ruinSentence(dollars)).toContain('With 500 bets ($625) you have a 1 in 9.6 chance')
})

it('says what an hour brings', () => {
  const hour = { hands_an_hour: 600, mean: -2.736, standard_deviation: 108.2 }
  expect(hourSentence(answer(0.1, { per_hour: hour }))).toBe(
    'An hour of 600 hands costs 2.74 bets on average, with a standard deviation of 108 bets.',
  )
  const inDollars = { ...hour, mean: 5.1, mean_dollars: 6.375, standard_deviation_dollars: 135.26 }
  expect(hourSentence(answer(0.1, { per_hour: inDollars }))).toBe(
    'An hour of 600 hands brings 5.10 bets ($6.38) on average, with a standard deviation of 108 bets ($135.26).',
  )
  expect(hourSentence(undefined)).toBe('')
})

it('says the chance of a goal within the hands first', () => {
  const found = answer(0.1, { goal: { goal: 1000, probability: 0.35477, is_bound: false } })
  Object.assign(found.after!, { goal: 1000, goal_probability: 0.0612 })
  expect(goalSentence(found)).toBe(
    'The chance of reaching 1,000 bets within 10,000 hands and before ruin is 6.12\u202f%. ' +
      'The chance of reaching 1,000 bets before ruin, however long it takes, is 35.48\u202f%.',
  )
})

it('says the chance of a goal', () => {
  expect(goalSentence(answer(0.1, { goal: { goal: 1000, probability: 0.35477, is_bound: false } }))).toContain('35.48')
})

it('keeps the digits that count in a small chance', () => {
  expect(chanceText({ least: 0.0000123, most: 0.0000123 })).toBe('0.0012\u202f%')
})
