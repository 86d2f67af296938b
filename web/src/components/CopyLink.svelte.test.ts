// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte'
import { expect, it, vi } from 'vitest'
import CopyLink from './CopyLink.svelte'

it('shows the present link where the browser copies none', async () => {
  const props = $state({ link: 'https://x/#/odds?hole=As' })
  const copyLink = mount(CopyLink, { target: document.body, props })
  const shown = (): string | undefined => document.querySelector('input')?.value
  document.querySelector('button')?.click()
  await vi.waitFor(() => expect(shown()).toBe('https://x/#/odds?hole=As'))
  props.link = 'https://x/#/odds?hole=Ks'
  flushSync()
  expect(shown()).toBe('https://x/#/odds?hole=Ks')
  await unmount(copyLink)
})
