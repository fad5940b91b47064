import { createHash } from 'node:crypto';
import type { StateRead, ReadValue } from './reads.js';
import { CONTROL_SLOTS } from './slots.js';
import type { TouchedState } from './trace.js';
import { quantity } from './wire.js';

const COUNTED: ReadonlySet<StateRead['what']> = new Set([
  'code',
  'code_hash',
  'owner',
  'allowance',
  'operator',
  'hub_allowance',
  'hub_expiration',
  'holder_operator',
  'id_operator',
  'id_allowance',
  'borrowing',
]);

/**
 * SHA-256 over what decides which code runs and who may take what: code hashes, owners, slots of proxies, and rights of
 * the sender, as they were before the call. Rights of nothing are left out, so that it does not depend on which
 * accounts were looked at. Balances and pools are not in it: they move with every block.
 */
export const stateFingerprintOf = (
  reads: readonly StateRead[],
  before: readonly ReadValue[],
  touched: TouchedState,
): string => {
  const lines = reads.flatMap((read, index) => {
    const value = before[index];
    if (!COUNTED.has(read.what) || typeof value !== 'bigint' || value === 0n) return [];
    const { what, ...where } = read;
    return [JSON.stringify([what, ...Object.values(where).map(String), quantity(value)])];
  });
  const slots = [...touched].flatMap(([account, { storage }]) =>
    Object.keys(CONTROL_SLOTS).flatMap((slot) =>
      (storage[slot] ?? 0n) === 0n ? [] : [JSON.stringify(['slot', account, slot, quantity(storage[slot] ?? 0n)])],
    ),
  );
  return `0x${createHash('sha256')
    .update([...lines, ...slots].sort().join('\n'))
    .digest('hex')}`;
};
