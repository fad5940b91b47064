import type { Knex } from 'knex';
import { appendOnly, forwardOnly } from './support.js';

/**
 * A list is a row of `lists`; its entries carry the number of one import. One transaction replaces a list: it inserts
 * entries under a new number and points the list to it. `listed_at` keeps the publisher's own text: some lists give a
 * day, some a moment.
 */
const LISTS = `
create sequence list_ids as integer;
create table lists (
  source text collate "C" primary key,
  list_id integer not null unique,
  format text not null,
  categories text[] not null,
  published_at timestamptz not null,
  imported_at timestamptz not null,
  max_age_seconds integer,
  row_count integer not null,
  sha256 text collate "C" not null
);
create table list_rows (
  list_id integer not null,
  key text collate "C" not null,
  family text collate "C" not null,
  chain text collate "C",
  token_contract boolean not null,
  category text collate "C" not null,
  entity text,
  reference text not null,
  listed_at text
);
create index list_rows_by_list on list_rows (list_id, key);
create index list_rows_by_key on list_rows (key);`;

/** Every import that took effect, for ever: it tells later which list a check was screened with. */
const IMPORTS = `
create table list_imports (
  source text collate "C" not null,
  list_id integer primary key,
  format text not null,
  categories text[] not null,
  published_at timestamptz not null,
  imported_at timestamptz not null,
  max_age_seconds integer,
  row_count integer not null,
  removed integer not null,
  sha256 text collate "C" not null
);
create index list_imports_by_source on list_imports (source, list_id);`;

export const up = async (database: Knex): Promise<void> => {
  for (const sql of [LISTS, IMPORTS]) await database.raw(sql);
  await database.raw(appendOnly('list_imports'));
};

export const down = forwardOnly;
