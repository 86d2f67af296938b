// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hands, placeOf } from './hands'
import RangeGrid from './RangeGrid.svelte'

let host: HTMLElement
let grid: Record<string, unknown>
let hasTouch = false
const onopen = vi.fn()
const props = $state({
  mode: 'edit' as 'edit' | 'heat',
  label: 'Range',
  weights: hands.map(() => 0),
  brush: 1,
  onpaint: vi.fn((weights: number[]) => {
    props.weights = weights
  }),
  onopen: undefined as ((hand: string) => void) | undefined,
  onlook: vi.fn(),
})

const cell = (hand: string): HTMLElement => host.querySelector(`[data-place="${placeOf(hand)}"]`) as HTMLElement
const painted = (): string[] => hands.filter((_, place) => props.weights[place] !== 0)

/** The pointer over a hand; jsdom knows no layout, so it is told what lies there. */
function pointer(type: string, hand: string): void {
  document.elementFromPoint = () => cell(hand)
  cell(hand).dispatchEvent(new MouseEvent(type, { bubbles: true, button: 0 }))
  flushSync()
}

function press(key: string): void {
  host.querySelector('[role="grid"]')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  flushSync()
}

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  HTMLElement.prototype.setPointerCapture = () => {}
  hasTouch = false
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: none)' && hasTouch }))
  Object.assign(props, { mode: 'edit', weights: hands.map(() => 0), brush: 1, onopen: undefined })
  vi.clearAllMocks()
  grid = mount(RangeGrid, { target: host, props })
  flushSync()
})
afterEach(async () => {
  await unmount(grid)
  host.remove()
})

describe('the grid of a range', () => {
  it('paints what is dragged over, and reports one stroke', () => {
    pointer('pointerdown', 'AA')
    pointer('pointermove', 'AKs')
    pointer('pointermove', 'AQs')
    expect(props.onpaint).not.toHaveBeenCalled()
    pointer('pointerup', 'AQs')
    expect(props.onpaint).toHaveBeenCalledTimes(1)
    expect(painted()).toEqual(['AA', 'AKs', 'AQs'])
  })

  it('erases when a stroke starts on a painted cell', () => {
    props.weights = hands.map((hand) => (hand.startsWith('A') ? 1 : 0))
    flushSync()
    pointer('pointerdown', 'AA')
    pointer('pointermove', 'AKs')
    pointer('pointerup', 'AKs')
    expect(painted()).not.toContain('AA')
    expect(painted()).not.toContain('AKs')
    expect(painted()).toContain('AQs')
  })

  it('paints nothing when the browser takes the stroke to scroll', () => {
    pointer('pointerdown', 'AA')
    pointer('pointermove', 'AKo')
    pointer('pointercancel', 'AQo')
    expect(props.onpaint).not.toHaveBeenCalled()
    expect(painted()).toEqual([])
    pointer('pointermove', 'KK')
    pointer('pointerup', 'KK')
    expect(painted()).toEqual([])
  })

  it('is painted by arrow keys and space, and stops at its edges', () => {
    for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', ' ']) press(key)
    expect(painted()).toEqual(['KK'])
    press(' ')
    expect(painted()).toEqual([])
  })

  it('has one tab stop', () => {
    expect(host.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    press('ArrowRight')
    expect(host.querySelector('[tabindex="0"]')).toBe(cell('AKs'))
  })

  it('opens a hand of the heat grid', () => {
    Object.assign(props, { mode: 'heat', onopen })
    flushSync()
    cell('T9s').click()
    expect(onopen).toHaveBeenCalledWith('T9s')
  })

  it('opens a hand instead of painting it, also by a tap and by space', () => {
    props.onopen = onopen
    hasTouch = true
    flushSync()
    pointer('pointerdown', 'AKs')
    pointer('pointerup', 'AKs')
    cell('AKs').click()
    press(' ')
    expect(onopen.mock.calls).toEqual([['AKs'], ['AA']])
    expect(props.onpaint).not.toHaveBeenCalled()
  })

  it('only looks at a hand that is tapped', () => {
    hasTouch = true
    Object.assign(props, { mode: 'heat', onopen })
    flushSync()
    cell('T9s').click()
    expect(props.onlook).toHaveBeenCalledWith('T9s')
    expect(onopen).not.toHaveBeenCalled()
  })

  it('says the weight of a hand', () => {
    props.weights = hands.map((hand) => (hand === 'AA' ? 0.5 : 0))
    flushSync()
    expect(cell('AA').querySelector('.spoken')?.textContent).toBe('pair of aces, 50\u202f%')
    expect(cell('AA').getAttribute('aria-selected')).toBe('true')
  })
})
