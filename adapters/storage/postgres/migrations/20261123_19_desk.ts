import type { Knex } from 'knex';
import { appendOnly, forwardOnly, ID } from './support.js';

/** Who is signed in at the review desk. The token itself is stored nowhere. */
const SESSIONS = `
create table desk_sessions (
  session_id ${ID} primary key,
  token_sha256 ${ID} not null unique,
  scope_id integer not null,
  actor_kind ${ID} not null,
  actor_name text,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index desk_sessions_by_end on desk_sessions (expires_at);`;

/**
 * What people decided about checks at the review desk. Of the rows of one check the one with the highest number gives
 * the state: a row that does not count waits for a second person.
 */
const DISPOSITIONS = `
create table check_dispositions (
  disposition_no bigint generated always as identity primary key,
  disposition_id ${ID} not null unique,
  request_id ${ID} not null,
  scope_id integer not null,
  disposition ${ID} not null,
  reason text not null,
  actor_kind ${ID} not null,
  actor_name text not null,
  counts boolean not null,
  second_of ${ID},
  decided_at timestamptz not null,
  check (second_of is null or counts)
);
create index check_dispositions_latest on check_dispositions (request_id, disposition_no desc)
  include (disposition, counts);
create table check_notes (
  note_no bigint generated always as identity primary key,
  request_id ${ID} not null,
  scope_id integer not null,
  note text not null,
  actor_kind ${ID} not null,
  actor_name text not null,
  noted_at timestamptz not null
);
create index check_notes_of_check on check_notes (request_id, note_no);`;

export const up = async (database: Knex): Promise<void> => {
  await database.raw(SESSIONS);
  await database.raw(DISPOSITIONS);
  for (const table of ['check_dispositions', 'check_notes']) await database.raw(appendOnly(table));
};

export const down = forwardOnly;
