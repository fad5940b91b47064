import type { Knex } from 'knex';
import { appendOnly, forwardOnly, ID } from './support.js';

/**
 * What partners say themselves: their allow and deny lists, and whom they know behind an address. Of the rows of one
 * kind, address, place and slot the one with the highest number counts. A removal repeats what it takes back.
 */
const STATEMENTS = `
create table partner_statements (
  change_id bigint generated always as identity primary key,
  statement_id ${ID} not null,
  scope_id integer not null,
  kind ${ID} not null,
  address_key ${ID} not null,
  place ${ID} not null,
  slot ${ID} not null,
  removed boolean not null,
  statement jsonb not null,
  key_id ${ID},
  changed_at timestamptz not null,
  unique (statement_id, removed)
);
create index partner_statements_newest on partner_statements
  (scope_id, kind, address_key, place, slot, change_id desc);
create index partner_statements_changes on partner_statements (scope_id, kind, change_id desc);`;

export const up = async (database: Knex): Promise<void> => {
  await database.raw(STATEMENTS);
  await database.raw(appendOnly('partner_statements'));
};

export const down = forwardOnly;
