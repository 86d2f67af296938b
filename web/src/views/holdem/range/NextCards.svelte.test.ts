// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SpreadAnswer } from '../../../engine/answers'
import { testEngine } from '../../../engine/test_engine'
import NextCards from './NextCards.svelte'

let host: HTMLElement
let map: Record<string, unknown>
let isWide = true
const onchoose = vi.fn()
const spread: SpreadAnswer = (await testEngine('holdem'))({
  query: 'holdem.spread', ranges: ['AA', 'KK'], board: 'Ah Kh 3s', next_cards: true,
})

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }))
})
afterEach(async () => {
  await unmount(map)
  host.remove()
})

function show(shown = spread, taken?: string): void {
  map = mount(NextCards, { target: host, props: { spread: shown, place: 1, label: 'Next cards', taken, onchoose } })
  flushSync()
}

function press(key: string): string | undefined {
  host.querySelector('[role=toolbar]')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  flushSync()
  return host.querySelector<HTMLElement>('[tabindex="0"]')?.dataset.card
}

it('has a number for every card that may come, and puts a card on the board', () => {
  isWide = true
  show()
  expect(host.querySelectorAll('button')).toHaveLength(49)
  const king = host.querySelector<HTMLElement>('[data-card="Ks"]')
  expect(king?.textContent).toMatch(/king of spades, 9\d\.\d\d\u202f%.*9\d\.\d/s)
  king?.click()
  expect(onchoose).toHaveBeenCalledWith('Ks')
})

it('writes the cards in the colours of the deck', () => {
  isWide = true
  show()
  expect(host.querySelector('[data-card="Kd"] .name')?.classList).toContain('suit-d')
})

it('lists at most eight of the best and the worst cards', () => {
  isWide = true
  const [first, second] = spread.players
  show({ ...spread, players: [first!, { ...second!, best_cards: 'Ks', worst_cards: 'AsAdAc2s2h2d2c4s4h4d' }] })
  const list = host.querySelector('p.row')
  expect([...(list?.querySelectorAll('.line') ?? [])].map((line) => line.querySelectorAll('.card').length)).toEqual([1, 8])
  expect(list?.textContent).toContain('and 2 more')
})

it('has one tab stop, which the arrow keys move over the cards on the board', () => {
  isWide = true
  show()
  expect(['ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowLeft'].map(press)).toEqual(['Ks', 'Kd', 'Ks', 'As', 'As'])
  expect(host.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
})

it('has a column for each suit where it is narrow', () => {
  isWide = false
  show()
  expect(['ArrowDown', 'ArrowRight'].map(press)).toEqual(['Ks', 'Kd'])
})

it('takes the keyboard to the card beside one that went to the board while the map was away', () => {
  isWide = true
  show(spread, '3s')
  expect((document.activeElement as HTMLElement).dataset.card).toBe('4s')
})
