// A view's state as parameters of the address, and back. An address without parameters is the state that the view begins
// with. Any other states all fields but empty ones, so that it means the same whatever a view begins with later; one
// typed by hand may leave fields out, and a field that cannot be read counts as left out.

export interface Parameter<T> {
  initial: T
  /** What a missing field means in an address that states other fields, if not the initial value. */
  absent?: T
  read(text: string): T | undefined
  write(value: T): string
}

export type Codec<S> = { [K in keyof S]: Parameter<S[K]> }

export function text(initial = ''): Parameter<string> {
  return { initial, read: (text) => text, write: (value) => value }
}

/** Part of the example that a view begins with. If it is missing from an address, it is empty; otherwise the
    rest would be mixed with the example. */
export function example<T extends string | readonly unknown[]>(parameter: Parameter<T>): Parameter<T> {
  return { ...parameter, absent: (typeof parameter.initial === 'string' ? '' : []) as unknown as T }
}

export function whole(initial: number, least: number, most: number): Parameter<number> {
  const read = (text: string): number | undefined => {
    const value = /^-?\d+$/.test(text) ? Number(text) : NaN
    return value >= least && value <= most ? value : undefined
  }
  return { initial, read, write: String }
}

export function flag(initial = false): Parameter<boolean> {
  return { initial, read: (text) => text === '1', write: (value) => (value ? '1' : '0') }
}

export function choice<T extends string>(values: readonly T[], initial: T): Parameter<T> {
  return { initial, read: (text) => values.find((value) => value === text), write: (value) => value }
}

/** Several texts, joined by `~`, which no card, range or number contains. If the last text is empty, another
    `~` follows, so that one empty text differs from none; `AA~`, typed by hand, has one, too. */
export function texts(initial: readonly string[] = []): Parameter<readonly string[]> {
  const read = (text: string): readonly string[] => (text === '' ? [] : text.replace(/(^|~)~$/, '$1').split('~'))
  const write = (values: readonly string[]): string => values.join('~') + (values.at(-1) === '' ? '~' : '')
  return { initial, read, write }
}

/** Several records of texts, each as `name=value` with `~` between its fields and `~~` between records; a `~` in a value
    is written `~.`. Fields that are as in `plain` are left out, but not the first, which every record has. */
export function records<R extends Record<string, string>>(plain: R, initial: readonly R[] = []): Parameter<readonly R[]> {
  const keys = Object.keys(plain)
  const write = (record: R): string =>
    keys
      .filter((key, place) => place === 0 || record[key] !== plain[key])
      .map((key) => `${key}=${(record[key] ?? '').replaceAll('~', '~.')}`)
      .join('~')
  const read = (text: string): R[] => {
    const fields = text.split(/~(?!\.)/).map((field): [string, string] => {
      const sign = field.indexOf('=')
      return [field.slice(0, sign), field.slice(sign + 1).replaceAll('~.', '~')]
    })
    const known = fields.filter(([key]) => keys.includes(key))
    return known.some(([key]) => key === keys[0]) ? [{ ...plain, ...Object.fromEntries(known) }] : []
  }
  return { initial, read: (text) => text.split('~~').flatMap(read), write: (values) => values.map(write).join('~~') }
}

const keysOf = <S extends object>(codec: Codec<S>): (keyof S & string)[] => Object.keys(codec) as (keyof S & string)[]

const absentOf = <T>(parameter: Parameter<T>): T => parameter.absent ?? parameter.initial

/** Whether an address is that of the state that the view begins with. */
export function isBare<S extends object>(codec: Codec<S>, parameters: URLSearchParams): boolean {
  return !keysOf(codec).some((key) => parameters.has(key))
}

export function readState<S extends object>(codec: Codec<S>, parameters: URLSearchParams): S {
  const isBegun = isBare(codec, parameters)
  const state: Partial<S> = {}
  for (const key of keysOf(codec)) {
    const written = parameters.get(key)
    const value = written === null ? undefined : codec[key].read(written)
    state[key] = value ?? (isBegun ? codec[key].initial : absentOf(codec[key]))
  }
  return state as S
}

export function writeState<S extends object>(codec: Codec<S>, state: S): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const key of keysOf(codec)) {
    const written = codec[key].write(state[key])
    if (written !== '' || codec[key].write(absentOf(codec[key])) !== '') parameters.set(key, written)
  }
  return parameters
}
