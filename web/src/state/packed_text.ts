// A long text, such as a user's paytable, in few characters of an address: deflated, then in base64 for URLs.
// The first character says which: z deflated, p plain (in links made by old browsers, which could not deflate).
import { deflateSync, Inflate } from 'fflate'

/** More than any paytable or chart has: a short link must not grow without bounds. */
const mostBytes = 1 << 20
/** The bytes inflated at a time: one byte becomes 1032 at most. */
const slice = 1 << 10

export function pack(text: string): string {
  return `z${toBase64(deflateSync(new TextEncoder().encode(text), { level: 9 }))}`
}

/** Undefined if it is not such a text, or one of more than 1 MiB. */
export function unpack(packed: string): string | undefined {
  try {
    const bytes = fromBase64(packed.slice(1))
    if (packed.startsWith('p')) return decode(bytes)
    return packed.startsWith('z') ? decode(inflate(bytes)) : undefined
  } catch {
    return undefined
  }
}

function inflate(bytes: Uint8Array): Uint8Array {
  if (bytes.length === 0) throw new RangeError('nothing to inflate')
  const whole = new Uint8Array(mostBytes)
  let size = 0
  const inflater = new Inflate((part) => {
    whole.set(part, size) // throws if it is too long
    size += part.length
  })
  for (let start = 0; start < bytes.length; start += slice) {
    inflater.push(bytes.subarray(start, start + slice), start + slice >= bytes.length)
  }
  return whole.subarray(0, size)
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

function fromBase64(text: string): Uint8Array {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
