import { LRUCache } from 'lru-cache';
import type { CountedWindow } from '../../../ports/stores/call-limits.js';

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
export class SpentWindows {
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
