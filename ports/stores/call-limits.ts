/** What one call left of a quota. */
export interface RateLimitState {
  readonly limit: number;
  /** Never negative. */
  readonly remaining: number;
  /** When the window ends, milliseconds since 1970. */
  readonly resetAtMs: number;
  readonly allowed: boolean;
}

/** Fixed windows that start with the first call after the last window ended. Exact at the boundary. */
export interface RateLimiter {
  /** Counts one call against `subject`. */
  take(subject: string, limit: number, nowMs: number): Promise<RateLimitState>;
  /** Whether calls are counted where they should be; for operators. */
  health(): RateLimitHealth;
  close(): Promise<void>;
}

export interface RateLimitHealth {
  /** True while the shared place does not answer and this instance counts alone, against its share of each quota. */
  readonly insured: boolean;
  /** Calls that were counted so since the start. */
  readonly insuredCalls: number;
}

/** A subject's window after some calls were added to it. */
export interface CountedWindow {
  /** Calls in the window so far, the ones that were just added among them. */
  readonly calls: number;
  /**
   * When the window ends by the clock of the place that counts, milliseconds since 1970. The same for every call of a
   * window.
   */
  readonly resetAtMs: number;
  /** How long it still lasts, by that clock, milliseconds; never negative. */
  readonly leftMs: number;
}

/**
 * Counts the calls of all instances in one place, in windows of 60 s that start with the first call after the last one
 * ended, by the clock of that place alone. Rejects where the place does not answer; the calls may then be counted or
 * not.
 */
export interface CallCounter {
  add(subject: string, calls: number): Promise<CountedWindow>;
  close(): Promise<void>;
}
