import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import { indexedCheckOf } from '../../../../domain/record/indexed-check.js';
import { readRecordText } from '../../../../domain/record/record-text.js';
import type { Logger } from '../../../../ports/platform/platform.js';
import { inTransaction } from '../session/transaction.js';
import { addAccountDays } from './account-days.js';
import { ADD_DAYS, dayValues } from './figures.js';
import { latestOf, STANDING_COLUMNS, type StandingColumns, standingInRow } from './standing.js';
import { insertStatement, numbered, type NumberedIndexedCheck } from './index-rows.js';

/**
 * Transactions before `settled` have ended, and none before `next` has yet to begin. Asked outside of a transaction
 * that writes, which would count as one that is under way.
 */
const SNAPSHOT = `
select clock_timestamp() as at, pg_snapshot_xmin(taken)::text as settled, pg_snapshot_xmax(taken)::text as next
from pg_current_snapshot() taken`;

/** The place is there from the first look on. */
export const BEGIN_AT = 'insert into check_index_cursor default values on conflict do nothing';
/** Locked until the commit, so that one transaction takes checks in at a time. Nothing where another one does. */
const PLACE = 'select position::text, request_id from check_index_cursor for update skip locked';

const STORED = `
select written_in::text as position, request_id, scope_id, record, ${STANDING_COLUMNS} from checks
${latestOf('checks')}
where (written_in, request_id) > ($1::xid8, $2) and written_in < $3::xid8
order by written_in, request_id limit $4`;

/** The sample is reached once every transaction before it has ended; then the next one is taken. */
const CAUGHT_UP = `
update check_index_cursor set position = $1::xid8, request_id = '',
  indexed_until = case when $1::xid8 = $2::xid8 then $3 when sample_position <= $1::xid8 then sample_at
    else indexed_until end,
  sample_position = case when $1::xid8 = $2::xid8 then null when sample_position > $1::xid8 then sample_position
    else $2::xid8 end,
  sample_at = case when $1::xid8 = $2::xid8 then null when sample_position > $1::xid8 then sample_at
    else $3::timestamptz end`;

/** Reading so many takes 1 to 2 ms: a check that is under way needs a few turns, and waits so long in each. */
const RECORDS_A_TURN = 50;

const FURTHER = 'update check_index_cursor set position = $1::xid8, request_id = $2';

interface Snapshot {
  readonly at: Date;
  readonly settled: string;
  readonly next: string;
}

interface StoredRow extends StandingColumns {
  readonly position: string;
  readonly request_id: string;
  readonly scope_id: number;
  readonly record: string;
}

/** Takes up to `count` settled checks in, together with the place that is reached. Says how many were read. */
export const fillIndex = async (pool: pg.Pool, count: number, logger: Logger): Promise<number> => {
  if (!(await hasPlace(pool))) await pool.query(BEGIN_AT);
  const { rows: snapshots } = await pool.query<Snapshot>(SNAPSHOT);
  const [snapshot] = snapshots;
  if (snapshot === undefined) throw new Error('The database gave no snapshot');
  return inTransaction(pool, async (client) => {
    const { rows: places } = await client.query<{ readonly position: string; readonly request_id: string }>(PLACE);
    const [place] = places;
    if (place === undefined) return 0;
    const { rows } = await client.query<StoredRow>({
      name: 'checks_to_index',
      text: STORED,
      values: [place.position, place.request_id, snapshot.settled, count],
    });
    const taken: NumberedIndexedCheck[] = [];
    for (const [place, row] of rows.entries()) {
      // requests of this process have their turn in between
      if (place % RECORDS_A_TURN === 0) await nextTurn();
      taken.push(...indexedRow(row, logger));
    }
    await takeIn(client, taken);
    const last = rows.at(-1);
    if (last === undefined || rows.length < count)
      await client.query(CAUGHT_UP, [snapshot.settled, snapshot.next, snapshot.at]);
    else await client.query(FURTHER, [last.position, last.request_id]);
    return rows.length;
  });
};

const hasPlace = async (pool: pg.Pool): Promise<boolean> =>
  (await pool.query('select from check_index_cursor')).rowCount === 1;

/** What is there already, after an index was kept and its place was not, is counted once. */
const takeIn = async (client: pg.PoolClient, taken: readonly NumberedIndexedCheck[]): Promise<void> => {
  if (taken.length === 0) return;
  const { rows } = await client.query<{ readonly request_id: string }>(insertStatement(taken));
  const added = new Set(rows.map(({ request_id }) => request_id));
  const counted = taken.filter(({ check }) => added.has(check.requestId));
  if (counted.length === 0) return;
  await client.query(ADD_DAYS, [...dayValues(counted)]);
  await client.query(addAccountDays(counted));
};

/** None for a record that this program cannot read: one such text must not keep all later checks out. */
const indexedRow = (row: StoredRow, logger: Logger): NumberedIndexedCheck[] => {
  const { scope_id: scopeId, request_id, record } = row;
  try {
    return [numbered(scopeId, indexedCheckOf(readRecordText(record)), standingInRow(row))];
  } catch (error) {
    logger.log('error', 'a check is in no list: its record cannot be read', { request_id, error });
    return [];
  }
};
