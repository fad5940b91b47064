import type { Clock } from '../../../ports/platform/platform.js';
import type { RateLimiter, RateLimitState } from '../../../ports/stores/call-limits.js';
import type { Caller } from '../api.js';

export interface QuotaDependencies {
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  /** Requests a window for keys without a quota of their own. */
  readonly defaultLimit: number;
}

/**
 * Counts calls against a key's own quota, or the default one. Every call with a recognised key counts, whatever its
 * answer.
 */
export const createTakeQuota =
  ({ limiter, clock, defaultLimit }: QuotaDependencies) =>
  (caller: Caller): Promise<RateLimitState> =>
    limiter.take(caller.keyId, caller.quota ?? defaultLimit, clock.now());
