// @vitest-environment jsdom
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { text, whole } from './codec'
import { route } from './route.svelte'
import { ViewState } from './view_state.svelte'

let view: ViewState<{ cards: string; opponents: number }>
let end: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  route.go('odds', new URLSearchParams())
  end = $effect.root(() => {
    view = new ViewState('odds', { cards: text(), opponents: whole(1, 1, 9) })
  })
  flushSync()
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

describe('the state of a view', () => {
  it('is its address', () => {
    view.change({ cards: 'As', opponents: 3 })
    route.settle()
    expect(location.hash).toBe('#/odds?cards=As&opponents=3')
    expect(view.now).toEqual({ cards: 'As', opponents: 3 })
  })

  it('has a link that states all of it, even where the address in the bar does not', () => {
    expect(location.hash).not.toContain('opponents')
    expect(view.link).toMatch(/\/#\/odds\?opponents=1$/)
  })

  it('is undone a stroke at a time', () => {
    view.change({ cards: 'A' })
    vi.advanceTimersByTime(300)
    view.change({ cards: 'As' })
    view.change({ opponents: 2 })
    vi.advanceTimersByTime(3000)
    view.change({ opponents: 4 })
    const seen = [view.now.opponents]
    for (let step = 0; step < 3; ++step) {
      view.undo()
      seen.push(view.now.opponents)
    }
    expect(seen).toEqual([4, 2, 1, 1])
    expect(view.now.cards).toBe('')
    view.redo()
    expect(view.now.cards).toBe('As')
  })

  it('has nothing to redo once something else was typed', () => {
    view.change({ cards: 'As' })
    view.undo()
    expect(view.canRedo).toBe(true)
    view.change({ cards: 'Kd' })
    expect(view.canRedo).toBe(false)
  })

  it('tells what is left of its example from what was typed anew', () => {
    const left = (cards: string): readonly string[] => {
      view.change({ cards })
      return view.untouched([...(cards === 'As' ? ['hand'] : []), 'board'])
    }
    expect(view.untouched(['hand', 'board'])).toEqual(['hand', 'board'])
    expect([left('As'), left('Ks'), left('As')]).toEqual([['hand', 'board'], ['board'], ['board']])
  })

  it('takes two pays of one game for two strokes', () => {
    view.change({ cards: 'a' }, 'first')
    view.change({ cards: 'b' }, 'second')
    view.undo()
    expect(view.now.cards).toBe('a')
  })

  it('writes quick changes to the address at most five times a second', () => {
    const write = vi.spyOn(history, 'replaceState')
    view.change({ cards: 'A' })
    for (let step = 0; step < 50; ++step) {
      vi.advanceTimersByTime(10)
      view.change({ cards: `A${step}` })
    }
    expect(write.mock.calls.length).toBeLessThanOrEqual(3)
    write.mockRestore()
  })
})
