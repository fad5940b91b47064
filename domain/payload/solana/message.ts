import { base58 } from '@scure/base';
import { ByteReader } from './byte-reader.js';

/** A call of one program, by places in the list of accounts. */
export interface MessageInstruction {
  readonly programIndex: number;
  readonly accountIndexes: readonly number[];
  readonly data: Uint8Array;
}

/** Accounts that stand in a table on the chain: which they are, the message does not say. */
export interface TableLookup {
  readonly table: string;
  readonly writableIndexes: readonly number[];
  readonly readonlyIndexes: readonly number[];
}

/** A message as it stands in its bytes. Source: Solana, transaction format, legacy and version 0. */
export interface SolanaMessage {
  readonly version: 'legacy' | 0;
  readonly requiredSignatures: number;
  readonly readonlySigned: number;
  readonly readonlyUnsigned: number;
  /** Base58. Those that sign come first, and the first of them pays the fee. */
  readonly accounts: readonly string[];
  readonly recentBlockhash: string;
  readonly instructions: readonly MessageInstruction[];
  /** Empty in a legacy message. */
  readonly lookups: readonly TableLookup[];
}

/**
 * What bytes are when they are taken for a message. `refused`: they have the form of one, but the network would not
 * take it. `malformed`: they have no such form.
 */
export type MessageReading =
  | { readonly kind: 'message'; readonly message: SolanaMessage }
  | { readonly kind: 'unknown_version' }
  | { readonly kind: 'refused' | 'malformed'; readonly problem: string };

/** The first bit of the bytes says that a version follows in the other seven. */
const VERSION_MARK = 0x80;
export const SIGNATURE_BYTES = 64;
const KEY_BYTES = 32;
/** Places of accounts are one byte. */
const MAX_ACCOUNTS = 256;
/** A transaction is one packet. Source: Solana, `PACKET_DATA_SIZE`: 1280 less the headers of IPv6 and UDP. */
export const MAX_TRANSACTION_BYTES = 1232;

/** Accounts that lookup tables give. */
export const lookedUpCount = (message: SolanaMessage): number =>
  message.lookups.reduce((sum, { writableIndexes, readonlyIndexes }) => {
    return sum + writableIndexes.length + readonlyIndexes.length;
  }, 0);

const readIndexes = (reader: ByteReader): readonly number[] => [...reader.bytes(reader.shortLength())];
const readKey = (reader: ByteReader): string => base58.encode(reader.bytes(KEY_BYTES));

const readInstruction = (reader: ByteReader): MessageInstruction => ({
  programIndex: reader.byte(),
  accountIndexes: readIndexes(reader),
  data: reader.bytes(reader.shortLength()),
});

const readLookup = (reader: ByteReader): TableLookup => ({
  table: readKey(reader),
  writableIndexes: readIndexes(reader),
  readonlyIndexes: readIndexes(reader),
});

const readBody = (reader: ByteReader, version: SolanaMessage['version']): SolanaMessage => ({
  version,
  requiredSignatures: reader.byte(),
  readonlySigned: reader.byte(),
  readonlyUnsigned: reader.byte(),
  accounts: reader.list(reader.shortLength(), () => readKey(reader)),
  recentBlockhash: readKey(reader),
  instructions: reader.list(reader.shortLength(), () => readInstruction(reader)),
  lookups: version === 0 ? reader.list(reader.shortLength(), () => readLookup(reader)) : [],
});

/** Source: Solana, `sanitize` of legacy and version 0 messages, and the refusal of accounts that are loaded twice. */
const refusalOf = (message: SolanaMessage, byteCount: number): string | null => {
  const { requiredSignatures, accounts, instructions, lookups } = message;
  const accountCount = accounts.length + lookedUpCount(message);
  if (message.readonlySigned >= requiredSignatures) return 'names no signer that can pay the fee';
  if (requiredSignatures + message.readonlyUnsigned > accounts.length) return 'counts more accounts than it names';
  if (accountCount > MAX_ACCOUNTS) return 'names too many accounts';
  if (new Set(accounts).size < accounts.length) return 'names an account twice';
  if (lookups.some(({ writableIndexes, readonlyIndexes }) => writableIndexes.length + readonlyIndexes.length === 0)) {
    return 'names a lookup table and takes nothing from it';
  }
  for (const { programIndex, accountIndexes } of instructions) {
    if (programIndex === 0) return 'calls its fee payer as a program';
    if (programIndex >= accounts.length) return 'calls a program that it does not name';
    if (accountIndexes.some((index) => index >= accountCount)) return 'uses an account that it does not name';
  }
  // below 128 signatures their number takes one byte, and 128 do not fit
  const transactionBytes = 1 + requiredSignatures * SIGNATURE_BYTES + byteCount;
  return transactionBytes > MAX_TRANSACTION_BYTES ? 'is larger than the network takes' : null;
};

/** Reads bytes as one whole message. Never throws. */
export const readMessage = (bytes: Uint8Array): MessageReading => {
  const first = bytes[0] ?? 0;
  if (first > VERSION_MARK) return { kind: 'unknown_version' };
  const isVersioned = first === VERSION_MARK;
  const reader = new ByteReader(isVersioned ? bytes.subarray(1) : bytes);
  const message = readBody(reader, isVersioned ? 0 : 'legacy');
  if (!reader.isComplete) return { kind: 'malformed', problem: 'is no whole message and no whole transaction' };
  const problem = refusalOf(message, bytes.length);
  return problem === null ? { kind: 'message', message } : { kind: 'refused', problem };
};
