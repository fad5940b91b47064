import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64urlnopad } from '@scure/base';
import { type EndorsedKey, type Endorsement, KeyDocumentError, type PublicJwk } from './signed.js';

/** The thumbprint that serves as key id. Source: RFC 7638 with the required members of RFC 8037. */
export const thumbprintOf = (x: string): string =>
  base64urlnopad.encode(sha256(utf8ToBytes(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`)));

/** Length of an Ed25519 public key in base64url without padding: 32 bytes. */
const X_FORM = /^[A-Za-z0-9_-]{43}$/;

/** True when the key is an Ed25519 key under its own thumbprint: an id can then never be given to another key. */
export const isGenuine = (key: PublicJwk): boolean => X_FORM.test(key.x) && thumbprintOf(key.x) === key.kid;

const memberOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Keys of other kinds are passed over, as RFC 7517 asks; they can verify nothing here. */
const readKey = (value: unknown): readonly EndorsedKey[] => {
  const { kty, crv, x, kid, alg, endorsement } = memberOf(value);
  if (kty !== 'OKP' || crv !== 'Ed25519' || typeof x !== 'string' || typeof kid !== 'string') return [];
  if (alg !== undefined && alg !== 'EdDSA') return [];
  const key: PublicJwk = { kty, crv, x, kid, alg: 'EdDSA', use: 'sig' };
  if (!isGenuine(key))
    throw new KeyDocumentError(`The key document gives the id ${JSON.stringify(kid)} to a key of another thumbprint.`);
  return [{ publicKey: key, endorsement: endorsement === undefined ? null : readEndorsement(endorsement) }];
};

const readEndorsement = (value: unknown): Endorsement => {
  const { by, at, signature } = memberOf(value);
  if (typeof by !== 'string' || typeof at !== 'string' || typeof signature !== 'string')
    throw new KeyDocumentError('The key document holds an endorsement that is none.');
  return { by, at, signature };
};

/**
 * The keys of a JWKS document. Throws `KeyDocumentError` for another text, for a `kid` that is no thumbprint, and for
 * one that is there twice: two entries of one key could name different endorsements.
 */
export const readJwks = (text: string): readonly EndorsedKey[] => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new KeyDocumentError('The file of public keys is not JSON.', { cause: error });
  }
  const { keys } = memberOf(value);
  if (!Array.isArray(keys)) throw new KeyDocumentError('The key document is no JWKS: it has no member keys.');
  const read = keys.flatMap(readKey);
  if (read.length === 0) throw new KeyDocumentError('The key document holds no Ed25519 key.');
  const ids = read.map(({ publicKey }) => publicKey.kid);
  const repeated = ids.find((kid, index) => ids.indexOf(kid) !== index);
  if (repeated !== undefined) throw new KeyDocumentError(`The key document names the key ${repeated} more than once.`);
  return read;
};
