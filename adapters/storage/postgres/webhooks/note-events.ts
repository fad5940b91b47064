/** Events of every sort. A null scope: it is told to every subscription. Ids are made of the row that it is about. */
const EVENTS = `
select written_in, scope_id, 'evt_' || request_id as event_id, 'check.' || lower(action) as type,
  checked_at as occurred_at, jsonb_build_object('request_id', request_id, 'action', action, 'direction', direction,
    'finding_codes', to_jsonb(string_to_array(finding_codes, ','))) as data
from checks where action <> 'ALLOW'
union all
select written_in, scope_id, 'evt_' || report_id, 'report.created', created_at,
  jsonb_build_object('report_id', report_id, 'request_id', request_id)
from reports
union all
select written_in, scope_id, 'evt_withdrawn_' || request_id, 'check.withdrawn', withdrawn_at,
  jsonb_build_object('request_id', request_id, 'source', source, 'address', address)
from check_withdrawals
union all
select written_in, null, 'evt_list_' || event_id, kind, occurred_at,
  jsonb_build_object('source', source, 'detail', detail)
from list_events`;

/** The place is locked until the commit, so that one transaction notes at a time. */
export const CURSOR = `
insert into webhook_cursor (position) values ('0')
on conflict (is_only) do update set position = webhook_cursor.position returning position::text`;

/**
 * Up to here all is settled: each transaction with a smaller number was committed or undone, and none with one can
 * begin. What another database wrote, and was restored here from a dump, may have larger numbers than any here: the
 * cursor then begins anew. An event that is noted already is not noted again.
 */
export const SETTLED = `
select settled::text, greatest(least($1::xid8, settled), oldest)::text as from, oldest is not null as is_asked_for
from pg_snapshot_xmin(pg_current_snapshot()) settled,
  (select min(written_in) as oldest from webhooks where removed_at is null and disabled_at is null) active`;

/** Transactions in the order in which they began to write; one that began after another's commit comes after it. */
export const NOTE = `
insert into webhook_deliveries (webhook_id, event_id, type, data, occurred_at, noted_at, next_attempt_at)
select w.webhook_id, e.event_id, e.type, e.data, e.occurred_at, $3, $3
from (${EVENTS}) e join webhooks w on e.written_in > w.written_in and (e.scope_id is null or e.scope_id = w.scope_id)
  and e.type = any(string_to_array(w.types, ',')) and w.removed_at is null and w.disabled_at is null
where e.written_in >= $1::xid8 and e.written_in < $2::xid8
order by e.written_in, e.occurred_at, e.event_id
on conflict do nothing`;
