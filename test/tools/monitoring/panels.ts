/** A line of a panel: an expression, and how its series are named. */
export interface Line {
  readonly expression: string;
  readonly legend: string;
}

/** One idea. `unit` is a word of Grafana: `s`, `bytes`, `percentunit`, `ops` (a second), `short` (a number). */
export interface Panel {
  readonly title: string;
  readonly what: string;
  readonly unit: 's' | 'bytes' | 'percentunit' | 'ops' | 'short';
  readonly lines: readonly Line[];
  /** One number in place of a course. */
  readonly isNumber?: boolean;
}

export interface Dashboard {
  readonly file: string;
  readonly title: string;
  readonly panels: readonly Panel[];
}

const one = (expression: string, legend: string): readonly Line[] => [{ expression, legend }];
const rate = (metric: string, by: string, matchers = ''): string =>
  `sum by (${by}) (rate(${metric}${matchers}[$__rate_interval]))`;
const ratio = (part: string, whole: string): string => `${part}\n  / ${whole}`;

const REQUESTS = 'signgate_http_request_duration_seconds';
const CHECK_ROUTES = 'route=~"POST /api/check-.*"';
const SOURCES = 'signgate_source_answer_duration_seconds';
const VERBS = 'signgate_check_verb_duration_seconds';
const PROCESS = '{job=~"signgate.*"}';

const quantiles = (metric: string, by: string, matchers: string, legend: string): readonly Line[] =>
  ([0.5, 0.95, 0.99] as const).map((quantile) => ({
    expression: `histogram_quantile(${quantile}, ${rate(`${metric}_bucket`, `${by}le`, matchers)})`,
    legend: `p${quantile * 100}${legend}`,
  }));

const OVERVIEW: Dashboard = {
  file: 'overview.json',
  title: 'Signgate: overview',
  panels: [
    {
      ...{ title: 'Instances that take checks', unit: 'short', isNumber: true },
      what: 'Those whose /health/ready says ready.',
      lines: one('sum by (job) (signgate_ready)', '{{job}}'),
    },
    {
      ...{ title: 'Alerts that fire', unit: 'short', isNumber: true },
      what: 'Each is explained in .deploy/monitoring/README.md.',
      lines: one('count(ALERTS{alertname=~"Signgate.*",alertstate="firing"}) or vector(0)', 'alerts'),
    },
    {
      ...{ title: 'Versions that run', unit: 'short', isNumber: true },
      what: 'Instances by version and commit: more than one while a release is rolled out.',
      lines: one('count by (version, commit) (signgate_build_info)', '{{version}} {{commit}}'),
    },
    {
      ...{ title: 'Verdicts', unit: 'ops' },
      what: 'A second, by action. A batch counts once for each of its checks.',
      lines: one(rate('signgate_verdicts_total', 'action'), '{{action}}'),
    },
    {
      ...{ title: 'Share of each action', unit: 'percentunit' },
      what: 'Over the last half hour. A jump is what SigngateVerdictDrift tells of.',
      lines: one('job_action:signgate_verdict_share:ratio30m', '{{action}}'),
    },
    {
      ...{ title: 'How long a check takes', unit: 's' },
      what: 'From its arrival to its answer: half of them, 95 and 99 of a hundred are faster.',
      lines: quantiles(REQUESTS, '', '{route=~"POST /api/check-(transaction|payload)"}', ''),
    },
    {
      ...{ title: 'Where the time of a check goes', unit: 's' },
      what: 'Mean time of each verb.',
      lines: one(ratio(rate(`${VERBS}_sum`, 'verb'), rate(`${VERBS}_count`, 'verb')), '{{verb}}'),
    },
    {
      ...{ title: 'Checks without a verdict', unit: 'percentunit' },
      what: 'Share of the calls for a check that were answered 503.',
      lines: one(
        ratio(
          rate(`${REQUESTS}_count`, 'job', `{${CHECK_ROUTES},status="503"}`),
          rate(`${REQUESTS}_count`, 'job', `{${CHECK_ROUTES}}`),
        ),
        '{{job}}',
      ),
    },
    {
      ...{ title: 'Answers by status', unit: 'ops' },
      what: 'A second, over all routes.',
      lines: one(rate(`${REQUESTS}_count`, 'status'), '{{status}}'),
    },
    {
      ...{ title: 'Requests by route', unit: 'ops' },
      what: 'A second; unmatched is what fits no route.',
      lines: one(rate(`${REQUESTS}_count`, 'route'), '{{route}}'),
    },
    {
      ...{ title: 'Reports', unit: 'ops' },
      what: 'Calls for a report a second, by what became of them.',
      lines: one(rate('signgate_reports_total', 'result'), '{{result}}'),
    },
  ],
};

const SOURCES_AND_LISTS: Dashboard = {
  file: 'sources.json',
  title: 'Signgate: sources and lists',
  panels: [
    {
      ...{ title: 'Answers of sources', unit: 'ops' },
      what: 'A second, by source and status.',
      lines: one(rate(`${SOURCES}_count`, 'source, status'), '{{source}} {{status}}'),
    },
    {
      ...{ title: 'How long a source takes', unit: 's' },
      what: '99 of a hundred answers or failures come faster.',
      lines: quantiles(SOURCES, 'source, ', '', ' {{source}}').slice(-1),
    },
    {
      ...{ title: 'Questions without an answer', unit: 'percentunit' },
      what: 'Share of the questions to a source that it left without an answer.',
      lines: one(
        ratio(rate(`${SOURCES}_count`, 'source', '{status="unavailable"}'), rate(`${SOURCES}_count`, 'source')),
        '{{source}}',
      ),
    },
    {
      ...{ title: 'Why a source did not answer', unit: 'ops' },
      what: 'A second, by source and reason.',
      lines: one(rate('signgate_source_failures_total', 'source, reason'), '{{source}} {{reason}}'),
    },
    {
      ...{ title: 'Open circuits', unit: 'short' },
      what: '1 while a source is left alone after failures in a row.',
      lines: one('max by (source) (signgate_source_circuit_open)', '{{source}}'),
    },
    {
      ...{ title: 'Age of what sources know', unit: 's' },
      what: 'Of the data behind the last answer of each source.',
      lines: one('max by (source) (signgate_source_data_age_seconds)', '{{source}}'),
    },
    {
      ...{ title: 'Age of lists', unit: 'percentunit' },
      what: 'Against the age from which a list is stale: from 100 % on it clears no address.',
      lines: one('max by (list) (signgate_list_age_seconds / signgate_list_max_age_seconds)', '{{list}}'),
    },
    {
      ...{ title: 'Rows of lists', unit: 'short' },
      what: 'In force, on the instance that has the fewest.',
      lines: one('min by (list) (signgate_list_rows)', '{{list}}'),
    },
    {
      ...{ title: 'Lists that can be used', unit: 'short' },
      what: '0 while a list is stale or missing.',
      lines: one('min by (list) (signgate_list_usable)', '{{list}}'),
    },
    {
      ...{ title: 'Fetched lists', unit: 'ops' },
      what: 'Syncs a second, by list and result.',
      lines: one(rate('signgate_feed_syncs_total', 'list, result'), '{{list}} {{result}}'),
    },
    {
      ...{ title: 'Syncs in a row that did not succeed', unit: 'short' },
      what: 'At three SigngateFeedFailing fires.',
      lines: one('max by (list) (signgate_feed_sync_failures_in_row)', '{{list}}'),
    },
    {
      ...{ title: 'Time since a publisher confirmed its list', unit: 's' },
      what: 'With a new list, or by saying that it has none.',
      lines: one('max by (list) (signgate_feed_sync_success_age_seconds)', '{{list}}'),
    },
  ],
};

const STORES_AND_PROCESSES: Dashboard = {
  file: 'operations.json',
  title: 'Signgate: stores and processes',
  panels: [
    {
      ...{ title: 'Connections in use', unit: 'percentunit' },
      what: 'Share of the connections that each pool may open.',
      lines: one(
        'max by (pool) (signgate_database_connections{state="used"}\n' +
          '  / ignoring (state) signgate_database_connections_max)',
        '{{pool}}',
      ),
    },
    {
      ...{ title: 'Calls that wait for a connection', unit: 'short' },
      what: 'By pool; above zero for a minute SigngateDatabaseConnectionsExhausted fires.',
      lines: one('sum by (pool) (signgate_database_connections{state="waiting"})', '{{pool}}'),
    },
    {
      ...{ title: 'Time since checkpoints were written', unit: 's' },
      what: 'By instance; a run comes every 60 s.',
      lines: one('max by (instance) (signgate_background_work_age_seconds{work="checkpoints"})', '{{instance}}'),
    },
    {
      ...{ title: 'How long a run of checkpoints takes', unit: 's' },
      what: 'The last one of each instance.',
      lines: one('max by (instance) (signgate_checkpoint_run_duration_seconds)', '{{instance}}'),
    },
    {
      ...{ title: 'Background work', unit: 's' },
      what: 'Time since it left nothing undone, without the wait between two runs, on the instance that is ahead.',
      lines: one(
        'clamp_min(min by (work) (signgate_background_work_age_seconds\n' +
          '  - signgate_background_work_interval_seconds), 0)',
        '{{work}}',
      ),
    },
    {
      ...{ title: 'Oldest event that waits for its receiver', unit: 's' },
      what: 'A receiver that does not take an event is tried again for a day.',
      lines: one('max by (job) (signgate_webhook_oldest_waiting_age_seconds)', '{{job}}'),
    },
    {
      ...{ title: 'Events sent', unit: 'ops' },
      what: 'Tries a second, by result.',
      lines: one(rate('signgate_webhook_deliveries_total', 'result'), '{{result}}'),
    },
    {
      ...{ title: 'Calls counted alone', unit: 'ops' },
      what: 'A second, by instance, while the store of the shared limits does not answer.',
      lines: one(rate('signgate_rate_limit_insured_calls_total', 'instance'), '{{instance}}'),
    },
    {
      ...{ title: 'Processor', unit: 'short' },
      what: 'Cores that an instance keeps busy.',
      lines: one(rate('process_cpu_seconds_total', 'instance', PROCESS), '{{instance}}'),
    },
    {
      ...{ title: 'How late the event loop is', unit: 's' },
      what: '99 of a hundred of its turns begin less late.',
      lines: one(`max by (instance) (nodejs_eventloop_lag_p99_seconds${PROCESS})`, '{{instance}}'),
    },
    {
      ...{ title: 'Resident memory', unit: 'bytes' },
      what: 'Of an instance, with its workers.',
      lines: one(`max by (instance) (process_resident_memory_bytes${PROCESS})`, '{{instance}}'),
    },
    {
      ...{ title: 'How full the heap is', unit: 'percentunit' },
      what: 'At 100 % the process ends.',
      lines: one(
        `max by (instance) (nodejs_heap_size_used_bytes${PROCESS} / signgate_heap_limit_bytes)`,
        '{{instance}}',
      ),
    },
    {
      ...{ title: 'Time for garbage collection', unit: 'percentunit' },
      what: 'Share of the time.',
      lines: one(rate('nodejs_gc_duration_seconds_sum', 'instance', PROCESS), '{{instance}}'),
    },
    {
      ...{ title: 'Open files and connections', unit: 'short' },
      what: 'File descriptors of an instance.',
      lines: one(`max by (instance) (process_open_fds${PROCESS})`, '{{instance}}'),
    },
    {
      ...{ title: 'Workers that were replaced', unit: 'short' },
      what: 'Since the start of an instance with several processes.',
      lines: one('max by (instance) (signgate_workers_replaced_total)', '{{instance}}'),
    },
  ],
};

/** What an operator sees. The files in `.deploy/monitoring/dashboards` are made from it. */
export const DASHBOARDS: readonly Dashboard[] = [OVERVIEW, SOURCES_AND_LISTS, STORES_AND_PROCESSES];
