import { BURN_ADDRESSES, type BurnKind } from '../data/burn-addresses.js';

const KIND_BY_KEY: ReadonlyMap<string, BurnKind> = new Map(BURN_ADDRESSES.map((row) => [row.key, row.kind]));

/**
 * EVM addresses 1 to 0x100 are precompiled contracts on one chain or another, or kept for them. Source: EIP-1352,
 * RIP-7212 (0x100).
 */
const PRECOMPILE_FORM = /^0x0{37}(?:0[0-9a-f]{2}|100)$/;

/** The kind of an address from which no one can spend; null for any other address. */
export const burnKindOf = (key: string): BurnKind | null => {
  const kind = KIND_BY_KEY.get(key);
  if (kind !== undefined) return kind;
  return key.startsWith('0x0000000000') && PRECOMPILE_FORM.test(key) ? 'precompile' : null;
};
