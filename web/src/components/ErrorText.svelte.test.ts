// @vitest-environment jsdom
import { mount, unmount } from 'svelte'
import { expect, it } from 'vitest'
import { EngineError } from '../engine/engine_error'
import ErrorText from './ErrorText.svelte'

it('shows every mistake of a text, and how many more there are', async () => {
  const error = EngineError.from(JSON.stringify({
    error: {
      message: 'no rank', text: 'royal flush\nfoo\nbar pair', position: 12, length: 3, line: 2, column: 1,
      others: [{ message: 'no kind', text: 'bar pair', position: 0, length: 3, line: 3, column: 1 }],
      untold: 2,
    },
  }))
  const shown = mount(ErrorText, { target: document.body, props: { error } })
  const texts = [...document.querySelectorAll('.error p')].map((each) => each.textContent)
  expect(texts).toEqual(['no rank (line 2)', 'foo', 'no kind (line 3)', 'bar pair', 'and 2 more mistakes'])
  expect([...document.querySelectorAll('mark')].map((each) => each.textContent)).toEqual(['foo', 'bar'])
  await unmount(shown)
})
