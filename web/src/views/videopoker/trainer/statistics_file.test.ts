import { beforeAll, describe, expect, it, vi } from 'vitest'
import golden from '../../../../../tests/golden/practice.json'
import { packedGame, recordName, writeGame } from '../game.svelte'
import { startPractice, writeStatistics } from './practice'
import { none, type Statistics } from './statistics'
import { readStatistics } from './statistics_file'

vi.mock('../engine_on_page', async () => {
  const { testModule } = await import('../../../engine/test_engine')
  return { engineOnPage: () => testModule('videopoker') }
})
beforeAll(startPractice)

const name = 'jacks-or-better-9-6'
const games: Statistics = { [name]: golden.record, '~mine': none }

/** From before holds, kinds and days were kept. */
const old =
  '{"holdfast":"trainer","games":{"jacks-or-better-9-6":{"hands":3,"minor":1,"major":0,"mended":1,"lost":0.01,' +
  '"missed":[{"deal":"AsKsQsJs5s","cost":0.01,"due":2}]}}}'

it('is read as it was written', () => {
  expect(readStatistics(writeStatistics(games))).toEqual(games)
  expect(readStatistics(`\uFEFF${writeStatistics(games)}\n`)).toEqual(games)
})

it('may be an older one', () => {
  const missed = [{ deal: 'AsKsQsJs5s', cost: 0.01, due: 2 }]
  expect(readStatistics(old)).toEqual({ [name]: { ...none, hands: 3, minor: 1, mended: 1, lost: 0.01, missed } })
})

describe('the name of a game', () => {
  const choice = packedGame('id = "mine"\nname = "Mine"\n')
  const changed = { ...choice, pays: { flush: '5' } }

  it('is that of the command line', () => {
    expect(recordName({ id: name, pays: { flush: '5', 'full house': '8' } })).toBe(`${name}~flush=5~full house=8`)
    expect(recordName({ id: name, pays: { 'full house': '08.50', flush: '10/2' } })).toBe(`${name}~flush=5~full house=8.5`)
    expect(recordName({ id: name, pays: { flush: '2/6', straight: '1,5' } })).toBe(`${name}~flush=1/3~straight=1.5`)
    expect([recordName(choice), recordName(changed)]).toEqual(['~mine', '~mine~flush=5'])
    expect(Object.keys(readStatistics(writeStatistics({ '~mine~flush=5': none, 'odd~name': none, 'g~straight=5.0~flush=5': none })) ?? {})).toEqual(['~mine~flush=5', 'odd~name', 'g~flush=5~straight=5'])
  })

  it('was a packed paytable in older files', () => {
    const both = readStatistics(writeStatistics({ [writeGame(choice)]: { ...none, hands: 2 }, '~mine': { ...none, hands: 3 }, [writeGame(changed)]: none }))
    expect(Object.keys(both ?? {})).toEqual(['~mine', '~mine~flush=5'])
    expect(both?.['~mine']?.hands).toBe(5)
  })
})

describe('what is no such file is refused', () => {
  it.each(['', '{', '{}', '[1]', 'null', '{"holdfast":"trainer"}', '{"holdfast":"trainer","games":[]}', '{"holdfast":"trainer","games":{"a":null}}'])(
    '%s',
    (text) => expect(readStatistics(text)).toBeUndefined(),
  )

  it.each([
    ['trainer', 'other'],
    ['"hands":3', '"hands":"3"'],
    ['"hands":3', '"hands":3.5'],
    ['"hands":3', '"hands":1e300'],
    ['"hands":3', '"hands":0'],
    ['"lost":0.01', '"lost":-1'],
    ['"deal":"AsKsQsJs5s"', '"deal":5'],
    ['"due":2', '"due":-2'],
    ['"due":2', '"due":2,"held":5'],
    ['"mended":1,', ''],
    ['"mended":1', '"mended":1,"kinds":[]'],
    ['"mended":1', '"mended":1,"days":{"d":{"hands":1}}'],
    ['AsKsQsJs5s', 'AsKsQsJs'],
  ])('%s as %s', (from, to) => {
    expect(old).toContain(from)
    expect(readStatistics(old.replace(from, to))).toBeUndefined()
  })
})
