import Router from '@koa/router';
import Koa from 'koa';
import bodyParser from 'koa-bodyparser';
import pg from 'pg';
import { Batcher } from '../../../adapters/shared/batcher.js';
import { TEXT } from '../../../adapters/storage/postgres/wire/column-types.js';
import { column } from '../../../adapters/storage/postgres/wire/columns.js';
import { copyInto } from '../../../adapters/storage/postgres/wire/copy-query.js';
import { Table } from '../../../adapters/storage/postgres/wire/table.js';
import { batchLimits, DEFAULT_LIMITS } from '../../../adapters/storage/postgres/session/options.js';

/**
 * The practical limit: the same bare Koa service, which stores a row of the size of a check's record before it answers.
 * Coalesced and written as the service does it: nothing is judged, looked up, authenticated or logged. DATABASE_URL: a
 * database of its own, on the engine of the service that it is compared with. RECORD: what a row holds.
 */
const { DATABASE_URL, RECORD = '' } = process.env;
if (DATABASE_URL === undefined || RECORD === '') throw new Error('The yardstick needs DATABASE_URL and RECORD');

interface Row {
  readonly id: string;
  readonly record: string;
}

const YARDSTICK = new Table<Row>('yardstick', [
  column('id', TEXT, ({ id }) => id),
  column('record', TEXT, ({ record }) => record),
]);

const pool = new pg.Pool({
  connectionString: DATABASE_URL,
  max: DEFAULT_LIMITS.batchesInFlight,
  options: '-c plan_cache_mode=force_generic_plan -c jit=off',
});
await pool.query('create table if not exists yardstick (id text collate "C" primary key, record text not null)');
// as the records of checks: as they are, without compression
await pool.query('alter table yardstick alter column record set storage external');

const insert = async (rows: readonly Row[]): Promise<readonly PromiseSettledResult<void>[]> => {
  await copyInto(pool, [YARDSTICK.copy(rows)]);
  return rows.map(() => ({ status: 'fulfilled', value: undefined }));
};

const batcher = new Batcher<Row, void>({
  flush: insert,
  ...batchLimits(DEFAULT_LIMITS),
  deadlineMs: DEFAULT_LIMITS.appendMs,
  timeoutError: () => new Error('not stored in time'),
});

/** Ids in the order of time, as those of checks are. */
let count = 0;
const nextId = (): string => `req_${Date.now().toString(36)}${(count += 1).toString(36).padStart(18, '0')}`;

const app = new Koa();
// every failure is counted by the load; what it was is said once
app.once('error', (error: unknown) => process.stderr.write(`the yardstick with an insert: ${String(error)}\n`));
app.on('error', () => undefined);
const router = new Router();
router.post('/echo', async (context) => {
  // a rejection is a 500, which the load counts as failed
  await batcher.submit({ id: nextId(), record: RECORD });
  context.body = context.request.body;
});
app.use(bodyParser());
app.use(router.routes());
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The echo server has no port');
  process.stdout.write(`echo listens on http://127.0.0.1:${address.port}\n`);
});
