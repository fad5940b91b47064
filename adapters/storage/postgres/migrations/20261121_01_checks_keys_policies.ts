import type { Knex } from 'knex';
import { APPEND_ONLY_FUNCTION, appendOnly, forwardOnly } from './support.js';

/**
 * Ids are ASCII and sort by time as bytes; the database's own collation would cost more and may change with its system.
 */
const ID = 'text collate "C"';

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
  revoked_at timestamptz
);
create table scopes (
  scope_id integer generated always as identity primary key,
  partner_id ${ID} not null,
  environment text not null,
  unique (partner_id, environment)
);`;

/**
 * The record is of type json, which keeps its text to the byte. It stays in its row and is not compressed: compressing
 * cost a fifth of what storing a check costs the engine, for half the disk. No foreign keys: each would cost every
 * check a look-up and a row lock, and the writer is this program alone.
 */
const CHECKS = `
create table checks (
  request_id ${ID} primary key,
  scope_id integer not null,
  key_id ${ID} not null,
  checked_at timestamptz not null,
  action text not null,
  direction text not null,
  duration_ms double precision not null,
  timings json not null,
  record json not null
);
alter table checks alter column record set storage external, set (toast_tuple_target = 8160);
create index checks_by_time on checks (scope_id, checked_at, request_id);`;

/**
 * Only the statement that looks history up reads this table; every look-up is one descent of one of these indexes and
 * reads no table page once the pages are marked visible. The first index also keeps an intent from counting twice:
 * sender, recipient and type follow from the fingerprint, so it is unique by scope, fingerprint and action.
 */
const HISTORY = `
create table history (
  scope_id integer not null,
  fingerprint bytea not null,
  action text collate "C" not null,
  blocked boolean not null generated always as (action = 'BLOCK') stored,
  transfer boolean not null,
  sender_key ${ID} not null,
  recipient_key ${ID} not null,
  recipient_affix ${ID} not null,
  value_usd double precision,
  checked_at_ms bigint not null,
  checked_day integer not null generated always as ((checked_at_ms / 86400000)::integer) stored
);
create unique index history_recipients_of_sender on history
  (scope_id, sender_key, recipient_affix, transfer, blocked, recipient_key, fingerprint, action);
create index history_allowed_to_recipient on history (scope_id, recipient_key) include (fingerprint) where action = 'ALLOW';
create index history_values_by_day on history (scope_id, sender_key, checked_day, value_usd)
  include (checked_at_ms, fingerprint) where value_usd is not null;
create index history_times on history (scope_id, sender_key, checked_at_ms) include (fingerprint);`;

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
  select c.scope_id, c.request_id, c.key_id, 'POST /api/check-transaction' collate "C", 200, c.action collate "C", c.checked_at, c.duration_ms
  from checks c
  where not exists (
    select from usage_calls u where u.request_id = c.request_id and u.operation = 'POST /api/check-transaction'
  );`;

/** A built-in policy belongs to nobody: partner_id is then the empty text, so that the primary key covers it too. */
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

export const up = async (database: Knex): Promise<void> => {
  await database.raw(APPEND_ONLY_FUNCTION);
  for (const sql of [PARTNERS_AND_KEYS, CHECKS, HISTORY, USAGE, POLICIES]) await database.raw(sql);
  for (const table of ['checks', 'history', 'usage_calls', 'policies', 'scopes']) await database.raw(appendOnly(table));
};

export const down = forwardOnly;
