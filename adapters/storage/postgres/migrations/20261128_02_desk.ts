import { appendOnly, ID } from './support.js';

/** The words of a search for open cases, or it does not find their indexes. */
const OPEN = `action <> 'ALLOW' and state in ('none', 'pending', 'escalated')`;

/**
 * All of it follows from the records and from what people decided: where it is emptied together with its cursor, it
 * fills again. `decided_on` is the UTC day of the latest disposition, where that decided the check.
 */
const INDEX = `
create table check_index (
  checked_at timestamptz not null,
  value_usd double precision,
  scope_id integer not null,
  request_id ${ID} not null,
  action text not null,
  finding_codes ${ID} not null,
  shown text not null,
  terms tsvector not null,
  state ${ID} not null,
  decided_on date,
  risk_score integer not null,
  assignee text,
  assignee_shown_as text
);
create unique index check_index_by_time on check_index (scope_id, checked_at, request_id);
create index check_index_by_risk on check_index (scope_id, action, risk_score, checked_at, request_id);
create index check_index_open on check_index (scope_id, checked_at, request_id)
  where ${OPEN};
create index check_index_open_by_risk on check_index (scope_id, risk_score, checked_at, request_id)
  where ${OPEN};
create index check_index_decided on check_index (scope_id, decided_on)
  where action <> 'ALLOW' and decided_on is not null;
create index check_index_terms on check_index using gin (terms) with (gin_pending_list_limit = 512);`;

/** One row: what stands before this place is in the index. The sample is a moment that will be reached next. */
const INDEX_CURSOR = `
create table check_index_cursor (
  is_only boolean primary key default true check (is_only),
  position xid8 not null default '0',
  request_id ${ID} not null default '',
  indexed_until timestamptz,
  sample_position xid8,
  sample_at timestamptz
);`;

/**
 * How many checks of each UTC day had each action (`a`) and each finding (`f`). Counted with the index, so
 * that both hold the same checks.
 */
const DAYS = `
create table check_days (
  scope_id integer not null,
  day date not null,
  sort ${ID} not null,
  name ${ID} not null,
  checks bigint not null,
  primary key (scope_id, day, sort, name)
);`;

/**
 * How many checks of each UTC day named an account, in any role, and what was to move to it and from it: all, those
 * with a value, and what these are worth in US dollars. Counted with the index as well.
 */
const ACCOUNT_DAYS = `
create table check_account_days (
  scope_id integer not null,
  account_id uuid not null,
  day date not null,
  checks integer not null,
  to_checks integer not null,
  to_valued integer not null,
  from_checks integer not null,
  from_valued integer not null,
  to_usd double precision not null,
  from_usd double precision not null,
  primary key (scope_id, account_id, day)
) with (fillfactor = 80);`;

/**
 * Who is signed in at the review desk. The token itself is stored nowhere. People who sign in by the provider of their
 * organisation have what it called them then, and what gave a session its access.
 */
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
  ended_at timestamptz,
  actor_shown_as text,
  claim text,
  claim_values text[],
  sign_in_id ${ID} unique
);
create index desk_sessions_by_end on desk_sessions (expires_at);`;

/** Who has a case: of the rows of one check the one with the highest number says so. Without a name: nobody. */
const ASSIGNMENTS = `
create table check_assignments (
  assignment_no bigint generated always as identity primary key,
  assignment_id ${ID} not null unique,
  request_id ${ID} not null,
  scope_id integer not null,
  to_kind ${ID},
  to_name text,
  to_shown_as text,
  actor_kind ${ID} not null,
  actor_name text not null,
  actor_shown_as text,
  assigned_at timestamptz not null
);
create index check_assignments_latest on check_assignments (request_id, assignment_no desc)
  include (to_name, to_shown_as);`;

export const DESK_SQL: readonly string[] = [
  ...[INDEX, INDEX_CURSOR, DAYS, ACCOUNT_DAYS, SESSIONS, ASSIGNMENTS],
  appendOnly('check_assignments'),
];
