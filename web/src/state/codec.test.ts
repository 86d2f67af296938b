import { describe, expect, it } from 'vitest'
import { choice, flag, readState, text, texts, whole, writeState, type Codec } from './codec'

interface State {
  cards: string
  opponents: number
  penalties: boolean
  order: 'a' | 'b'
  ranges: readonly string[]
}

const codec: Codec<State> = {
  cards: text(),
  opponents: whole(1, 1, 22),
  penalties: flag(),
  order: choice(['a', 'b'], 'a'),
  ranges: texts(),
}

const initial: State = { cards: '', opponents: 1, penalties: false, order: 'a', ranges: [] }

describe('the codec of a state', () => {
  it('leaves out what is at its default', () => {
    expect(writeState(codec, initial).toString()).toBe('')
  })

  it('reads back what it wrote', () => {
    const state: State = { cards: 'A♥ x&=~', opponents: 9, penalties: true, order: 'b', ranges: ['AA', 'QQ+,AKs:0.5'] }
    expect(readState(codec, new URLSearchParams(writeState(codec, state).toString()))).toEqual(state)
  })

  it('takes the default for what it cannot read', () => {
    expect(readState(codec, new URLSearchParams('opponents=23&order=c&penalties=yes'))).toEqual(initial)
    expect(readState(codec, new URLSearchParams('opponents=1e1'))).toEqual(initial)
  })
})
