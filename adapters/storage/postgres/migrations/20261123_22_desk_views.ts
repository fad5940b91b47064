import type { Knex } from 'knex';
import { appendOnly, forwardOnly, ID } from './support.js';

/**
 * How many checks of each UTC day had each action (`a`) and each finding (`f`). Counted with the index, which begins
 * anew, so that both hold the same checks.
 */
const DAYS = `
create table check_days (
  scope_id integer not null,
  day date not null,
  sort ${ID} not null,
  name ${ID} not null,
  checks bigint not null,
  primary key (scope_id, day, sort, name)
);
truncate check_index, check_index_cursor;`;

/** What an import changed of the list that it replaced, whose rows are not kept: an address on a chain came or went. */
const LIST_CHANGES = `
create table list_comparisons (
  list_id integer primary key,
  replaced_list_id integer not null,
  added integer not null,
  removed integer not null
);
create table list_changes (
  list_id integer not null,
  key ${ID} not null,
  chain ${ID},
  added boolean not null
);
create index list_changes_by_list on list_changes (list_id, key);
create index list_changes_by_key on list_changes (key);`;

export const up = async (database: Knex): Promise<void> => {
  for (const sql of [DAYS, LIST_CHANGES]) await database.raw(sql);
  for (const table of ['list_comparisons', 'list_changes']) await database.raw(appendOnly(table));
};

export const down = forwardOnly;
