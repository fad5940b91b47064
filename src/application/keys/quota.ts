import type { Clock } from '../../../ports/platform/platform.js';
import type { RateLimiter, RateLimitState } from '../../../ports/stores/call-limits.js';
import type { Caller } from '../caller.js';

export interface QuotaDependencies {
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  /** Requests a window for keys without a quota of their own. */
  readonly defaultLimit: number;
}

/** Counts one call against the key's own quota, or the default one. Every call with a recognised key counts. */
export type TakeQuota = (caller: Caller) => Promise<RateLimitState>;

export const createTakeQuota =
  ({ limiter, clock, defaultLimit }: QuotaDependencies): TakeQuota =>
  (caller) =>
    limiter.take(caller.keyId, caller.quota ?? defaultLimit, clock.now());
