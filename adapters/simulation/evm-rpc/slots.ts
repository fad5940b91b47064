import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Control, ExecutedEffect } from '../../../domain/facts/simulation/execution.js';
import { addressesIn, type Log, evmWordsOf } from './logs.js';
import type { StateDiff, TouchedState } from './trace.js';
import { addressInWord, quantityWord } from './wire.js';

const IMPLEMENTATION = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';
const ADMIN = '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103';
const BEACON = '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50';
const GUARD = '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8';
const MODULE_GUARD = '0xb104e0b93118902c651344349b610029d694cfdec91c589c91ebafbcd0289947';

/**
 * Slots that hold who controls an account; what a beacon names is an implementation. Source: ERC-1967; Safe,
 * GuardManager and ModuleManager.
 */
export const CONTROL_SLOTS = {
  [IMPLEMENTATION]: 'implementation',
  [ADMIN]: 'authority',
  [BEACON]: 'implementation',
  [GUARD]: 'guard',
  [MODULE_GUARD]: 'guard',
} as const;

/** Lists of accounts in which each names the next one, by the slot of their mapping. Source: Safe, SafeStorage. */
const LISTS: readonly (readonly [slot: bigint, what: Control])[] = [
  [1n, 'module'],
  [2n, 'owner'],
];

/** Where a Safe keeps what decides who acts for it. Source: Safe contracts, SafeStorage. */
export const SAFE_SLOTS = { singleton: 0n, threshold: 4n, nonce: 5n, approvedHashes: 8n } as const;
const SINGLETON = `0x${quantityWord(SAFE_SLOTS.singleton)}`;

/** The slot of a key in a mapping. Source: Solidity, layout of state variables in storage. */
export const mappingSlot = (key: bigint, mapping: bigint): string =>
  `0x${bytesToHex(keccak_256(hexToBytes(`${quantityWord(key)}${quantityWord(mapping)}`)))}`;

/** The words of an account that the execution wrote, by slot. */
type Words = ReadonlyMap<string, { readonly was: bigint; readonly is: bigint }>;

const wordsBy = ({ before, after }: StateDiff, target: string): Words => {
  const [was, is] = [before.get(target)?.storage ?? {}, after.get(target)?.storage ?? {}];
  const slots = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return new Map(
    slots
      .map((slot) => [slot, { was: was[slot] ?? 0n, is: is[slot] ?? 0n }] as const)
      .filter(([, { was, is }]) => was !== is),
  );
};

/**
 * Who was put into a list of a Safe: one before names it now, and it names whom that one named, or whom the one that it
 * took the place of named. Other contracts write nothing of that form.
 */
const joined = (words: Words): readonly { readonly what: Control; readonly before: bigint; readonly after: bigint }[] =>
  [...words.values()].flatMap(({ was, is }) =>
    was === 0n || addressesIn([is]).length === 0
      ? []
      : LISTS.flatMap(([mapping, what]) => {
          const own = words.get(mappingSlot(is, mapping));
          if (own === undefined || own.was !== 0n) return [];
          const replaced = words.get(mappingSlot(was, mapping));
          const isReplaced = replaced !== undefined && replaced.is === 0n && replaced.was === own.is;
          return own.is === was || isReplaced ? [{ what, before: isReplaced ? was : 0n, after: is }] : [];
        }),
  );

/** Who controls what afterwards, as the slots say that the execution wrote. The first slot of a Safe names its code. */
export const slotEffects = (diff: StateDiff, safes: readonly string[] = []): readonly ExecutedEffect[] =>
  [...new Set([...diff.before.keys(), ...diff.after.keys()])].flatMap((target) => {
    const words = wordsBy(diff, target);
    const slots = Object.entries(CONTROL_SLOTS).flatMap(([slot, what]) => {
      const word = words.get(slot);
      return word === undefined ? [] : [{ what, before: word.was, after: word.is }];
    });
    const code = safes.includes(target) ? words.get(SINGLETON) : undefined;
    // what else calls itself so may keep anything there
    const replaced =
      code === undefined || addressesIn([code.was]).length === 0
        ? []
        : [{ what: 'implementation' as const, before: code.was, after: code.is }];
    return [...slots, ...replaced, ...joined(words)].map(
      ({ what, before, after }) =>
        ({ kind: 'control', target, what, before: keyOf(before), after: keyOf(after), source: 'trace' }) as const,
    );
  });

/** Source: ERC-1967, events. */
const UPGRADED = '0xbc7cd75a20ee27fd9adebab32041f755214dbc6bffa90cc0225b39da2e5c2d3b';
const BEACON_UPGRADED = '0x1cf3b03a6cf19fa2baba4df148e9dcabedea7f8a5c07840e207e5c089be95d3e';
const ADMIN_CHANGED = '0x7e644d79422f17c01e4894b5f4f588d331ebfa28653d42ae832dc59e38c9798f';

/** Source: Safe, events: before 1.4 their account is no topic. */
const CHANGED_GUARD = '0x1151116914515bc0891ff9047a6cb32cf902546f83066499bcf8ba33d2353fa2';
const CHANGED_MODULE_GUARD = '0xcd1966d6be16bc0c030cc741a06c6e0efaf8d00de2c8b6a9e11827e125de8bb8';
const ENABLED_MODULE = '0xecdf3a3effea5783a3c4c2140e677577666428d44ed9d474a0b3a4c9943f8440';

const named = ({ topics, data }: Log, event: string): bigint | undefined =>
  topics[0] === event ? (topics[1] === undefined ? evmWordsOf(data)[0] : BigInt(topics[1])) : undefined;

/** The event that tells of each slot, and where it names what the slot holds from then on. */
const EVENTS: Readonly<Record<string, (log: Log) => bigint | undefined>> = {
  [IMPLEMENTATION]: ({ topics }) => (topics[0] === UPGRADED ? BigInt(topics[1] ?? 0) : undefined),
  [BEACON]: ({ topics }) => (topics[0] === BEACON_UPGRADED ? BigInt(topics[1] ?? 0) : undefined),
  [ADMIN]: ({ topics, data }) => (topics[0] === ADMIN_CHANGED ? evmWordsOf(data)[1] : undefined),
  [GUARD]: (log) => named(log, CHANGED_GUARD),
  [MODULE_GUARD]: (log) => named(log, CHANGED_MODULE_GUARD),
};

const loggedModule = (log: Log): readonly ExecutedEffect[] => {
  const module = named(log, ENABLED_MODULE);
  const after = module === undefined ? null : addressInWord(module);
  return after === null
    ? []
    : [{ kind: 'control', target: log.address, what: 'module', before: null, after, source: 'log' }];
};

/** What the logs say of these slots and of modules, where no tracer saw them. What was there before was read. */
export const loggedSlotEffects = (logs: readonly Log[], touched: TouchedState): readonly ExecutedEffect[] =>
  logs.flatMap((log) => [
    ...loggedModule(log),
    ...Object.entries(CONTROL_SLOTS).flatMap(([slot, what]) => {
      const is = EVENTS[slot]?.(log);
      const was = touched.get(log.address)?.storage[slot] ?? 0n;
      if (is === undefined || is === was) return [];
      const target = log.address;
      return [{ kind: 'control', target, what, before: keyOf(was), after: keyOf(is), source: 'log' } as const];
    }),
  ]);

const keyOf = (word: bigint): string | null => (word === 0n ? null : addressInWord(word));
