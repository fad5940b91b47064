import type pg from 'pg';
import { requestIdsFrom } from '../../../../domain/record/request-time.js';
import type { CheckPartition, StoredRetirement } from '../../../../ports/stores/partitions.js';
import { rowsStay } from '../migrations/support.js';
import { versionOf } from './inspect.js';
import { boundsSql } from './names.js';
import { briefly } from './owner-work.js';

/** The moment of the commit, as near as can be: what is sealed must not come long after its own time. */
const RECORD = `
insert into retirements (retirement_id, scope_id, recorded_at, from_id, until_id, is_detached, note)
select $1, scope_id, date_trunc('milliseconds', clock_timestamp()), $4, $5, $6, $7
from scopes where partner_id = $2 and environment = $3`;

export interface AttachmentChange {
  readonly change: 'detached' | 'attached';
  readonly partition: CheckPartition;
  /** As it was when it was inspected. */
  readonly version: string;
  readonly retirements: readonly StoredRetirement[];
  /** The last statements of the transaction. */
  readonly audit: readonly { readonly sql: string; readonly bindings: readonly unknown[] }[];
}

/**
 * Null where a row has come since it was inspected, or another instance was quicker. Else for how long it kept others
 * waiting, milliseconds.
 */
export const changeAttachment = async (client: pg.ClientBase, change: AttachmentChange): Promise<number | null> => {
  const { name, fromMs, untilMs } = change.partition;
  const bounds = { fromMs, untilMs };
  if (change.change === 'attached' && !(await isPartition(client, name))) {
    await addColumns(client, name);
    await proveBounds(client, name, bounds);
  }
  return briefly(client, async () => {
    if (change.change === 'detached') await client.query('lock table only checks in access exclusive mode');
    const lockedAtMs = performance.now();
    const isAttached = await isPartition(client, name);
    if (isAttached !== (change.change === 'detached') || (await versionOf(client, name)) !== change.version)
      return null;
    if (change.change === 'detached') {
      await client.query(`alter table checks detach partition ${name}`);
      await client.query(rowsStay(name));
    } else {
      await client.query(`drop trigger if exists ${name}_rows_stay on ${name}`);
      await client.query(`alter table checks attach partition ${name} ${boundsSql(bounds)}`);
      await client.query(`alter table ${name} drop constraint checks_are_within`);
    }
    for (const { retirementId, scope, note } of change.retirements)
      await client.query(RECORD, [
        ...[retirementId, scope.partnerId, scope.environment],
        ...[fromMs === null ? '' : requestIdsFrom(fromMs), requestIdsFrom(untilMs ?? 0)],
        ...[change.change === 'detached', note],
      ]);
    for (const { sql, bindings } of change.audit) await client.query(sql, [...bindings]);
    return performance.now() - lockedAtMs;
  });
};

const isPartition = async (client: pg.ClientBase, name: string): Promise<boolean> => {
  const { rows } = await client.query<{ readonly attached: boolean }>(
    'select relispartition as attached from pg_class where oid = $1::regclass',
    [name],
  );
  return rows[0]?.attached === true;
};

const LACKING = `
select format('alter table %I add column %I %s%s%s%s', $1::text, a.attname, format_type(a.atttypid, a.atttypmod),
  case when a.attcollation <> t.typcollation then ' collate ' || a.attcollation::regcollation end,
  ' default ' || pg_get_expr(d.adbin, d.adrelid), case when a.attnotnull then ' not null' end) as sql
from pg_attribute a join pg_type t on t.oid = a.atttypid
left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
where a.attrelid = 'checks'::regclass and a.attnum > 0 and not a.attisdropped
  and not exists (select from pg_attribute own
    where own.attrelid = $1::regclass and own.attname = a.attname and not own.attisdropped)
order by a.attnum`;

/** The columns that a later version gave to `checks` while the month was out of it, with their defaults. */
const addColumns = async (client: pg.ClientBase, name: string): Promise<void> => {
  const { rows } = await client.query<{ readonly sql: string }>(LACKING, [name]);
  for (const { sql } of rows) await client.query(sql);
};

/** The server looks at each row before anyone waits for it: so it need not while they do. */
const proveBounds = async (
  client: pg.ClientBase,
  name: string,
  { fromMs, untilMs }: Pick<CheckPartition, 'fromMs' | 'untilMs'>,
): Promise<void> => {
  const from = fromMs === null ? '' : `request_id >= '${requestIdsFrom(fromMs)}' and `;
  await client.query(`alter table ${name} drop constraint if exists checks_are_within`);
  const within = `${from}request_id < '${requestIdsFrom(untilMs ?? 0)}'`;
  await client.query(`alter table ${name} add constraint checks_are_within check (${within})`);
};
