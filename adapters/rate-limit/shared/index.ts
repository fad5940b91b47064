import { circuitBreaker, ConsecutiveBreaker, handleAll, timeout, TimeoutStrategy, wrap } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { Logger } from '../../../ports/platform/platform.js';
import type { CallCounter, CountedWindow, RateLimiter, RateLimitState } from '../../../ports/stores/call-limits.js';
import { CoalescedCounter } from './coalesced-counter.js';

const MAX_SUBJECTS = 100_000;

interface Spent {
  readonly calls: number;
  readonly resetAtMs: number;
  /** Monotonic, milliseconds. */
  readonly endsAt: number;
}

/**
 * Windows that were seen full: further calls are refused without asking the counter, as it would refuse them. Exact,
 * because a window never gets emptier, and what is remembered ends no later than the window: its rest is counted from
 * before the question left. A call whose limit is larger than what was seen asks all the same.
 */
class SpentWindows {
  private readonly known = new LRUCache<string, Spent>({ max: MAX_SUBJECTS });

  /** `askedAt`: monotonic time before the counter was asked. */
  remember(subject: string, { calls, resetAtMs, leftMs }: CountedWindow, askedAt: number): void {
    const endsAt = askedAt + leftMs;
    const held = this.known.get(subject);
    if (held === undefined || held.resetAtMs < resetAtMs || held.calls < calls)
      this.known.set(subject, { calls, resetAtMs, endsAt });
  }

  /**
   * When the window ends in which this call would be refused, milliseconds since 1970; null where the counter must be
   * asked.
   */
  refusedUntil(subject: string, limit: number): number | null {
    const spent = this.known.get(subject);
    if (spent === undefined || limit > spent.calls) return null;
    if (performance.now() < spent.endsAt) return spent.resetAtMs;
    this.known.delete(subject);
    return null;
  }
}

/** Longest wait for the counter, milliseconds: a call that waits longer is counted by the insurance. */
const ANSWER_WITHIN_MS = 1_000;
/** Failures in a row after which the counter is left alone for a moment. */
const FAILURES_TO_OPEN = 3;
/** How long it is left alone before one call asks it again, milliseconds. */
const REST_MS = 1_000;

export interface SharedRateLimiterOptions {
  /** Where the calls of all instances are counted. Closed with the limiter. */
  readonly counter: CallCounter;
  /** Counts in this instance while the counter does not answer. Closed with the limiter. */
  readonly insurance: RateLimiter;
  /** Instances that share the counter: alone, each allows a quota divided by it, and at least one call. */
  readonly instances: number;
  readonly logger: Logger;
  readonly answerWithinMs?: number;
  readonly restMs?: number;
}

/**
 * One limit over all instances: exactly the quota passes in each window of the counter. While the counter is down or
 * slow this instance counts alone against its share of the quota: neither open nor closed. It asks the counter again by
 * itself.
 */
export const createSharedRateLimiter = (options: SharedRateLimiterOptions): RateLimiter =>
  new SharedRateLimiter(options);

class SharedRateLimiter implements RateLimiter {
  private readonly counted: CoalescedCounter;
  private readonly spent = new SpentWindows();
  /** Ends of windows that the insurance named: what the counter names after it must not be earlier. */
  private readonly insuredResets = new LRUCache<string, number>({ max: MAX_SUBJECTS });
  private insured = false;
  private insuredCalls = 0;

  constructor(private readonly options: SharedRateLimiterOptions) {
    const { counter, answerWithinMs = ANSWER_WITHIN_MS, restMs = REST_MS } = options;
    const policy = wrap(
      circuitBreaker(handleAll, { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN) }),
      timeout(answerWithinMs, TimeoutStrategy.Aggressive),
    );
    this.counted = new CoalescedCounter((subject, calls) => policy.execute(() => counter.add(subject, calls)));
  }

  async take(subject: string, limit: number, nowMs: number): Promise<RateLimitState> {
    const refusedUntil = this.spent.refusedUntil(subject, limit);
    if (refusedUntil !== null)
      return { limit, remaining: 0, resetAtMs: this.notEarlier(subject, refusedUntil, nowMs), allowed: false };
    const askedAt = performance.now();
    let window: CountedWindow;
    try {
      window = await this.counted.addOne(subject);
    } catch (error) {
      return this.takeInsured(subject, limit, nowMs, error);
    }
    this.settle(false, null);
    if (window.calls >= limit) this.spent.remember(subject, window, askedAt);
    return {
      limit,
      remaining: Math.max(0, limit - window.calls),
      resetAtMs: this.notEarlier(subject, window.resetAtMs, nowMs),
      allowed: window.calls <= limit,
    };
  }

  health() {
    return { insured: this.insured, insuredCalls: this.insuredCalls };
  }

  async close(): Promise<void> {
    await Promise.all([this.options.counter.close(), this.options.insurance.close()]);
  }

  private async takeInsured(subject: string, limit: number, nowMs: number, error: unknown): Promise<RateLimitState> {
    this.settle(true, error);
    this.insuredCalls += 1;
    const share = Math.max(1, Math.floor(limit / this.options.instances));
    const state = await this.options.insurance.take(subject, share, nowMs);
    this.insuredResets.set(subject, state.resetAtMs);
    return state;
  }

  /** One line in the log for each change, not for each call. */
  private settle(insured: boolean, error: unknown): void {
    if (this.insured === insured) return;
    this.insured = insured;
    const { logger, instances } = this.options;
    if (insured)
      logger.log(
        'warn',
        'the shared rate limit does not answer: this instance counts alone, against its share of each quota',
        { instances, reason: reasonOf(error) },
      );
    else logger.log('warn', 'the shared rate limit answers again', { insured_calls: this.insuredCalls });
  }

  private notEarlier(subject: string, resetAtMs: number, nowMs: number): number {
    if (this.insuredResets.size === 0) return resetAtMs;
    const named = this.insuredResets.get(subject);
    if (named === undefined) return resetAtMs;
    if (named <= nowMs) this.insuredResets.delete(subject);
    return Math.max(named, resetAtMs);
  }
}

/** The counter's own message. It may be logged: counters pass on no message of their client. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');
