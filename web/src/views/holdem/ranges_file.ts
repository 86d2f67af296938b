// The file of named ranges, ranges.toml, as the command line reads it.
import { parse, stringify, TomlError } from 'smol-toml'
import { EngineError } from '../../engine/engine_error'
import { words } from '../../words'
import type { NamedRange } from './named_ranges.svelte'

/** In the order of the file. Throws EngineError on what is no such file; the ranges themselves are not read. */
export function readRangesFile(text: string): readonly NamedRange[] {
  const ranges = tableOf(text)
  return Object.entries(ranges).map(([name, range]) => {
    if (typeof range !== 'string') throw new EngineError({ message: words.namedRanges.noRanges })
    return { name, range }
  })
}

function tableOf(text: string): object {
  try {
    const { ranges, ...others } = parse(text)
    if (typeof ranges === 'object' && !Array.isArray(ranges) && Object.keys(others).length === 0) return ranges
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    throw new EngineError({ message: error.message.split('\n', 1)[0] ?? '', line: error.line })
  }
  throw new EngineError({ message: words.namedRanges.noRanges })
}

export function writeRangesFile(ranges: readonly NamedRange[]): string {
  return stringify({ ranges: Object.fromEntries(ranges.map(({ name, range }) => [name, range])) })
}
