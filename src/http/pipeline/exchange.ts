import type Koa from 'koa';
import type { Caller, CheckOutcome } from '../../application/api.js';
import type { Endpoint } from './endpoint.js';

/** What is known of one request while it is answered. */
export interface HttpExchange {
  readonly requestId: string;
  /** Monotonic, milliseconds. */
  readonly arrivedAt: number;
  /** Milliseconds since 1970. */
  readonly atMs: number;
  /** Null until a route matched. */
  endpoint: Endpoint | null;
  /** Null until a key was recognised. */
  caller: Caller | null;
  /** The verdict, or the error code; null for neither. */
  outcome: string | null;
  /** How long the verbs of a check took, up to its record; null where no check was answered. */
  timings: CheckOutcome['timings'] | null;
  /** Those of a batch; empty for any other call. */
  verdicts: readonly string[];
}

export interface HttpState {
  exchange: HttpExchange;
}

export type HttpContext = Koa.ParameterizedContext<HttpState>;
