import { packedReader } from './packed.js';
import { calls, contains, type Effect, type EvmCall, rowsOf } from './row.js';

/** Code of another account that runs in the name and storage of `self`: what it calls stands below it. */
export const delegates = (self: string, to: string, data: string): Effect =>
  contains({ kind: 'delegatecall', from: self, to, target: to, function: null }, [
    { call: { from: self, to, self, value: 0n, data } },
  ]);

/**
 * Safe's own libraries, which a Safe runs by delegatecall in the ordinary way: every deployment of MultiSend,
 * MultiSendCallOnly and SignMessageLib, of all versions and on all chains. Version 2, 2026-11-28. Source:
 * `@safe-global/safe-deployments` 1.37.63.
 */
export const SAFE_LIBRARIES: ReadonlySet<string> = new Set([
  // MultiSend 1.1.1, 1.3.0, 1.4.1, 1.5.0
  '0x8d29be29923b68abfdd21e541b9374737b49cdad',
  '0x0dfcccb95225ffb03c6fbb2559b530c2b7c8a912',
  '0x998739bfdaadde7c933b942a68053933098f9eda',
  '0xa238cbeb142c10ef7ad8442c6d1f9e89e07e7761',
  '0x309d0b190fecca8e1d5d8309a16f7e3cb133e885',
  '0x38869bf66a61cf6bdb996a6ae40d5853fd43b526',
  '0x218543288004cd07832472d464648173c77d7eb7',
  // MultiSendCallOnly 1.3.0, 1.4.1, 1.5.0
  '0x40a2accbd92bca938b02010e17a5b8929b49130d',
  '0xa1dabef33b3b82c7814b6d82a79e50f4ac44102b',
  '0xf220d3b4dfb23c4ade8c88e526c1353abacbc38f',
  '0x0408ef011960d02349d50286d20531229bcef773',
  '0x9641d764fc13c8b624c04430c7356c1c7c8102e2',
  '0xa83c336b20401af773b6219ba5027174338d1836',
  // SignMessageLib 1.3.0, 1.4.1, 1.5.0
  '0x357147caf9c0cca67dfa0cf5369318d8193c8407',
  '0x98ffbbf51bb33a056b08ddf711f289936aaff717',
  '0xa65387f16b013cf2af4605ad8aa5ec25a2cba3a2',
  '0xaca1ec0a1a575cdccf1dc3d5d296202eb6061888',
  '0xd53cd0ab83d845ac265be939c57f53ad838012c9',
  '0x4ffef8222648872b3de295ba1e49110e61f5b5aa',
]);

/** More bytes than any payload has. */
const MAX_LENGTH = 1n << 20n;

/** One packed call: operation, account, value, length, bytes. Null where the bytes are no such thing. */
const packedCall = (reader: ReturnType<typeof packedReader>, call: EvmCall): Effect | null => {
  const operation = reader.number(1);
  const to = reader.account();
  const value = reader.number(32);
  const length = reader.number(32);
  if (operation === null || to === null || value === null || length === null || length > MAX_LENGTH) return null;
  const data = reader.take(Number(length));
  if (data === null || operation > 1n) return null;
  return operation === 1n ? delegates(call.self, to, data) : calls(call.self, to, value, data);
};

const packedCalls = (transactions: string, call: EvmCall): readonly Effect[] | null => {
  const reader = packedReader(transactions);
  const found: Effect[] = [];
  while (!reader.isDone()) {
    const next = packedCall(reader, call);
    if (next === null) return null;
    found.push(next);
  }
  return found;
};

/**
 * Safe's batches: calls packed one behind the other, made in the name of the Safe. Source: Safe MultiSend 1.1 to
 * 1.4.
 */
export const MULTI_SEND_ROWS = [
  rowsOf('Safe MultiSend')(
    'multiSend(bytes)',
    ([transactions], call) => {
      const inner = packedCalls(transactions, call);
      return inner === null ? null : [contains({ kind: 'call', from: call.from }, inner)];
    },
    { delegated: true },
  ),
];
