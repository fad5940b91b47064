import type pg from 'pg';
import { requestIdsFrom } from '../../../../domain/record/request-time.js';
import type { Environment } from '../../../../domain/record/record.js';
import type { CheckPartition, PartitionState } from '../../../../ports/stores/partitions.js';

const DAY_MS = 86_400_000;

/**
 * The clock that makes an id and the one that dates its check may differ: seals are read from a day before to a day
 * after. A check that differs by more counts as not sealed.
 */
const compared = (name: string): string => `
with sealed as (
  select s.scope_id, r.request_id, substring(s.record_hashes from (r.place::integer - 1) * 32 + 1 for 32) as sha256
  from seals s cross join lateral unnest(s.request_ids) with ordinality r(request_id, place)
  where r.request_id >= $1 and r.request_id < $2 and s.until > $3
    and s.until <= coalesce(
      (select min(n.until) from seals n where n.scope_id = s.scope_id and n.until >= $4), 'infinity')
)
select k.partner_id, k.environment, count(p.request_id)::integer as rows,
  (count(*) filter (where s.request_id is null))::integer as unsealed,
  (count(*) filter (where s.sha256 <> sha256(convert_to(p.record, 'UTF8'))))::integer as changed,
  (count(*) filter (where p.request_id is null))::integer as missing
from ${name} p full join sealed s using (scope_id, request_id) join scopes k using (scope_id)
group by k.partner_id, k.environment order by k.partner_id, k.environment`;

/** What reads checks behind a cursor, and has not read all of the partition yet. */
const neededBy = (name: string): string => `
with newest as (select coalesce(max(written_in), '0') as place from ${name})
select 'the lists of checks, which are filled behind them: let the service run' as why
from newest where place > '0' and place >= coalesce((select position from check_index_cursor), '0')
union all
select 'webhooks, which have not noted all of its events yet: let the service run' from newest
where exists (select from webhooks w where w.removed_at is null and w.disabled_at is null and w.written_in < place)
  and place >= coalesce((select position from webhook_cursor), '0')
union all
select 'changes of lists that may withdraw its checks, which are not looked at yet: let the service run'
from withdrawal_cursor c where exists (
    select from list_events e
    where e.kind = 'list.updated' and e.written_in >= c.position and e.occurred_at < $1::timestamptz
  ) or exists (
    select from partner_statements s
    where s.kind = 'deny' and not s.removed and s.written_in >= c.position and s.changed_at < $1::timestamptz
  )`;

interface ComparedRow {
  readonly partner_id: string;
  readonly environment: Environment;
  readonly rows: number;
  readonly unsealed: number;
  readonly changed: number;
  readonly missing: number;
}

/** Changes with every row that is added: transactions have numbers that are never used again. */
export const versionOf = async (client: pg.ClientBase, name: string): Promise<string> => {
  const { rows } = await client.query<{ readonly version: string }>(
    `select coalesce(max(written_in)::text, '-') as version from ${name}`,
  );
  return rows[0]?.version ?? '-';
};

export const inspect = async (client: pg.ClientBase, partition: CheckPartition): Promise<PartitionState> => {
  const { name, fromMs, untilMs } = partition;
  if (untilMs === null) throw new Error(`${name} has no end`);
  const version = await versionOf(client, name);
  const { rows } = await client.query<ComparedRow>(compared(name), [
    // what is sealed beside checks has ids of another form
    fromMs === null ? 'req_' : requestIdsFrom(fromMs),
    requestIdsFrom(untilMs),
    fromMs === null ? '-infinity' : new Date(fromMs - DAY_MS),
    new Date(untilMs + DAY_MS),
  ]);
  const needed = await client.query<{ readonly why: string }>(neededBy(name), [new Date(untilMs + DAY_MS)]);
  const scopes = rows.map(({ partner_id: partnerId, environment, ...counts }) => ({
    scope: { partnerId, environment },
    ...counts,
  }));
  return { scopes, version, neededBy: needed.rows.map(({ why }) => why) };
};
