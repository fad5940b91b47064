import { createHash } from 'node:crypto';
import type { IdempotencyKey } from '../../application/api.js';
import { HttpProblem } from '../problems/problems.js';
import type { Endpoint } from './endpoint.js';
import type { HttpContext } from './exchange.js';

const HEADER = 'Idempotency-Key';
/** 1 to 255 characters that a header can carry. Source: src/http/README.md, "Sending a request again". */
const KEY_FORM = /^[\x20-\x7e\xa0-\xff]{1,255}$/;

/**
 * The request's Idempotency-Key; null for none. Throws `invalid_request` for one that cannot be honoured: a caller that
 * sends a key relies on it, so it is never ignored silently.
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

/** The key with the digest of the body as it came, after decompression. */
export const idempotencyKeyOf = (context: HttpContext, key: string | null): IdempotencyKey | null =>
  key === null ? null : { key, bodySha256: createHash('sha256').update(bytesOf(context.request.body)).digest('hex') };

const bytesOf = (body: unknown): Buffer => {
  if (Buffer.isBuffer(body)) return body;
  throw new Error('an Idempotency-Key was taken on a route that reads no body');
};

const refused = (message: string): HttpProblem =>
  new HttpProblem('invalid_request', `${HEADER} ${message}.`, [{ path: HEADER, message }]);
