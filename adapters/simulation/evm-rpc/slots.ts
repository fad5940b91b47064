import type { ExecutedEffect } from '../../../domain/facts/simulation/execution.js';
import type { StateDiff } from './trace.js';
import { addressOf } from './wire.js';

/** Slots of proxies. Source: ERC-1967. */
export const PROXY_SLOTS = {
  '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc': 'implementation',
  '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103': 'authority',
  '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50': 'implementation',
} as const;

/** The slots of proxies that the execution wrote; the admin of a proxy is its authority. */
export const slotEffects = ({ before, after }: StateDiff): readonly ExecutedEffect[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((target) =>
    Object.entries(PROXY_SLOTS).flatMap(([slot, what]) => {
      const was = before.get(target)?.storage[slot] ?? 0n;
      const is = after.get(target)?.storage[slot] ?? 0n;
      if (was === is) return [];
      return [{ kind: 'control', target, what, before: keyOf(was), after: keyOf(is), source: 'trace' } as const];
    }),
  );

const keyOf = (word: bigint): string | null => (word === 0n ? null : addressOf(word));
