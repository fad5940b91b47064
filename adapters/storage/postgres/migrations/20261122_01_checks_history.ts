import type { Knex } from 'knex';
import { APPEND_ONLY_FUNCTION, appendOnly, forwardOnly, ID } from './support.js';

/** A partner and environment as one small number, which keeps the wide indexes narrow. */
const SCOPES = `
create table scopes (
  scope_id integer generated always as identity primary key,
  partner_id ${ID} not null,
  environment text not null,
  unique (partner_id, environment)
);`;

/**
 * The record is text and keeps its bytes: SQL never looks inside. It stays in its row, uncompressed: compression halves
 * the disk, and took a fifth of the engine's time for a check. There are no foreign keys: each would cost every check a
 * look-up and a row lock, and only this program writes. `finding_codes` are separated by commas.
 * `bytes_alone`: the check came by POST /api/check-payload.
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
  finding_codes ${ID} not null,
  record text not null,
  bytes_alone boolean not null default false
);
alter table checks alter column record set storage external, set (toast_tuple_target = 8160);
create index checks_by_time on checks (scope_id, checked_at, request_id);
create index checks_with_findings on checks (scope_id, checked_at) include (request_id, finding_codes)
  where finding_codes <> '';`;

/**
 * Sender, recipient and intent are the first 16 bytes of a SHA-256 (`history-id.ts`): a third less disk than their
 * texts. Columns of fixed width come first, in rows and in indexes, so that the engine need not work out their places.
 *
 * Only the look-up of history reads this table: each part of it descends one of these indexes. What every check asks
 * reads no table page once the pages are marked visible. Each index begins with the sender, so that a sender's entries
 * share its pages. `asset` and `amount` are there where a check has no value in US dollars.
 */
const HISTORY = `
create table history_entries (
  checked_at_ms bigint not null,
  value_usd double precision,
  scope_id integer not null,
  sender_id uuid not null,
  recipient_id uuid not null,
  intent_id uuid not null,
  amount double precision,
  allowed boolean not null,
  blocked boolean not null,
  transfer boolean not null,
  recipient_affix ${ID} not null,
  recipient_key ${ID} not null,
  request_id ${ID} not null,
  asset ${ID}
);
create index history_entries_by_size on history_entries
  (scope_id, sender_id, recipient_id, transfer, value_usd desc nulls last, amount desc nulls last, asset, intent_id,
    checked_at_ms) include (allowed, request_id) where not blocked;
create index history_entries_by_hour on history_entries
  (scope_id, sender_id, (checked_at_ms / 3600000), value_usd) include (checked_at_ms, intent_id);
create index history_entries_by_recipient on history_entries
  (scope_id, sender_id, recipient_affix, recipient_key, checked_at_ms) include (allowed, request_id)
  where transfer and not blocked;`;

export const up = async (database: Knex): Promise<void> => {
  for (const sql of [APPEND_ONLY_FUNCTION, SCOPES, CHECKS, HISTORY]) await database.raw(sql);
  for (const table of ['scopes', 'checks', 'history_entries']) await database.raw(appendOnly(table));
};

export const down = forwardOnly;
