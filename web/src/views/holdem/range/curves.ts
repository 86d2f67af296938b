// The equities of a range, its strongest combos first, as a curve.
import type { Line } from '../../../components/Curve.svelte'
import type { SpreadAnswer } from '../../../engine/answers'
import { words } from '../../../words'

const steps = 100
/** Shares are sums of rounded numbers. */
const rounding = 1e-9

type Combo = NonNullable<SpreadAnswer['players'][number]['hands']>[number]

/** The equity that each hundredth of the range has or exceeds. */
export function quantiles(combos: readonly Pick<Combo, 'share' | 'equity'>[]): [share: number, equity: number][] {
  let place = 0
  let reached = combos[0]?.share ?? 0
  return Array.from({ length: steps + 1 }, (_, step) => {
    while (reached < step / steps - rounding && place + 1 < combos.length) reached += combos[++place]?.share ?? 0
    return [step / steps, combos[place]?.equity ?? 0]
  })
}

export function curvesOf({ players }: SpreadAnswer): Line[] {
  return players.map(({ hands = [] }, index) => ({ label: words.ranges.player(index + 1), points: quantiles(hands) }))
}
