import { base58, base64 } from '@scure/base';
import { byKind, type ExecutableKind } from '../../../domain/payload/kinds/index.js';
import { readSignedBytes } from '../../../domain/payload/solana/envelope.js';
import { callsOf } from '../../../domain/payload/solana/entries.js';
import { SIGNATURE_BYTES, type SolanaMessage } from '../../../domain/payload/solana/message.js';
import { LOOKUP_TABLE_PROGRAM } from '../../../domain/payload/solana/program-addresses.js';
import { priorityFee } from '../../../domain/payload/solana/solana-payload.js';
import type { Proposal } from '../../../domain/payload/payload.js';
import type { RawAccount } from './wire.js';

/** A message as a node is asked to execute it. */
export interface PlannedMessage {
  readonly sender: string;
  readonly message: SolanaMessage;
  /** Base64 of the message. */
  readonly text: string;
  /** Base64 of the wire transaction, with room for its signatures. */
  readonly transaction: string;
  readonly signers: readonly string[];
  /** The most that it can cost, in lamports. */
  readonly highestFee: bigint;
  /** It may be sent at any later time: what it does now says nothing about then. */
  readonly isLasting: boolean;
}

const LAMPORTS_A_SIGNATURE = 5_000n;

/** Programs that verify signatures which stand in their data, as many as its first byte says. Source: Solana, fees. */
const SIGNATURE_PROGRAMS: readonly string[] = [
  'Ed25519SigVerify111111111111111111111111111',
  'KeccakSecp256k11111111111111111111111111111',
  'Secp256r1SigVerify1111111111111111111111111',
];

const signatureCount = (message: SolanaMessage): number =>
  callsOf(message)
    .filter(({ program }) => SIGNATURE_PROGRAMS.includes(program))
    .reduce((sum, { data }) => sum + (data[0] ?? 0), message.requiredSignatures);

type SignedBytes = ReturnType<typeof readSignedBytes>;

/** Null where there is nothing that a node could execute: no Solana message, or one of an unknown version. */
export const plannedMessage = ({ intent, payload }: Proposal): PlannedMessage | null => {
  const sender = intent.sender.key;
  const read =
    payload && byKind<ExecutableKind<'solana'>, SignedBytes>({ solana_message: readSignedBytes }, payload.given);
  if (payload === null || sender === null || read?.ok !== true || read.value.message === null) return null;
  const { bytes, message } = read.value;
  const count = message.requiredSignatures;
  const signatures = new Uint8Array(count * SIGNATURE_BYTES);
  const wire = Uint8Array.from(message.version === 1 ? [...bytes, ...signatures] : [count, ...signatures, ...bytes]);
  return {
    sender,
    message,
    text: base64.encode(bytes),
    transaction: base64.encode(wire),
    signers: message.accounts.slice(0, count),
    highestFee: LAMPORTS_A_SIGNATURE * BigInt(signatureCount(message)) + priorityFee(message, payload.actions),
    isLasting: payload.notes.includes('durable_nonce'),
  };
};

/** Accounts of the message itself that it may change, the fee payer first. */
const ownWritable = ({ accounts, requiredSignatures, readonlySigned, readonlyUnsigned }: SolanaMessage) =>
  accounts.filter((_, index) =>
    index < requiredSignatures
      ? index < requiredSignatures - readonlySigned
      : index < accounts.length - readonlyUnsigned,
  );

/** Where its addresses begin. Source: Solana, `LOOKUP_TABLE_META_SIZE`. */
const TABLE_HEAD_BYTES = 56;
const KEY_BYTES = 32;

/** The addresses at these places of a table; null for one that is not there. */
const addressesIn = (table: RawAccount | null, places: readonly number[]): readonly (string | null)[] =>
  places.map((place) => {
    const start = TABLE_HEAD_BYTES + place * KEY_BYTES;
    const isThere = table?.program === LOOKUP_TABLE_PROGRAM && table.data.length >= start + KEY_BYTES;
    return isThere ? base58.encode(table.data.subarray(start, start + KEY_BYTES)) : null;
  });

/** Every account that the message names, and each of its tables; null for one that no table has. */
export const namedAccounts = (
  message: SolanaMessage,
  tables: readonly (RawAccount | null)[],
): readonly (string | null)[] => [
  ...message.accounts,
  ...message.lookups.flatMap(({ table, writableIndexes, readonlyIndexes }, index) => [
    table,
    ...addressesIn(tables[index] ?? null, [...writableIndexes, ...readonlyIndexes]),
  ]),
];

/**
 * Every account that the message may change: on Solana no other one can. `tables` are those of its lookups in their
 * order; null stands for an account that none of them has.
 */
export const writableAccounts = (
  message: SolanaMessage,
  tables: readonly (RawAccount | null)[],
): readonly (string | null)[] => [
  ...ownWritable(message),
  ...message.lookups.flatMap(({ writableIndexes }, index) => addressesIn(tables[index] ?? null, writableIndexes)),
];
