import type { Knex } from 'knex';
import { forwardOnly, ID } from './support.js';

/** All of it follows from the records: where it is emptied together with its cursor, it fills again. */
const INDEX = `
create table check_index (
  checked_at timestamptz not null,
  value_usd double precision,
  scope_id integer not null,
  request_id ${ID} not null,
  action text not null,
  finding_codes ${ID} not null,
  shown text not null,
  terms tsvector not null
);
create unique index check_index_by_time on check_index (scope_id, checked_at, request_id);
create index check_index_terms on check_index using gin (terms) with (gin_pending_list_limit = 512);`;

/** The order in which checks are taken in. It is the only thing of the index that a check pays for. */
const ORDER = 'create index checks_in_order on checks (written_in, request_id);';

/** One row: what stands before this place is in the index. The sample is a moment that will be reached next. */
const CURSOR = `
create table check_index_cursor (
  is_only boolean primary key default true check (is_only),
  position xid8 not null default '0',
  request_id ${ID} not null default '',
  indexed_until timestamptz,
  sample_position xid8,
  sample_at timestamptz
);`;

export const up = async (database: Knex): Promise<void> => {
  for (const sql of [INDEX, ORDER, CURSOR]) await database.raw(sql);
};

export const down = forwardOnly;
