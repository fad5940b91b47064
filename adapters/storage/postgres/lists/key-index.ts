/** Empty slot. It is no key's mark. */
const EMPTY = 0;
const MIN_SLOTS = 16;

/** 52 bits of a key's text. */
const hashOf = (key: string): number => {
  // two 32-bit rounds with different multipliers; Math.imul keeps them in 32 bits. Source: cyrb53, public domain
  let first = 0xdeadbeef;
  let second = 0x41c6ce57;
  for (let index = 0; index < key.length; index += 1) {
    const code = key.charCodeAt(index);
    first = Math.imul(first ^ code, 2_654_435_761);
    second = Math.imul(second ^ code, 1_597_334_677);
  }
  first = Math.imul(first ^ (first >>> 16), 2_246_822_507) ^ Math.imul(second ^ (second >>> 13), 3_266_489_909);
  second = Math.imul(second ^ (second >>> 16), 2_246_822_507) ^ Math.imul(first ^ (first >>> 13), 3_266_489_909);
  return 2 ** 32 * (0xf_ffff & second) + (first >>> 0);
};

/**
 * The upper 32 bits of a hash, of which the lower ones choose the slot. With five million keys one unlisted address in
 * a hundred million has the mark of a listed one by chance. That costs one look-up and changes no answer, because the
 * database confirms every hit. Equal keys have equal hashes, so no key is missed.
 */
const markOf = (hash: number): number => Math.floor(hash / 2 ** 20) || 1;

/**
 * Says whether a list holds a key, without a trip to the database: an open-addressing table of hashes, 8 to 16 bytes a
 * key. It is filled once and never changes; a look-up costs the same for any number of keys.
 */
export class KeyIndex {
  private readonly slots: Uint32Array;
  private readonly mask: number;

  /** `capacity`: the most keys that will be added. */
  constructor(capacity: number) {
    const slots = Math.max(MIN_SLOTS, 2 ** Math.ceil(Math.log2(capacity * 2 + 1)));
    this.slots = new Uint32Array(slots);
    this.mask = slots - 1;
  }

  add(key: string): void {
    const hash = hashOf(key);
    this.slots[this.slotOf(hash)] = markOf(hash);
  }

  /** False is certain. The database must confirm true. */
  mayHold(key: string): boolean {
    return this.slots[this.slotOf(hashOf(key))] !== EMPTY;
  }

  /** The slot that holds the mark, or the empty one where it would go. */
  private slotOf(hash: number): number {
    const mark = markOf(hash);
    let slot = hash & this.mask;
    for (let seen = this.slots[slot]; seen !== EMPTY && seen !== mark; seen = this.slots[slot])
      slot = (slot + 1) & this.mask;
    return slot;
  }
}
