// Several games in one plan: its part of the view's state, what it asks the engine, and where an error stands.
import type { VideopokerPlan, RequestFor } from '../../../engine/answers'
import { compose, oneWord, placed, type Composed, type PlacedError } from '../../../engine/composed'
import type { EngineError } from '../../../engine/engine_error'
import { count, money, percent } from '../../../format'
import { example, records, text, type Codec } from '../../../state/codec'
import { words } from '../../../words'
import { amountIn } from '../amount'
import { isInCatalog } from '../catalog'

/** A game and how it is played, as typed. A type, since an interface is no record of texts. */
export type Part = {
  /** An id of the catalog: the engine reads a part as one text, which has no room for pays. */
  game: string
  length: string
  /** What `length` counts: hours, or else hands. */
  unit: string
  bet: string
  lines: string
  cash_back: string
  tips: string
  speed: string
}
export type PartField = keyof Part

export interface PlanState {
  parts: readonly Part[]
  /** In dollars. */
  plan_bankroll: string
  plan_goal: string
}

export const mostParts = 12
const plain: Part = { game: '', length: '', unit: 'hours', bet: '', lines: '', cash_back: '', tips: '', speed: '' }

export const planCodec: Codec<PlanState> = {
  parts: example(records(plain, [
    { ...plain, game: 'jacks-or-better-9-6', length: '4', bet: '1.25', cash_back: '0.25%' },
    { ...plain, game: 'double-bonus-10-7-5', length: '500', unit: 'hands', bet: '5' },
  ])),
  plan_bankroll: example(text('1000')),
  plan_goal: example(text('1500')),
}

export const emptyPlan: PlanState = { parts: [], plan_bankroll: '', plan_goal: '' }

/** The parts of the example that are as they were. */
export function exampleParts(state: PlanState): string[] {
  const isStill = (...keys: (keyof PlanState)[]): boolean =>
    keys.every((key) => planCodec[key].write(state[key] as never) === planCodec[key].write(planCodec[key].initial as never))
  return [
    ...(isStill('parts') ? [words.bankroll.plan.exampleParts] : []),
    ...(isStill('plan_bankroll', 'plan_goal') ? [words.bankroll.plan.exampleAmounts] : []),
  ]
}

export const isInHours = ({ unit }: Part): boolean => unit !== 'hands'

/** Fields that a part may have after what each has. */
export const options = ['lines', 'cash_back', 'tips', 'speed'] as const

/** Hands take no time that matters. */
export const optionsOf = (part: Part): readonly (typeof options)[number][] =>
  isInHours(part) ? options : options.filter((option) => option !== 'speed')

const names = { lines: 'lines', cash_back: 'cash-back', tips: 'tips', speed: 'speed' }

/** A part as the engine reads it. */
export function textOf(part: Part): Composed<PartField> {
  const more = optionsOf(part).filter((option) => part[option].trim() !== '')
  return compose<PartField>([
    ['game', part.game], ' ', ['length', oneWord(part.length)], isInHours(part) ? ' hours at ' : ' hands at ', ['bet', oneWord(part.bet)],
    ...more.flatMap((option) => [` ${names[option]} `, [option, oneWord(part[option])] as const]),
  ])
}

const needed = ['game', 'length', 'bet'] as const
export type NeededField = (typeof needed)[number]

export const isMissing = (part: Part, field: NeededField): boolean =>
  field === 'game' ? !isInCatalog(part.game) : part[field].trim() === ''

/** The first thing that is left to say of the parts, in the order of the screen. */
export function firstMissing(parts: readonly Part[]): { place: number; field: NeededField } | undefined {
  const all = parts.flatMap((part, place) => needed.map((field) => ({ part, place, field })))
  return all.find(({ part, field }) => isMissing(part, field))
}

/** Undefined while something is left to say of a part. */
export function planRequest({ parts, plan_bankroll: typed, plan_goal: goalTyped }: PlanState): RequestFor<'videopoker.plan'> | undefined {
  if (parts.length === 0 || firstMissing(parts)) return undefined
  const [bankroll, goal] = [amountIn('dollars', typed), amountIn('dollars', goalTyped)]
  return {
    query: 'videopoker.plan', parts: parts.map((part) => textOf(part).text), ...(bankroll && { bankroll }), ...(goal && { goal }),
  }
}

/** The error of a part, with its place from 0; undefined for an error about anything else. */
export function errorInPart(error: EngineError | undefined, parts: readonly Part[]): (PlacedError<PartField> & { place: number }) | undefined {
  const [, number, message] = /^part (\d+): (.*)$/s.exec(error?.field === 'parts' ? error.message : '') ?? []
  const place = Number(number) - 1
  const part = parts[place]
  return error && part ? { place, ...placed(error, textOf(part), message) } : undefined
}

/** With one more part, played like the last one, but for the number of lines. */
export function addedPart(parts: readonly Part[], game: string): Part[] {
  return [...parts, { ...(parts.at(-1) ?? plain), lines: '', game }]
}

export function changedPart(parts: readonly Part[], place: number, fields: Partial<Part>): Part[] {
  return parts.map((part, index) => (index === place ? { ...part, ...fields } : part))
}

export function movedPart(parts: readonly Part[], from: number, to: number): Part[] {
  const left = parts.filter((_, index) => index !== from)
  return [...left.slice(0, to), ...parts.slice(from, from + 1), ...left.slice(to)]
}

/** A chance that may be off by `error`, as the terminal has it: the decimals that are shown say neither "impossible" nor
    "certain" of what is only close to it. */
export function provenChance(chance: number, error: number, digits = 4): string {
  const text = (share: number): string => percent(share, digits)
  const last = 10 ** -(digits + 2)
  const [least, most] = [Math.max(0, chance - error), Math.min(1, chance + error)]
  if (most > 0 && most < last / 2) return words.bankroll.plan.below(text(last))
  if (least < 1 && least > 1 - last / 2) return words.bankroll.plan.above(text(1 - last))
  return text(least) === text(most) ? text(chance) : words.bankroll.between(text(least), text(most))
}

/** How a plan ends that is stopped at ruin or at the goal; undefined without a bankroll, or if this took too long. */
export interface Ends {
  bankroll: string
  goal: string | undefined
  /** Chances, of which one is certain. */
  ruin: number
  reached: number
  neither: number
  /** How far each may be off. */
  error: number
}

export function endsOf({ bankroll_dollars: bankroll, ruin_probability: ruin, goal_dollars: goal, goal_probability: reached = 0, error }: VideopokerPlan): Ends | undefined {
  if (bankroll === undefined || ruin === undefined) return undefined
  return {
    bankroll: money(bankroll), goal: goal === undefined ? undefined : money(goal),
    ruin, reached, neither: Math.max(0, 1 - ruin - reached), error: goal === undefined ? error : 2 * error,
  }
}

/** What matters most: how the plan ends if there is a bankroll, or else the average. */
export function planSentence(answer: VideopokerPlan): string {
  const say = words.bankroll.plan
  const ends = endsOf(answer)
  if (!ends) return averageSentence(answer)
  const [ruin, reached, neither] = [ends.ruin, ends.reached, ends.neither].map((chance) => provenChance(chance, ends.error, 2)) as [string, string, string]
  return ends.goal === undefined
    ? say.ruin(ends.bankroll, count(answer.hands), ruin)
    : say.ruinOrGoal(ends.bankroll, count(answer.hands), ruin, ends.goal, reached, neither)
}

export function averageSentence({ hands, mean_dollars: mean, standard_deviation_dollars: deviation }: VideopokerPlan): string {
  return words.bankroll.plan.average(count(hands), money(Math.abs(mean)), mean < 0, money(deviation))
}

/** Why the chances of ruin and of the goal are missing, in the words of the engine. */
export function leftOutNote({ bankroll_dollars: bankroll, ruin_probability: ruin, notes }: VideopokerPlan): string | undefined {
  return bankroll !== undefined && ruin === undefined ? notes[0] : undefined
}
