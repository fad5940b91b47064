import type { Operations, Readiness, SourceRow } from '../../../src/application/api.js';
import type { SourceAnswered } from '../../../src/application/check/source-watch.js';
import { createClusterMetrics } from '../../../src/http/metrics/cluster-metrics.js';
import { createMetrics, type HttpMetrics, type MetricsSnapshot } from '../../../src/http/metrics/metrics.js';
import { NO_OPERATIONS } from './service.js';

const NOW_MS = Date.parse('2026-11-23T12:00:00.000Z');
const HOUR_S = 3_600;

export const list = (changes: Partial<SourceRow> = {}): SourceRow => ({
  ...{ id: 'OFAC', name: 'OFAC', kind: 'list', capability: null, categories: ['sanctions'], origin: 'synced' },
  ...{ required: true, status: 'loaded', asOf: '2026-11-23T11:00:00.000Z', datedBy: 'publisher' },
  ...{ ageSeconds: HOUR_S, maxAgeSeconds: 2 * HOUR_S, rows: 7, sha256: 'a'.repeat(64) },
  ...{ lastSync: '2026-11-23T11:30:00.000Z', nextSync: '2026-11-23T12:30:00.000Z' },
  ...{ lastError: null, failuresInRow: 2, sandboxOnly: false },
  ...changes,
});
export const node = list({ id: 'evm-rpc', kind: 'external', origin: 'asked', ageSeconds: 3, rows: null });

const CHECKPOINTS = { durationMs: 250, written: 5 };

const FEEDS = {
  syncs: [{ source: 'OFAC', result: 'imported', count: 3 }],
  lists: [{ source: 'OFAC', isStale: false }],
} as const;

export const WEBHOOKS: Operations['webhooks'] = {
  tries: () => ({ delivered: 7, failed: 2, dead: 1 }),
  backlog: async () => ({ waiting: 3, oldestNotedAtMs: NOW_MS - 90_000 }),
};

const READY: Readiness = { ready: true, notReady: [] };
const WORK = [
  { work: 'check_index', everyMs: 1_000, ageMs: 2_000, failures: 0 },
  { work: 'checkpoints', everyMs: 60_000, ageMs: 30_000, failures: 1 },
];

/** How long each answer took. */
const DURATION_MS = 20;

export const answered = (changes: Partial<SourceAnswered> = {}): SourceAnswered => ({
  ...{ provider: 'evm-rpc', status: 'answered', reason: null, asOf: null },
  ...changes,
});

export const NOT_READY: Readiness = { ready: false, notReady: [{ what: 'storage', reason: 'made up' }] };

/** Metrics in which everything has happened once, and how to let a source answer. */
export const lively = (
  rows: readonly SourceRow[] = [list(), node],
  changes: Partial<Operations> = {},
  readiness: Readiness = READY,
) => {
  let answer: Parameters<Operations['listenToSources']>[0] = () => undefined;
  const metrics = createMetrics({
    readiness: async () => readiness,
    rateLimitHealth: () => ({ insured: true, insuredCalls: 1 }),
    feedHealth: () => FEEDS,
    operations: {
      ...NO_OPERATIONS,
      inventory: async () => rows,
      listenToSources: (listener) => (answer = listener),
      checkpoints: () => CHECKPOINTS,
      webhooks: WEBHOOKS,
      backgroundWork: () => WORK,
      connections: () => [{ pool: 'others', used: 2, idle: 1, waiting: 4, max: 10 }],
      now: () => NOW_MS,
      ...changes,
    },
    buildCommit: 'abcdef0',
  });
  metrics.observeRequest('GET /health', 200, 1);
  metrics.countVerdict('ALLOW');
  metrics.countReport('created');
  answer(answered({ status: 'unavailable', reason: 'circuit_open' }), DURATION_MS);
  return { metrics, answer: (given: SourceAnswered) => answer(given, DURATION_MS) };
};

export const clusterOf = (...workers: readonly HttpMetrics[]) =>
  createClusterMetrics({
    listening: () => workers.length,
    replaced: () => 0,
    checkpointer: { health: () => CHECKPOINTS },
    now: () => NOW_MS,
    feedHealth: () => FEEDS,
    operations: { webhooks: WEBHOOKS, backgroundWork: () => WORK, partitions: { health: () => null } },
    snapshots: () => Promise.all(workers.map((worker) => worker.snapshot())),
  });

/** Name → type and labels, of our own metrics. */
export const described = (snapshots: readonly MetricsSnapshot[]): ReadonlyMap<string, string> =>
  new Map(
    snapshots.flat().flatMap((metric) => {
      const { name, type, values } = metric as unknown as {
        readonly name: string;
        readonly type: string;
        readonly values: readonly { readonly labels: Readonly<Record<string, unknown>> }[];
      };
      const labels = new Set(values.flatMap((value) => Object.keys(value.labels)).filter((label) => label !== 'le'));
      return name.startsWith('signgate_') ? [[name, `${type} ${[...labels].join(', ')}`.trim()]] : [];
    }),
  );
