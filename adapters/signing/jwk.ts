import { createPublicKey, type KeyObject } from 'node:crypto';
import { thumbprintOf } from '../../domain/report/verify/public-keys.js';
import type { PublicJwk } from '../../ports/platform/signing.js';

/** The published form of a key. `key` may be the private or the public half. */
export const publicJwkOf = (key: KeyObject): PublicJwk => {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  const { x } = publicKey.export({ format: 'jwk' });
  if (publicKey.asymmetricKeyType !== 'ed25519' || x === undefined) throw new TypeError('Not an Ed25519 key');
  return { kty: 'OKP', crv: 'Ed25519', x, kid: thumbprintOf(x), alg: 'EdDSA', use: 'sig' };
};
