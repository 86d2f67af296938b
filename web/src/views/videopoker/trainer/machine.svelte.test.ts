// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { HoldAnswer, HoldRow, MachineAnswer, MachineSituation, HoldOutcome } from '../../../engine/answers'
import { splitCards } from '../../../poker/cards'
import { Machine } from './machine.svelte'
import { Position } from './position.svelte'
import type { Play } from './statistics'

const deal = ['As', 'Ks', '7d', '4c', '2h']
const outcomes: HoldOutcome[] = [{ hand: 'pair', name: 'jacks or better', count: '1' }]

function hold(cards: string, cost: number): HoldRow {
  return { hold: cards, value: 1 - cost, value_exact: '', draws: '1', outcomes, variance: 0, cost, best: cost === 0 }
}

const asked: unknown[] = []
let delay = Promise.resolve()
const records: string[] = []

/** Every hand is worth the same here: ace and king best, the ace alone a little less. */
function answerTo(cards: string): HoldAnswer {
  const holds = [hold('AsKs', 0), hold('As', 0.02), hold(cards.replace(/ /g, ''), 0.5)]
  return { deal: cards, holds } as HoldAnswer
}

vi.mock('../../../engine/client', () => ({
  ask: ({ cards, game }: { cards: string; game: unknown }) => {
    asked.push(game)
    return delay.then(() => answerTo(cards))
  },
}))

let plays: Play[]
let paid: [number, number][]
let isWarning: boolean
let lines: number
let machine: Machine
let position: Position | undefined
let isKnown: boolean

beforeEach(async () => {
  plays = []
  paid = []
  isWarning = false
  lines = 1
  position = undefined
  isKnown = true
  machine = new Machine({
    table: () => isKnown ? ({ record: 'any', game: 'any', deck: 52, kind: 'missed', isMixed: false, missed: [{ deal: deal.join(''), cost: 1, due: 1 }] }) : undefined,
    game: () => (position ? { game: 'ultimate-x', state: position.asked } : 'any'),
    position: () => position,
    warns: () => isWarning,
    lines: () => lines,
    onplayed: (play, { record }) => {
      plays.push(play)
      records.push(record)
    },
    onpaid: (played, won) => paid.push([played, won]),
  })
  await machine.start()
})
afterEach(() => machine.stop())

it('deals, holds, draws and grades', async () => {
  expect([machine.phase, machine.hand, machine.isMissed]).toEqual(['holding', deal, true])
  machine.toggle(0)
  await machine.press()
  expect(machine.phase).toBe('drawn')
  expect(machine.hand[0]).toBe('As')
  expect(new Set([...machine.hand, ...deal]).size).toBe(9)
  expect(plays).toEqual([{ deal: splitCards('AsKs7d4c2h').join(''), held: 'As', cost: 0.02, isMended: false }])
  expect(machine.lines).toEqual([{ hand: machine.hand, result: { name: 'jacks or better', pays: 0.5 } }])
  expect(paid).toEqual([[1, 0.5]])
})

it('counts a hand once, however fast it is drawn and whether it is played again', async () => {
  await Promise.all([machine.press(), machine.press()])
  expect(plays).toHaveLength(0) // this engine knows no such hold
  machine.toggle(0)
  await Promise.all([machine.press(), machine.press()])
  machine.again()
  machine.toggle(0)
  await machine.press()
  expect(plays).toHaveLength(1)
  expect(paid).toHaveLength(1)
})

it('warns before the draw if it is asked to, and remembers that a mistake was mended', async () => {
  isWarning = true
  machine.toggle(0)
  await machine.press()
  expect([machine.phase, plays]).toEqual(['warned', []])
  machine.toggle(1)
  expect(machine.phase).toBe('holding')
  await machine.press()
  expect(plays).toMatchObject([{ cost: 0, isMended: true }])
})

it('draws after a warning if that is wanted', async () => {
  isWarning = true
  machine.toggle(0)
  await machine.press()
  await machine.press()
  expect(plays).toMatchObject([{ cost: 0.02 }])
})

it('draws each line from a deck of its own, and pays them together', async () => {
  lines = 10
  machine.toggle(0)
  await machine.press()
  expect(machine.lines).toHaveLength(10)
  for (const { hand } of machine.lines) {
    expect(hand[0]).toBe('As')
    expect(new Set([...hand, ...deal]).size).toBe(9)
  }
  expect(new Set(machine.lines.map(({ hand }) => hand.join())).size).toBeGreaterThan(1)
  expect([machine.won, paid]).toEqual([5, [[10, 5]]])
  expect(plays).toHaveLength(1)
})

it('pays what was drawn even if the next hand is dealt at once', async () => {
  machine.toggle(0)
  const settled = machine.press()
  while (machine.phase !== 'drawn') await Promise.resolve()
  await Promise.all([settled, machine.press()])
  expect([machine.phase, machine.lines, paid]).toEqual(['holding', [], [[1, 0.5]]])
})

it('plays a machine: each line is paid in its state, and keeps the next one for the hand after', async () => {
  const rows = (pays: number, next: string): MachineSituation['rows'] => [{ name: 'jacks or better', pays, pays_exact: '', next }]
  const situation = (state: string, pays: number, next: string): MachineSituation =>
    ({ situation: state, state, probability: 1, cost: 2, rows: rows(pays, next) }) as MachineSituation
  const states = [{ state: '2' }, { state: '6' }]
  const rules = { machine: { lines: 2 }, states, situations: [situation('1x', 1, '3x'), situation('3x', 3, '1x')] } as MachineAnswer
  position = new Position(rules)
  lines = 2
  await machine.start()
  const hands: [number, number][] = []
  for (const sum of ['2', '6', '2']) {
    asked.length = 0
    machine.toggle(0)
    machine.toggle(1)
    // A fast player deals before the hand is paid.
    delay = new Promise((resolve) => setTimeout(resolve, 20))
    const drawn = machine.press()
    for (let tick = 0; tick < 20 && machine.phase !== 'drawn'; ++tick) await Promise.resolve()
    expect(machine.phase).toBe('drawn')
    expect(asked).toContainEqual({ game: 'ultimate-x', state: sum })
    await Promise.all([drawn, machine.press()])
    delay = Promise.resolve()
    await vi.waitFor(() => expect(machine.answer).toBeDefined())
    hands.push(...paid.splice(0))
  }
  expect(hands).toEqual([[4, 2], [4, 6], [4, 2]])
  expect(machine.linesOfValues).toBe(2)
  expect(plays.at(-1)?.cost).toBe(0)
  expect(machine.costOf(machine.answer?.holds[1])).toBe(0.01) // 0.02 on both lines together
  // Another kind of deals does not announce anew.
  const announced = position.situations
  await machine.start()
  expect(position.situations).toBe(announced)
  // Played again, a hand is paid the same and leads nowhere.
  machine.toggle(0)
  await machine.press()
  const before = position.states
  machine.again()
  machine.toggle(0)
  await machine.press()
  expect(position.states).toBe(before)
})

it('takes the hand off the screen when another game is chosen that is not known yet', async () => {
  isKnown = false
  await machine.start()
  expect([machine.phase, machine.hand]).toEqual(['dealing', []])
  await machine.press()
  expect([plays, paid]).toEqual([[], []])
})

it('draws nothing if another game is chosen while the hold is graded', async () => {
  delay = new Promise((resolve) => setTimeout(resolve, 20))
  await machine.start()
  machine.toggle(0)
  const settled = machine.press()
  isKnown = false
  await machine.start()
  delay = Promise.resolve()
  await settled
  expect([machine.phase, plays, paid]).toEqual(['dealing', [], []])
})

it('records a play under the game that dealt it', async () => {
  records.length = 0
  machine.toggle(0)
  await machine.press()
  expect(records).toEqual(['any'])
})
