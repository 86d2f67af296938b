// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { placeOf } from './hands'
import RangeEditor from './RangeEditor.svelte'

const engine = vi.hoisted(() => ({ ask: vi.fn() }))
vi.mock('../../engine/client', () => engine)

let host: HTMLElement
let editor: Record<string, unknown>
let changes: [text: string, stroke: string | undefined][]

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  changes = []
  const props = $state({
    label: 'Range', text: '', range: undefined,
    onchange(text: string, stroke?: string) {
      changes.push([text, stroke])
      props.text = text
    },
  })
  editor = mount(RangeEditor, { target: host, props })
  flushSync()
})
afterEach(async () => {
  await unmount(editor)
  host.remove()
})

function paint(hand: string): void {
  const cell = host.querySelector<HTMLElement>(`[data-place="${placeOf(hand)}"]`)!
  cell.focus()
  cell.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))
  flushSync()
}

function slide(name: string, value: string): void {
  const label = [...host.querySelectorAll('label')].find((one) => one.textContent?.startsWith(name))!
  const slider = document.getElementById(label.htmlFor) as HTMLInputElement
  slider.value = value
  slider.dispatchEvent(new Event('input', { bubbles: true }))
  flushSync()
}

it('writes what was painted, then as the engine writes it, in one stroke', async () => {
  engine.ask.mockResolvedValue({ normalized: 'A*s:7/20' })
  slide('Brush weight', '35')
  paint('AKs')
  await vi.waitFor(() => expect(changes).toHaveLength(2))
  expect(engine.ask).toHaveBeenCalledWith({ query: 'holdem.range', range: 'AKs:0.35' })
  expect(changes).toEqual([['AKs:0.35', 'AKs:0.35'], ['A*s:0.35', 'AKs:0.35']])
})

it('chooses the suits of one hand with the weight of the brush, each combo at once', async () => {
  const press = (name: string): void => {
    [...host.querySelectorAll('button')].find((button) => button.textContent?.includes(name))!.click()
    flushSync()
  }
  const inRange = (): number => host.querySelectorAll('[role=group] .combos [aria-pressed=true]').length
  engine.ask.mockImplementation(({ range }: { range: string }) => Promise.resolve({ normalized: range }))
  press('Choose suits')
  paint('AKs')
  expect(changes).toEqual([])
  press('ace of hearts, king of hearts')
  expect(inRange()).toBe(1)
  slide('Brush weight', '50')
  press('ace of spades, king of spades')
  expect(inRange()).toBe(2)
  press('ace of spades, king of spades')
  expect(changes.map(([text]) => text)).toEqual(['AhKh', 'AhKh,AsKs:0.5', 'AhKh'])
})

it('does not shorten a range that has changed meanwhile', async () => {
  let answer = (_: unknown): void => {}
  engine.ask.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  paint('AA')
  slide('Top hands', '15')
  answer({ normalized: 'AA' })
  await Promise.resolve()
  expect(changes.map(([text]) => text)).toEqual(['AA', 'top 15%'])
})

it('writes the range that is chosen from the menu, each a step of its own, and shows which one it is', () => {
  const menu = host.querySelector('select')!
  const choose = (name: string): void => {
    menu.value = [...menu.options].find((option) => option.text === name)!.value
    menu.dispatchEvent(new Event('change', { bubbles: true }))
    flushSync()
  }
  const shown = (): string | undefined => menu.selectedOptions[0]?.text
  expect(shown()).toBe('Choose a range')
  for (const name of ['Top 5\u202f%', 'Any pair', 'Suited broadways', 'Suited aces']) {
    choose(name)
    expect(shown()).toBe(name)
  }
  expect(changes.map(([text]) => text)).toEqual(['top 5%', '22+', 'ATs+,KTs+,QTs+,JTs', 'A2s+'])
  expect(new Set(changes.map(([, stroke]) => stroke)).size).toBe(4)
  slide('Top hands', '16')
  expect(shown()).toBe('Choose a range')
})

it('paints nothing before the engine has read the text, which a stroke would lose', async () => {
  await unmount(editor)
  changes = []
  const props = { label: 'Range', text: 'AA,72o', range: undefined, onchange: (text: string) => changes.push([text, undefined]) }
  editor = mount(RangeEditor, { target: host, props })
  flushSync()
  paint('AKs')
  expect(changes).toEqual([])
})
