// @vitest-environment jsdom
import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { expect, it } from 'vitest'
import ShowdownTable, { type ShowdownRow } from './ShowdownTable.svelte'

it('reads as a table, a row for each player', async () => {
  const share = (probability: number) => ({ count: '0', probability })
  const rows: ShowdownRow[] = [
    { win: share(0.75), tie: share(0.05), lose: share(0.2), equity: 0.775 },
    { win: share(0.2), tie: share(0.05), lose: share(0.75), equity: 0.225 },
  ]
  const first = createRawSnippet((_: () => ShowdownRow, index: () => number) => ({ render: () => `<b>${index() + 1}</b>` }))
  const host = document.body.appendChild(document.createElement('div'))
  const table = mount(ShowdownTable, {
    target: host, props: { label: 'Equities', heading: 'Players', rows, first, isChosen: (row: ShowdownRow) => row.equity > 0.5 },
  })
  flushSync()
  const cells = [...host.querySelectorAll('.chosen > [role]')].map((cell) => cell.textContent)
  expect(cells).toEqual(['1', '75.00\u202f%', '5.00\u202f%', '20.00\u202f%', '77.50\u202f%'])
  expect(host.querySelectorAll('[role="row"]')).toHaveLength(3)
  await unmount(table)
  host.remove()
})
