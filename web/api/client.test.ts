// npm run api, second part: a client generated from the description of the API gets what the command prints
// with --json.
import createClient from 'openapi-fetch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { paths } from './build/paths'
import { printed, startServer } from './server.js'

let server: Awaited<ReturnType<typeof startServer>>
let client: ReturnType<typeof createClient<paths>>

beforeAll(async () => {
  server = await startServer()
  client = createClient<paths>({ baseUrl: server.url })
})
afterAll(async () => {
  expect(await server.stop()).toBe(0)
})

test('odds on a river, by GET', async () => {
  const { data } = await client.GET('/api/v1/holdem/odds', {
    params: { query: { hole: 'Ah Kh', board: 'QhJh2c5d9s', opponents: '1-9' } },
  })
  expect(data?.query).toBe('holdem.odds')
  expect(data).toEqual(printed('holdem', 'odds', 'AhKh', '--board', 'QhJh2c5d9s', '--opponents', '1-9'))
})

test('a range with plus signs, and flags, by GET', async () => {
  const { data } = await client.GET('/api/v1/holdem/range', { params: { query: { range: '22+ ,A2s+' } } })
  expect(data).toEqual(printed('holdem', 'range', '22+ ,A2s+'))
  const odds = await client.GET('/api/v1/holdem/odds', {
    params: { query: { hole: 'AhKh', board: 'QhJh2c5d', outs: true } },
  })
  expect(odds.data).toEqual(printed('holdem', 'odds', 'AhKh', '--board', 'QhJh2c5d', '--outs'))
})

test('lists, by GET and by POST', async () => {
  const ranges = ['22+,A2s+', 'KK']
  const expected = printed('holdem', 'equity', ...ranges, '--board', 'QhJh2c')
  const got = await client.GET('/api/v1/holdem/equity', { params: { query: { ranges, board: 'QhJh2c' } } })
  expect(got.data).toEqual(expected)
  const posted = await client.POST('/api/v1/holdem/equity', { body: { ranges, board: 'QhJh2c' } })
  expect(posted.data).toEqual(expected)
})

test('the return of a changed paytable, by POST', async () => {
  const { data } = await client.POST('/api/v1/videopoker/return', {
    body: { game: 'jacks-or-better-9-6', pay: { 'full house': 8 } },
  })
  expect(data).toEqual(printed('videopoker', 'return', 'jacks-or-better-9-6', '--pay', 'full house=8'))
})

test('an error', async () => {
  const { data, error, response } = await client.GET('/api/v1/holdem/odds', { params: { query: { hole: 'AhKy' } } })
  expect(data).toBeUndefined()
  expect(response.status).toBe(400)
  expect(error?.status).toBe(400)
  expect([error?.field, error?.position, error?.length]).toEqual(['hole', 2, 2])
})

test('what the types do not allow', () => {
  // @ts-expect-error: no such path
  void (() => client.GET('/api/v1/holdem/odd', { params: { query: { hole: 'AhKh' } } }))
  // @ts-expect-error: the hole cards are required
  void (() => client.GET('/api/v1/holdem/odds', { params: { query: { board: 'QhJh2c' } } }))
  // @ts-expect-error: cards are text
  void (() => client.POST('/api/v1/hand', { body: { cards: 5 } }))
})
