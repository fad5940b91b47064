import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import type { Operations } from '../../../src/application/api.js';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import { createListSources } from '../../../src/application/sources/read-sources.js';
import { recordingLogger } from '../../support/silent-logger.js';
import { answered, clusterOf, described, list, lively, NOT_READY, WEBHOOKS } from '../support/lively-metrics.js';

const valueOf = async (page: { render(): Promise<string> }, series: string): Promise<number> => {
  const line = (await page.render()).split('\n').find((text) => text.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? Number.NaN);
};

describe('the metrics', () => {
  it('are those of the table on their page: each name, type and label', async () => {
    const page = readFileSync(new URL('../../../../src/http/metrics/README.md', import.meta.url), 'utf8');
    const rows = [...page.matchAll(/^\| `(signgate_\w+)` \| (\w+) \|([^|]*)\| [^|]+ \|$/gm)].map(
      ([, name = '', type = '', labels = '']) => [name, `${type} ${labels.replaceAll('`', '').trim()}`.trim()],
    );
    const own = described([await lively().metrics.snapshot()]);
    const text = await clusterOf().render();
    const primary = [...text.matchAll(/^# TYPE (signgate_\w+) (\w+)$/gm)].map(([, name = '', type = '']) => [
      name,
      type,
    ]);
    const all = new Map([...primary, ...own] as [string, string][]);
    expect(rows.sort()).to.deep.equal([...all].sort());
  });

  it('have labels of a fixed set, none of which can hold a partner, a key or an address', async () => {
    const known = 'action commit list node pool reason result route source state status verb version work'.split(' ');
    const labels = [...described([await lively().metrics.snapshot()]).values()].flatMap((text) =>
      text
        .split(' ')
        .slice(1)
        .map((label) => label.replace(',', '')),
    );
    expect([...new Set(labels)].sort()).to.deep.equal(known);
  });

  it('say of each source how old its data is, how long it takes, how it fails, and its circuit', async () => {
    const { metrics, answer } = lively();
    expect(await valueOf(metrics, 'signgate_source_data_age_seconds{source="evm-rpc"}')).to.equal(3);
    expect(await valueOf(metrics, 'signgate_source_circuit_open{source="evm-rpc"}')).to.equal(1);
    answer(answered());
    expect(await valueOf(metrics, 'signgate_source_circuit_open{source="evm-rpc"}')).to.equal(0);
    expect(await valueOf(metrics, 'signgate_source_failures_total{source="evm-rpc",reason="circuit_open"}')).to.equal(
      1,
    );
    expect(
      await valueOf(metrics, 'signgate_source_answer_duration_seconds_sum{source="evm-rpc",status="answered"}'),
    ).to.equal(0.02);
  });

  it('say how many events were sent, and how long the oldest of those that wait does', async () => {
    const { metrics } = lively();
    for (const [result, count] of Object.entries(WEBHOOKS.tries()))
      expect(await valueOf(metrics, `signgate_webhook_deliveries_total{result="${result}"}`)).to.equal(count);
    const AGE = 'signgate_webhook_oldest_waiting_age_seconds';
    expect(await valueOf(metrics, AGE)).to.equal(90);
    const ageWhere = (backlog: Operations['webhooks']['backlog']) =>
      valueOf(lively([], { webhooks: { ...WEBHOOKS, backlog } }).metrics, AGE);
    expect(await ageWhere(async () => ({ waiting: 0, oldestNotedAtMs: null }))).to.equal(0);
    expect(await ageWhere(async () => null)).to.be.NaN;
  });

  it('say of each list how old it is and may be, whether it can be used, and when it is fetched', async () => {
    const figures = { age: 3600, max_age: 7200 } as const;
    const { metrics } = lively([
      list(),
      list({ id: 'Scams', status: 'missing', ageSeconds: null, origin: 'imported' }),
    ]);
    for (const [what, seconds] of Object.entries(figures))
      expect(await valueOf(metrics, `signgate_list_${what}_seconds{list="OFAC"}`)).to.equal(seconds);
    expect(await valueOf(metrics, 'signgate_list_usable{list="OFAC"}')).to.equal(1);
    expect(await valueOf(metrics, 'signgate_list_usable{list="Scams"}')).to.equal(0);
    expect(await valueOf(metrics, 'signgate_feed_sync_success_age_seconds{list="OFAC"}')).to.equal(1800);
    expect(await valueOf(metrics, 'signgate_feed_sync_overdue_seconds{list="OFAC"}')).to.equal(-1800);
    expect(await valueOf(metrics, 'signgate_feed_sync_failures_in_row{list="OFAC"}')).to.equal(2);
    expect(await metrics.render()).to.not.include('signgate_feed_sync_overdue_seconds{list="Scams"}');
  });

  it('leave out a list that is gone', async () => {
    const rows = [list()];
    const { metrics } = lively(rows);
    expect(await valueOf(metrics, 'signgate_list_rows{list="OFAC"}')).to.equal(7);
    rows.pop();
    expect(await valueOf(metrics, 'signgate_list_rows{list="OFAC"}')).to.be.NaN;
  });

  it('are still there, without lists, while these cannot be read', async () => {
    const logger = recordingLogger();
    const inventory = createListSources(() => Promise.reject(new StorageUnavailableError('made up')), logger);
    const { metrics } = lively([], { inventory });
    expect(await valueOf(metrics, 'signgate_database_connections{pool="others",state="waiting"}')).to.equal(4);
    expect(await metrics.render()).to.not.include('signgate_list_rows{');
    expect(logger.lines[0]).to.include({
      level: 'warn',
      message: 'the metrics of sources and lists could not be read',
    });
  });

  it('say how checkpoints, reports and connections are, and what runs', async () => {
    const { metrics } = lively();
    expect(await valueOf(metrics, 'signgate_checkpoints_written_total')).to.equal(5);
    expect(await valueOf(metrics, 'signgate_reports_total{result="created"}')).to.equal(1);
    expect(await valueOf(metrics, 'signgate_database_connections_max{pool="others"}')).to.equal(10);
    expect(await metrics.render()).to.match(/signgate_build_info\{version="\d.*",commit="abcdef0",node="v\d.*"\} 1/);
  });

  it('say whether the instance is ready, can sign, and how much memory it may take', async () => {
    const well = lively().metrics;
    expect(await valueOf(well, 'signgate_ready')).to.equal(1);
    expect(await valueOf(well, 'signgate_signing_key_usable')).to.equal(1);
    expect(await valueOf(well, 'signgate_heap_limit_bytes')).to.be.above(
      await valueOf(well, 'nodejs_heap_size_used_bytes'),
    );
    const ill = lively([], { canSign: async () => false }, NOT_READY).metrics;
    expect(await valueOf(ill, 'signgate_ready')).to.equal(0);
    expect(await valueOf(ill, 'signgate_signing_key_usable')).to.equal(0);
  });

  it('say since when work in the background left nothing undone, how often it runs and how it fails', async () => {
    const { metrics } = lively();
    expect(await valueOf(metrics, 'signgate_background_work_age_seconds{work="checkpoints"}')).to.equal(30);
    expect(await valueOf(metrics, 'signgate_background_work_interval_seconds{work="checkpoints"}')).to.equal(60);
    expect(await valueOf(metrics, 'signgate_background_work_failures_total{work="checkpoints"}')).to.equal(1);
    expect(await valueOf(metrics, 'signgate_background_work_age_seconds{work="check_index"}')).to.equal(2);
  });
});

describe('the metrics of a cluster', () => {
  it('call it ready while one worker is, and able to sign where each of them can', async () => {
    const page = clusterOf(lively().metrics, lively([], { canSign: async () => false }, NOT_READY).metrics);
    expect(await valueOf(page, 'signgate_ready')).to.equal(1);
    expect(await valueOf(page, 'signgate_signing_key_usable')).to.equal(0);
    const none = clusterOf(lively([], {}, NOT_READY).metrics);
    expect(await valueOf(none, 'signgate_ready')).to.equal(0);
  });

  it('have the work that the primary does in the background', async () => {
    const workers = lively([], { backgroundWork: () => [] }).metrics;
    expect(await valueOf(clusterOf(workers), 'signgate_background_work_age_seconds{work="check_index"}')).to.equal(2);
  });

  it('add what each worker counts, and show the worst of what all of them see', async () => {
    const [one, other] = [lively([list()]).metrics, lively([list({ status: 'stale', ageSeconds: 9_000 })]).metrics];
    const page = clusterOf(one, other);
    expect(await valueOf(page, 'signgate_verdicts_total{action="ALLOW"}')).to.equal(2);
    expect(await valueOf(page, 'signgate_database_connections{pool="others",state="used"}')).to.equal(4);
    expect(await valueOf(page, 'signgate_list_age_seconds{list="OFAC"}')).to.equal(9_000);
    expect(await valueOf(page, 'signgate_list_usable{list="OFAC"}')).to.equal(0);
    expect(await valueOf(page, 'signgate_list_rows{list="OFAC"}')).to.equal(7);
    expect(await valueOf(page, 'signgate_rate_limit_insured')).to.equal(1);
    expect(await valueOf(page, 'signgate_rate_limit_insured_calls_total')).to.equal(2);
  });

  it('have the checkpoints of the process that writes them', async () => {
    const { metrics } = lively([], { checkpoints: () => null });
    expect(await valueOf(clusterOf(metrics), 'signgate_checkpoints_written_total')).to.equal(5);
    expect(await metrics.render()).to.not.include('signgate_checkpoint');
  });
});
