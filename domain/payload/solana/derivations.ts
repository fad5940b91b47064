import { bytesToHex } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';
import { programAddress } from './associated-account.js';

/** The program address of some seeds; null where there is none, and past the limit of one message. */
export type Derive = (program: string, seeds: readonly Uint8Array[]) => string | null;

/** A derivation costs about a millisecond. Past so many, what a message says of accounts stays unproven. */
const MAX_DERIVATIONS = 32;

/** Derives for one message: nothing twice, and not without limit. */
export const rememberingDerivations = (): Derive => {
  const known = new Map<string, string | null>();
  return (program, seeds) => {
    const key = `${program} ${seeds.map((seed) => bytesToHex(seed)).join(' ')}`;
    if (!known.has(key) && known.size < MAX_DERIVATIONS) {
      const address = programAddress(seeds, base58.decode(program));
      known.set(key, address === null ? null : base58.encode(address));
    }
    return known.get(key) ?? null;
  };
};
