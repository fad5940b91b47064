/**
 * Where the steps of a request are told: a tracing channel of Node's `diagnostics_channel` under this name. Without a
 * listener it costs nothing.
 */
export const TRACE_CHANNEL = 'signgate:step';

/** A time in a request: its own, or that of a step in it. */
export interface TracedStep {
  /** `GET /api/checks`, `gather`, `http-threat-feed`, `append checks`. */
  name: string;
  readonly kind: 'request' | 'verb' | 'source' | 'database';
  /**
   * Added to until the step ends. Words of ours, numbers and the request's id: never a key, an address, a partner, or
   * anything else that a caller or a vendor wrote.
   */
  readonly attributes: Record<string, string | number>;
  /** Why it did not succeed, in a word of ours; absent: it did, or its promise rejects. */
  failure?: string;
  /** Of a request: where it came from, as its caller says by W3C Trace Context. Not validated. */
  readonly traceparent?: string;
  /** Of a request: when it came in, monotonic milliseconds. Absent: the step began when it was told. */
  readonly arrivedAt?: number;
  /** Of a request: how long each verb of its check took, milliseconds, in order from its arrival on. */
  verbs?: Readonly<Record<string, number>>;
}
