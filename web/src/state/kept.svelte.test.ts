// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { Kept } from './kept.svelte'

const counter = (): Kept<number> =>
  new Kept('counter', { initial: 0, read: Number, write: String })

it('keeps the changes after one that throws, which changes nothing', async () => {
  const kept = counter()
  await kept.change((value) => value + 1)
  await expect(kept.change(() => { throw new Error('refused') })).rejects.toThrow('refused')
  expect(kept.value).toBe(1)
  await kept.change((value) => value + 10)
  expect(kept.value).toBe(11)
  expect(localStorage.getItem('holdfast.counter')).toBe('11')
})
