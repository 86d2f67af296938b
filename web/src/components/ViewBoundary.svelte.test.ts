// @vitest-environment jsdom
import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { expect, it, vi } from 'vitest'
import ViewBoundary from './ViewBoundary.svelte'

it('tells an error in a view in its place, until the view starts over', () => {
  let isBroken = true
  const children = createRawSnippet(() => ({
    render: () => {
      if (isBroken) throw new RangeError('toFixed() digits argument must be between 0 and 100')
      return '<p>a picture</p>'
    },
  }))
  const onstartover = vi.fn(() => (isBroken = false))
  const view = mount(ViewBoundary, { target: document.body, props: { onstartover, children } })
  flushSync()
  expect(document.querySelector('[role=alert]')?.textContent).toContain('toFixed() digits argument')
  document.querySelector('button')?.click()
  flushSync()
  expect(onstartover).toHaveBeenCalledOnce()
  expect(document.body.textContent).toContain('a picture')
  expect(document.querySelector('[role=alert]')).toBeNull()
  void unmount(view)
})
