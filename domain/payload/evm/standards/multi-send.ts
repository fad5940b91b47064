import { packedReader } from './packed.js';
import { calls, contains, type CallEffect, type EvmCall, rowsOf } from './row.js';

/** Code of another account that runs in the name and storage of `self`: what it calls stands below it. */
export const delegates = (self: string, to: string, data: string): CallEffect =>
  contains({ kind: 'delegatecall', from: self, to, target: to, function: null }, [
    { call: { from: self, to, self, value: 0n, data } },
  ]);

export const MULTI_SEND_FUNCTION = 'multiSend(bytes)';

/** More bytes than any payload has. */
const MAX_LENGTH = 1n << 17n;

/** Something that is cut off is a call as well, of whatever lies behind the bytes. */
const UNREAD: CallEffect = contains({ kind: 'unknown_call', certainty: 'unknown' }, []);

/** One packed call: operation, account, value, length, bytes. What is missing at its end is zero to the contract. */
const packedCall = (reader: ReturnType<typeof packedReader>, call: EvmCall): readonly CallEffect[] => {
  const operation = reader.number(1);
  const to = reader.account();
  const value = reader.number(32);
  const length = reader.number(32);
  if (operation === null || to === null || value === null || length === null) return [UNREAD];
  if (length > MAX_LENGTH || operation > 1n) return [UNREAD];
  const whole = reader.take(Number(length));
  const data = whole ?? reader.rest().padEnd(2 + 2 * Number(length), '0');
  const effect = operation === 1n ? delegates(call.self, to, data) : calls(call.self, to, value, data);
  return whole === null ? [effect, UNREAD] : [effect];
};

/** Those before something that is cut off are made all the same. */
const packedCalls = (transactions: string, call: EvmCall): readonly CallEffect[] => {
  const reader = packedReader(transactions);
  const found: CallEffect[] = [];
  while (!reader.isDone() && found.at(-1) !== UNREAD) found.push(...packedCall(reader, call));
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
