// A view's state as parameters of the address, and back. A parameter at its default is left out; one that cannot be read
// counts as its default, since addresses are typed by hand and outlive versions.

export interface Parameter<T> {
  initial: T
  read(text: string): T | undefined
  write(value: T): string
}

export type Codec<S> = { [K in keyof S]: Parameter<S[K]> }

export function text(initial = ''): Parameter<string> {
  return { initial, read: (text) => text, write: (value) => value }
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

/** Several texts, joined by `~`, which no card, range or number has. */
export function texts(initial: readonly string[] = []): Parameter<readonly string[]> {
  const read = (text: string): readonly string[] => (text === '' ? [] : text.split('~'))
  return { initial, read, write: (values) => values.join('~') }
}

export function readState<S extends object>(codec: Codec<S>, parameters: URLSearchParams): S {
  const state: Partial<S> = {}
  for (const key of Object.keys(codec) as (keyof S & string)[]) {
    const written = parameters.get(key)
    const value = written === null ? undefined : codec[key].read(written)
    state[key] = value ?? codec[key].initial
  }
  return state as S
}

export function writeState<S extends object>(codec: Codec<S>, state: S): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const key of Object.keys(codec) as (keyof S & string)[]) {
    const written = codec[key].write(state[key])
    if (written !== codec[key].write(codec[key].initial)) parameters.set(key, written)
  }
  return parameters
}
