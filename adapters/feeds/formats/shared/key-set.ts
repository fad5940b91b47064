import { randomInt } from 'node:crypto';

const FIRST_CAPACITY = 1024;
/** Slots for each key: at most half of them are taken, so that a search ends soon. */
const SLOTS_PER_KEY = 2;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
/** Another one in each process: a list cannot be made so that its keys fall into one slot. */
const SEED = randomInt(2 ** 32 - 1);

/**
 * An exact set of keys of one width, packed outside the garbage-collected heap: 28 to 56 bytes for an EVM key, where a
 * `Set` of texts takes more than 100. A list of a million addresses is read in the memory that this leaves.
 */
export class KeySet {
  private count = 0;
  private capacity = FIRST_CAPACITY;
  private keys: Uint8Array;
  /** Position of a key plus one; 0 is empty. */
  private slots = new Int32Array(FIRST_CAPACITY * SLOTS_PER_KEY);

  /** `width`: bytes of every key. */
  constructor(private readonly width: number) {
    this.keys = new Uint8Array(this.capacity * width);
  }

  /** False where the key is in the set already. `key` must be `width` bytes. */
  add(key: Uint8Array): boolean {
    if (key.length !== this.width) throw new RangeError('a key of another width');
    const slot = this.slotOf(key, 0);
    if (this.slots[slot] !== 0) return false;
    this.keys.set(key, this.count * this.width);
    this.count += 1;
    this.slots[slot] = this.count;
    if (this.count === this.capacity) this.grow();
    return true;
  }

  /** The slot that holds the key at `offset` of `source`, or the empty one where it belongs. */
  private slotOf(source: Uint8Array, offset: number): number {
    let hash = FNV_OFFSET ^ SEED;
    for (let index = 0; index < this.width; index += 1)
      hash = Math.imul(hash ^ (source[offset + index] ?? 0), FNV_PRIME);
    // FNV mixes upwards only, and the slot is taken from the low bits
    let slot = (hash ^ (hash >>> 15)) & (this.slots.length - 1);
    for (
      let held = this.slots[slot] ?? 0;
      held !== 0 && !this.isAt(held - 1, source, offset);
      held = this.slots[slot] ?? 0
    ) {
      slot = (slot + 1) & (this.slots.length - 1);
    }
    return slot;
  }

  private isAt(position: number, source: Uint8Array, offset: number): boolean {
    const start = position * this.width;
    for (let index = 0; index < this.width; index += 1) {
      if (this.keys[start + index] !== source[offset + index]) return false;
    }
    return true;
  }

  private grow(): void {
    this.capacity *= 2;
    const keys = new Uint8Array(this.capacity * this.width);
    keys.set(this.keys);
    this.keys = keys;
    this.slots = new Int32Array(this.capacity * SLOTS_PER_KEY);
    for (let position = 0; position < this.count; position += 1) {
      this.slots[this.slotOf(this.keys, position * this.width)] = position + 1;
    }
  }
}
