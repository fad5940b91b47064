import type { AddressFamily } from '../../../../domain/chains/definition.js';
import type { ListRow } from '../../../../ports/stores/lists.js';
import { KeySet } from './key-set.js';
import type { Placed } from './place-address.js';

/** Bytes in which a key is packed: 20 of hex, or the text of base58, which has at most 44 characters. */
const KEY_BYTES: Readonly<Record<AddressFamily, number>> = { evm: 20, solana: 44 };

const pack = ({ key, family }: Placed): Uint8Array => {
  if (family === 'evm') return Buffer.from(key.slice(2), 'hex');
  const packed = Buffer.alloc(KEY_BYTES.solana);
  packed.write(key, 'latin1');
  return packed;
};

/** Finds repeats of key, chain, category and kind of thing in a file. Keeps every key, packed. */
export class Repeats {
  private readonly groups = new Map<string, KeySet>();

  /** True where the same came before. */
  has(placed: Placed, { category, tokenContract }: Pick<ListRow, 'category' | 'tokenContract'>): boolean {
    const group = `${placed.family}/${placed.chain ?? ''}/${category}/${String(tokenContract)}`;
    const keys = this.groups.get(group) ?? new KeySet(KEY_BYTES[placed.family]);
    this.groups.set(group, keys);
    return !keys.add(pack(placed));
  }
}
