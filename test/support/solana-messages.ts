import { expect } from 'chai';
import type { PayloadAction } from '../../domain/payload/action.js';
import { base58, base64 } from '@scure/base';
import type { PayloadContext } from '../../domain/payload/context.js';
import type { MessageConfig, MessageInstruction, SolanaMessage } from '../../domain/payload/solana/message.js';
import { solanaPayload } from '../../domain/payload/solana/solana-payload.js';
import type { PayloadStatus, SigningPayload } from '../../domain/payload/payload.js';

type Bytes = readonly number[] | Uint8Array;

export const bytes = (...parts: readonly (number | Bytes)[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part])));

const little = (value: bigint, count: number): Uint8Array =>
  Uint8Array.from({ length: count }, (_, index) => Number((value >> BigInt(8 * index)) & 0xffn));

export const u32 = (value: number): Uint8Array => little(BigInt(value), 4);
export const u64 = (value: bigint | number): Uint8Array => little(BigInt(value), 8);
export const key = (account: string): Uint8Array => base58.decode(account);
export const seed = (text: string): Uint8Array => bytes(u64(text.length), new TextEncoder().encode(text));

/** A made-up account: base58 of 32 equal bytes. */
export const account = (byte: number): string => base58.encode(new Uint8Array(32).fill(byte));

/** The length of a list in its shortest form. */
export const shortLength = (value: number): Uint8Array =>
  value < 0x80
    ? bytes(value)
    : value < 0x4000
      ? bytes((value & 0x7f) | 0x80, value >> 7)
      : bytes((value & 0x7f) | 0x80, ((value >> 7) & 0x7f) | 0x80, value >> 14);

const listOf = (items: readonly Bytes[]): Uint8Array => bytes(shortLength(items.length), ...items);
const counted = (items: Bytes): Uint8Array => bytes(shortLength(items.length), items);

const valuesOf = ({ priorityFee, computeUnits, loadedBytes, heapBytes }: MessageConfig) => {
  const words = [computeUnits, loadedBytes, heapBytes];
  const mask = words.reduce<number>(
    (bits, word, place) => (word === null ? bits : bits | (4 << place)),
    priorityFee === null ? 0 : 3,
  );
  const fee = priorityFee === null ? bytes() : u64(priorityFee);
  return { mask, values: bytes(fee, ...words.map((word) => (word === null ? bytes() : u32(word)))) };
};

/** Source: SIMD-0385. */
const encodeVersion1 = (message: SolanaMessage, config: MessageConfig): Uint8Array => {
  const { mask, values } = valuesOf(config);
  return bytes(
    ...[0x81, message.requiredSignatures, message.readonlySigned, message.readonlyUnsigned],
    ...[u32(mask), key(message.recentBlockhash), message.instructions.length, message.accounts.length],
    ...message.accounts.map(key),
    values,
    ...message.instructions.map(({ programIndex, accountIndexes, data }) =>
      bytes(programIndex, accountIndexes.length, little(BigInt(data.length), 2)),
    ),
    ...message.instructions.map(({ accountIndexes, data }) => bytes(accountIndexes, data)),
  );
};

/** A message as the network has it on the wire: the other direction of the reader, written without it. */
export const encodeMessage = (message: SolanaMessage): Uint8Array =>
  message.config === null ? encodeOlder(message) : encodeVersion1(message, message.config);

const encodeOlder = (message: SolanaMessage): Uint8Array =>
  bytes(
    ...(message.version === 0 ? [0x80] : []),
    message.requiredSignatures,
    message.readonlySigned,
    message.readonlyUnsigned,
    listOf(message.accounts.map(key)),
    key(message.recentBlockhash),
    listOf(
      message.instructions.map(({ programIndex, accountIndexes, data }) =>
        bytes(programIndex, counted(accountIndexes), counted(data)),
      ),
    ),
    ...(message.version === 0
      ? [
          listOf(
            message.lookups.map(({ table, writableIndexes, readonlyIndexes }) =>
              bytes(key(table), counted(writableIndexes), counted(readonlyIndexes)),
            ),
          ),
        ]
      : []),
  );

/** A wire transaction that is not signed yet. */
export const encodeTransaction = (message: SolanaMessage): Uint8Array => {
  const signatures = new Uint8Array(64 * message.requiredSignatures);
  return message.version === 1
    ? bytes(encodeMessage(message), signatures)
    : bytes(message.requiredSignatures, signatures, encodeMessage(message));
};

/** A call by keys; `{ lookup: n }` is the n-th account that the lookup tables give. */
export interface Call {
  readonly program: string;
  readonly accounts: readonly (string | { readonly lookup: number })[];
  readonly data: Uint8Array;
}

export const PAYER = account(1);
export const BLOCKHASH = account(250);

export interface MessageParts {
  readonly calls: readonly Call[];
  /** The fee payer first. */
  readonly signers?: readonly string[];
  readonly version?: SolanaMessage['version'];
  readonly lookups?: SolanaMessage['lookups'];
  /** Of version 1. */
  readonly config?: Partial<MessageConfig>;
}

const UNSET: MessageConfig = { priorityFee: null, computeUnits: null, loadedBytes: null, heapBytes: null };

/** A message of these calls, its accounts in the order in which they occur. */
export const messageOf = ({
  calls,
  signers = [PAYER],
  version = 'legacy',
  lookups = [],
  config = {},
}: MessageParts): SolanaMessage => {
  const named = calls.flatMap((call) => [...call.accounts.filter((one) => typeof one === 'string'), call.program]);
  const accounts = [...new Set([...signers, ...named])];
  const instructions = calls.map(
    (call): MessageInstruction => ({
      programIndex: accounts.indexOf(call.program),
      accountIndexes: call.accounts.map((one) =>
        typeof one === 'string' ? accounts.indexOf(one) : accounts.length + one.lookup,
      ),
      data: call.data,
    }),
  );
  return {
    version,
    requiredSignatures: signers.length,
    readonlySigned: 0,
    readonlyUnsigned: 0,
    accounts,
    recentBlockhash: BLOCKHASH,
    instructions,
    lookups,
    config: version === 1 ? { ...UNSET, ...config } : null,
  };
};

export const CONTEXT: PayloadContext = { chain: 'solana', sender: PAYER, describe: () => null };

export const read = (content: Uint8Array, sender = PAYER): SigningPayload =>
  solanaPayload(base64.encode(content), { ...CONTEXT, sender });

/** What the service reads of a message of these calls. */
export const payloadOf = (parts: MessageParts, sender = PAYER): SigningPayload =>
  read(encodeMessage(messageOf(parts)), sender);

export const solanaCall = (program: string, data: Uint8Array, ...accounts: readonly string[]): Call => ({
  program,
  accounts,
  data,
});

/** The one action of a message of one call. */
export const onlyAction = (one: Call, status: PayloadStatus = 'decoded'): PayloadAction => {
  const payload = payloadOf({ calls: [one] });
  expect(payload.status).to.equal(status);
  expect(payload.actions).to.have.length(1);
  return payload.actions[0] as PayloadAction;
};
