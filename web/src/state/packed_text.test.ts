import { expect, it } from 'vitest'
import { pack, unpack } from './packed_text'

const paytable = 'id = "own"\nname = "Eigene Tabelle ♠"\n'.repeat(20)

it('unpacks what it packed, in fewer characters', () => {
  const packed = pack(paytable)
  expect(packed).toMatch(/^z[\w-]+$/)
  expect(packed.length).toBeLessThan(paytable.length / 4)
  expect(unpack(packed)).toBe(paytable)
})

it('reads a plain text, and what browsers deflated themselves', () => {
  expect(unpack('pSGk')).toBe('Hi')
  expect(unpack('zy0xRsFVQyi_PU1J4NHOBQiacCwA')).toBe('id = "own" ♠ id = "own"')
})

it('says so if a text is damaged', () => {
  const packed = pack(paytable)
  for (let length = 0; length < packed.length; ++length) expect(unpack(packed.slice(0, length))).toBeUndefined()
  expect(unpack('q!!')).toBeUndefined()
  expect(unpack('p_w')).toBeUndefined()
})

it('takes a text of 1 MiB, and gives up one that is longer', () => {
  const text = 'x'.repeat(1 << 20)
  expect(unpack(pack(text))).toBe(text)
  expect(unpack(pack(`${text}x`))).toBeUndefined()
  expect(unpack(pack(text.repeat(8)))).toBeUndefined()
})
