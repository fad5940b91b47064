import type { CheckOutcome } from '../../application/api.js';
import { type HttpMetrics, type Verb, VERBS } from '../metrics/metrics.js';
import type { HttpContext } from './exchange.js';

/**
 * Closes the timings of an answered check: respond took the time that the other verbs did not. Names each verb in
 * Server-Timing and counts it in the metrics. Gives the milliseconds of each verb. Source: W3C Server Timing.
 */
export const concludeVerbs = (
  context: HttpContext,
  timings: CheckOutcome['timings'],
  metrics: HttpMetrics,
): Readonly<Record<Verb, number>> => {
  const { parseMs, gatherMs, decideMs, recordMs } = timings;
  const elapsedMs = performance.now() - context.state.exchange.arrivedAt;
  const respondMs = Math.max(0, elapsedMs - parseMs - gatherMs - decideMs - recordMs);
  const durationsMs: Readonly<Record<Verb, number>> = {
    parse: parseMs,
    gather: gatherMs,
    decide: decideMs,
    record: recordMs,
    respond: respondMs,
  };
  metrics.observeVerbs(durationsMs);
  context.res.setHeader(
    'Server-Timing',
    VERBS.map((verb) => `${verb};dur=${toMicroseconds(durationsMs[verb])}`).join(', '),
  );
  return durationsMs;
};

/** Milliseconds, rounded to the microsecond. */
const toMicroseconds = (ms: number): number => Math.round(ms * 1000) / 1000;
