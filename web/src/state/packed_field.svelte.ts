// A long text that is typed into a field and kept, packed, in the address.
import { pack, unpack } from './packed_text'

export class PackedField {
  private readonly unpacked: string | undefined = $derived.by(() => (this.read() === '' ? '' : unpack(this.read())))
  readonly text: string = $derived(this.unpacked ?? '')
  /** The address was cut off, say. */
  readonly isDamaged: boolean = $derived(this.unpacked === undefined)

  constructor(
    private readonly read: () => string,
    private readonly write: (packed: string) => void,
  ) {}

  type(text: string): void {
    this.write(text && pack(text))
  }
}
