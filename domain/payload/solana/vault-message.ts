import { base58 } from '@scure/base';
import { ByteReader } from './byte-reader.js';
import type { InnerCall } from './program.js';

const KEY_BYTES = 32;

/** What a proposal of Squads will do, and whether bytes stand behind it. */
export interface VaultMessage {
  readonly calls: readonly InnerCall[];
  readonly isWhole: boolean;
}

/**
 * The message that a vault carries out later: lengths of one byte, data with two. Accounts and programs of lookup
 * tables are null. Null for bytes that are no such message. Source: Squads v4, `TransactionMessage`.
 */
export const readVaultMessage = (bytes: Uint8Array): VaultMessage | null => {
  const reader = new ByteReader(bytes);
  const list = <Item>(item: () => Item): readonly Item[] => reader.list(reader.byte(), item);
  const key = (): string => base58.encode(reader.bytes(KEY_BYTES));
  // how many sign, how many of these and of the others are written to
  reader.bytes(3);
  const accounts = list(key);
  const instructions = list(() => ({
    program: reader.byte(),
    places: [...reader.bytes(reader.byte())],
    data: reader.bytes(Number(reader.number(2))),
  }));
  const looked = list(() => {
    key();
    return reader.bytes(reader.byte()).length + reader.bytes(reader.byte()).length;
  });
  const count = accounts.length + looked.reduce((sum, one) => sum + one, 0);
  const isSound = instructions.every(({ program, places }) => [program, ...places].every((place) => place < count));
  if (reader.isBroken || !isSound) return null;
  const calls = instructions.map(({ program, places, data }) => ({
    program: accounts[program] ?? null,
    accounts: places.map((place) => accounts[place] ?? null),
    data,
  }));
  return { calls, isWhole: reader.isComplete };
};
