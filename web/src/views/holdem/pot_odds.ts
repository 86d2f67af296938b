// The pot and the call that pot odds are about, as two views of hold'em ask for them and show them.
import { fixed } from '../../format'
import { text } from '../../state/codec'

export interface PotState {
  /** What is in the pot, as typed. */
  pot: string
  /** What the call costs, as typed. */
  call: string
}

export const potCodec = { pot: text(), call: text() }

export const noPot: PotState = { pot: '', call: '' }

/** Both fields of a request once both are typed, or one that the engine has to refuse. The engine reads them. */
export function potFields({ pot, call }: PotState): Partial<PotState> {
  const typed = { pot: pot.trim(), call: call.trim() }
  const isAny = typed.pot !== '' || typed.call !== ''
  const isAmount = (text: string): boolean => /^(\$?(\d[\d,]*\.?\d*|\.\d+)(e[+-]?\d+)?)?$/i.test(text)
  if (typed.pot !== '' && typed.call !== '') return typed
  // The missing one is nothing to complain about yet, so some amount stands in for it.
  return isAny && !(isAmount(typed.pot) && isAmount(typed.call)) ? { pot: typed.pot || '1', call: typed.call || '1' } : {}
}

/** An amount in the unit of the pot. */
export function amount(value: number): string {
  return fixed(value, Number.isInteger(value) ? 0 : 2)
}

/** With a sign: "+82.13". A gain that is not zero never looks like one. */
export function signedAmount(gain: number): string {
  const least = gain !== 0 && Math.abs(gain) < 0.005 ? '<' : ''
  const text = least ? '0.01' : fixed(Math.abs(gain), 2)
  return `${gain < 0 ? '−' : gain > 0 ? '+' : ''}${least}${text}`
}
