import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64, base64urlnopad } from '@scure/base';
import type { ChainHead } from './chain.js';

/** First line of every checkpoint, before the chain's id. */
const ORIGIN = 'signgate-reports/';
const KEY_NAME = 'signgate-reports/';
/** Type byte of an Ed25519 key in the hint of a signature. Source: C2SP signed-note. */
const ED25519_TYPE = 1;
const HINT_BYTES = 4;
const SIGNATURE_BYTES = 64;
const HASH_BYTES = 32;

/** A statement about the head of a chain at one moment. */
export interface Checkpoint extends ChainHead {
  /** ISO 8601. */
  readonly createdAt: string;
}

/** A checkpoint as it was read from a note, with its signature. */
export interface SignedCheckpoint extends Checkpoint {
  /** The signed text, to the byte. */
  readonly text: string;
  readonly keyId: string;
  /** The first bytes of a hash over key name and key: which key is meant. */
  readonly hint: Uint8Array;
  readonly signature: Uint8Array;
}

/**
 * The text of a checkpoint: origin, size and head hash, then the time as an extension line. Source: C2SP
 * tlog-checkpoint.
 */
export const checkpointText = ({ chainId, size, linkHash, createdAt }: Checkpoint): string =>
  `${ORIGIN}${chainId}\n${size}\n${base64.encode(hexToBytes(linkHash))}\ntime ${createdAt}\n`;

/** The hint by which a signature names its key. `x` is the public key in base64url. Source: C2SP signed-note. */
export const keyHint = (keyId: string, x: string): Uint8Array =>
  sha256(
    concatBytes(utf8ToBytes(`${KEY_NAME}${keyId}\n`), Uint8Array.of(ED25519_TYPE), base64urlnopad.decode(x)),
  ).slice(0, HINT_BYTES);

/** A signed note: text, an empty line, and a line with the signature. Source: C2SP signed-note. */
export const signedNote = (
  text: string,
  key: { readonly kid: string; readonly x: string },
  signature: Uint8Array,
): string => `${text}\n— ${KEY_NAME}${key.kid} ${base64.encode(concatBytes(keyHint(key.kid, key.x), signature))}\n`;

const NOTE_TEXT = /((signgate-reports\/[^\s/]+\/[^\s/]+)\n([1-9][0-9]{0,15})\n([A-Za-z0-9+/=]+)\ntime ([^\n]+)\n)/;
const NOTE_SEAL = /— signgate-reports\/([A-Za-z0-9_-]+) ([A-Za-z0-9+/=]+)/;
const NOTE_FORM = new RegExp(`^${NOTE_TEXT.source}\n${NOTE_SEAL.source}\n$`);

/** Reads a note of this program. Null for any other text. Says nothing about the signature. */
export const readNote = (note: string): SignedCheckpoint | null => {
  const [, text = '', origin = '', size = '', hash = '', createdAt = '', keyId = '', signed = ''] =
    NOTE_FORM.exec(note) ?? [];
  const [head, seal] = [decoded(hash), decoded(signed)];
  if (head?.length !== HASH_BYTES || seal?.length !== HINT_BYTES + SIGNATURE_BYTES) return null;
  return {
    text,
    chainId: origin.slice(ORIGIN.length),
    size: Number(size),
    linkHash: bytesToHex(head),
    createdAt,
    keyId,
    hint: seal.slice(0, HINT_BYTES),
    signature: seal.slice(HINT_BYTES),
  };
};

const decoded = (text: string): Uint8Array | null => {
  try {
    return base64.decode(text);
  } catch {
    // text that is no exact base64 is no note; that is the answer, not a fault
    return null;
  }
};
