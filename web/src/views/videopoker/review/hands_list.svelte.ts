// The list of hands that is reviewed. A short one is part of the address; a longer one, such as a diary of a year, stays
// on the page, where it lasts until the page is closed.
import { PackedField } from '../../../state/packed_field.svelte'

/** Characters of a text that an address holds. */
export const mostInAddress = 16_000

class LongText {
  text = $state.raw('')
}
const long = new LongText()

export class HandsList {
  private readonly short: PackedField

  constructor(
    private readonly read: () => string,
    write: (packed: string) => void,
  ) {
    this.short = new PackedField(read, write)
  }

  get text(): string {
    return this.isLong ? long.text : this.short.text
  }

  /** A list in the address, such as that of a link, comes first. */
  get isLong(): boolean {
    return this.read() === '' && long.text !== ''
  }

  /** The address was cut off, say. */
  get isDamaged(): boolean {
    return this.short.isDamaged
  }

  type(text: string): void {
    const isLong = text.length > mostInAddress
    long.text = isLong ? text : ''
    this.short.type(isLong ? '' : text)
  }
}
