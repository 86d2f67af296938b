// Where the player of a machine stands: the state of each line, kept from hand to hand, and what the machine announced
// for the hand that is dealt.
import type { MachineAnswer, MachineSituation } from '../../../engine/answers'
import type { GameField } from '../answers'
import { uniform } from '../../../poker/deal'
import { singleState } from '../game.svelte'

/** What a final hand wins, in bets of the game, and the state that it leads to. */
export type Paid = MachineSituation['rows'][number]

/** The sum of multipliers such as "12x"; of "7x-12x" the first counts, and a state without one counts 1. */
export const sumOf = (states: readonly string[]): number =>
  states.reduce((sum, state) => sum + (Number.parseInt(state) || 1), 0)

export class Position {
  /** [line] the state of the next hand. */
  states = $state.raw<readonly string[]>([])
  /** [line] the situation of the dealt hand. */
  situations = $state.raw<readonly MachineSituation[]>([])
  /** Whether the situations are those of a hand that was played. */
  private isOver = true

  /** On a machine that nobody has played yet. */
  constructor(private readonly rules: MachineAnswer) {
    this.states = Array.from({ length: rules.machine.lines }, () => rules.situations[0]?.state ?? '')
  }

  /** Begins the next hand; one that was not played keeps what was announced. */
  announce(): void {
    if (!this.isOver) return
    this.isOver = false
    this.situations = this.states.map((state) => drawn(this.rules.situations.filter((each) => each.state === state)))
  }

  /** Ends the hand: each line is in this state now. */
  settle(states: readonly string[]): void {
    this.states = states
    this.isOver = true
  }

  /** What queries take as the state of the dealt hand: with several lines, the sum of their multipliers if that is one. */
  get asked(): string {
    if (this.situations.length === 1) return this.situations[0]!.situation
    const sum = String(sumOf(this.situations.map(({ state }) => state)))
    return this.rules.states.some(({ state }) => state === sum) ? sum : singleState
  }

  /** For how many lines the values of holds in the asked state are. */
  get linesOfValues(): number {
    return this.asked === singleState ? 1 : this.situations.length
  }

  /** Whether values are means over all states. */
  get isMean(): boolean {
    return this.asked === singleState
  }

  /** The state whose paytable says which deals are hard. */
  get drilled(): string {
    return this.situations.length === 1 ? this.asked : singleState
  }

  /** The state that the results are counted in; with several lines they are counted together. */
  get recorded(): string | undefined {
    return this.situations.length === 1 ? this.asked : undefined
  }

  /** The cost of the dealt hand on all lines, in bets of the game. */
  get cost(): number {
    return this.situations.reduce((sum, { cost }) => sum + cost, 0)
  }

  /** What the final hand of a line wins, and where it leads; `row` of the game. */
  paid(line: number, row: number): Paid | undefined {
    return this.situations[line]?.rows[row]
  }
}

/** One of them, by their chances. */
function drawn(situations: readonly MachineSituation[]): MachineSituation {
  let left = uniform()
  return situations.find(({ probability }) => (left -= probability) < 0) ?? situations.at(-1)!
}

const positions = new Map<string, Position>()

/** Where the player left the machine, while the page is open. */
export function positionOn(machine: GameField, rules: MachineAnswer): Position {
  const key = JSON.stringify(machine)
  const position = positions.get(key) ?? new Position(rules)
  positions.set(key, position)
  return position
}
