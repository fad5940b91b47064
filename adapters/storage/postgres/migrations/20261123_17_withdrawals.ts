import type { Knex } from 'knex';
import { appendOnly, forwardOnly, ID } from './support.js';

/** A check is withdrawn once. `written_in` is for the reader of events, as in the migration of webhooks. */
const WITHDRAWALS = `
create table check_withdrawals (
  request_id ${ID} primary key,
  scope_id integer not null,
  source ${ID} not null,
  version ${ID} not null,
  address ${ID} not null,
  withdrawn_at timestamptz not null,
  written_in xid8 not null default pg_current_xact_id()
);
create index check_withdrawals_as_events on check_withdrawals (written_in);`;

/** What a partner denied before this migration is no news: its number comes before every place of the cursor. */
const DENIED = `
alter table partner_statements add column written_in xid8 not null default '0';
alter table partner_statements alter column written_in set default pg_current_xact_id();
create index partner_statements_denied on partner_statements (written_in) where kind = 'deny' and not removed;`;

/** One row: lists are looked at that changed in this transaction or a later one. */
const CURSOR = `
create table withdrawal_cursor (
  is_only boolean primary key default true check (is_only),
  position xid8 not null
);
insert into withdrawal_cursor (position) values (pg_current_xact_id());`;

export const up = async (database: Knex): Promise<void> => {
  for (const sql of [WITHDRAWALS, DENIED, CURSOR]) await database.raw(sql);
  await database.raw(appendOnly('check_withdrawals'));
};

export const down = forwardOnly;
