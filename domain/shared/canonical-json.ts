import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';

/**
 * The canonical JSON text of a plain value: sorted keys, shortest numbers, no white space. Throws for what JSON cannot
 * hold (undefined at the top, NaN, a lone surrogate). Source: RFC 8785.
 */
export const canonicalJson = (value: unknown): string => {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('Only a JSON value has a canonical form');
  return text;
};

/** SHA-256 of the text's UTF-8 bytes, lower-case hex. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** SHA-256 of the value's canonical JSON, lower-case hex. */
export const contentHash = (value: unknown): string => sha256Hex(canonicalJson(value));
