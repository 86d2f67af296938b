// @vitest-environment jsdom (the game's state reads the address)
import { describe, expect, it } from 'vitest'
import type { VideopokerPlan } from '../../../engine/answers'
import { EngineError } from '../../../engine/engine_error'
import { testEngine } from '../../../engine/test_engine'
import { readState, writeState } from '../../../state/codec'
import {
  addedPart, averageSentence, changedPart, emptyPlan, endsOf, errorInPart, exampleParts, firstMissing, leftOutNote, movedPart, optionsOf,
  planCodec, planRequest, planSentence, provenChance, textOf, type Part, type PlanState,
} from './plan'

const begun = readState(planCodec, new URLSearchParams())
const [jacks, bonus] = begun.parts as [Part, Part]
const full: Part = { ...jacks, length: '2.5', lines: '3', cash_back: '0.25%', tips: '0.1%', speed: '700' }

describe('the state', () => {
  it('is in the address, whatever is typed', () => {
    const state: PlanState = { parts: [full, { ...bonus, bet: '~5~~x=~', tips: '.~.' }, { ...jacks, length: '' }], plan_bankroll: '$1', plan_goal: '' }
    expect(readState(planCodec, writeState(planCodec, state))).toEqual(state)
    expect(writeState(planCodec, begun).get('parts')).toBe(
      'game=jacks-or-better-9-6~length=4~bet=1.25~cash_back=0.25%~~game=double-bonus-10-7-5~length=500~unit=hands~bet=5',
    )
  })

  it('does not mix a link with the example', () => {
    expect(readState(planCodec, new URLSearchParams('plan_goal=5'))).toEqual({ ...emptyPlan, plan_goal: '5' })
    expect(readState(planCodec, writeState(planCodec, emptyPlan))).toEqual(begun)
    expect(readState(planCodec, new URLSearchParams('parts=length=5~~nothing~~game=x~odd=1')).parts).toEqual([
      { game: 'x', length: '', unit: 'hours', bet: '', lines: '', cash_back: '', tips: '', speed: '' },
    ])
    expect(exampleParts(begun)).toEqual(['the games', 'the bankroll and the goal'])
    expect(exampleParts({ ...begun, plan_goal: '2000' })).toEqual(['the games'])
  })
})

describe('the request', () => {
  it('says each part in the words of the command line', () => {
    expect(planRequest({ parts: [full, bonus], plan_bankroll: ' 1000 ', plan_goal: '' })).toEqual({
      query: 'videopoker.plan',
      parts: [
        'jacks-or-better-9-6 2.5 hours at 1.25 lines 3 cash-back 0.25% tips 0.1% speed 700',
        'double-bonus-10-7-5 500 hands at 5',
      ],
      bankroll: '1000 dollars',
    })
  })

  it('waits for parts, their length and their price', () => {
    for (const parts of [[], [jacks, { ...bonus, bet: ' ' }], [{ ...jacks, length: '' }], [{ ...jacks, game: 'no-such-game' }]]) {
      expect(planRequest({ ...begun, parts })).toBeUndefined()
    }
  })

  it('says what is missing first, in the order of the screen', () => {
    expect(firstMissing([jacks, bonus])).toBeUndefined()
    expect(firstMissing([jacks, { ...bonus, bet: ' ' }])).toMatchObject({ place: 1, field: 'bet' })
    expect(firstMissing([{ ...jacks, bet: '', length: '' }, { ...bonus, game: 'no-such-game' }])).toMatchObject({ place: 0, field: 'length' })
    expect(firstMissing([{ ...jacks, game: 'no-such-game', length: '' }])).toMatchObject({ place: 0, field: 'game' })
  })

  it('has no speed for a number of hands', () => {
    expect(optionsOf({ ...full, unit: 'hands' })).not.toContain('speed')
    expect(textOf({ ...full, unit: 'hands' }).text).toMatch(/^jacks-or-better-9-6 2.5 hands at 1.25 .*tips 0.1%$/)
  })
})

describe('an error of the engine', async () => {
  const ask = await testEngine('all')

  function errorOf(...parts: Part[]): ReturnType<typeof errorInPart> {
    try {
      ask<'videopoker.plan'>(planRequest({ ...begun, parts })!)
    } catch (error) {
      return errorInPart(error as EngineError, parts)
    }
    return undefined
  }

  it.each([
    ['length', 'x'], ['bet', '$1,25'], ['bet', '1.25 lines 5'], ['lines', '11'], ['cash_back', 'some'], ['tips', '-1'], ['speed', '0'],
  ] as const)('stands at the field %s where %s is typed', (field, typed) => {
    const { place, ...at } = errorOf(bonus, { ...full, [field]: typed })!
    expect([place, at.field, at.error.text]).toEqual([1, field, typed.replaceAll(' ', '\u00a0')])
    expect(at.error.message).not.toMatch(/^part/)
  })

  it('stands at its part if it is about all of it, and at none if about the plan', () => {
    const many = { ...bonus, length: '600000' }
    const whole = errorOf(many, many, bonus)
    expect([whole?.place, whole?.field]).toEqual([1, undefined])
    expect(whole?.error.message).toMatch(/^the parts up to this one have 1,200,000 hands/)
    expect(errorInPart(new EngineError({ message: 'part 9: no', field: 'parts' }), [jacks])).toBeUndefined()
    expect(errorInPart(new EngineError({ message: 'part 1: no', field: 'goal' }), [jacks])).toBeUndefined()
    expect(errorInPart(undefined, [jacks])).toBeUndefined()
  })
})

it('adds, changes and moves parts', () => {
  expect(addedPart([full], 'a')).toEqual([full, { ...full, lines: '', game: 'a' }])
  expect(addedPart([], 'a')[0]).toMatchObject({ game: 'a', length: '', unit: 'hours' })
  expect(changedPart([jacks, bonus], 1, { bet: '1' })).toEqual([jacks, { ...bonus, bet: '1' }])
  expect(movedPart([jacks, bonus, full], 0, 1)).toEqual([bonus, jacks, full])
  expect(movedPart([jacks, bonus, full], 2, 1)).toEqual([jacks, full, bonus])
})

it.each([
  [0.0029197, 1e-10, 4, '0.2920\u202f%'],
  [0.0029197, 1e-10, 2, '0.29\u202f%'],
  [1e-12, 4e-10, 4, 'less than 0.0001\u202f%'],
  [1e-12, 4e-10, 2, 'less than 0.01\u202f%'],
  [1, 4e-10, 4, 'more than 99.9999\u202f%'],
  [1, 4e-10, 2, 'more than 99.99\u202f%'],
  [0, 0, 4, '0.0000\u202f%'],
  [1, 0, 4, '100.0000\u202f%'],
  [0.5, 1e-4, 4, '49.9900\u202f% to 50.0100\u202f%'],
])('writes a chance of %s within %s with %s decimals as %s', (chance, error, digits, text) => {
  expect(provenChance(chance, error, digits)).toBe(text)
})

it('says what matters most', () => {
  const answer = { hands: 2900, mean_dollars: -1.87, standard_deviation_dollars: 652.97, error: 1e-10, notes: ['too long'] as string[] } as VideopokerPlan
  expect(planSentence(answer)).toBe('These 2,900 hands lose $1.87 on average, with a standard deviation of $652.97.')
  expect(averageSentence({ ...answer, mean_dollars: 5 })).toMatch('win $5 on')
  expect(leftOutNote(answer)).toBeUndefined()
  // Its chances took too long.
  const long = { ...answer, bankroll_dollars: 1000, goal_dollars: 1500 }
  expect([planSentence(long), leftOutNote(long)]).toEqual([expect.stringMatching(/^These/), 'too long'])
  const ruin = { ...answer, bankroll_dollars: 1000, ruin_probability: 0.25 }
  expect(leftOutNote(ruin)).toBeUndefined()
  expect(planSentence(ruin)).toBe('Starting with $1,000, you go broke within these 2,900 hands in 25.00\u202f% of cases.')
  expect(planSentence({ ...ruin, goal_dollars: 1500, goal_probability: 0.5 })).toBe(
    'Starting with $1,000, within these 2,900 hands you go broke in 25.00\u202f%, reach $1,500 in 50.00\u202f%, and end in between in 25.00\u202f% of cases.',
  )
})

it('knows how likely neither ruin nor the goal is', () => {
  const answer = { bankroll_dollars: 100, ruin_probability: 0.25, goal_dollars: 200, goal_probability: 0.25, error: 1e-3 } as VideopokerPlan
  expect(endsOf(answer)).toEqual({ bankroll: '$100', goal: '$200', ruin: 0.25, reached: 0.25, neither: 0.5, error: 2e-3 })
  expect(endsOf({ ...answer, ruin_probability: 0.75 + 1e-16, goal_probability: 0.25 + 1e-15 })?.neither).toBe(0)
})
