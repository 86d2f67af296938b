// What the engine says of a wrong request: one sentence, and the part of the text that is wrong.

interface ErrorMembers {
  message: string
  field?: string
  text?: string
  /** In code points of `text`. */
  position?: number
  length?: number
  line?: number
  column?: number
  /** Further mistakes in the same text, each in its line alone. */
  others?: ErrorMembers[]
  /** How many more there are. */
  untold?: number
}

export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly field: string
  readonly text: string
  readonly position: number
  readonly length: number
  readonly line: number | undefined
  readonly column: number | undefined
  readonly others: readonly EngineError[]
  readonly untold: number

  constructor(members: ErrorMembers) {
    super(members.message)
    this.field = members.field ?? ''
    this.text = members.text ?? ''
    this.position = members.position ?? 0
    this.length = members.length ?? 0
    this.line = members.line
    this.column = members.column
    this.others = (members.others ?? []).map((other) => new EngineError(other))
    this.untold = members.untold ?? 0
  }

  /** From a reply of the engine, {"error": {...}}. */
  static from(reply: string): EngineError {
    return new EngineError((JSON.parse(reply) as { error: ErrorMembers }).error)
  }

  /** The text before, in and after the part that is wrong. */
  get parts(): [string, string, string] {
    const points = [...this.text]
    const end = this.position + this.length
    return [
      points.slice(0, this.position).join(''),
      points.slice(this.position, end).join(''),
      points.slice(end).join(''),
    ]
  }
}
