import { LRUCache } from 'lru-cache';
import { RateLimiterCluster, RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import { QUOTA_WINDOW_MS, type CallCounter } from '../../../ports/stores/call-limits.js';

/** A primary that has not answered after this long counts as gone, milliseconds. */
const ANSWER_WITHIN_MS = 1_000;
const MAX_SUBJECTS = 100_000;
/** Two sights of one window's end differ by what a message took: less than this, milliseconds. */
const SAME_END_MS = 2 * ANSWER_WITHIN_MS;

/** Lets the workers of this primary count in it. May be called again. */
export const countForWorkers = (): void => void new RateLimiterClusterMaster();

export interface ClusterCallCounterOptions {
  /** Which of the primary's counters counts. */
  readonly name: string;
  /** Length of a window, milliseconds; 60,000; tests take shorter ones. */
  readonly windowMs?: number;
  readonly answerWithinMs?: number;
}

/** A worker counts in its cluster's primary, so that a limit holds over all its workers. */
export const createClusterCallCounter = ({
  name,
  windowMs = QUOTA_WINDOW_MS,
  answerWithinMs = ANSWER_WITHIN_MS,
}: ClusterCallCounterOptions): CallCounter => {
  const limiter = new RateLimiterCluster({
    keyPrefix: name,
    // each subject has a limit of its own, so the library counts and the caller compares
    points: Number.MAX_SAFE_INTEGER,
    duration: windowMs / 1000,
    timeoutMs: answerWithinMs,
  });
  /** The primary tells the rest of a window: its end is what this worker saw first. */
  const ends = new LRUCache<string, number>({ max: MAX_SUBJECTS });
  return {
    async add(subject, calls) {
      const { consumedPoints, msBeforeNext, isFirstInDuration } = await limiter.consume(subject, calls).catch(() => {
        throw new StorageUnavailableError('the primary does not count');
      });
      const [seen, known] = [Date.now() + msBeforeNext, ends.get(subject)];
      const isKnown = !isFirstInDuration && known !== undefined && Math.abs(known - seen) < SAME_END_MS;
      const resetAtMs = isKnown ? known : seen;
      ends.set(subject, resetAtMs);
      return { calls: consumedPoints, resetAtMs, leftMs: msBeforeNext };
    },
    close: async () => undefined,
  };
};
