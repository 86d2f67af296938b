// @vitest-environment jsdom
import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { expect, it } from 'vitest'
import AnswerTable, { type Column } from './AnswerTable.svelte'

interface Game {
  name: string
  pays: number
}

it('names the rows in the first column, and leaves out what is not shown', async () => {
  const open = createRawSnippet((row: () => Game) => ({ render: () => `<a href="#/${row().name}">Open</a>` }))
  const columns: Column<Game>[] = [
    { title: 'Game', value: ({ name }) => name, note: ({ pays }) => `(${pays})` },
    { title: 'Pays', value: ({ pays }) => String(pays), from: 48 },
    { title: 'Hidden', value: () => 'hidden', isShown: false },
    { title: 'Open', cell: open, isAction: true },
  ]
  const rows = [{ name: 'Nine', pays: 9 }, { name: 'Eight', pays: 8 }]
  const host = document.body.appendChild(document.createElement('div'))
  const table = mount(AnswerTable<Game>, {
    target: host, props: { label: 'Games', rows, columns, tone: ({ pays }) => (pays > 8 ? 'strong' : undefined) },
  })
  flushSync()
  const texts = [...host.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent))
  expect(texts).toEqual([['Game', 'Pays', 'Open'], ['Nine(9)', '9', 'Open'], ['Eight(8)', '8', 'Open']])
  expect([...host.querySelectorAll('[scope=row]')].map((cell) => cell.localName)).toEqual(['th', 'th'])
  expect([...host.querySelectorAll('.strong')]).toHaveLength(1)
  expect(host.querySelectorAll('.number.from-48')).toHaveLength(3)
  expect(host.querySelectorAll('td.actions.screen-only a')).toHaveLength(2)
  await unmount(table)
  host.remove()
})

it('has no head without titles', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const columns = [{ title: '', value: (text: string) => text }]
  const table = mount(AnswerTable<string>, { target: host, props: { rows: ['a'], columns } })
  flushSync()
  expect([host.querySelector('thead'), host.querySelector('th')?.textContent]).toEqual([null, 'a'])
  await unmount(table)
  host.remove()
})
