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
 * look-up and a row lock, and only this program writes.
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
  record text not null
);
alter table checks alter column record set storage external, set (toast_tuple_target = 8160);
create index checks_by_time on checks (scope_id, checked_at, request_id);`;

/**
 * Sender, recipient and intent are the first 16 bytes of a SHA-256 (`history-id.ts`): a third less disk than their
 * texts. Columns of fixed width come first, in rows and in indexes, so that the engine need not work out their places.
 *
 * Only the look-up of history reads this table. Each part of it descends one of these indexes and reads no table page
 * once the pages are marked visible. The unique index lets an intent count once for each action. It begins with the
 * sender, so that a sender's entries share its pages.
 */
const HISTORY = `
create table history_entries (
  checked_at_ms bigint not null,
  value_usd double precision,
  scope_id integer not null,
  sender_id uuid not null,
  recipient_id uuid not null,
  intent_id uuid not null,
  allowed boolean not null,
  blocked boolean not null,
  transfer boolean not null,
  recipient_affix ${ID} not null,
  recipient_key ${ID} not null
);
create unique index history_entries_intents on history_entries (scope_id, sender_id, intent_id, allowed, blocked);
create index history_entries_by_hour on history_entries
  (scope_id, sender_id, (checked_at_ms / 3600000), value_usd) include (checked_at_ms, intent_id);
create index history_entries_transfers on history_entries
  (scope_id, sender_id, blocked, recipient_affix, recipient_key, intent_id) where transfer;
create index history_entries_allowed on history_entries (scope_id, recipient_id) include (intent_id)
  where allowed;`;

export const up = async (database: Knex): Promise<void> => {
  for (const sql of [APPEND_ONLY_FUNCTION, SCOPES, CHECKS, HISTORY]) await database.raw(sql);
  for (const table of ['scopes', 'checks', 'history_entries']) await database.raw(appendOnly(table));
};

export const down = forwardOnly;
