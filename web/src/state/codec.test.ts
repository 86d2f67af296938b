import { describe, expect, it } from 'vitest'
import { choice, example, flag, readState, records, text, texts, whole, writeState, type Codec } from './codec'

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
  it('states all fields but empty ones', () => {
    expect(writeState(codec, initial).toString()).toBe('opponents=1&penalties=0&order=a')
  })

  it('states an empty field that would not be empty if it were left out', () => {
    const typed: Codec<{ hands: string }> = { hands: text('10000') }
    expect(writeState(typed, { hands: '' }).toString()).toBe('hands=')
    expect(readState(typed, new URLSearchParams('hands='))).toEqual({ hands: '' })
  })

  it('begins with an example, of which nothing is left once anything else is stated', () => {
    const odds: Codec<{ hole: string; board: string; versus: readonly string[] }> = {
      hole: example(text('Ah Kh')), board: example(text('Qh Jh 2c')), versus: example(texts(['AA'])),
    }
    const begun = { hole: 'Ah Kh', board: 'Qh Jh 2c', versus: ['AA'] }
    expect(readState(odds, new URLSearchParams())).toEqual(begun)
    expect(readState(odds, new URLSearchParams('other=1'))).toEqual(begun)
    expect(readState(odds, new URLSearchParams('hole=AsAd'))).toEqual({ hole: 'AsAd', board: '', versus: [] })
    expect(readState(odds, writeState(odds, begun))).toEqual(begun)
  })

  it.each([[[]], [['']], [['', '']], [['AA', '']], [['', 'AA']], [['AA']]])('tells %j from other lists', (ranges) => {
    const state = { ...initial, ranges }
    expect(readState(codec, writeState(codec, state)).ranges).toEqual(ranges)
  })

  it('takes a list typed by hand to end with an empty text if nothing follows the last sign', () => {
    expect(['AA~', '~', '~~', 'AA~KK'].map((text) => readState(codec, new URLSearchParams({ ranges: text })).ranges))
      .toEqual([['AA', ''], [''], ['', ''], ['AA', 'KK']])
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

describe('a list of records', () => {
  const plain = { row: '', rise: '1%' }
  const list = records(plain)

  it.each([
    [[], ''],
    [[plain], 'row='],
    [[{ row: 'a=b', rise: '' }, plain], 'row=a=b~rise=~~row='],
    [[{ row: '~', rise: '~~.~' }, { row: '.~', rise: '1%' }], 'row=~.~rise=~.~..~.~~row=.~.'],
  ])('writes %j as %s and reads it back', (value, text) => {
    expect(list.write(value)).toBe(text)
    expect(list.read(text)).toEqual(value)
  })

  it('leaves out fields that it does not know, and records without their first', () => {
    expect(list.read('rise=2%~~row=x~other=1~odd~~')).toEqual([{ row: 'x', rise: '1%' }])
  })
})
