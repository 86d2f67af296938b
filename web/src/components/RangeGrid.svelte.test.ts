import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hands, placeOf } from '../poker/hands'
import RangeGrid from './RangeGrid.svelte'

let host: HTMLElement
let grid: Record<string, unknown> | undefined

const cell = (hand: string): HTMLElement => host.querySelector<HTMLElement>(`[data-place="${placeOf(hand)}"]`)!

function press(key: string): void {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  flushSync()
}

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(async () => {
  if (grid) await unmount(grid)
  grid = undefined
  host.remove()
})

describe('the grid to paint on', () => {
  const weights = hands.map((hand) => (hand === 'AA' ? 0.5 : 0))

  it.each([
    ['paints with the brush', 'KK', 0.5],
    ['erases what the brush has painted', 'AA', 0],
  ])('%s', (_, hand, weight) => {
    const onpaint = vi.fn<(weights: number[]) => void>()
    grid = mount(RangeGrid, { target: host, props: { mode: 'edit', label: 'Range', weights, brush: 0.5, onpaint } })
    flushSync()
    cell(hand).focus()
    press(' ')
    expect(onpaint.mock.calls[0]?.[0][placeOf(hand)]).toBe(weight)
  })

  it('says the weight of a hand', () => {
    grid = mount(RangeGrid, { target: host, props: { mode: 'edit', label: 'Range', weights } })
    expect(cell('AA').querySelector('.spoken')?.textContent).toBe('pair of aces, 50\u202f%')
    expect(cell('AA').getAttribute('aria-selected')).toBe('true')
  })
})

describe('the heat grid', () => {
  const heat = hands.map(() => ({ tone: 0, text: '25.0', spoken: '25.00 %' }))

  it('shows what the arrow keys reach, opens it, and is one tab stop', () => {
    const [onlook, onopen] = [vi.fn(), vi.fn()]
    grid = mount(RangeGrid, { target: host, props: { mode: 'heat', label: 'Equity', heat, onlook, onopen } })
    flushSync()
    cell('AA').focus()
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp']) press(key)
    expect(onlook.mock.calls.flat()).toEqual(['AA', 'AKo', 'KK', 'AKs'])
    press('Enter')
    expect(onopen).toHaveBeenCalledExactlyOnceWith('AKs')
    expect(host.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  })
})
