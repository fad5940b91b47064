import type { RateLimitState } from '../../application/api.js';

/** What every answer to a recognised key says of its quota. */
export const rateLimitHeaders = ({
  limit,
  remaining,
  resetAtMs,
}: RateLimitState): Readonly<Record<string, string>> => ({
  'X-RateLimit-Limit': String(limit),
  'X-RateLimit-Remaining': String(remaining),
  'X-RateLimit-Reset': new Date(resetAtMs).toISOString(),
});
