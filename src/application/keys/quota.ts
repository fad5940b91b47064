import type { Clock } from '../../../ports/platform/platform.js';
import type { RateLimiter, RateLimitState } from '../../../ports/stores/call-limits.js';
import type { Caller } from '../caller.js';
import { Refusal } from '../refusal.js';

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

/** 429: the quota of the window is used up. */
export const quotaRefusal = (state: RateLimitState, nowMs: number): Refusal => {
  const retryAfterSeconds = Math.max(1, Math.ceil((state.resetAtMs - nowMs) / 1000));
  const message =
    `Rate limit exceeded: ${state.limit} requests a window are allowed for this key. ` +
    `Try again in ${retryAfterSeconds} s.`;
  return new Refusal('rate_limit_exceeded', message, [], { retryAfterSeconds });
};
