import type { Knex } from 'knex';
import { appendOnly, forwardOnly, ID } from './support.js';

const PARTNERS_AND_KEYS = `
create table partners (
  partner_id ${ID} primary key,
  name text not null unique,
  created_at timestamptz not null
);
create table api_keys (
  key_id ${ID} primary key,
  partner_id ${ID} not null references partners,
  environment text not null,
  sha256 text not null,
  scopes text[] not null,
  quota integer,
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  outgoing_policy text collate "C",
  incoming_policy text collate "C"
);`;

/** A built-in policy belongs to no partner: its partner_id is the empty text, so that the primary key covers it too. */
const POLICIES = `
create table policies (
  policy_id ${ID} not null,
  version integer not null,
  partner_id ${ID} not null,
  sha256 text collate "C" not null,
  published_at timestamptz not null,
  document json not null,
  primary key (policy_id, partner_id, version)
);
create index policies_by_hash on policies (sha256);`;

/** An answered check's usage is its row in `checks`; the view joins it with all other calls. */
const USAGE = `
create table usage_calls (
  request_id ${ID} not null,
  operation text collate "C" not null,
  scope_id integer not null,
  key_id ${ID} not null,
  status integer not null,
  outcome text collate "C",
  called_at timestamptz not null,
  duration_ms double precision not null,
  primary key (request_id, operation)
);
create index usage_calls_by_time on usage_calls (scope_id, called_at);
create view usage_log as
  select scope_id, request_id, key_id, operation, status, outcome, called_at, duration_ms from usage_calls
  union all
  select c.scope_id, c.request_id, c.key_id, of_check.operation, 200, c.action collate "C", c.checked_at, c.duration_ms
  from checks c
  cross join lateral (
    select case when c.bytes_alone then 'POST /api/check-payload' else 'POST /api/check-transaction' end collate "C"
      as operation
  ) of_check
  where not exists (
    select from usage_calls u where u.request_id = c.request_id and u.operation = of_check.operation
  );`;

export const up = async (database: Knex): Promise<void> => {
  for (const sql of [PARTNERS_AND_KEYS, POLICIES, USAGE]) await database.raw(sql);
  for (const table of ['policies', 'usage_calls']) await database.raw(appendOnly(table));
};

export const down = forwardOnly;
