import { createHash } from 'node:crypto';
import type { AccountState } from './account-state.js';

/**
 * SHA-256 over who may do what with the accounts that a message may change, as it was before it: programs, owners,
 * authorities, delegates. Amounts are not in it: they move with every block.
 */
export const fingerprintOf = (keys: readonly string[], before: readonly (AccountState | null)[]): string => {
  const lines = keys.map((key, index) => {
    const state = before[index] ?? null;
    const roles = state?.roles.map(({ name, key: holder }) => [name, holder]) ?? [];
    return JSON.stringify([key, state?.program, roles, state?.holding?.delegate, state?.rest]);
  });
  return `0x${createHash('sha256').update(lines.sort().join('\n')).digest('hex')}`;
};
