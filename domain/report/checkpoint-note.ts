import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64, base64urlnopad } from '@scure/base';
import { sha256Hex } from '../shared/canonical-json.js';
import type { ChainHead } from './chain.js';

/** First line of every checkpoint, before the chain's id. */
const ORIGIN = 'signgate-reports/';
const KEY_NAME = 'signgate-reports/';
/** Type byte of an Ed25519 key in the hint of a signature. Source: C2SP signed-note. */
const ED25519_TYPE = 1;
const HINT_BYTES = 4;
const SIGNATURE_BYTES = 64;
const HASH_BYTES = 32;

/** The place of a seal among those of its partner and environment, and what it seals. */
export interface Seal {
  /** 1, 2, 3 … without a gap. */
  readonly sealSeq: number;
  /** How many records it seals; none where only reports were made. */
  readonly records: number;
  /** Merkle root over the SHA-256 of each record, by time and then by id. Lower-case hex. */
  readonly root: string;
  /** ISO 8601: every record of a check before this moment is in this seal or in an earlier one. */
  readonly until: string;
  /** `checkpointHash` of the checkpoint before it; `GENESIS_LINK` for the first. */
  readonly previous: string;
}

/** A statement about the head of a chain at one moment, and about the records since the last statement. */
export interface Checkpoint extends ChainHead, Seal {
  /** ISO 8601. */
  readonly createdAt: string;
}

/** A text as it was read from a note, with its signature. */
export interface SignedText {
  /** To the byte. */
  readonly text: string;
  readonly keyId: string;
  /** The first bytes of a hash over key name and key: which key is meant. */
  readonly hint: Uint8Array;
  readonly signature: Uint8Array;
}

/** A checkpoint as it was read from a note. */
export interface SignedCheckpoint extends Checkpoint, SignedText {}

const base64OfHex = (hex: string): string => base64.encode(hexToBytes(hex));

/**
 * The text of a checkpoint: origin, size and head hash of the reports, then time and seal as extension lines. Source:
 * C2SP tlog-checkpoint.
 */
export const checkpointText = (checkpoint: Checkpoint): string =>
  [
    `${ORIGIN}${checkpoint.chainId}`,
    String(checkpoint.size),
    base64OfHex(checkpoint.linkHash),
    `time ${checkpoint.createdAt}`,
    `seal ${checkpoint.sealSeq} ${checkpoint.records} ${base64OfHex(checkpoint.root)}`,
    `until ${checkpoint.until}`,
    `previous ${base64OfHex(checkpoint.previous)}`,
    '',
  ].join('\n');

/** The next checkpoint names this one by it: SHA-256 of its text. So a later checkpoint vouches for all before it. */
export const checkpointHash = ({ text }: Pick<SignedCheckpoint, 'text'>): string => sha256Hex(text);

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

const NUMBER = '(0|[1-9][0-9]{0,15})';
const HASH = '([A-Za-z0-9+/=]+)';
const TEXT_LINES = [
  `${ORIGIN}([^\\s/]+/[^\\s/]+)`,
  NUMBER,
  HASH,
  'time ([^\\n]+)',
  `seal ${NUMBER} ${NUMBER} ${HASH}`,
  'until ([^\\n]+)',
  `previous ${HASH}`,
];
/** The last line of a note: the key's id, and what `signatureIn` reads. */
export const SIGNATURE_LINE = `— ${KEY_NAME}([A-Za-z0-9_-]+) ([A-Za-z0-9+/=]+)`;
const NOTE_FORM = new RegExp(`^(${TEXT_LINES.join('\\n')}\\n)\\n${SIGNATURE_LINE}\\n$`);

/** Reads a note of this program. Null for any other text. Says nothing about the signature. */
export const readNote = (note: string): SignedCheckpoint | null => {
  const [
    ,
    text = '',
    chainId = '',
    size,
    hash,
    createdAt = '',
    sealSeq,
    records,
    rootHash,
    until = '',
    before,
    keyId,
    signed,
  ] = NOTE_FORM.exec(note) ?? [];
  const [linkHash, root, previous] = [hashIn(hash), hashIn(rootHash), hashIn(before)];
  const signature = signatureIn(signed ?? '');
  if (linkHash === null || root === null || previous === null || keyId === undefined || signature === null) return null;
  return {
    text,
    chainId,
    size: Number(size),
    linkHash,
    createdAt,
    sealSeq: Number(sealSeq),
    records: Number(records),
    root,
    until,
    previous,
    keyId,
    ...signature,
  };
};

/** Hint and signature of a note's last line; null for text that is none. */
export const signatureIn = (text: string): Pick<SignedText, 'hint' | 'signature'> | null => {
  const bytes = decoded(text);
  return bytes?.length === HINT_BYTES + SIGNATURE_BYTES
    ? { hint: bytes.slice(0, HINT_BYTES), signature: bytes.slice(HINT_BYTES) }
    : null;
};

const hashIn = (text = ''): string | null => {
  const bytes = decoded(text);
  return bytes?.length === HASH_BYTES ? bytesToHex(bytes) : null;
};

const decoded = (text: string): Uint8Array | null => {
  try {
    return base64.decode(text);
  } catch {
    // text that is no exact base64 is no note; that is the answer, not a fault
    return null;
  }
};
