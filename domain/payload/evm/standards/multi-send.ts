import { packedReader } from './packed.js';
import { calls, contains, type CallEffect, type EvmCall, rowsOf } from './row.js';

/** Code of another account that runs in the name and storage of `self`: what it calls stands below it. */
export const delegates = (self: string, to: string, data: string): CallEffect =>
  contains({ kind: 'delegatecall', from: self, to, target: to, function: null }, [
    { call: { from: self, to, self, value: 0n, data } },
  ]);

export const MULTI_SEND_FUNCTION = 'multiSend(bytes)';

/** More bytes than any payload has. */
const MAX_LENGTH = 1n << 20n;

/** One packed call: operation, account, value, length, bytes. Null where the bytes are no such thing. */
const packedCall = (reader: ReturnType<typeof packedReader>, call: EvmCall): CallEffect | null => {
  const operation = reader.number(1);
  const to = reader.account();
  const value = reader.number(32);
  const length = reader.number(32);
  if (operation === null || to === null || value === null || length === null || length > MAX_LENGTH) return null;
  const data = reader.take(Number(length));
  if (data === null || operation > 1n) return null;
  return operation === 1n ? delegates(call.self, to, data) : calls(call.self, to, value, data);
};

const UNREAD: CallEffect = contains({ kind: 'unknown_call', certainty: 'unknown' }, []);

const packedCalls = (transactions: string, call: EvmCall): readonly CallEffect[] => {
  const reader = packedReader(transactions);
  const found: CallEffect[] = [];
  while (!reader.isDone()) {
    const next = packedCall(reader, call);
    // what is cut off is a call as well, of whatever lies behind the bytes: those before it are made
    found.push(next ?? UNREAD);
    if (next === null) return found;
  }
  return found;
};

/**
 * Safe's batches: calls packed one behind the other, made in the name of the Safe. Source: Safe MultiSend 1.1 to
 * 1.4.
 */
export const MULTI_SEND_ROWS = [
  rowsOf('Safe MultiSend')(
    MULTI_SEND_FUNCTION,
    ([transactions], call) => [contains({ kind: 'call', from: call.from }, packedCalls(transactions, call))],
    { delegated: true },
  ),
];
