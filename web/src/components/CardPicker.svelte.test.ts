// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import CardPicker, { type CardField } from './CardPicker.svelte'

let host: HTMLElement
let picker: Record<string, unknown>
let fields: CardField[]

function show(initial: CardField[]): void {
  const props = $state({
    fields: initial,
    onchange(id: string, text: string) {
      props.fields = props.fields.map((field) => (field.id === id ? { ...field, value: text } : field))
      fields = props.fields
    },
  })
  fields = initial
  picker = mount(CardPicker, { target: host, props })
  flushSync()
}

function press(name: string): void {
  const button = [...host.querySelectorAll<HTMLButtonElement>('.wide button, .slots button')].find(
    (one) => (one.querySelector('.spoken')?.textContent ?? one.getAttribute('aria-label') ?? one.textContent) === name,
  )
  if (!button) throw new Error(`no button ${name}`)
  button.click()
  flushSync()
}

const values = (): string[] => fields.map((field) => field.value)

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(async () => {
  await unmount(picker)
  host.remove()
})

describe('the card picker', () => {
  it('puts chosen cards into the text, and goes on to the next field when one is full', () => {
    show([
      { id: 'hole', label: 'Hole cards', value: '', most: 2 },
      { id: 'board', label: 'Board', value: '', most: 5 },
    ])
    press('ace of hearts')
    press('king of hearts')
    press('queen of hearts')
    expect(values()).toEqual(['Ah Kh', 'Qh'])
  })

  it('takes a card out wherever it lies', () => {
    show([
      { id: 'hole', label: 'Hole cards', value: 'ahkd', most: 2 },
      { id: 'board', label: 'Board', value: '2c 3c', most: 5 },
    ])
    press('ace of hearts')
    press('Remove the three of clubs')
    expect(values()).toEqual(['Kd', '2c'])
  })

  it('refuses a card when all slots are full', () => {
    show([{ id: 'hole', label: 'Hole cards', value: 'AhKd', most: 2 }])
    press('two of clubs')
    expect(values()).toEqual(['AhKd'])
  })

  it('never overwrites a text that is not cards, such as a range', () => {
    show([
      { id: 'hole', label: 'Hole cards', value: 'QQ+, AKs', most: 2 },
      { id: 'board', label: 'Board', value: '', most: 5 },
    ])
    press('ace of hearts')
    expect(values()).toEqual(['QQ+, AKs', 'Ah'])
    expect(host.querySelector('.slots')?.querySelectorAll('.empty')).toHaveLength(0)
    press('Clear')
    press('king of hearts')
    expect(values()).toEqual(['Kh', 'Ah'])
  })

  it('completes a card of which only the rank is typed', () => {
    show([{ id: 'hole', label: 'Hole cards', value: 'Ah K', most: 2 }])
    press('king of clubs')
    expect(values()).toEqual(['Ah Kc'])
  })

  it('leaves a wrong text standing', () => {
    show([{ id: 'hole', label: 'Hole cards', value: 'AhXx', most: 2 }])
    expect(host.querySelector('input')?.value).toBe('AhXx')
  })
})
