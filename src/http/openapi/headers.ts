import { LANGUAGES } from '../../../domain/text/language.js';
import type { Endpoint } from '../pipeline/endpoint.js';

/** Headers of answers, as components of the API description. */
export const HEADER_COMPONENTS = {
  'X-Request-Id': {
    description:
      'Names this request for support; the same as request_id where the body has one. ' +
      'An id that the caller sends is not taken over.',
    schema: { type: 'string', pattern: '^req_[0-7][0-9a-hjkmnp-tv-z]{25}$' },
  },
  'X-RateLimit-Limit': {
    description: 'Requests that this key may make in a window of 60 s.',
    schema: { type: 'integer', minimum: 1 },
  },
  'X-RateLimit-Remaining': {
    description: 'Requests that are left in this window.',
    schema: { type: 'integer', minimum: 0 },
  },
  'X-RateLimit-Reset': { description: 'When the next window begins.', schema: { type: 'string', format: 'date-time' } },
  'Retry-After': { description: 'Seconds to wait before another attempt.', schema: { type: 'integer', minimum: 1 } },
  'Idempotency-Replayed': {
    description:
      'Present when this answer repeats the first one to the same Idempotency-Key: the same bytes, and nothing was ' +
      'decided, recorded or charged a second time.',
    schema: { type: 'string', const: 'true' },
  },
  'Content-Language': {
    description: 'The language of what is said to people. A replay keeps that of the first answer.',
    schema: { type: 'string', enum: [...LANGUAGES] },
  },
} as const;

export type HeaderName = keyof typeof HEADER_COMPONENTS;

/** References to the named headers. */
export const headerReferences = (names: readonly HeaderName[]): Readonly<Record<string, { readonly $ref: string }>> =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const ALWAYS: readonly HeaderName[] = ['X-Request-Id'];
const COUNTED: readonly HeaderName[] = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];

/** Headers of a route's successes. */
export const successHeaders = ({ scope, isIdempotent, speaksLanguages }: Endpoint): readonly HeaderName[] => [
  ...ALWAYS,
  ...(scope === null ? [] : COUNTED),
  ...(isIdempotent === true ? (['Idempotency-Replayed'] as const) : []),
  ...(speaksLanguages === true ? (['Content-Language'] as const) : []),
];

/** Before the key is recognised nothing is counted, so these errors have no rate-limit headers. */
const UNCOUNTED = new Set([401, 408, 431]);
const RETRIED = new Set([429, 503]);

/**
 * Headers of a route's errors. A 429 for too many failed keys, and a 503 before the call was counted, lack the
 * rate-limit headers.
 */
export const problemHeaders = (status: number, isKeyed: boolean): readonly HeaderName[] => [
  ...ALWAYS,
  ...(isKeyed && !UNCOUNTED.has(status) ? COUNTED : []),
  ...(RETRIED.has(status) ? (['Retry-After'] as const) : []),
];
