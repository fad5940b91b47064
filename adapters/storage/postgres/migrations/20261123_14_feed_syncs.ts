import type { Knex } from 'knex';
import { appendOnly, forwardOnly, ID } from './support.js';

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
  detail jsonb not null
);
create unique index list_events_stale_once on list_events (source, (detail->>'publishedAt'), (detail->>'maxAgeSeconds'))
  where kind = 'list.stale';`;

export const up = async (database: Knex): Promise<void> => {
  for (const sql of [FEED_SYNCS, LIST_EVENTS]) await database.raw(sql);
  await database.raw(appendOnly('list_events'));
};

export const down = forwardOnly;
