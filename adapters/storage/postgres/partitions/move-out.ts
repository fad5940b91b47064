import type pg from 'pg';
import { timeOfRequestId } from '../../../../domain/record/request-time.js';
import { startOfUtcMonth, utcMonthOf } from '../../../../domain/shared/iso-time.js';
import type { PartitionChanges } from '../../../../ports/stores/partitions.js';
import { readPartitions } from './catalogue.js';
import { makeDefault, makeMonthNow } from './make.js';
import { DEFAULT_PARTITION, nameOfMonth } from './names.js';
import { briefly } from './owner-work.js';

const EMPTIED = 'checks_other_emptied';

/**
 * Rows cannot be moved, as nothing may delete them: the default partition as a whole is taken off, read into the
 * others, counted and dropped, in one transaction. All who ask for a check wait for it.
 */
export const moveOutRows = (
  client: pg.ClientBase,
  earliestMs: number,
  latestMs: number,
): Promise<PartitionChanges & { readonly moved: number }> =>
  briefly(client, async () => {
    const partitions = await readPartitions(client);
    if (!partitions.some(({ name }) => name === DEFAULT_PARTITION)) return { made: [], blocked: [], moved: 0 };
    await client.query('lock table checks in access exclusive mode');
    const { rows } = await client.query<{ readonly request_id: string }>(`select request_id from ${DEFAULT_PARTITION}`);
    const months = new Set(rows.map(({ request_id }) => monthOf(request_id, earliestMs, latestMs)));
    const taken = new Set(partitions.map(({ name }) => name));
    const made = [...months].filter((month) => month !== null && !taken.has(nameOfMonth(month))) as number[];
    const blocked = [...months].filter((month) => month !== null && taken.has(nameOfMonth(month))) as number[];
    await client.query(`alter table checks detach partition ${DEFAULT_PARTITION}`);
    await client.query(`alter table ${DEFAULT_PARTITION} rename to ${EMPTIED}`);
    await makeDefault(client);
    for (const month of made) await makeMonthNow(client, month);
    const { rowCount } = await client.query(`insert into checks select * from ${EMPTIED} order by request_id`);
    if (rowCount !== rows.length) throw new Error('Not every check of the default partition was moved');
    await client.query(`drop table ${EMPTIED}`);
    const left = (await client.query(`select from ${DEFAULT_PARTITION}`)).rowCount ?? 0;
    return { made: made.map(nameOfMonth), blocked: blocked.map(utcMonthOf), moved: rows.length - left };
  });

/** Null: it stays, as an id of nobody's time. */
const monthOf = (requestId: string, earliestMs: number, latestMs: number): number | null => {
  const atMs = timeOfRequestId(requestId);
  return atMs === null || atMs < earliestMs || atMs >= latestMs ? null : startOfUtcMonth(atMs);
};
