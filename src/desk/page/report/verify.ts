import type { OfflineVerification } from '../../../../domain/report/verify/verify-offline.js';
import type { Answered } from '../../../reference-app/page/answered.js';
import { endSession } from '../api/session.js';

/** The largest report that is read here, bytes: many times what the service makes. */
export const MAX_FILE_BYTES = 20_000_000;

/** A file of the service exactly as it is delivered: a signature is about its very bytes. Never rejects. */
export const readBytes = async (url: string): Promise<Answered<Uint8Array<ArrayBuffer>>> => {
  const failed = (status: number | null, code: string, message: string): Answered<never> => ({
    ok: false,
    failure: { status, code, message, requestId: null, retryAfterSeconds: null, details: [] },
  });
  try {
    const response = await fetch(url, { credentials: 'same-origin', cache: 'no-store', redirect: 'error' });
    if (response.status === 401) endSession();
    if (!response.ok) return failed(response.status, `http_${response.status}`, 'The service did not give the file.');
    return { ok: true, value: new Uint8Array(await response.arrayBuffer()) };
  } catch {
    return failed(null, 'service_unreachable', 'The service could not be reached.');
  }
};

const KEYS_URL = '/.well-known/jwks.json';

/**
 * Verifies a report in this browser with the service's public keys. A trust root is what makes it independent of the
 * service: without one the keys are believed as they are given.
 */
export const verifyHere = async (
  file: Uint8Array,
  trustRoot: string | null,
  proof: string | null = null,
): Promise<Answered<OfflineVerification>> => {
  const keys = await readBytes(KEYS_URL);
  if (!keys.ok) return keys;
  // loaded when it is needed: most visits verify nothing
  const [{ verifyOffline }, { pdfForm, htmlForm }] = await Promise.all([
    import('../../../../domain/report/verify/verify-offline.js'),
    import('../../../verify-page/page/readable-forms.js'),
  ]);
  const jwks = new TextDecoder().decode(keys.value);
  return { ok: true, value: await verifyOffline({ file, jwks, trustRoot, proof, forms: [pdfForm, htmlForm] }) };
};
