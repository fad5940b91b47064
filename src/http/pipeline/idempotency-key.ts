import { createHash } from 'node:crypto';
import type { IdempotencyKey } from '../../application/api.js';
import type { Endpoint } from './endpoint.js';
import type { HttpContext } from './exchange.js';
import { HttpProblem } from '../problems/problems.js';

const HEADER = 'Idempotency-Key';
/**
 * 1 to 255 characters of what a header can carry, control characters left out. Source: the HTTP contract, "Request".
 */
const KEY_FORM = /^[\x20-\x7e\xa0-\xff]{1,255}$/;

/**
 * The request's Idempotency-Key; null for none. Throws `invalid_request` for one that cannot be honoured: it is never
 * silently ignored, for a caller that sends it relies on it.
 */
export const readIdempotencyHeader = (
  { req }: HttpContext,
  endpoint: Pick<Endpoint, 'isIdempotent'>,
): string | null => {
  const value = req.headers['idempotency-key'];
  if (value === undefined) return null;
  if (!endpoint.isIdempotent) throw refused('is not supported on this route; send the request without it');
  if ((req.headersDistinct['idempotency-key'] ?? []).length > 1) throw refused('must be sent once');
  if (typeof value !== 'string' || !KEY_FORM.test(value))
    throw refused('must be 1 to 255 characters without control characters');
  return value;
};

/** With the digest of the body that was read, byte for byte as it came (and was decompressed). */
export const idempotencyKeyOf = (context: HttpContext, key: string | null): IdempotencyKey | null =>
  key === null ? null : { key, bodySha256: createHash('sha256').update(bytesOf(context.request.body)).digest('hex') };

const bytesOf = (body: unknown): Buffer => {
  if (Buffer.isBuffer(body)) return body;
  throw new Error('an Idempotency-Key was taken on a route that reads no body');
};

const refused = (message: string): HttpProblem =>
  new HttpProblem('invalid_request', `${HEADER} ${message}.`, [{ path: HEADER, message }]);
