import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';
import { ByteReader } from '../solana/byte-reader.js';

/** A text that is signed with a mark before it, so that it can never be a transaction. */
export interface OffchainMessage {
  readonly content: Uint8Array;
  /** Who must sign it, base58; empty where it does not say. */
  readonly signers: readonly string[];
}

const MARK = Uint8Array.of(0xff, ...utf8ToBytes('solana offchain'));
const KEY_BYTES = 32;
const FORMATS = 3;

const signersIn = (reader: ByteReader): readonly string[] =>
  reader.list(reader.byte(), () => base58.encode(reader.bytes(KEY_BYTES)));

const counted = (reader: ByteReader): Uint8Array => reader.bytes(Number(reader.number(2)));

/** The forms that are in use, the two of version 0 among them: with and without application and signers. */
const FORMS: readonly (readonly [version: number, read: (reader: ByteReader) => OffchainMessage | null])[] = [
  [
    0,
    (reader) => {
      reader.bytes(KEY_BYTES);
      const format = reader.byte();
      const signers = signersIn(reader);
      const content = counted(reader);
      return format < FORMATS && signers.length > 0 ? { content, signers } : null;
    },
  ],
  [
    0,
    (reader) => {
      const format = reader.byte();
      const content = counted(reader);
      return format < FORMATS ? { content, signers: [] } : null;
    },
  ],
  [
    1,
    (reader) => {
      const signers = signersIn(reader);
      return signers.length > 0 ? { content: reader.bytes(reader.remaining), signers } : null;
    },
  ],
];

/**
 * Reads what wallets of Solana sign of a text with its mark; null for other bytes, and for those that two forms fit.
 * Source: Solana, off-chain message signing, version 0 as its proposal and as its command line has it, and version 1.
 */
export const readOffchain = (bytes: Uint8Array): OffchainMessage | null => {
  const mark = bytes.subarray(0, MARK.length);
  if (mark.length < MARK.length || mark.some((byte, place) => byte !== MARK[place])) return null;
  const found = FORMS.flatMap(([version, read]) => {
    const reader = new ByteReader(bytes.subarray(MARK.length));
    const message = reader.byte() === version ? read(reader) : null;
    return message !== null && reader.isComplete && message.content.length > 0 ? [message] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
};
