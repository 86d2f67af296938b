// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte'
import { expect, it } from 'vitest'
import type { QueryName } from '../engine/answers'
import type { Live } from '../engine/live.svelte'
import ProgressBar from './ProgressBar.svelte'

it.each([
  [undefined, 'Computing'],
  [{ done: 0, total: 0 }, 'Computing'],
  [{ done: 994, total: 1000 }, 'Computing: 99\u202f% done'],
  [{ done: 995, total: 1000 }, 'Computing'],
  [{ done: 1000, total: 1000 }, 'Computing'],
])('says of progress %o "%s"', async (progress, text) => {
  const host = document.body.appendChild(document.createElement('div'))
  const work = { isWorking: true, isStopped: false, progress } as Live<QueryName>
  const bar = mount(ProgressBar, { target: host, props: { work } })
  flushSync()
  expect(host.querySelector('span')?.textContent).toBe(text)
  await unmount(bar)
  host.remove()
})
