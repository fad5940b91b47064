import type { CheckOutcome } from '../../application/api.js';
import type { HttpContext } from './exchange.js';
import type { HttpMetrics } from '../metrics/metrics.js';

/**
 * Closes the timings of an answered check: respond is all that the other verbs are not. Says each in Server-Timing and
 * counts each in the metrics. Source: W3C Server Timing.
 */
export const concludeVerbs = (context: HttpContext, timings: CheckOutcome['timings'], metrics: HttpMetrics): void => {
  const { parseMs, gatherMs, decideMs, recordMs } = timings;
  const respondMs = Math.max(
    0,
    performance.now() - context.state.exchange.arrivedAt - parseMs - gatherMs - decideMs - recordMs,
  );
  metrics.observeVerbs(parseMs, gatherMs, decideMs, recordMs, respondMs);
  context.res.setHeader(
    'Server-Timing',
    `parse;dur=${toMicroseconds(parseMs)}, gather;dur=${toMicroseconds(gatherMs)}, decide;dur=${toMicroseconds(decideMs)}, ` +
      `record;dur=${toMicroseconds(recordMs)}, respond;dur=${toMicroseconds(respondMs)}`,
  );
};

/** Milliseconds, rounded to the microsecond. */
const toMicroseconds = (ms: number): number => Math.round(ms * 1000) / 1000;
