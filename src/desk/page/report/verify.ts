import type { OfflineVerification } from '../../../../domain/report/verify/verify-offline.js';
import { readBytes } from '../api/bytes.js';
import type { Outcome } from '../api/types.js';

const KEYS_URL = '/.well-known/jwks.json';

/**
 * Verifies a report in this browser with the service's public keys. A trust root is what makes it independent of the
 * service: without one the keys are believed as they are given.
 */
export const verifyHere = async (file: Uint8Array, trustRoot: string | null): Promise<Outcome<OfflineVerification>> => {
  const keys = await readBytes(KEYS_URL);
  if (!keys.ok) return keys;
  // loaded when it is needed: most visits verify nothing
  const { verifyOffline } = await import('../../../../domain/report/verify/verify-offline.js');
  const jwks = new TextDecoder().decode(keys.value);
  return { ok: true, value: await verifyOffline({ file, jwks, trustRoot, forms: [] }) };
};
