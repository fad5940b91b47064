import { LRUCache } from 'lru-cache';
import type { RateLimiter } from '../../../ports/stores/call-limits.js';

/** Wrong keys that a remote address may send in a window before it has to wait. */
export const FAILED_KEYS_PER_WINDOW = 20;
export const FAILED_KEYS_WINDOW_MS = 60_000;
/** Addresses that are counted at a time; beyond that, the one that was quiet for longest is forgotten. */
const MAX_ADDRESSES = 50_000;

interface Window {
  readonly endsAtMs: number;
  failures: number;
}

/** Counts one wrong key of a remote address. Gives the milliseconds to wait when there were too many, else 0. */
export interface FailedKeyCounter {
  count(address: string, nowMs: number): number | Promise<number>;
}

/** Counts in a limiter with windows of 60 s, together with every process that shares it. */
export const createSharedFailedKeys = (limiter: RateLimiter): FailedKeyCounter => ({
  count: async (address, nowMs) => {
    const { allowed, resetAtMs } = await limiter.take(address, FAILED_KEYS_PER_WINDOW, nowMs);
    return allowed ? 0 : Math.max(1, resetAtMs - nowMs);
  },
});

/** Counts wrong keys by remote address, in a window that starts with the first one. Memory is bounded. */
export class FailedKeys implements FailedKeyCounter {
  /** Bounded by size: `max` would make a table of that length for every start. */
  private readonly windows = new LRUCache<string, Window>({ maxSize: MAX_ADDRESSES, sizeCalculation: () => 1 });

  count(address: string, nowMs: number): number {
    let window = this.windows.get(address);
    if (window === undefined || nowMs >= window.endsAtMs) {
      window = { endsAtMs: nowMs + FAILED_KEYS_WINDOW_MS, failures: 0 };
      this.windows.set(address, window);
    }
    window.failures += 1;
    return window.failures > FAILED_KEYS_PER_WINDOW ? window.endsAtMs - nowMs : 0;
  }
}
