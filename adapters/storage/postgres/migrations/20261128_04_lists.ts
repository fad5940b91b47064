import { appendOnly, ID } from './support.js';

/**
 * A list is a row of `lists`; its entries carry the number of one import. One transaction replaces a list: it inserts
 * entries under a new number and points the list to it. `listed_at` keeps the publisher's own text: some lists give a
 * day, some a moment. `dated_by`: the publisher, or only the transport. `names`: whether a report may show the names of
 * a list; null hides them. `rows_sha256` is over the head and all rows as they were imported.
 */
const LISTS = `
create sequence list_ids as integer;
create table lists (
  source ${ID} primary key,
  list_id integer not null unique,
  format text not null,
  categories text[] not null,
  published_at timestamptz not null,
  dated_by ${ID} not null,
  imported_at timestamptz not null,
  max_age_seconds integer,
  row_count integer not null,
  sha256 ${ID} not null,
  names text,
  rows_sha256 text not null
);
create table list_rows (
  list_id integer not null,
  key ${ID} not null,
  family ${ID} not null,
  chain ${ID},
  token_contract boolean not null,
  category ${ID} not null,
  entity text,
  reference text not null,
  listed_at text,
  programmes text[]
);
create index list_rows_by_list on list_rows (list_id, key);
create index list_rows_by_key on list_rows (key);`;

/** Every import that took effect, for ever: it tells later which list a check was screened with. */
const IMPORTS = `
create table list_imports (
  source ${ID} not null,
  list_id integer primary key,
  format text not null,
  categories text[] not null,
  published_at timestamptz not null,
  dated_by ${ID} not null,
  imported_at timestamptz not null,
  max_age_seconds integer,
  row_count integer not null,
  removed integer not null,
  sha256 ${ID} not null,
  names text,
  rows_sha256 text not null
);
create index list_imports_by_source on list_imports (source, list_id);`;

/**
 * What lists say of calls: rows of a list as those of `list_rows` are, under the same heads. Chain and address are
 * empty where a row is only a hint for calls of any contract; it then has no fields.
 */
const DESCRIPTIONS = `
create table call_descriptions (
  list_id integer not null,
  selector ${ID} not null,
  address ${ID} not null,
  chain ${ID} not null,
  signature text not null,
  intent text,
  fields json
);
create index call_descriptions_by_call on call_descriptions (selector, address, chain);
create index call_descriptions_by_list on call_descriptions (list_id, selector);`;

/** What imported registries say of contracts: rows of a list as those of `list_rows` are, under the same heads. */
const CONTRACTS = `
create table registered_contracts (
  list_id integer not null,
  chain ${ID} not null,
  address ${ID} not null,
  name text not null,
  protocol text not null,
  receives text,
  upgradeable boolean,
  source text not null,
  version text not null,
  dated text not null
);
create index registered_contracts_by_address on registered_contracts (address, chain);
create index registered_contracts_by_list on registered_contracts (list_id, address);`;

/** Where each feed stands: one row, replaced by the next sync. */
const FEED_SYNCS = `
create table feed_syncs (
  source ${ID} primary key,
  revision integer not null,
  attempted_at timestamptz not null,
  succeeded_at timestamptz,
  result ${ID} not null,
  reason text,
  failures_in_row integer not null,
  next_at timestamptz not null,
  etag text,
  last_modified text,
  terms ${ID},
  sha256 ${ID}
);`;

/** What happened to lists and their feeds, in the order in which it was committed. */
const LIST_EVENTS = `
create table list_events (
  event_id bigint generated always as identity primary key,
  kind ${ID} not null,
  source ${ID} not null,
  occurred_at timestamptz not null,
  detail jsonb not null,
  written_in xid8 not null default pg_current_xact_id()
);
create unique index list_events_stale_once on list_events (source, (detail->>'publishedAt'), (detail->>'maxAgeSeconds'))
  where kind = 'list.stale';
create index list_events_as_events on list_events (written_in);`;

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

export const LISTS_SQL: readonly string[] = [
  LISTS,
  IMPORTS,
  DESCRIPTIONS,
  CONTRACTS,
  FEED_SYNCS,
  LIST_EVENTS,
  LIST_CHANGES,
  ...['list_imports', 'list_events', 'list_comparisons', 'list_changes'].map(appendOnly),
];
