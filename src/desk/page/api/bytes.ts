import { endSession } from './session.js';
import type { Outcome } from './types.js';

/** The largest report that is read here, bytes: many times what the service makes. */
export const MAX_FILE_BYTES = 20_000_000;

/** A file of the service exactly as it is delivered: a signature is about its very bytes. Never rejects. */
export const readBytes = async (url: string): Promise<Outcome<Uint8Array<ArrayBuffer>>> => {
  const failed = (status: number | null, code: string, message: string): Outcome<never> => ({
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
