// Numbers as people read them.

/** By digits after the point. A format takes longer to make than a table to write with it. */
const formats = new Map<number, Intl.NumberFormat>()

function format(digits: number): Intl.NumberFormat {
  let made = formats.get(digits)
  if (!made) {
    made = new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    formats.set(digits, made)
  }
  return made
}

/** "99.5439 %" */
export function percent(share: number, digits = 4): string {
  return `${fixed(share * 100, digits)}\u202f%`
}

/** With a true minus, and thousands set apart. */
export function fixed(value: number, digits: number): string {
  const text = format(digits).format(Math.abs(value))
  return value < 0 && Number(text.replace(/,/g, '')) !== 0 ? `−${text}` : text
}

/** "+1.1512 %", "−0.0100 %" */
export function difference(share: number, digits = 4): string {
  const text = percent(share, digits)
  return share > 0 ? `+${text}` : text
}

/** A count, which may be a string of more digits than a number holds. */
export function count(value: number | string): string {
  return format(0).format(typeof value === 'string' && /^\d+$/.test(value) ? BigInt(value) : Number(value))
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
  if (probability <= 0) return 'never'
  const value = 1 / probability
  return `1 in ${fixed(value, value < 10 ? 1 : 0)}`
}
