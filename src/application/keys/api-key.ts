import { createHash, randomBytes } from 'node:crypto';
import { base32crockford } from '@scure/base';
import type { Environment } from '../../../domain/record/record.js';

/** `sg_<environment>_<8 characters id>_<43 characters secret>`. */
export const API_KEY_FORM = /^sg_(sandbox|production)_([0-9a-z]{8})_([A-Za-z0-9_-]{43})$/;

/** The id of a key, which is no secret. */
export const API_KEY_ID = /^[0-9a-z]{8}$/;

const KEY_ID_BYTES = 5;
const SECRET_BYTES = 32;

/** SHA-256 of the whole key, lower-case hex: only this is stored. The secret has 256 bits, so it needs no slow hash. */
export const hashApiKey = (apiKey: string): string => createHash('sha256').update(apiKey, 'utf8').digest('hex');

/** A new key. Its text is shown once and not kept. */
export const generateApiKey = (
  environment: Environment,
): { readonly apiKey: string; readonly keyId: string; readonly sha256: string } => {
  const keyId = base32crockford.encode(randomBytes(KEY_ID_BYTES)).toLowerCase();
  const apiKey = `sg_${environment}_${keyId}_${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { apiKey, keyId, sha256: hashApiKey(apiKey) };
};
