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
  close(): Promise<void>;
}
