import { expect, it } from 'vitest'
import { pack, unpack } from './packed_text'

const paytable = 'id = "own"\nname = "Eigene Tabelle ♠"\n'.repeat(20)

it('unpacks what it packed, in fewer characters', async () => {
  const packed = await pack(paytable)
  expect(packed).toMatch(/^z[\w-]+$/)
  expect(packed.length).toBeLessThan(paytable.length / 4)
  expect(await unpack(packed)).toBe(paytable)
})

it('reads a plain text', async () => {
  expect(await unpack('pSGk')).toBe('Hi')
})

it('says so if a text is damaged', async () => {
  const packed = await pack(paytable)
  expect(await unpack(packed.slice(0, 20))).toBeUndefined()
  expect(await unpack('q!!')).toBeUndefined()
  expect(await unpack('p_w')).toBeUndefined()
  expect(await unpack('')).toBeUndefined()
})
