const EMPTY = new Uint8Array();

/**
 * Reads bytes in order. Past the end every value is empty or 0 and `isBroken` stays true: a reader of a form asks once,
 * at its end. Never throws.
 */
export class ByteReader {
  private place = 0;
  private broken = false;

  constructor(private readonly source: Uint8Array) {}

  /** True once more was asked for than there is, or a length was not in its shortest form. */
  get isBroken(): boolean {
    return this.broken;
  }

  /** True where all bytes were read and none was missing. */
  get isComplete(): boolean {
    return !this.broken && this.place === this.source.length;
  }

  get remaining(): number {
    return this.broken ? 0 : this.source.length - this.place;
  }

  bytes(count: number): Uint8Array {
    if (this.broken || count > this.remaining) {
      this.broken = true;
      return EMPTY;
    }
    this.place += count;
    return this.source.subarray(this.place - count, this.place);
  }

  byte(): number {
    return this.bytes(1)[0] ?? 0;
  }

  /** A little-endian number of so many bytes. */
  number(byteCount: number): bigint {
    return this.bytes(byteCount).reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n);
  }

  /**
   * A length in one to three bytes of seven bits; only its shortest form counts, as the network refuses others.
   * Source: Solana, `solana-short-vec`.
   */
  shortLength(): number {
    let value = 0;
    for (let index = 0; index < 3; index += 1) {
      const byte = this.byte();
      if (index > 0 && byte === 0) break;
      value |= (byte & 0x7f) << (7 * index);
      if (byte < 0x80) return value;
    }
    this.broken = true;
    return 0;
  }

  /** So many items, or as many as there are bytes for. */
  list<Item>(count: number, item: () => Item): readonly Item[] {
    const items: Item[] = [];
    while (items.length < count && !this.broken) items.push(item());
    return items;
  }
}
