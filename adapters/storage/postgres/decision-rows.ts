import type pg from 'pg';
import type { AlteredRow, DecisionRows } from '../../../ports/stores/decision-rows.js';
import { ROWS_SHA256 } from './lists/row-tables.js';
import { alteredIndex } from './check-index/verify-index.js';
import type { PostgresPolicyStore } from './policies.js';
import { asRepeatable } from './session/errors.js';

/**
 * Rows that decide and are held to the audit trail, whose entries are sealed: each query gives the rows that the newest
 * entry about them does not say so.
 */
const UNSAID = `
select 'policies' as "table", policy_id || ' ' || version as row, 'no entry of the audit trail publishes it so' as why
from policies p where not exists (
  select from audit_entries a where a.action = 'policy.published' and a.subject = p.policy_id
    and coalesce(a.partner_id, '') = p.partner_id and a.after->>'version' = p.version::text
    and a.after->>'sha256' = p.sha256)
union all
select 'api_keys', key_id, 'its default policies are not those of the audit trail'
from api_keys k left join lateral (
  select coalesce(a.after->'default_policies', a.after) as said from audit_entries a
  where a.subject = k.key_id and a.action in ('key.created', 'key.policies_changed') order by a.entry_no desc limit 1
) newest on true
where newest.said is null or newest.said->>'outgoing' is distinct from k.outgoing_policy
  or newest.said->>'incoming' is distinct from k.incoming_policy
union all
select 'api_keys', key_id, 'the audit trail has not this revocation, or another one'
from api_keys k left join lateral (
  select (a.after->>'revoked_at')::timestamptz as revoked_at from audit_entries a
  where a.subject = k.key_id and a.action = 'key.revoked' order by a.entry_no desc limit 1
) newest on true
where newest.revoked_at is distinct from k.revoked_at
union all
select 'api_keys', key_id, 'its label is not that of the audit trail'
from api_keys k left join lateral (
  select a.after->>'label' as label from audit_entries a
  where a.subject = k.key_id and a.action in ('key.created', 'key.label_changed') order by a.entry_no desc limit 1
) newest on true
where newest.label is distinct from k.label
union all
select 'lists', source, 'it is not the list that the newest import of the audit trail put in place'
from lists l left join lateral (
  select a.after as said from audit_entries a
  where a.subject = l.source and a.action = 'list.imported' order by a.entry_no desc limit 1
) newest on true
where newest.said is null or newest.said->>'sha256' is distinct from l.sha256
  or newest.said->>'rows_sha256' is distinct from l.rows_sha256
  or newest.said->>'format' is distinct from l.format
  or (newest.said->>'rows')::integer is distinct from l.row_count
  or (newest.said->>'published_at')::timestamptz is distinct from l.published_at
  or newest.said->>'dated_by' is distinct from l.dated_by
  or (newest.said->>'max_age_seconds')::integer is distinct from l.max_age_seconds
  or newest.said->>'names' is distinct from coalesce(l.names, 'hidden')
union all
select 'lists', source, 'its head and rows are not those that were imported'
from lists l where rows_sha256 <> ${ROWS_SHA256}
order by 1, 2, 3`;

/** `pool`: with time for whole tables. */
export const createDecisionRows = (pool: pg.Pool, policies: PostgresPolicyStore): DecisionRows => ({
  altered: () =>
    asRepeatable('verify the rows that decide', async () => {
      const own = await policies.altered();
      const { rows: unsaid } = await pool.query<AlteredRow>(UNSAID);
      // each row once, by the first reason
      const named = new Map<string, AlteredRow>();
      for (const found of [...own, ...unsaid]) {
        const name = `${found.table} ${found.row}`;
        if (!named.has(name)) named.set(name, found);
      }
      return [...named.values(), ...(await alteredIndex(pool))];
    }),
});
