import { fixed, money } from '../../../format'
import { words } from '../../../words'

/** "2.21 bets", or "$2.76". */
export function amount(bets: number, dollars: number | undefined): string {
  return dollars === undefined ? words.machines.bets(fixed(bets, 2)) : money(dollars)
}
