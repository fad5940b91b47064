import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** What the HTTP interface counts. No label holds a key, a partner or anything that a caller wrote. */
export interface HttpMetrics {
  /** `operation` is a route template with its method. */
  observeRequest(operation: string, status: number, durationMs: number): void;
  countVerdict(action: string): void;
  readonly contentType: string;
  /** Prometheus text. */
  render(): Promise<string>;
}

const DURATION_BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Metrics of one service, in a registry of their own: two services in one process do not share counts. */
export const createMetrics = (): HttpMetrics => {
  const registry = new Registry();
  // process, memory, garbage collection, and how late the event loop is
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'signgate_http_request_duration_seconds',
    help: 'From the arrival of a request to its answer, by route template and status.',
    labelNames: ['route', 'status'],
    buckets: DURATION_BUCKETS_SECONDS,
    registers: [registry],
  });
  const verdicts = new Counter({
    name: 'signgate_verdicts_total',
    help: 'Verdicts given, by action.',
    labelNames: ['action'],
    registers: [registry],
  });
  const series = new Map<string, { observe(seconds: number): void }>();
  return {
    observeRequest(operation, status, durationMs) {
      const name = `${status} ${operation}`;
      let one = series.get(name);
      if (one === undefined) {
        one = duration.labels(operation, String(status));
        series.set(name, one);
      }
      one.observe(durationMs / 1000);
    },
    countVerdict: (action) => verdicts.inc({ action }),
    contentType: registry.contentType,
    render: () => registry.metrics(),
  };
};
