// A long text that is typed into a field and kept, packed, in the address.
import { pack, unpack } from './packed_text'

export class PackedField {
  /** As typed; ahead of the address by the moment that packing takes. */
  text = $state('')
  private packed = ''

  constructor(
    read: () => string,
    private readonly write: (packed: string) => void,
  ) {
    $effect(() => {
      const packed = read()
      if (packed !== this.packed) void this.open(packed)
    })
  }

  async type(text: string): Promise<void> {
    this.text = text
    const packed = text === '' ? '' : await pack(text)
    if (this.text !== text) return
    this.packed = packed
    this.write(packed)
  }

  private async open(packed: string): Promise<void> {
    this.packed = packed
    const text = packed === '' ? '' : ((await unpack(packed)) ?? '')
    if (this.packed === packed) this.text = text
  }
}
