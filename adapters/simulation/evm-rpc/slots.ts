import type { ExecutedEffect } from '../../../domain/facts/simulation/execution.js';
import { type Log, wordsOf } from './logs.js';
import type { StateDiff, TouchedState } from './trace.js';
import { addressOf } from './wire.js';

const IMPLEMENTATION = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';
const ADMIN = '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103';
const BEACON = '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50';

/** Slots of proxies; what a beacon names is an implementation. Source: ERC-1967. */
export const PROXY_SLOTS = {
  [IMPLEMENTATION]: 'implementation',
  [ADMIN]: 'authority',
  [BEACON]: 'implementation',
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

/** Source: ERC-1967, events. */
const UPGRADED = '0xbc7cd75a20ee27fd9adebab32041f755214dbc6bffa90cc0225b39da2e5c2d3b';
const BEACON_UPGRADED = '0x1cf3b03a6cf19fa2baba4df148e9dcabedea7f8a5c07840e207e5c089be95d3e';
const ADMIN_CHANGED = '0x7e644d79422f17c01e4894b5f4f588d331ebfa28653d42ae832dc59e38c9798f';

/** The event that tells of each slot, and where it names what the slot holds from then on. */
const EVENTS: Readonly<Record<string, (log: Log) => bigint | undefined>> = {
  [IMPLEMENTATION]: ({ topics }) => (topics[0] === UPGRADED ? BigInt(topics[1] ?? 0) : undefined),
  [BEACON]: ({ topics }) => (topics[0] === BEACON_UPGRADED ? BigInt(topics[1] ?? 0) : undefined),
  [ADMIN]: ({ topics, data }) => (topics[0] === ADMIN_CHANGED ? wordsOf(data)[1] : undefined),
};

/** What the logs say of the slots of proxies, where no tracer saw them. What was there before was read. */
export const loggedSlotEffects = (logs: readonly Log[], touched: TouchedState): readonly ExecutedEffect[] =>
  logs.flatMap((log) =>
    Object.entries(PROXY_SLOTS).flatMap(([slot, what]) => {
      const is = EVENTS[slot]?.(log);
      const was = touched.get(log.address)?.storage[slot] ?? 0n;
      if (is === undefined || is === was) return [];
      const target = log.address;
      return [{ kind: 'control', target, what, before: keyOf(was), after: keyOf(is), source: 'log' } as const];
    }),
  );

const keyOf = (word: bigint): string | null => (word === 0n ? null : addressOf(word));
