import { statfs } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Command } from 'commander';
import { createIds } from '../../../adapters/platform/ids.js';
import { openPostgresStorage, type PostgresStores } from '../../../adapters/storage/postgres/index.js';
import { requestIdsFrom } from '../../../domain/record/request-time.js';
import { startOfUtcMonth } from '../../../domain/shared/iso-time.js';
import { checkEntry, historyEntry, historyQuery, SCOPE } from '../../conformance/storage/fixtures.js';
import type { ConnectionParts } from '../../support/connection-url.js';
import { sampleWith } from '../../support/report-samples.js';
import { silentLogger } from '../../support/silent-logger.js';
import { runSql } from '../../support/sql.js';
import { startTestServer } from '../../support/test-server.js';

/** Checks of twelve months, of which each takes as many. */
const MONTHS = 12;
const TIMES = 400;
const ROWS_OF_A_STATEMENT = 20_000;
const ROWS_OF_A_PROGRESS_LINE = 500_000;
/** Disk that is left to others. */
const FREE_GB = 15;
const BYTES_OF_A_CHECK = 3_300;

/** How often is asked whether the machine is quiet, and how long it is waited for at most, milliseconds. */
const [ASK_AGAIN_MS, LONGEST_WAIT_MS] = [2_000, 60 * 60_000];

const { rows, quiet, byMonth } = new Command('npm run partitions-load --')
  .option('--rows <number>', 'recorded checks of the last stage', Number, 1_000_000)
  .option('--quiet <load>', 'measure only while the load of the last minute is below this', Number, Infinity)
  .option('--by-month', 'without the same in one table beside it', false)
  .parse()
  .opts<{ rows: number; quiet: number; byMonth: boolean }>();

const ids = createIds();
const nowMs = Date.now();
const firstMs = startOfUtcMonth(nowMs, -MONTHS);
const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** A record as the service writes it, under an id of its time; the sender and recipient of each are its own. */
const FILL = `
with made as (
  select n, $4::bigint + (n * ($5::bigint - $4::bigint) / $3::bigint) as at
  from generate_series($1::bigint, $2::bigint) n
), stored as (
  insert into checks
    (request_id, scope_id, key_id, checked_at, action, direction, duration_ms, timings, finding_codes, record)
  select 'req_' || (select string_agg(
      substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + ((at >> (5 * place)) & 31)::integer, 1), '' order by place desc)
    from generate_series(0, 9) place) || lpad(n::text, 16, '0'), 1, 'key00001',
    to_timestamp(at / 1000.0), 'ALLOW', 'outgoing', 4.5, '{"parseMs":0.25,"gatherMs":3.5,"decideMs":0.75}', '', $6
  from made
)
insert into history_entries (checked_at_ms, value_usd, scope_id, sender_id, recipient_id, intent_id, allowed, blocked,
  transfer, recipient_affix, recipient_key, request_id)
select at, 100, 1, md5('s' || n % 20000)::uuid, md5('r' || n)::uuid, md5('i' || n)::uuid, true, false, true,
  substr(md5('r' || n), 1, 8), '0x' || md5('r' || n) || '00000000', 'req_' || n from made`;

const quantiles = async (work: (turn: number) => Promise<unknown>): Promise<string> => {
  const took: number[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) {
    const beganAt = performance.now();
    await work(turn);
    took.push(performance.now() - beganAt);
  }
  took.sort((left, right) => left - right);
  return [0.5, 0.95].map((share) => took[Math.floor(share * TIMES)]?.toFixed(2)).join(' / ');
};

/** Resolves with the load, once the machine is quiet enough. */
const whenQuiet = async (): Promise<string> => {
  const giveUpAtMs = performance.now() + LONGEST_WAIT_MS;
  for (;;) {
    const [load = 0] = loadavg();
    if (load < quiet) return load.toFixed(1);
    if (performance.now() >= giveUpAtMs) throw new Error(`The load stayed at ${load.toFixed(1)} for an hour`);
    process.stderr.write(`waiting: the load is ${load.toFixed(1)}\n`);
    await pause(ASK_AGAIN_MS);
  }
};

/** Ids from all over the table, so that most of what is looked up was not read before. */
const sampled = (connection: ConnectionParts, filled: number) =>
  runSql(
    connection,
    'select request_id as id from checks tablesample system ($1::real) order by random() limit $2::integer',
    [Math.min(100, (300 * TIMES) / Math.max(1, filled)), TIMES],
  );

const measured = async (
  stores: PostgresStores,
  connection: ConnectionParts,
  name: string,
  filled: number,
): Promise<void> => {
  const { recordJson } = sampleWith(1);
  const stage = `${name}, ${filled}`;
  const stored = await sampled(connection, filled);
  const load = await whenQuiet();
  const idAt = (turn: number): string => String(stored[turn % Math.max(1, stored.length)]?.['id'] ?? requestIdsFrom(0));
  const append = await quantiles((turn) => {
    const requestId = ids.next('request');
    const history = historyEntry({ nonce: `${stage} ${turn}`, checkedAtMs: nowMs });
    return stores.checks.append(checkEntry({ requestId, checkedAtMs: nowMs, recordJson, history }));
  });
  const find = await quantiles((turn) => stores.checks.find(SCOPE, idAt(turn)));
  const lookUp = await quantiles((turn) => stores.history.lookUp(historyQuery({ nonce: String(turn) } as object)));
  const latest = await quantiles(async () => {
    for await (const check of stores.checks.latest(SCOPE, 50)) if (check.requestId === '') return;
  });
  say(`| ${stage} | ${append} | ${find} | ${lookUp} | ${latest} | ${load} |`);
};

const server = await startTestServer();
const open = async (name: string, isDivided: boolean) => {
  await runSql(server.connection, `create database ${name}`);
  const connection = { ...server.connection, database: name };
  const stores = await openPostgresStorage({ connection, logger: silentLogger });
  if (isDivided) await stores.partitions.ensure(firstMs, MONTHS + 2);
  await stores.checks.append(checkEntry({ requestId: ids.next('request') }));
  return { connection, stores };
};

const { recordJson } = sampleWith(1);
say(`record of ${recordJson.length} bytes; p50 / p95 in ms, ${TIMES} calls`);
say('| stage | store a check | find by id | look history up | newest 50 | load |\n|---|---|---|---|---|---|');
for (const isDivided of byMonth ? [true] : [true, false]) {
  const { connection, stores } = await open(isDivided ? 'months' : 'whole', isDivided);
  const name = isDivided ? 'by month' : 'one table';
  await measured(stores, connection, name, 0);
  let filled = 0;
  for (const stage of [Math.min(rows, 1_000_000), rows].filter((one, index, all) => all.indexOf(one) === index)) {
    for (; filled < stage; filled += ROWS_OF_A_STATEMENT) {
      const { bavail, bsize } = await statfs(tmpdir());
      if ((bavail * bsize) / 1e9 < FREE_GB + (ROWS_OF_A_STATEMENT * BYTES_OF_A_CHECK) / 1e9) break;
      const last = Math.min(filled + ROWS_OF_A_STATEMENT, stage);
      await runSql(connection, FILL, [filled + 1, last, rows, firstMs, nowMs, recordJson]);
      if (last % ROWS_OF_A_PROGRESS_LINE === 0) process.stderr.write(`${name}: ${last} of ${rows}\n`);
    }
    await runSql(connection, 'vacuum analyze checks, history_entries');
    await measured(stores, connection, name, filled);
  }
  if (isDivided) await showDetaching(stores);
  await stores.close();
  await runSql(server.connection, `drop database ${isDivided ? 'months' : 'whole'} with (force)`);
}
await server.stop();

/** Not sealed: only how long it takes. */
async function showDetaching(stores: PostgresStores): Promise<void> {
  const [, month] = await stores.partitions.list();
  if (month === undefined) throw new Error('There are months');
  const beganAt = performance.now();
  const { version, scopes } = await stores.partitions.inspect(month.name);
  const inspectedMs = performance.now() - beganAt;
  let slowest = 0;
  const load = { isOver: false };
  const writing = (async () => {
    while (!load.isOver) {
      const from = performance.now();
      await stores.checks.append(checkEntry({ requestId: ids.next('request'), recordJson }));
      slowest = Math.max(slowest, performance.now() - from);
    }
  })();
  for (const change of ['detached', 'attached'] as const) {
    const from = performance.now();
    const waitedMs = await stores.partitions.change(change, month, version, []);
    const tookMs = performance.now() - from;
    say(
      `${month.name}, ${scopes[0]?.rows ?? 0} checks, ${(month.bytes / 1e9).toFixed(2)} GB, ${change}: locked for ` +
        `${waitedMs?.toFixed(1)} ms of ${tookMs.toFixed(0)} ms; slowest check until then ${slowest.toFixed(0)} ms`,
    );
  }
  load.isOver = true;
  await writing;
  say(`comparing each of its rows with the seals: ${(inspectedMs / 1000).toFixed(1)} s`);
}
