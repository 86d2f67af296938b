import { expect, it } from 'vitest'
import { readRangesFile, writeRangesFile } from './ranges_file'

const ranges = [
  { name: 'z-first', range: 'QQ+,AKs:0.5' },
  { name: 'a_then', range: 'z-first,!KK' },
]

it('reads what it has written, in the same order', () => {
  expect(readRangesFile(writeRangesFile(ranges))).toEqual(ranges)
  expect(writeRangesFile([])).toContain('[ranges]')
  expect(readRangesFile(writeRangesFile([]))).toEqual([])
})

it('reads ranges of several lines, as the command line does', () => {
  expect(readRangesFile('# mine\n[ranges]\nopen = """\n  22+,\n  A2s+"""\n')).toEqual([{ name: 'open', range: '  22+,\n  A2s+' }])
})

it.each(['', 'ranges = 5', 'ranges = []', '[range]\na = "AA"', '[ranges]\na = "AA"\n[other]', '[ranges]\na = 5'])('refuses %j', (text) => {
  expect(() => readRangesFile(text)).toThrow('Expected a section [ranges]')
})

it('says in which line the file is not TOML', () => {
  expect(() => readRangesFile('[ranges]\na = ')).toThrow(expect.objectContaining({ name: 'EngineError', line: 2 }))
})
