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

/** What a message of version 1 asks for in its own header; null for what it leaves at its least. */
export interface MessageConfig {
  /** Lamports, in all, beside those for each signature. */
  readonly priorityFee: bigint | null;
  readonly computeUnits: number | null;
  readonly loadedBytes: number | null;
  readonly heapBytes: number | null;
}

/** A message as it stands in its bytes. Source: Solana, transaction format, legacy and version 0; SIMD-0385. */
export interface SolanaMessage {
  readonly version: 'legacy' | 0 | 1;
  readonly requiredSignatures: number;
  readonly readonlySigned: number;
  readonly readonlyUnsigned: number;
  /** Base58. Those that sign come first, and the first of them pays the fee. */
  readonly accounts: readonly string[];
  readonly recentBlockhash: string;
  readonly instructions: readonly MessageInstruction[];
  /** Empty but in version 0. */
  readonly lookups: readonly TableLookup[];
  /** Null but in version 1, in which instructions of the compute budget set nothing. */
  readonly config: MessageConfig | null;
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
const VERSION_1 = VERSION_MARK | 1;
export const SIGNATURE_BYTES = 64;
const KEY_BYTES = 32;
/** Places of accounts are one byte. */
const MAX_ACCOUNTS = 256;
/** A transaction is one packet. Source: Solana, `PACKET_DATA_SIZE`: 1280 less the headers of IPv6 and UDP. */
const MAX_PACKET_BYTES = 1232;
/** The largest transaction of any version. Source: SIMD-0385, transaction constraints. */
export const MAX_TRANSACTION_BYTES = 4096;

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

const readBody = (reader: ByteReader, version: 'legacy' | 0): SolanaMessage => ({
  version,
  requiredSignatures: reader.byte(),
  readonlySigned: reader.byte(),
  readonlyUnsigned: reader.byte(),
  accounts: reader.list(reader.shortLength(), () => readKey(reader)),
  recentBlockhash: readKey(reader),
  instructions: reader.list(reader.shortLength(), () => readInstruction(reader)),
  lookups: version === 0 ? reader.list(reader.shortLength(), () => readLookup(reader)) : [],
  config: null,
});

/** Each bit stands for four bytes of values, in the order of the bits. Source: SIMD-0385, transaction config mask. */
const PRIORITY_FEE_BITS = 0b11;
const [COMPUTE_UNITS_BIT, LOADED_BYTES_BIT, HEAP_BYTES_BIT] = [0b100, 0b1000, 0b10000] as const;
const KNOWN_BITS = PRIORITY_FEE_BITS | COMPUTE_UNITS_BIT | LOADED_BYTES_BIT | HEAP_BYTES_BIT;
const WORD_BYTES = 4;

/** Null where a bit is set that is not known, or half of the fee: what stands behind it cannot be told. */
const readConfig = (reader: ByteReader, mask: number): MessageConfig | null => {
  const feeBits = mask & PRIORITY_FEE_BITS;
  if (mask > KNOWN_BITS || (feeBits !== 0 && feeBits !== PRIORITY_FEE_BITS)) return null;
  const word = (bit: number): number | null => ((mask & bit) === 0 ? null : Number(reader.number(WORD_BYTES)));
  return {
    priorityFee: feeBits === 0 ? null : reader.number(2 * WORD_BYTES),
    computeUnits: word(COMPUTE_UNITS_BIT),
    loadedBytes: word(LOADED_BYTES_BIT),
    heapBytes: word(HEAP_BYTES_BIT),
  };
};

/** Behind its version byte; null where its header has a bit that is not known. Source: SIMD-0385. */
const readBodyOfV1 = (reader: ByteReader): SolanaMessage | null => {
  const [requiredSignatures, readonlySigned, readonlyUnsigned] = [reader.byte(), reader.byte(), reader.byte()];
  const mask = Number(reader.number(WORD_BYTES));
  const recentBlockhash = readKey(reader);
  const [instructionCount, accountCount] = [reader.byte(), reader.byte()];
  const accounts = reader.list(accountCount, () => readKey(reader));
  const config = readConfig(reader, mask);
  if (config === null) return null;
  const heads = reader.list(instructionCount, () => ({
    programIndex: reader.byte(),
    accountCount: reader.byte(),
    byteCount: Number(reader.number(2)),
  }));
  const instructions = heads.map((head) => ({
    programIndex: head.programIndex,
    accountIndexes: [...reader.bytes(head.accountCount)],
    data: reader.bytes(head.byteCount),
  }));
  const header = { requiredSignatures, readonlySigned, readonlyUnsigned };
  return { version: 1, ...header, accounts, recentBlockhash, instructions, lookups: [], config };
};

/** Source: SIMD-0385, transaction constraints and config mask. */
const V1_LIMITS = { signatures: 12, accounts: 64, instructions: 64, heapUnit: 1024, heap: [32_768, 262_144] } as const;

/** What the network refuses in version 1 alone. */
const refusalOfV1 = ({ requiredSignatures, accounts, instructions, config }: SolanaMessage): string | null => {
  if (requiredSignatures > V1_LIMITS.signatures) return 'asks for too many signatures';
  if (accounts.length > V1_LIMITS.accounts) return 'names too many accounts';
  if (instructions.length > V1_LIMITS.instructions) return 'has too many instructions';
  const heap = config?.heapBytes ?? V1_LIMITS.heap[0];
  const isHeap = heap % V1_LIMITS.heapUnit === 0 && heap >= V1_LIMITS.heap[0] && heap <= V1_LIMITS.heap[1];
  return isHeap ? null : 'asks for a heap that the network does not give';
};

/** Source: Solana, `sanitize` of messages of each version, and the refusal of accounts that are loaded twice. */
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
  const signatureBytes = requiredSignatures * SIGNATURE_BYTES;
  // below 128 signatures their number takes one byte, and 128 do not fit
  const isTooLarge =
    message.version === 1
      ? signatureBytes + byteCount > MAX_TRANSACTION_BYTES
      : 1 + signatureBytes + byteCount > MAX_PACKET_BYTES;
  if (isTooLarge) return 'is larger than the network takes';
  return message.version === 1 ? refusalOfV1(message) : null;
};

const MALFORMED: MessageReading = { kind: 'malformed', problem: 'is no whole message and no whole transaction' };

const judged = (message: SolanaMessage, byteCount: number): MessageReading => {
  const problem = refusalOf(message, byteCount);
  return problem === null ? { kind: 'message', message } : { kind: 'refused', problem };
};

/** Reads bytes as one whole message of the legacy format or of version 0. Never throws. */
export const readSolanaMessage = (bytes: Uint8Array): MessageReading => {
  const first = bytes[0] ?? 0;
  if (first > VERSION_MARK) return { kind: 'unknown_version' };
  const isVersioned = first === VERSION_MARK;
  const reader = new ByteReader(isVersioned ? bytes.subarray(1) : bytes);
  const message = readBody(reader, isVersioned ? 0 : 'legacy');
  return reader.isComplete ? judged(message, bytes.length) : MALFORMED;
};

/** True for bytes of version 1. A wire transaction of another version would have 129 signatures, which do not fit. */
export const isOfVersion1 = (bytes: Uint8Array): boolean => bytes[0] === VERSION_1;

/**
 * Reads bytes of version 1: the message alone, or with its signatures, which stand behind it; `length` is that of the
 * message, which is what is signed. Never throws.
 */
export const readVersion1 = (bytes: Uint8Array): { readonly reading: MessageReading; readonly length: number } => {
  const reader = new ByteReader(bytes.subarray(1));
  const message = readBodyOfV1(reader);
  const length = bytes.length - reader.remaining;
  if (message === null) return { reading: { kind: 'unknown_version' }, length: bytes.length };
  const isWhole = reader.isComplete || reader.remaining === message.requiredSignatures * SIGNATURE_BYTES;
  return { reading: reader.isBroken || !isWhole ? MALFORMED : judged(message, length), length };
};
