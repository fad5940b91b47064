import { ed25519 } from '@noble/curves/ed25519.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { exactBase64url, utf8Text } from './encoding.js';
import { isGenuine, readJwks } from './public-keys.js';
import { type JwsVerdict, type PublicJwk, SIGNED_TYPES, type SignatureVerifier, type SignedKind } from './signed.js';

/** Says whether an Ed25519 signature fits. May throw for a key that is no point of the curve. `publicKey`: 32 bytes. */
export type Ed25519 = (signature: Uint8Array, bytes: Uint8Array, publicKey: Uint8Array) => boolean;

/** In plain arithmetic, the same in every browser and in Node. Source: RFC 8032, section 5.1.7. */
const plainEd25519: Ed25519 = (signature, bytes, publicKey) =>
  ed25519.verify(signature, bytes, publicKey, { zip215: false });

const SIGNATURE_BYTES = 64;

type Refused = Extract<JwsVerdict, { readonly ok: false }>;
const refused = (failed: Refused['failed'], message: string): Refused => ({ ok: false, failed, message });

const readHeader = (bytes: Uint8Array): Readonly<Record<string, unknown>> | null => {
  try {
    const header: unknown = JSON.parse(utf8Text(bytes) ?? '');
    return typeof header === 'object' && header !== null && !Array.isArray(header)
      ? (header as Record<string, unknown>)
      : null;
  } catch {
    // a header that cannot be read is an answer about the signature, not a fault
    return null;
  }
};

interface ReadJws {
  readonly key: PublicJwk;
  readonly payload: Uint8Array;
  readonly signature: Uint8Array;
}

/** What is wrong before any arithmetic: the form, then the algorithm, then the key. */
const readJws = (jws: string, keys: readonly PublicJwk[], kind: SignedKind): Refused | ReadJws => {
  const parts = jws.split('.');
  const [head, payload, signature, ...rest] = parts.map((part) => (part === '' ? null : exactBase64url(part)));
  if (!head || !payload || !signature || rest.length > 0) {
    const isUnsigned = parts.length === 3 && parts[2] === '' && head && readHeader(head)?.['alg'] === 'none';
    return isUnsigned
      ? refused('algorithm', 'The signature is missing: the header says alg "none".')
      : refused('form', 'The signature is no JWS in exact compact serialisation.');
  }
  const header = readHeader(head);
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
    ? { key, payload, signature }
    : refused('key', `The public key ${key.kid} does not match its own id: the id must be its thumbprint.`);
};

/**
 * Verification of what the service signs: one algorithm, the exact header, the exact form. `fits` may be a faster
 * arithmetic of the platform; all else is the same code in a browser and at the service.
 */
export const createPureVerifier = (fits: Ed25519 = plainEd25519): SignatureVerifier => {
  const verifyBytes: SignatureVerifier['verifyBytes'] = async (bytes, signature, key) => {
    const publicKey = isGenuine(key) ? exactBase64url(key.x) : null;
    if (publicKey === null || signature.length !== SIGNATURE_BYTES) return false;
    try {
      return fits(signature, bytes, publicKey);
    } catch {
      // a key that is no point of the curve signs nothing
      return false;
    }
  };
  return {
    readJwks,
    verifyBytes,
    verifyJws: async (jws, keys, kind = 'report') => {
      const read = readJws(jws, keys, kind);
      if ('ok' in read) return read;
      const signed = utf8ToBytes(jws.slice(0, jws.lastIndexOf('.')));
      return (await verifyBytes(signed, read.signature, read.key))
        ? { ok: true, keyId: read.key.kid, payload: read.payload }
        : refused('signature', 'The signature does not fit the signed bytes.');
    },
  };
};
