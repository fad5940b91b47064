import { createPublicKey, verify } from 'node:crypto';
import { createPureVerifier, type Ed25519 } from '../../domain/report/verify/signature.js';
import type { SignatureVerifier } from '../../ports/platform/signing.js';

/** The arithmetic of the platform: a walk over a whole log takes some hundred thousand signatures. */
const fits: Ed25519 = (signature, bytes, publicKey) => {
  const x = Buffer.from(publicKey).toString('base64url');
  return verify(null, bytes, createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }), signature);
};

/** Verification by the domain's own code over the arithmetic of Node. */
export const createSignatureVerifier = (): SignatureVerifier => createPureVerifier(fits);
