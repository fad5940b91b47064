import { base64 } from '@scure/base';
import type { ReadResult } from '../context.js';
import { ByteReader } from './byte-reader.js';
import {
  isOfVersion1,
  MAX_TRANSACTION_BYTES,
  readSolanaMessage,
  readVersion1,
  SIGNATURE_BYTES,
  type SolanaMessage,
} from './message.js';

/** The bytes that are signed, and the message in them; null where its version is not known. */
export interface SignedBytes {
  readonly bytes: Uint8Array;
  readonly message: SolanaMessage | null;
}

const invalid = (problem: string): ReadResult<never> => ({ ok: false, problem });

/** Four characters stand for three bytes. */
const MAX_TEXT_CHARACTERS = Math.ceil(MAX_TRANSACTION_BYTES / 3) * 4;

/** Strict: padded, in its one alphabet, without spaces, and no bits after the last byte. Null for any other text. */
export const bytesInBase64 = (text: string): Uint8Array | null => {
  try {
    return base64.decode(text);
  } catch {
    return null;
  }
};

/** What follows the signatures of a wire transaction; null where the bytes cannot be one. */
const afterSignatures = (bytes: Uint8Array): { readonly count: number; readonly rest: Uint8Array } | null => {
  const reader = new ByteReader(bytes);
  const count = reader.shortLength();
  reader.bytes(count * SIGNATURE_BYTES);
  return count === 0 || reader.remaining === 0
    ? null
    : { count, rest: bytes.subarray(bytes.length - reader.remaining) };
};

/** The signatures of version 1 stand behind its message. */
const signedInVersion1 = (bytes: Uint8Array): ReadResult<SignedBytes> => {
  const { reading, length } = readVersion1(bytes);
  if (reading.kind === 'refused' || reading.kind === 'malformed') return invalid(reading.problem);
  const message = reading.kind === 'message' ? reading.message : null;
  return { ok: true, value: { bytes: bytes.subarray(0, length), message } };
};

const signedInOlder = (bytes: Uint8Array): ReadResult<SignedBytes> => {
  const alone = readSolanaMessage(bytes);
  const signed = afterSignatures(bytes);
  const behind = signed === null ? null : readSolanaMessage(signed.rest);
  const isTransaction =
    behind?.kind === 'message' && signed !== null && behind.message.requiredSignatures === signed.count;

  if (alone.kind === 'message') {
    return isTransaction
      ? invalid('can be read both as a message and as a transaction')
      : { ok: true, value: { bytes, message: alone.message } };
  }
  if (isTransaction) return { ok: true, value: { bytes: signed.rest, message: behind.message } };
  if (alone.kind === 'unknown_version') return { ok: true, value: { bytes, message: null } };
  if (alone.kind === 'refused') return invalid(alone.problem);
  if (behind?.kind === 'message') return invalid('has another number of signatures than its message asks for');
  if (behind?.kind === 'refused') return invalid(behind.problem);
  if (behind?.kind === 'unknown_version' && signed !== null) {
    return { ok: true, value: { bytes: signed.rest, message: null } };
  }
  return invalid(alone.problem);
};

/**
 * The message in base64 text: the message alone, or a wire transaction with its signatures before it, in version 1
 * behind it. Bytes that can be read as both are refused: a wallet might sign the other one. Never throws.
 */
export const readSignedBytes = (text: string): ReadResult<SignedBytes> => {
  if (text.length > MAX_TEXT_CHARACTERS) return invalid('is larger than the network takes');
  const bytes = bytesInBase64(text);
  if (bytes === null) return invalid('is not base64');
  if (bytes.length === 0) return invalid('is empty');
  return isOfVersion1(bytes) ? signedInVersion1(bytes) : signedInOlder(bytes);
};
