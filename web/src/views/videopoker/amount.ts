// Amounts of money as the engine reads them. Where a bet has a price, it refuses one without a unit; on the page the label
// of the field says which unit a plain number has.

/** What was typed, with this unit behind a plain number: "500" as "500 bets", and "$500" as it is. */
export function amountIn(unit: 'bets' | 'dollars', typed: string): string {
  const amount = typed.trim()
  return /^[\d.,/]+$/.test(amount) ? `${amount} ${unit}` : amount
}
