import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { QUOTA_WINDOW_MS, type RateLimiter } from '../../../ports/stores/call-limits.js';

const MAX_SUBJECTS = 100_000;

export interface MemoryRateLimiterOptions {
  /** Length of a window, milliseconds; 60,000; tests take shorter ones. */
  readonly windowMs?: number;
  /** Most subjects that are counted at a time. Beyond it, the one that was quiet longest starts again from 0. */
  readonly maxSubjects?: number;
}

/** Counts in this process alone: each instance has windows of its own. Exact, and bounded in memory. */
export const createMemoryRateLimiter = ({
  windowMs = QUOTA_WINDOW_MS,
  maxSubjects = MAX_SUBJECTS,
}: MemoryRateLimiterOptions = {}): RateLimiter => {
  // each subject has a limit of its own, so the library counts and this compares
  const counter = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: windowMs / 1000 });
  /** End of each subject's window as its first call saw it: the same for every call of the window. */
  const windowEnds = new LRUCache<string, number>({
    // a bound by size makes no table of that length beforehand, which is most of what a new limiter would cost
    maxSize: maxSubjects,
    sizeCalculation: () => 1,
    dispose: (_, subject, reason) => {
      if (reason === 'evict') void counter.delete(subject);
    },
  });
  return {
    async take(subject, limit, nowMs) {
      const { consumedPoints, msBeforeNext } = await counter.consume(subject);
      let resetAtMs = windowEnds.get(subject);
      if (consumedPoints === 1 || resetAtMs === undefined) {
        resetAtMs = nowMs + msBeforeNext;
        windowEnds.set(subject, resetAtMs);
      }
      return { limit, remaining: Math.max(0, limit - consumedPoints), resetAtMs, allowed: consumedPoints <= limit };
    },
    health: () => ({ insured: false, insuredCalls: 0 }),
    async close() {
      // its timers do not keep the process alive; without this they would keep the subjects
      await Promise.all([...windowEnds.keys()].map((subject) => counter.delete(subject)));
      windowEnds.clear();
    },
  };
};
