// A long text, such as the paytable of a user, in few characters of an address: deflated, then base64 for addresses.
// The first character says which: z deflated, p plain (a browser without CompressionStream).

export async function pack(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  if (typeof CompressionStream === 'undefined') return `p${toBase64(bytes)}`
  return `z${toBase64(await through(bytes, new CompressionStream('deflate-raw')))}`
}

/** Undefined if it is not such a text. */
export async function unpack(packed: string): Promise<string | undefined> {
  try {
    const bytes = fromBase64(packed.slice(1))
    if (packed.startsWith('p')) return decode(bytes)
    if (!packed.startsWith('z')) return undefined
    return decode(await through(bytes, new DecompressionStream('deflate-raw')))
  } catch {
    return undefined
  }
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const writer = (stream.writable as WritableStream<Uint8Array>).getWriter()
  // Errors of the stream reach the reader below.
  writer.write(bytes).catch(() => {})
  writer.close().catch(() => {})
  return new Uint8Array(await new Response(stream.readable as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer())
}

function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
