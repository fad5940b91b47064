import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import type { PublicJwk } from '../../ports/platform/signing.js';

/** Length of an Ed25519 public key in base64url without padding: 32 bytes. */
const X_FORM = /^[A-Za-z0-9_-]{43}$/;

/** The thumbprint that serves as key id. Source: RFC 7638 with the required members of RFC 8037. */
export const thumbprintOf = (x: string): string =>
  createHash('sha256').update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`).digest('base64url');

/** The published form of a key. `key` may be the private or the public half. */
export const publicJwkOf = (key: KeyObject): PublicJwk => {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  const { x } = publicKey.export({ format: 'jwk' });
  if (publicKey.asymmetricKeyType !== 'ed25519' || x === undefined) throw new TypeError('Not an Ed25519 key');
  return { kty: 'OKP', crv: 'Ed25519', x, kid: thumbprintOf(x), alg: 'EdDSA', use: 'sig' };
};

/** True when the key is an Ed25519 key under its own thumbprint: an id can then never be given to another key. */
export const isGenuine = (key: PublicJwk): boolean => X_FORM.test(key.x) && thumbprintOf(key.x) === key.kid;

/** The public key object. Throws for text that is no point of the curve. */
export const keyObjectOf = ({ kty, crv, x }: PublicJwk): KeyObject =>
  createPublicKey({ key: { kty, crv, x }, format: 'jwk' });
