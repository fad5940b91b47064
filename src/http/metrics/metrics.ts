import { AggregatorRegistry, collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { FeedHealth, Operations, RateLimitHealth, Readiness } from '../../application/api.js';
import { registerFeedMetrics, registerSourceMetrics } from './source-metrics.js';
import {
  registerBackgroundWork,
  registerBuildInfo,
  registerCheckpoints,
  registerClock,
  registerConnections,
  registerPartitions,
  registerRateLimitMetrics,
  registerReadiness,
  registerWebhookMetrics,
} from './operation-metrics.js';

/** Every metric of one process with its values, as JSON. */
export type MetricsSnapshot = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** What the metrics page shows. */
export interface MetricsPage {
  readonly contentType: string;
  /** Prometheus text. */
  render(): Promise<string>;
}

/** The verbs of a check, in the order in which they come. */
export const VERBS = ['parse', 'gather', 'decide', 'record', 'respond'] as const;
export type Verb = (typeof VERBS)[number];

/** What became of a call for a report. `replayed`: an idempotent call that was answered before. */
export const REPORT_RESULTS = ['created', 'repeated', 'replayed', 'refused', 'failed'] as const;
export type ReportResult = (typeof REPORT_RESULTS)[number];

export interface MetricsOptions {
  readonly readiness: () => Promise<Readiness>;
  readonly rateLimitHealth: () => RateLimitHealth;
  readonly feedHealth: () => FeedHealth;
  readonly operations: Operations;
  readonly buildCommit: string;
  /** Of the process beside this one that works in the background; absent: there is none. */
  readonly beside?: () => Promise<readonly MetricsSnapshot[]>;
}

/** What the HTTP interface counts. No label holds a key, a partner or anything that a caller wrote. */
export interface HttpMetrics extends MetricsPage {
  /** `operation` is a route template with its method. */
  observeRequest(operation: string, status: number, durationMs: number): void;
  countVerdict(action: string): void;
  countReport(result: ReportResult): void;
  /** How long each verb of an answered check took, milliseconds. */
  observeVerbs(durationsMs: Readonly<Record<Verb, number>>): void;
  /** For the page of several processes. */
  snapshot(): Promise<MetricsSnapshot>;
}

/** A verb may take microseconds (decide) or wait for a commit (record). */
const VERB_BUCKETS_SECONDS = [
  0.000_05, 0.000_1, 0.000_25, 0.000_5, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5,
];

const DURATION_BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const textOf = async (registry: Registry, beside: MetricsOptions['beside']): Promise<string> => {
  const others = (await beside?.()) ?? [];
  if (others.length === 0) return registry.metrics();
  return AggregatorRegistry.aggregate([await registry.getMetricsAsJSON(), ...others]).metrics();
};

/** Metrics of one service, in a registry of their own: two services in one process do not share counts. */
export const createMetrics = (options: MetricsOptions): HttpMetrics => {
  const { readiness, rateLimitHealth, feedHealth, operations, buildCommit, beside } = options;
  const registry = new Registry();
  registerBuildInfo(registry, buildCommit);
  registerReadiness(registry, readiness, operations.canSign);
  registerBackgroundWork(registry, operations.backgroundWork);
  registerSourceMetrics(registry, operations);
  registerConnections(registry, operations);
  registerClock(registry, operations.clockSkewMs);
  const checkpoints = operations.checkpoints();
  if (checkpoints !== null) registerCheckpoints(registry, () => operations.checkpoints() ?? checkpoints);
  registerPartitions(registry, operations.partitions);
  registerRateLimitMetrics(registry, rateLimitHealth);
  registerFeedMetrics(registry, feedHealth);
  registerWebhookMetrics(registry, operations.webhooks, operations.now);
  // process, memory, garbage collection, and how late the event loop is
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
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
  const reports = new Counter({
    name: 'signgate_reports_total',
    help: 'Calls for a report, by what became of them; how long they took is said by the route.',
    labelNames: ['result'],
    registers: [registry],
  });
  const verbs = new Histogram({
    name: 'signgate_check_verb_duration_seconds',
    help: 'Each verb of an answered check: parse (with authentication and quota), gather, decide, record, respond.',
    labelNames: ['verb'],
    buckets: VERB_BUCKETS_SECONDS,
    registers: [registry],
  });
  for (const verb of VERBS) verbs.zero({ verb });
  return {
    observeRequest: (route, status, durationMs) => requests.observe({ route, status }, durationMs / 1000),
    countVerdict: (action) => verdicts.inc({ action }),
    countReport: (result) => reports.inc({ result }),
    observeVerbs(durationsMs) {
      for (const verb of VERBS) verbs.observe({ verb }, durationsMs[verb] / 1000);
    },
    contentType: registry.contentType,
    render: () => textOf(registry, beside),
    snapshot: () => registry.getMetricsAsJSON(),
  };
};
