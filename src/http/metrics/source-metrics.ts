import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { FeedHealth, Operations, SourceRow } from '../../application/api.js';

/** Whether lists are kept current. The label is the name that the operator gave the list. */
export const registerFeedMetrics = (registry: Registry, health: () => FeedHealth): void => {
  new Counter({
    name: 'signgate_feed_syncs_total',
    help: 'Syncs of feeds that this instance made, by list and result; of several instances one makes each.',
    labelNames: ['list', 'result'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { source: list, result, count } of health().syncs) this.inc({ list, result }, count);
    },
  });
  new Gauge({
    name: 'signgate_list_stale',
    help: '1 while a list is past its maximum age, 0 while it is not.',
    labelNames: ['list'],
    aggregator: 'max',
    registers: [registry],
    collect() {
      this.reset();
      for (const { source: list, isStale } of health().lists) this.set({ list }, isStale ? 1 : 0);
    },
  });
};

/** A bundled table answers in microseconds, a node in seconds. */
const ANSWER_BUCKETS_SECONDS = [0.000_1, 0.000_5, 0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2];

/** Of a row one figure; null: it has none. */
type Figure = (row: SourceRow, nowMs: number) => number | null;

const isList = ({ kind }: SourceRow): boolean => kind === 'list';
const ofLists =
  (figure: Figure): Figure =>
  (row, nowMs) =>
    isList(row) ? figure(row, nowMs) : null;
const ofFeeds = (figure: Figure): Figure =>
  ofLists((row, nowMs) => (row.origin === 'synced' ? figure(row, nowMs) : null));

const secondsSince = (time: string | null, nowMs: number): number | null =>
  time === null ? null : (nowMs - Date.parse(time)) / 1000;

/** Workers see the same lists, each a little later or earlier: of several the worst is shown, never their sum. */
const GAUGES: readonly {
  readonly name: string;
  readonly help: string;
  readonly label: 'source' | 'list';
  readonly worst: 'min' | 'max';
  readonly figure: Figure;
}[] = [
  {
    name: 'signgate_source_data_age_seconds',
    help: 'Age of the data behind the last answer of a source.',
    ...{ label: 'source', worst: 'max', figure: (row) => (isList(row) ? null : row.ageSeconds) },
  },
  {
    name: 'signgate_list_age_seconds',
    help: 'Time since a list in force was published.',
    ...{ label: 'list', worst: 'max', figure: ofLists(({ ageSeconds }) => ageSeconds) },
  },
  {
    name: 'signgate_list_max_age_seconds',
    help: 'Age from which a list is stale; absent where no limit is set.',
    ...{ label: 'list', worst: 'max', figure: ofLists(({ maxAgeSeconds }) => maxAgeSeconds) },
  },
  {
    name: 'signgate_list_rows',
    help: 'Rows of a list in force.',
    ...{ label: 'list', worst: 'min', figure: ofLists(({ rows }) => rows) },
  },
  {
    name: 'signgate_list_usable',
    help: '1 while a list is in force and not too old, 0 while it is stale or missing.',
    ...{ label: 'list', worst: 'min', figure: ofLists(({ status }) => (status === 'loaded' ? 1 : 0)) },
  },
  {
    name: 'signgate_feed_sync_success_age_seconds',
    help: 'Time since the publisher of a feed last confirmed or replaced its list.',
    ...{ label: 'list', worst: 'max', figure: ofFeeds(({ lastSync }, nowMs) => secondsSince(lastSync, nowMs)) },
  },
  {
    name: 'signgate_feed_sync_overdue_seconds',
    help: 'Time since a feed should have been fetched; below zero while its time has not come.',
    ...{ label: 'list', worst: 'max', figure: ofFeeds(({ nextSync }, nowMs) => secondsSince(nextSync, nowMs)) },
  },
  {
    name: 'signgate_feed_sync_failures_in_row',
    help: 'Syncs of a feed in a row that did not succeed.',
    ...{ label: 'list', worst: 'max', figure: ofFeeds(({ failuresInRow }) => failuresInRow) },
  },
];

/**
 * How each source answers, and how old each list is. Labels are the ids of wired providers and the names that the
 * operator gave to lists. Where the lists cannot be read the page has no figures of them: readiness says why.
 */
export const registerSourceMetrics = (registry: Registry, { inventory, listenToSources, now }: Operations): void => {
  // every gauge of one page is made from one reading
  let reading: Promise<readonly SourceRow[]> | null = null;
  const rows = (): Promise<readonly SourceRow[]> =>
    (reading ??= inventory().finally(() => {
      reading = null;
    }));
  for (const { name, help, label, worst, figure } of GAUGES)
    new Gauge({
      ...{ name, help, labelNames: [label], aggregator: worst, registers: [registry] },
      async collect() {
        const found = await rows();
        this.reset();
        for (const row of found) {
          const value = figure(row, now());
          if (value !== null) this.set({ [label]: row.id }, value);
        }
      },
    });
  registerAnswers(registry, listenToSources);
};

const registerAnswers = (registry: Registry, listenToSources: Operations['listenToSources']): void => {
  const durations = new Histogram({
    name: 'signgate_source_answer_duration_seconds',
    help: 'How long a source took to answer or to fail, by source and status.',
    labelNames: ['source', 'status'],
    buckets: ANSWER_BUCKETS_SECONDS,
    registers: [registry],
  });
  const failures = new Counter({
    name: 'signgate_source_failures_total',
    help: 'Times that a source gave no answer, by reason.',
    labelNames: ['source', 'reason'],
    registers: [registry],
  });
  const open = new Map<string, boolean>();
  new Gauge({
    name: 'signgate_source_circuit_open',
    help: '1 while the circuit to a source was open when it was last asked: after failures in a row it is left alone.',
    labelNames: ['source'],
    aggregator: 'max',
    registers: [registry],
    collect() {
      for (const [source, isOpen] of open) this.set({ source }, isOpen ? 1 : 0);
    },
  });
  listenToSources(({ provider: source, status, reason }, durationMs) => {
    durations.observe({ source, status }, durationMs / 1000);
    if (status === 'unavailable') failures.inc({ source, reason: reason ?? 'internal_error' });
    open.set(source, reason === 'circuit_open');
  });
};
