import { describe, expect, it } from 'vitest'
import { cardName, deckOf, isUnfinished, readCards } from './cards'

describe('readCards', () => {
  it.each([
    ['ahkd', ['Ah', 'Kd'], ''],
    ['A♥ K♦', ['Ah', 'Kd'], ''],
    ['A♥\uFE0E,10c  jk', ['Ah', 'Tc', 'Jk'], ''],
    ['JkJs', ['Jk', 'Js'], ''],
    ['[Kh 7d 2c] [5s]', ['Kh', '7d', '2c', '5s'], ''],
    ['Kh-7d/2c|5s', ['Kh', '7d', '2c', '5s'], ''],
    ['As Xh Kd', ['As'], 'Xh Kd'],
    ['Ask', ['As'], 'k'],
    ['', [], ''],
  ])('reads %s', (text, cards, rest) => {
    expect(readCards(text)).toEqual({ cards, rest })
  })
})

it.each([
  ['', true],
  ['As K', true],
  ['As 1', true],
  ['As X', false],
  ['AsKd', false],
  ['AsKdQ', false],
])('finds %s unfinished: %s', (text, expected) => {
  expect(isUnfinished(text, 2)).toBe(expected)
})

it('names cards', () => {
  expect(cardName('Ts')).toBe('ten of spades')
  expect(cardName('Jk')).toBe('joker')
})

it('has a whole deck', () => {
  expect(new Set(deckOf(0)).size).toBe(52)
  expect(deckOf(2)).toHaveLength(54)
})
