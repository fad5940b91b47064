import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import type { RateLimitHealth } from '../../application/api.js';
import { DurationHistogram, type DurationSeries } from './duration-histogram.js';
import { registerRateLimitMetrics } from './rate-limit-metrics.js';

/** Every metric of one process with its values, as JSON. */
export type MetricsSnapshot = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** What the metrics page shows. */
export interface MetricsPage {
  readonly contentType: string;
  /** Prometheus text. */
  render(): Promise<string>;
}

/** What the HTTP interface counts. No label holds a key, a partner or anything that a caller wrote. */
export interface HttpMetrics extends MetricsPage {
  /** `operation` is a route template with its method. */
  observeRequest(operation: string, status: number, durationMs: number): void;
  countVerdict(action: string): void;
  /** How long each verb of an answered check took, milliseconds, in the order in which they come. */
  observeVerbs(parseMs: number, gatherMs: number, decideMs: number, recordMs: number, respondMs: number): void;
  /** For the page of several processes. */
  snapshot(): Promise<MetricsSnapshot>;
}

/** A verb may take microseconds (decide) or wait for a commit (record). */
const VERB_BUCKETS_SECONDS = [
  0.000_05, 0.000_1, 0.000_25, 0.000_5, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5,
];

const DURATION_BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Metrics of one service, in a registry of their own: two services in one process do not share counts. */
export const createMetrics = (rateLimitHealth: () => RateLimitHealth): HttpMetrics => {
  const registry = new Registry();
  registerRateLimitMetrics(registry, rateLimitHealth);
  // process, memory, garbage collection, and how late the event loop is
  collectDefaultMetrics({ register: registry });
  const requests = new DurationHistogram(
    {
      name: 'signgate_http_request_duration_seconds',
      help: 'From the arrival of a request to its answer, by route template and status.',
      labelNames: ['route', 'status'],
      buckets: DURATION_BUCKETS_SECONDS,
    },
    registry,
  );
  const verdicts = new Map<string, number>();
  new Counter({
    name: 'signgate_verdicts_total',
    help: 'Verdicts given, by action.',
    labelNames: ['action'],
    registers: [registry],
    // counted beside it, for an increment by labels costs every check
    collect() {
      this.reset();
      for (const [action, count] of verdicts) this.inc({ action }, count);
    },
  });
  const verbs = new DurationHistogram(
    {
      name: 'signgate_check_verb_duration_seconds',
      help: 'Each verb of an answered check: parse (with authentication and quota), gather, decide, record, respond.',
      labelNames: ['verb'],
      buckets: VERB_BUCKETS_SECONDS,
    },
    registry,
  );
  const [parse, gather, decide, record, respond] = [
    verbs.labels('parse'),
    verbs.labels('gather'),
    verbs.labels('decide'),
    verbs.labels('record'),
    verbs.labels('respond'),
  ];
  const series = new Map<string, DurationSeries>();
  return {
    observeRequest(operation, status, durationMs) {
      const name = `${status} ${operation}`;
      let one = series.get(name);
      if (one === undefined) {
        one = requests.labels(operation, String(status));
        series.set(name, one);
      }
      one.observe(durationMs / 1000);
    },
    countVerdict: (action) => verdicts.set(action, (verdicts.get(action) ?? 0) + 1),
    observeVerbs(parseMs, gatherMs, decideMs, recordMs, respondMs) {
      parse.observe(parseMs / 1000);
      gather.observe(gatherMs / 1000);
      decide.observe(decideMs / 1000);
      record.observe(recordMs / 1000);
      respond.observe(respondMs / 1000);
    },
    contentType: registry.contentType,
    render: () => registry.metrics(),
    snapshot: () => registry.getMetricsAsJSON(),
  };
};
