import { expect, it, vi } from 'vitest'
import { splitCards } from '../../../poker/cards'
import { Dealer, type Table } from './dealer'

const missed = ['AsKsQsJs5s', '7h7dJc2c9s'].map((deal) => ({ deal, cost: 1, due: 2 }))
const table: Table = { record: 'any', game: 'any', deck: 52, kind: 'all', missed, isMixed: true }

vi.mock('../../../engine/client', () => ({
  ask: ({ count }: { count: number }) => Promise.resolve({ deals: Array.from({ length: count }, () => ({ deal: '2c5d7h9sKd' })) }),
}))

async function deals(change: Partial<Table>, count: number) {
  const dealer = new Dealer()
  const dealt = []
  for (let deal = 0; deal < count; ++deal) dealt.push(await dealer.next({ ...table, ...change }, {}))
  return dealt
}

it('deals a missed deal each fifth time, and says so', async () => {
  for (const kind of ['all', 'close'] as const) {
    const dealt = await deals({ kind }, 20)
    const again = dealt.flatMap((one, place) => (one?.isMissed ? [place] : []))
    expect(again).toEqual([4, 9, 14, 19])
    expect(new Set(again.map((place) => dealt[place]?.cards.join('')))).toEqual(new Set(missed.map(({ deal }) => deal)))
  }
})

it('deals none if none is wanted, or there is none', async () => {
  for (const change of [{ isMixed: false }, { missed: [] }]) {
    expect((await deals(change, 20)).some((one) => one?.isMissed)).toBe(false)
  }
})

it('deals nothing but missed deals if those are practised, never the same twice in a row', async () => {
  const dealt = (await deals({ kind: 'missed', isMixed: false }, 6)).map((one) => one?.cards)
  expect(dealt.slice(0, 2).map((cards) => cards?.join('')).sort()).toEqual(missed.map(({ deal }) => deal).sort())
  for (let place = 1; place < 6; ++place) expect(dealt[place]).not.toEqual(dealt[place - 1])
  expect((await deals({ kind: 'missed', missed: [] }, 1))[0]?.isMissed).toBe(false)
})

it('knows a missed deal whichever way it comes', async () => {
  const own = { deal: '2c5d7h9sKd', cost: 1, due: 2 }
  expect(await deals({ kind: 'close', missed: [own], isMixed: false }, 1)).toEqual([{ cards: splitCards(own.deal), isMissed: true }])
})
