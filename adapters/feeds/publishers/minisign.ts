import { createPublicKey, verify } from 'node:crypto';

/** The SubjectPublicKeyInfo of an Ed25519 key, before its 32 bytes. Source: RFC 8410. */
const ED25519_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');
const KEY_BYTES = 42;
const SIGNATURE_BYTES = 74;

/** A key as `minisign` prints it, with or without its comment: two letters, an id of eight bytes, 32 of the key. */
const keyIn = (text: string): Buffer | null => {
  const key = Buffer.from(text.trim().split('\n').at(-1) ?? '', 'base64');
  return key.length === KEY_BYTES && key.toString('latin1', 0, 2) === 'Ed' ? key : null;
};

/** Whether the text is a public key of minisign. */
export const isMinisignKey = (text: string): boolean => keyIn(text) !== null;

/** A good signature, with the moment of its trusted comment; null where the comment names none. */
export interface Signature {
  readonly signedAtMs: number | null;
}

/**
 * A minisign signature of the file with this BLAKE2b-512, by this key, with a trusted comment that belongs to it; null
 * for any other. Signatures over the whole file, which minisign made before version 0.10, are refused. Source:
 * https://jedisct1.github.io/minisign/, signature format.
 */
export const signatureOf = (signatureFile: string, publicKey: string, blake2b512: Uint8Array): Signature | null => {
  const [, signatureLine = '', commentLine = '', globalLine = ''] = signatureFile.split(/\r?\n/);
  const key = keyIn(publicKey);
  const signature = Buffer.from(signatureLine, 'base64');
  const comment = /^trusted comment: (.*)$/.exec(commentLine)?.[1];
  if (key === null || comment === undefined || signature.length !== SIGNATURE_BYTES) return null;
  if (signature.toString('latin1', 0, 2) !== 'ED' || !signature.subarray(2, 10).equals(key.subarray(2, 10)))
    return null;
  const verifier = createPublicKey({
    key: Buffer.concat([ED25519_PREFIX, key.subarray(10)]),
    format: 'der',
    type: 'spki',
  });
  const own = signature.subarray(10);
  const isGood =
    verify(null, blake2b512, verifier, own) &&
    verify(null, Buffer.concat([own, Buffer.from(comment)]), verifier, Buffer.from(globalLine, 'base64'));
  return isGood ? { signedAtMs: timeIn(comment) } : null;
};

/** As minisign writes it by itself: `timestamp:1795262400`, Unix seconds, between tabs. */
const timeIn = (comment: string): number | null => {
  const seconds = /(?:^|\t)timestamp:(\d{1,11})(?:\t|$)/.exec(comment)?.[1];
  return seconds === undefined ? null : Number(seconds) * 1_000;
};
