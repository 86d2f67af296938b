// Numbers as people read them.
import { shared } from './words/shared'

/** With a comma between thousands. Intl.NumberFormat writes the same, but its first use takes longer than the whole first
    view does. */
function grouped(digits: string): string {
  const [whole = '', ...rest] = digits.split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...rest].join('.')
}

/** "99.5439 %" */
export function percent(share: number, digits = 4): string {
  return `${fixed(share * 100, digits)}\u202f%`
}

/** Below this share, its digits tell a reader no more than that it is next to nothing. */
const nextToNothing = 1e-9
/** The digits that `nextToNothing` has as a percentage. */
const mostDigits = 7

/** A share that may be tiny, with two significant digits: "0.46 %", "0.00099 %", "less than 0.0000001 %". */
export function tinyPercent(share: number): string {
  if (share === 0) return percent(0, 0)
  if (Math.abs(share) < nextToNothing) return shared.lessThan(percent(nextToNothing, mostDigits))
  const power = Math.floor(Math.log10(Math.abs(share) * 100))
  return percent(share, Math.max(power >= 1 ? 0 : 2, 1 - power))
}

/** Digits after the point of a percentage, so that a small one has two significant digits; at most `mostDigits`. */
function digitsOf(share: number, digits: number): number {
  if (share >= 0.01 || share <= 0) return digits
  return Math.max(digits, Math.min(mostDigits, 1 - Math.floor(Math.log10(share * 100))))
}

/** Two bounds of a share, each rounded outwards. */
export function boundPercents(least: number, most: number, digits: number): [string, string] {
  const [below, above] = [10 ** (digitsOf(least, digits) + 2), 10 ** (digitsOf(most, digits) + 2)]
  let [low, high] = [Math.floor(least * below), Math.ceil(most * above)]
  // The products are rounded, perhaps past a whole number.
  if ((low + 1) / below <= least) low += 1
  if (low / below > least) low -= 1
  if ((high - 1) / above >= most) high -= 1
  if (high / above < most) high += 1
  return [percent(low / below, digitsOf(least, digits)), percent(high / above, digitsOf(most, digits))]
}

/** The weight of one combo or the sum of several: "12", "4.5"; below 1 with two significant digits, "0.5", "0.03", so that
    no positive weight is written as 0, and none below 1 as 1. */
export function weightText(weight: number): string {
  const whole = Math.round(weight)
  const isWhole = Math.abs(weight - whole) < 1e-9 // of a sum, which is rounded
  if (weight === 0 || (isWhole && whole > 0)) return fixed(whole, 0)
  if (weight > 1) return fixed(weight, 1)
  const digits = 1 - Math.floor(Math.log10(weight))
  const steps = 10 ** digits
  return fixed(Math.min(Math.round(weight * steps), steps - 1) / steps, digits).replace(/0+$/, '')
}

/** As short as possible, for axes: "2.5 %", "0.001 %", "2e-14 %". */
export function shortPercent(share: number): string {
  if (share !== 0 && Math.abs(share) < nextToNothing) return `${(share * 100).toExponential(0)}\u202f%`
  return `${(share * 100).toLocaleString('en-US', { maximumSignificantDigits: 2 })}\u202f%`
}

/** With a true minus, and thousands set apart. */
export function fixed(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits)
  return value < 0 && Number(text) !== 0 ? `−${grouped(text)}` : grouped(text)
}

/** An amount of dollars: "$500", "$1,092.50", "−$3.42" */
export function money(dollars: number): string {
  const cents = Math.round(Math.abs(dollars) * 100)
  const text = grouped((cents / 100).toFixed(cents % 100 === 0 ? 0 : 2))
  return dollars < 0 && cents !== 0 ? `−$${text}` : `$${text}`
}

/** The text of a value with a plus, if it is a gain. */
export const signed = (value: number, text: string): string => (value > 0 && /[1-9]/.test(text) ? `+${text}` : text)

/** "+$243.75", "−$3.42" */
export const signedMoney = (dollars: number): string => signed(dollars, money(dollars))

/** A difference of two shares in percentage points: "+1.1512", "−0.0100" */
export function points(share: number, digits = 4): string {
  const text = fixed(share * 100, digits)
  return share > 0 ? `+${text}` : text
}

/** A count, which may be a string of more digits than a number holds. */
export function count(value: number | string): string {
  return typeof value === 'string' && /^\d+$/.test(value) ? grouped(value) : fixed(Number(value), 0)
}

/** A number as typed, with thousands set apart if it is whole; any other text as it is. */
export function groupedIfWhole(typed: string): string {
  return /^\d+$/.test(typed) ? grouped(typed) : typed
}

/** A pay as it is written in a paytable: "800", "2.5", "2433/10000". */
export function pay(exact: string): string {
  const [over = '', under = '1'] = exact.split('/')
  if (under === '1') return over
  const value = Number(over) / Number(under)
  const text = String(value)
  return text.length <= 8 ? text : exact
}

/** "1 in 40,391" */
export function oneIn(probability: number): string {
  if (probability <= 0) return shared.never
  if (probability < nextToNothing) return shared.lessThan(shared.oneIn(fixed(1 / nextToNothing, 0)))
  const value = 1 / probability
  return shared.oneIn(fixed(value, value < 10 ? 1 : 0))
}

/** "Royal flush" */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A note or warning of the engine as a sentence. */
export const asSentence = (note: string): string => `${capitalized(note)}.`
