/** How long a quota counts, milliseconds. Source: src/http/README.md, "Rate limits". */
export const QUOTA_WINDOW_MS = 60_000;

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
  /** Calls counted that way since the start. */
  readonly insuredCalls: number;
}

/** A subject's window after an addition. */
export interface CountedWindow {
  /** Calls in the window so far, with those just added. */
  readonly calls: number;
  /** The window's end by the counter's clock, milliseconds since 1970. The same for every call of a window. */
  readonly resetAtMs: number;
  /** Time until then by that clock, milliseconds; never negative. */
  readonly leftMs: number;
}

/**
 * Counts the calls of all instances in one place, by its clock alone, in windows of `QUOTA_WINDOW_MS`. A window
 * starts with the first call after the last one ended. Rejects where the place does not answer; the calls may then be
 * counted or not.
 */
export interface CallCounter {
  add(subject: string, calls: number): Promise<CountedWindow>;
  close(): Promise<void>;
}
