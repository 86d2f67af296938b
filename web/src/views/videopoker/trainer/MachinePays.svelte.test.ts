// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte'
import { expect, it } from 'vitest'
import { catalog, machines, payingRowsOf } from '../catalog'
import MachinePays from './MachinePays.svelte'

it('keeps room for the pays until they are known', async () => {
  const target = document.createElement('div')
  const props = $state({ rows: [] as { name: string; pays: number }[], expected: payingRowsOf('jacks-or-better-9-6'), isEarlier: false, won: [] })
  const pays = mount(MachinePays, { target, props })
  flushSync()
  expect(target.querySelectorAll('dl > div')).toHaveLength(9)
  expect(target.querySelectorAll('dl > [aria-hidden]')).toHaveLength(9)
  props.rows = [{ name: 'flush', pays: 5 }, { name: 'nothing', pays: 0 }]
  flushSync()
  expect(target.querySelector('dl')?.textContent).toBe('flush25')
  await unmount(pays)
})

it('knows how many rows of each game pay', () => {
  expect(catalog.every(({ payingRows }) => payingRows > 4)).toBe(true)
  expect(payingRowsOf('ultimate-x-10-jacks-or-better-8-6')).toBe(9)
  expect(machines.every(({ payingRows }) => payingRows > 4)).toBe(true)
  expect(payingRowsOf('')).toBe(0)
})
