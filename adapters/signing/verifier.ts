import { verify } from 'node:crypto';
import { compactVerify, errors } from 'jose';
import {
  type EndorsedKey,
  type Endorsement,
  type JwsVerdict,
  type PublicJwk,
  type SignatureVerifier,
  type SignedKind,
  SigningKeyError,
} from '../../ports/platform/signing.js';
import { isGenuine, keyObjectOf } from './jwk.js';
import { SIGNED_TYPES } from './signing-keys.js';

const decoder = new TextDecoder('utf-8', { fatal: true });

type Refused = Extract<JwsVerdict, { readonly ok: false }>;
const refused = (failed: Refused['failed'], message: string): Refused => ({ ok: false, failed, message });

/**
 * True for base64url that is written in the one way it can be: the spare bits of a last character could be flipped
 * unseen otherwise.
 */
const isExactBase64url = (part: string): boolean =>
  part.length > 0 && Buffer.from(part, 'base64url').toString('base64url') === part;

const readHeader = (part: string): Readonly<Record<string, unknown>> | null => {
  try {
    const header: unknown = JSON.parse(decoder.decode(Buffer.from(part, 'base64url')));
    return typeof header === 'object' && header !== null && !Array.isArray(header)
      ? (header as Record<string, unknown>)
      : null;
  } catch {
    // a header that cannot be read is an answer about the signature, not a fault
    return null;
  }
};

/** What is wrong before any arithmetic: the form, then the algorithm, then the key. */
const refusalBefore = (jws: string, keys: readonly PublicJwk[], kind: SignedKind): Refused | PublicJwk => {
  const parts = jws.split('.');
  if (parts.length !== 3 || !parts.every(isExactBase64url)) {
    const isUnsigned = parts.length === 3 && parts[2] === '' && readHeader(parts[0] ?? '')?.['alg'] === 'none';
    return isUnsigned
      ? refused('algorithm', 'The signature is missing: the header says alg "none".')
      : refused('form', 'The signature is no JWS in exact compact serialisation.');
  }
  const header = readHeader(parts[0] ?? '');
  if (header === null) return refused('form', 'The header of the signature is no JSON object.');
  const { alg, kid, typ } = header;
  if (alg !== 'EdDSA')
    return refused('algorithm', `The header names the algorithm ${JSON.stringify(alg)}; only "EdDSA" is accepted.`);
  if (typ !== SIGNED_TYPES[kind] || Object.keys(header).length !== 3)
    return refused('form', `The header of the signature is not that of a ${kind}.`);
  const key = keys.find((candidate) => candidate.kid === kid);
  if (key === undefined)
    return refused('key', `The header names the key ${JSON.stringify(kid)}, which is not among the public keys given.`);
  return isGenuine(key)
    ? key
    : refused('key', `The public key ${key.kid} does not match its own id: the id must be its thumbprint.`);
};

const verifyJws = async (jws: string, keys: readonly PublicJwk[], kind: SignedKind = 'report'): Promise<JwsVerdict> => {
  const found = refusalBefore(jws, keys, kind);
  if ('ok' in found) return found;
  try {
    const { payload } = await compactVerify(jws, keyObjectOf(found), { algorithms: ['EdDSA'] });
    return { ok: true, keyId: found.kid, payload };
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed)
      return refused('signature', 'The signature does not fit the signed bytes.');
    return refused('form', 'The signature cannot be read.');
  }
};

const verifyBytes = async (bytes: Uint8Array, signature: Uint8Array, key: PublicJwk): Promise<boolean> => {
  if (!isGenuine(key)) return false;
  try {
    return verify(null, bytes, keyObjectOf(key), signature);
  } catch {
    // a key that is no point of the curve signs nothing
    return false;
  }
};

const memberOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Keys of other kinds are passed over, as RFC 7517 asks; they can verify nothing here. */
const readKey = (value: unknown): readonly EndorsedKey[] => {
  const { kty, crv, x, kid, alg, endorsement } = memberOf(value);
  if (kty !== 'OKP' || crv !== 'Ed25519' || typeof x !== 'string' || typeof kid !== 'string') return [];
  if (alg !== undefined && alg !== 'EdDSA') return [];
  const key: PublicJwk = { kty, crv, x, kid, alg: 'EdDSA', use: 'sig' };
  if (!isGenuine(key))
    throw new SigningKeyError(`The key document gives the id ${JSON.stringify(kid)} to a key of another thumbprint.`);
  return [{ publicKey: key, endorsement: endorsement === undefined ? null : readEndorsement(endorsement) }];
};

const readEndorsement = (value: unknown): Endorsement => {
  const { by, at, signature } = memberOf(value);
  if (typeof by !== 'string' || typeof at !== 'string' || typeof signature !== 'string')
    throw new SigningKeyError('The key document holds an endorsement that is none.');
  return { by, at, signature };
};

const readJwks = (text: string): readonly EndorsedKey[] => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new SigningKeyError('The key document is no JSON.', { cause: error });
  }
  const { keys } = memberOf(value);
  if (!Array.isArray(keys)) throw new SigningKeyError('The key document is no JWKS: it has no member keys.');
  const read = keys.flatMap(readKey);
  if (read.length === 0) throw new SigningKeyError('The key document holds no Ed25519 key.');
  return read;
};

/** Verification with jose, narrowed to the one algorithm and the exact header of what is asked for. */
export const createSignatureVerifier = (): SignatureVerifier => ({ verifyJws, verifyBytes, readJwks });
