// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { catalog } from './catalog'
import type { GameChoice } from './game.svelte'
import { listed, wholeList } from './game_list'
import { gameSearch } from './game_search'
import GamePicker from './GamePicker.svelte'

vi.mock('../../engine/files', () => ({
  async compiledModule() {
    const { readFile } = await vi.importActual<{ readFile(path: string): Promise<Uint8Array<ArrayBuffer>> }>('node:fs/promises')
    return WebAssembly.compile(await readFile('engine/scalar/videopoker.wasm'))
  },
}))

let host: HTMLElement
let picker: Record<string, unknown>
const props = $state({
  choice: { id: 'jacks-or-better-9-6', pays: {} } as GameChoice,
  hasMachines: false,
  onchoose: vi.fn((choice: GameChoice) => {
    props.choice = choice
  }),
})

const opener = (): HTMLButtonElement => host.querySelector('.opener') as HTMLButtonElement
const field = (): HTMLInputElement | null => host.querySelector('[role=combobox]')
const options = (): string[] => [...host.querySelectorAll('[role=option]')].map(({ id }) => id.replace(/^\w+-/, ''))
const active = (): string | undefined => host.querySelector('[aria-selected=true]')?.id
const chosen = (): string => ('id' in props.choice ? props.choice.id : '')

async function open(): Promise<void> {
  opener().click()
  await gameSearch()
  await Promise.resolve()
  flushSync()
}

function type(text: string): void {
  const input = field() as HTMLInputElement
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
  flushSync()
}

/** False if the key is taken, and means nothing more to the browser. */
function press(key: string): boolean {
  const isFree = (document.activeElement as HTMLElement).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  flushSync()
  return isFree
}

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  props.choice = { id: 'jacks-or-better-9-6', pays: {} }
  props.hasMachines = false
  vi.clearAllMocks()
  picker = mount(GamePicker, { target: host, props })
  flushSync()
})
afterEach(async () => {
  await unmount(picker)
  host.remove()
})

it('opens at the game that is chosen, with the focus in its field', async () => {
  await open()
  expect(document.activeElement).toBe(field())
  expect(options()).toEqual(listed(catalog, wholeList).map(({ id }) => id))
  expect(active()).toMatch(/-jacks-or-better-9-6$/)
  expect(field()?.getAttribute('aria-activedescendant')).toBe(active())
})

it.each([
  ['JoB', /^jacks-or-better/, 'jacks-or-better-9-6'],
  ['DDB', /^double-double-bonus/, 'double-double-bonus-9-6'],
  ['nsud', /^deuces-wild-not-so-ugly$/, 'deuces-wild-not-so-ugly'],
  ['9/6 jacks', /^jacks-or-better-9-6/, 'jacks-or-better-9-6'],
])('finds the games that players call %s', async (words, expected, member) => {
  await open()
  type(words)
  expect(options().length).toBeGreaterThan(0)
  for (const id of options()) expect(id).toMatch(expected)
  expect(options()).toContain(member)
})

it('chooses by Enter the game that players mean, and says how a search is ordered', async () => {
  await open()
  const order = (): string | undefined => host.querySelector<HTMLSelectElement>('select[aria-label=Order]')?.selectedOptions[0]?.text
  expect(order()).toBe('By name')
  type('jacks')
  expect(order()).toBe('Best match')
  press('Enter')
  await vi.waitFor(() => expect(field()).toBeNull())
  expect(chosen()).toBe('jacks-or-better-9-6')
})

it('is moved through by arrows, Home and End, from either end to the other', async () => {
  await open()
  type('deuces')
  const found = options()
  const places = ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'PageDown', 'PageUp'].map((key) => {
    expect(press(key)).toBe(false)
    return found.findIndex((id) => active()?.endsWith(`-${id}`))
  })
  const last = found.length - 1
  expect(places).toEqual([1, last, 0, last, 0, Math.min(8, last), 0])
  expect(field()?.getAttribute('aria-activedescendant')).toBe(active())
})

it('chooses by Enter, which opens nothing again, and gives the focus back', async () => {
  await open()
  type('full pay deuces')
  const first = options()[0]
  expect(press('Enter')).toBe(false)
  await Promise.resolve()
  flushSync()
  expect(chosen()).toBe(first)
  expect([field(), document.activeElement]).toEqual([null, opener()])
})

it('chooses what was typed before the search had started', async () => {
  opener().click()
  flushSync()
  type('nsud')
  press('Enter')
  await vi.waitFor(() => expect(chosen()).toMatch(/ugly/))
})

it.each(['Escape', 'more letters'])('chooses nothing by Enter if %s comes before the search has started', async (what) => {
  opener().click()
  flushSync()
  type('nsud')
  press('Enter')
  if (what === 'Escape') press(what)
  else type('no such game')
  await gameSearch()
  await new Promise((resolve) => setTimeout(resolve))
  expect(props.onchoose).not.toHaveBeenCalled()
})

it('chooses nothing where nothing is found', async () => {
  await open()
  type('no such game')
  press('Enter')
  await Promise.resolve()
  expect(options()).toEqual([])
  expect(props.onchoose).not.toHaveBeenCalled()
  expect(host.textContent).toContain('No game in the catalog')
})

it('is ordered and filtered as the command line does it, and begins at its first game', async () => {
  await open()
  const pick = (name: string, value: string): void => {
    const select = host.querySelector<HTMLSelectElement>(`select[aria-label="${name}"]`)!
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
    flushSync()
  }
  type('joker')
  press('ArrowDown')
  pick('Order', 'return')
  pick('Deck', '53')
  const byReturn = options()
  expect(byReturn.length).toBeGreaterThan(1)
  expect(active()).toMatch(new RegExp(`-${byReturn[0]}$`))
  const returns = byReturn.map((id) => catalog.find((game) => game.id === id)!.return)
  expect(returns).toEqual([...returns].sort((one, other) => other - one))
  pick('Order', 'variance')
  expect(host.querySelector('[role=option] .soft')?.textContent).toMatch(/^variance \d+\.\d$/)
  pick('Wild cards', 'none')
  expect(options()).toEqual([])
})

it('offers machines to views that take them alone', async () => {
  await open()
  type('ultimate')
  expect(options()).toEqual([])
  props.hasMachines = true
  flushSync()
  expect(options().length).toBeGreaterThan(10)
  type('ultimate one line')
  expect(options()).toEqual(['ultimate-x-1-jacks-or-better-8-6'])
  expect(host.querySelector('[role=option] .soft')?.textContent).toBe('98.57\u202f%')
  press('Enter')
  await vi.waitFor(() => expect(chosen()).toBe('ultimate-x-1-jacks-or-better-8-6'))
  flushSync()
  expect(host.querySelector('[role=alert]')).toBeNull()
  props.hasMachines = false
  flushSync()
  expect(host.querySelector('[role=alert]')?.textContent).toContain('On this machine')
})

it('chooses by a click', async () => {
  await open()
  type('8/5 jacks')
  host.querySelector<HTMLElement>('[role=option]')?.click()
  flushSync()
  expect(chosen()).toMatch(/^jacks-or-better-8-5/)
  expect(field()).toBeNull()
})

it.each(['Escape', 'focus elsewhere'])('is closed by %s', async (how) => {
  await open()
  if (how === 'Escape') press('Escape')
  else field()?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: document.body }))
  flushSync()
  expect(field()).toBeNull()
  expect(props.onchoose).not.toHaveBeenCalled()
})

it('says that there is no such game, or that the link is damaged', () => {
  props.choice = { id: 'no-such-game', pays: {} }
  flushSync()
  expect(host.querySelector('[role=alert]')?.textContent).toContain('no-such-game')
  props.choice = { packed: 'zAbC', pays: {} }
  flushSync()
  expect(host.querySelector('[role=alert]')?.textContent).toContain('damaged')
})
