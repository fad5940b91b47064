import { affixSql, backSql, frontSql } from '../history/ends-sql.js';
import { appendOnly, ID } from './support.js';

const PARTNERS_AND_KEYS = `
create table partners (
  partner_id ${ID} primary key,
  name text not null unique,
  created_at timestamptz not null
);
create table api_keys (
  key_id ${ID} primary key,
  partner_id ${ID} not null references partners,
  environment text not null,
  sha256 text not null,
  scopes text[] not null,
  quota integer,
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  outgoing_policy ${ID},
  incoming_policy ${ID},
  label text
);`;

/** A built-in policy belongs to no partner: its partner_id is the empty text, so that the primary key covers it too. */
const POLICIES = `
create table policies (
  policy_id ${ID} not null,
  version integer not null,
  partner_id ${ID} not null,
  sha256 ${ID} not null,
  published_at timestamptz not null,
  document json not null,
  primary key (policy_id, partner_id, version)
);
create index policies_by_hash on policies (sha256);`;

/** Accounts of which look-alikes are looked for, by each of their ends. */
const LOOKS = Object.entries({ affix: affixSql, front: frontSql, back: backSql })
  .map(
    ([end, sql]) =>
      `create index partner_statements_by_${end} on partner_statements (scope_id, (${sql('address_key')}), address_key)
  where kind in ('allow', 'attribution') and not removed;`,
  )
  .join('\n');

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
  written_in xid8 not null default pg_current_xact_id(),
  unique (statement_id, removed)
);
create index partner_statements_newest on partner_statements
  (scope_id, kind, address_key, place, slot, change_id desc);
${LOOKS}
create index partner_statements_changes on partner_statements (scope_id, kind, change_id desc);
create index partner_statements_denied on partner_statements (written_in) where kind = 'deny' and not removed;`;

/**
 * One row for each administrative change, written in its transaction. `entry_no` is the order of the commits: a lock
 * gives the numbers out one transaction after the other. It stays inside, since it counts the changes of all partners.
 */
const AUDIT = `
create table audit_entries (
  entry_no bigint generated always as identity primary key,
  audit_id uuid not null unique,
  recorded_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  action ${ID} not null,
  partner_id ${ID},
  environment ${ID},
  subject text not null,
  actor_kind ${ID} not null,
  actor_name text,
  before json,
  after json,
  actor_shown_as text
);
create index audit_entries_of_partner on audit_entries (partner_id, entry_no);`;

/**
 * Windows of the shared rate limit, by key. The columns are those of rate-limiter-flexible, in its order. The table is
 * unlogged: a count lasts a minute and costs no write-ahead log; after a crash of the server every window begins anew.
 * Half of each page is left free, so that counting moves no index entry.
 */
const WINDOWS = `
create unlogged table rate_limit_windows (
  key ${ID} primary key,
  points integer not null,
  expire bigint
) with (fillfactor = 50);`;

/**
 * Calls that came with an Idempotency-Key: a lease while `answer` is null, then the answer. `expires_at` ends either.
 * Of the key only the digest is stored: it is the caller's text, and the service need not read it.
 */
const CALLS = `
create table idempotent_calls (
  scope_id integer not null,
  operation ${ID} not null,
  key_sha256 bytea not null,
  body_sha256 bytea not null,
  holder ${ID} not null,
  expires_at timestamptz not null,
  answer text,
  primary key (scope_id, operation, key_sha256)
);
create index idempotent_calls_by_end on idempotent_calls (expires_at);`;

export const PARTNERS_SQL: readonly string[] = [
  PARTNERS_AND_KEYS,
  POLICIES,
  STATEMENTS,
  AUDIT,
  WINDOWS,
  CALLS,
  ...['policies', 'partner_statements', 'audit_entries'].map(appendOnly),
];
