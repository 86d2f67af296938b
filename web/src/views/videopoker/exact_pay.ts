// A pay as the engine writes it (plain_pays_text in numbers.cpp), so that "8.50", "17/2" and "8,5" are one pay: with the
// fewest decimals that say it exactly, up to twelve, else as a fraction.

const mostDecimals = 12

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisor(b, a % b)
}

/** What is typed, if it is no number, or one with an exponent. */
export function exactPay(typed: string): string {
  const [, whole, decimals = '', under = '1'] = /^(\d+)(?:\.(\d+)|\/(\d+))?$/.exec(typed.trim()) ?? []
  const denominator = BigInt(under) * 10n ** BigInt(decimals.length)
  if (whole === undefined || denominator === 0n) return typed
  const numerator = BigInt(whole + decimals)
  for (let places = 0; places <= mostDecimals; ++places) {
    const scaled = numerator * 10n ** BigInt(places)
    if (scaled % denominator === 0n) return withDecimals(scaled / denominator, places)
  }
  const common = divisor(numerator, denominator)
  return `${numerator / common}/${denominator / common}`
}

function withDecimals(scaled: bigint, places: number): string {
  const digits = scaled.toString().padStart(places + 1, '0')
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
}
