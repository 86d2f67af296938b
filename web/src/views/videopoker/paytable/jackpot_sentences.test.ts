import { describe, expect, it } from 'vitest'
import type { MetersAnswer } from '../../../engine/answers'
import { aloneText, clearPercent, noBorderSentence, nowSentence, shareOf, shortBets, togetherText } from './jackpot_sentences'

type Meter = MetersAnswer['meters'][number]

const meter = (fields: Partial<Meter>): Meter => ({ name: 'royal flush', break_even: null, pays_at_even: null, ...fields }) as Meter
const answer = (share: number, isWorthIt: boolean, ...meters: Meter[]): MetersAnswer =>
  ({ return: share, is_worth_it: isWorthIt, meters }) as MetersAnswer

it.each([['0.25%', 0.0025], [' .5% ', 0.005], ['0.002', 0.002], ['1/400', 0.0025], ['', undefined], ['much', undefined], ['1/0', undefined]])(
  'reads a share typed as "%s"', (typed, share) => {
    expect(shareOf(typed)).toBe(share)
  },
)

it.each([
  [0.99830119, '99.8301\u202f%'],
  [0.9999999, '99.999990\u202f%'],
  [1, '100.0000\u202f%'],
  [1.0000001, '100.0000\u202f%'],
])('writes %s so that it is seen on which side of 100 %% it lies', (share, text) => {
  expect(clearPercent(share)).toBe(text)
})

it('begins with the return, and its sum with the cash back', () => {
  expect(nowSentence(answer(0.99830119, false), '')).toBe('The return now is 99.8301\u202f%: not worth playing yet.')
  expect(nowSentence(answer(0.99830119, false), '0')).toBe('The return now is 99.8301\u202f%: not worth playing yet.')
  expect(nowSentence(answer(0.99830119, true), '0.2%')).toBe(
    'The return now is 99.8301\u202f%, and with 0.2\u202f% cash back 100.0301\u202f%: worth playing.',
  )
})

it.each([[886.8459, '886.85'], [26.4, '26.4'], [50, '50'], [975.9999, '976'], [1684.625, '1,684.63']])('writes %s bets as %s', (bets, text) => {
  expect(shortBets(bets)).toBe(text)
})

describe('a jackpot', () => {
  it('has its break-evens in bets, and in dollars if a bet has a price', () => {
    expect(aloneText(meter({ break_even: 886.8459, break_even_dollars: 4434.23 }), false)).toBe('886.85 ($4,434.23)')
    expect(togetherText(meter({ pays_at_even: 854.841 }), false)).toBe('854.84')
  })

  it('says why it has none', () => {
    expect([aloneText(meter({}), true), togetherText(meter({}), true)]).toEqual(['already worth playing', 'already worth playing'])
    expect([aloneText(meter({}), false), togetherText(meter({}), false)]).toEqual(['above 1,000,000,000', 'never'])
  })
})

describe('without a border', () => {
  const far = meter({ break_even: 900 })

  it('says that the game is worth playing without a jackpot', () => {
    expect(noBorderSentence(answer(1.01, true, far, far), 1)).toMatch(/100\u202f% or more even without a jackpot\.$/)
  })

  it('says that it is so with the other jackpots', () => {
    expect(noBorderSentence(answer(1.01, true, far, far, far), 0.99)).toMatch('with the other jackpots as they are')
    expect(noBorderSentence(answer(0.99, false, far, far, far), 0.99)).toMatch('with the other jackpots as they are')
  })

  it('says that the first jackpot never gets there', () => {
    expect(noBorderSentence(answer(0.5, false, meter({}), far, far), 0.5)).toMatch(/Royal flush never/)
    expect(noBorderSentence(answer(1.01, true, meter({}), far), 0.5)).toMatch(/Royal flush never/)
  })
})
