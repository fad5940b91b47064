import { MAX_WITNESS_BYTES, type WitnessEntry, type WitnessStore } from '../../../../ports/stores/witnesses.js';

/** Witnesses by their hash. */
export class MemoryWitnessStore implements WitnessStore {
  private readonly entries = new Map<string, Uint8Array>();

  async put({ sha256, gzipped }: WitnessEntry): Promise<void> {
    if (gzipped.length > MAX_WITNESS_BYTES) throw new RangeError(`The witness has ${gzipped.length} bytes`);
    if (!this.entries.has(sha256)) this.entries.set(sha256, Uint8Array.from(gzipped));
  }

  async find(sha256: string): Promise<Uint8Array | null> {
    return this.entries.get(sha256) ?? null;
  }
}
