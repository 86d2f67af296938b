// Pays as a machine shows them, for one coin or for five, and as paytables state them, for a bet of 1. What is not a
// number stays as typed: the engine says what is wrong with it.

import { withPoint } from '../game.svelte'

interface Fraction {
  over: bigint
  under: bigint
}

/** Digits after the point that are still easier to read than a fraction. */
const mostDigits = 6

/** "4000" for five coins is "800" for a bet of 1. */
export function perBet(shown: string, coins: number): string {
  const value = coins === 1 ? undefined : read(shown)
  return value ? write({ over: value.over, under: value.under * BigInt(coins) }) : shown
}

export function forCoins(pay: string, coins: number): string {
  const value = coins === 1 ? undefined : read(pay)
  return value ? write({ over: value.over * BigInt(coins), under: value.under }) : pay
}

/** "9", "4.5", "4,5" as number pads may write it, "9/2"; undefined for anything else. */
function read(text: string): Fraction | undefined {
  const [, over, under] = /^(\d+)\/(\d*[1-9]\d*)$/.exec(text) ?? []
  if (over && under) return { over: BigInt(over), under: BigInt(under) }
  const [, whole, after = ''] = /^(\d+)(?:\.(\d+))?$/.exec(withPoint(text)) ?? []
  return whole ? { over: BigInt(whole + after), under: 10n ** BigInt(after.length) } : undefined
}

function write({ over, under }: Fraction): string {
  for (let digits = 0; digits <= mostDigits; ++digits) {
    const scaled = over * 10n ** BigInt(digits)
    if (scaled % under === 0n) return decimal(String(scaled / under), digits)
  }
  const divisor = greatestDivisor(over, under)
  return `${over / divisor}/${under / divisor}`
}

function decimal(text: string, digits: number): string {
  if (digits === 0) return text
  const padded = text.padStart(digits + 1, '0')
  return `${padded.slice(0, -digits)}.${padded.slice(-digits)}`
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestDivisor(b, a % b)
}
