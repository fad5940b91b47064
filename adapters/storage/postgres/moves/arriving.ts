import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '../../../../ports/platform/platform.js';
import { fillIndex } from '../check-index/fill-index.js';
import type { Ends } from './copying.js';
import { MOVED_TABLES } from './moved-tables.js';

const SEQUENCES = `
select pg_get_serial_sequence(t.name, a.attname) as name, s.last_value::text as last
from unnest($1::text[]) t(name) join pg_attribute a on a.attrelid = t.name::regclass and a.attidentity <> ''
join pg_sequences s on format('%I.%I', s.schemaname, s.sequencename) = pg_get_serial_sequence(t.name, a.attname)
where s.last_value is not null`;

/** Well beyond, so that a number which is given out meanwhile is given once. */
const ADVANCE = `
select setval($1::text::regclass, $2::bigint + 1000) from pg_sequences
where format('%I.%I', schemaname, sequencename) = $1 and coalesce(last_value, 0) < $2::bigint`;

/** Later rows of the target have greater numbers than those that came: their order is that of the numbers. */
export const advanceNumbers = async ({ source, target }: Ends): Promise<void> => {
  const { rows } = await source.query<{ readonly name: string; readonly last: string }>(SEQUENCES, [
    MOVED_TABLES.map(({ name }) => name),
  ]);
  for (const { name, last } of rows) await target.query(ADVANCE, [name, last]);
};

const FILL_AT_ONCE = 1_000;
const NEXT = 'select pg_snapshot_xmax(pg_current_snapshot())::text as next';
const FILLED = 'select position >= $1::xid8 as filled from check_index_cursor';

/** Takes copied checks into the index of the target; for as long as `waitMs` until it holds all of them. */
export const fillUp = async (target: pg.Pool, logger: Logger, waitMs = 0): Promise<void> => {
  const endsAtMs = performance.now() + waitMs;
  const { rows: snapshots } = await target.query<{ readonly next: string }>(NEXT);
  for (;;) {
    while ((await fillIndex(target, FILL_AT_ONCE, logger)) === FILL_AT_ONCE);
    const { rows } = await target.query<{ readonly filled: boolean }>(FILLED, [snapshots[0]?.next]);
    if (rows[0]?.filled === true || performance.now() >= endsAtMs) return;
    await pause(20);
  }
};
