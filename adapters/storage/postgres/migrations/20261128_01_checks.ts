import { backSql, frontSql } from '../history/ends-sql.js';
import { PAID, textsOf } from '../history/outcome-sql.js';
import { APPEND_ONLY_FUNCTION, appendOnly, ID, staysWhole } from './support.js';

/** A partner and environment as one small number, which keeps the wide indexes narrow. */
const SCOPES = `
create table scopes (
  scope_id integer generated always as identity primary key,
  partner_id ${ID} not null,
  environment text not null,
  unique (partner_id, environment)
);`;

/**
 * The record is text and keeps its bytes: SQL never looks inside. It stays in its row, uncompressed: compression halves
 * the disk, and took a fifth of the engine's time for a check. There are no foreign keys: each would cost every check a
 * look-up and a row lock, and only this program writes. `finding_codes` are separated by commas.
 * `bytes_alone`: the check came by POST /api/check-payload.
 *
 * `written_in` says which transaction wrote a row: a reader takes rows of transactions that are older than every one
 * under way, and none of these can come later. The default is stable and not volatile, so COPY still sends rows in
 * groups. Source: PostgreSQL, "Transaction ID and Snapshot Information Functions".
 *
 * Checks are partitioned by `request_id`, which is time. One partition takes all until `partitions/` divides it.
 */
const CHECKS = `
create table checks (
  request_id ${ID} primary key,
  scope_id integer not null,
  key_id ${ID} not null,
  checked_at timestamptz not null,
  action text not null,
  direction text not null,
  duration_ms double precision not null,
  timings json not null,
  finding_codes ${ID} not null,
  record text not null,
  bytes_alone boolean not null default false,
  written_in xid8 not null default pg_current_xact_id()
) partition by range (request_id);
alter table checks alter column record set storage external;
create table checks_undivided (like checks including all) with (toast_tuple_target = 8160);
alter table checks attach partition checks_undivided for values from (minvalue) to (maxvalue);`;

/**
 * An ALLOW is no event, and costs no index entry. `in_order` is the order in which checks are taken into the index of
 * lists. It is the only thing of that index that a check pays for.
 */
const CHECK_INDEXES = ['checks_undivided', 'checks']
  .map(
    (table) => `
create index ${table}_by_time on ${table} (scope_id, checked_at, request_id);
create index ${table}_with_findings on ${table} (scope_id, checked_at) include (request_id, finding_codes)
  where finding_codes <> '';
create index ${table}_as_events on ${table} (written_in) where action <> 'ALLOW';
create index ${table}_in_order on ${table} (written_in, request_id);`,
  )
  .join('');

/**
 * Sender, recipient and intent are the first 16 bytes of a SHA-256 (`history-id.ts`): a third less disk than their
 * texts. Columns of fixed width come first, in rows and in indexes, so that the engine need not work out their places.
 *
 * Only the look-up of history reads this table: each part of it descends one of these indexes. What every check asks
 * reads no table page once the pages are marked visible. Each index begins with the sender, so that a sender's entries
 * share its pages. `asset` and `amount` are there where a check has no value in US dollars.
 */
const HISTORY = `
create table history_entries (
  checked_at_ms bigint not null,
  value_usd double precision,
  scope_id integer not null,
  sender_id uuid not null,
  recipient_id uuid not null,
  intent_id uuid not null,
  amount double precision,
  allowed boolean not null,
  blocked boolean not null,
  transfer boolean not null,
  recipient_affix ${ID} not null,
  recipient_key ${ID} not null,
  request_id ${ID} not null,
  asset ${ID}
);
create index history_entries_by_size on history_entries
  (scope_id, sender_id, recipient_id, transfer, value_usd desc nulls last, amount desc nulls last, asset, intent_id,
    checked_at_ms) include (allowed, request_id) where not blocked;
create index history_entries_by_hour on history_entries
  (scope_id, sender_id, (checked_at_ms / 3600000), value_usd) include (checked_at_ms, intent_id);
create index history_entries_by_recipient on history_entries
  (scope_id, sender_id, recipient_affix, recipient_key, checked_at_ms) include (allowed, request_id)
  where transfer and not blocked;
create index history_entries_by_front on history_entries
  (scope_id, sender_id, (${frontSql('recipient_key')}), recipient_key) where transfer and not blocked;
create index history_entries_by_back on history_entries
  (scope_id, sender_id, (${backSql('recipient_key')}), recipient_key) where transfer and not blocked;`;

/** An answered check's usage is its row in `checks`; the view joins it with all other calls. */
const USAGE = `
create table usage_calls (
  request_id ${ID} not null,
  operation ${ID} not null,
  scope_id integer not null,
  key_id ${ID} not null,
  status integer not null,
  outcome ${ID},
  called_at timestamptz not null,
  duration_ms double precision not null,
  primary key (request_id, operation)
);
create index usage_calls_by_time on usage_calls (scope_id, called_at);
create view usage_log as
  select scope_id, request_id, key_id, operation, status, outcome, called_at, duration_ms from usage_calls
  union all
  select c.scope_id, c.request_id, c.key_id, of_check.operation, 200, c.action collate "C", c.checked_at, c.duration_ms
  from checks c
  cross join lateral (
    select case when c.bytes_alone then 'POST /api/check-payload' else 'POST /api/check-transaction' end collate "C"
      as operation
  ) of_check
  where not exists (
    select from usage_calls u where u.request_id = c.request_id and u.operation = of_check.operation
  );`;

/**
 * What became of checks. Of the rows of one check the one with the highest number counts. What the check left in
 * history is kept for each report in a table of its own, a row for each account, so that payments are found without
 * looking at every check.
 */
const OUTCOMES = `
create table check_outcomes (
  outcome_id bigint generated always as identity primary key,
  request_id ${ID} not null,
  scope_id integer not null,
  key_id ${ID} not null,
  outcome ${ID} not null,
  transaction_hash text,
  note text,
  reported_at timestamptz not null
);
create table outcome_accounts (
  outcome_id bigint not null,
  request_id ${ID} not null,
  scope_id integer not null,
  outcome ${ID} not null,
  sender_id uuid not null,
  recipient_id uuid not null,
  transfer boolean not null,
  blocked boolean not null,
  checked_at_ms bigint not null,
  value_usd double precision,
  amount double precision,
  asset ${ID}
);
create index check_outcomes_latest on check_outcomes (request_id, outcome_id desc) include (outcome, scope_id);
create index outcome_accounts_paid on outcome_accounts
  (scope_id, sender_id, recipient_id, transfer, value_usd desc nulls last, amount desc nulls last, asset)
  include (request_id, outcome_id) where outcome in (${textsOf(PAID)}) and not blocked;
create index outcome_accounts_malicious on outcome_accounts (scope_id, recipient_id) include (request_id, outcome_id)
  where outcome = 'confirmed_malicious';
create index outcome_accounts_cleared on outcome_accounts (scope_id, sender_id, recipient_id)
  where outcome = 'false_alarm';`;

/** Every answer to the question whether a check still holds for the bytes about to be signed, with its receipt. */
const CONFIRMATIONS = `
create table check_confirmations (
  confirmation_id bigint generated always as identity primary key,
  request_id ${ID} not null,
  scope_id integer not null,
  key_id ${ID} not null,
  result ${ID} not null,
  fields text[] not null,
  payload_sha256 ${ID},
  receipt text,
  confirmed_at timestamptz not null,
  expires_at timestamptz not null,
  check ((receipt is not null) = (result = 'SAME'))
);
create index check_confirmations_of_check on check_confirmations (request_id, confirmation_id);`;

/** A check is withdrawn once. `written_in` is for the reader of events, as in `checks`. */
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

/** What it takes to execute a simulated call again, by the hash of its text. It is compressed already. */
const WITNESSES = `
create table execution_witnesses (
  sha256 ${ID} primary key,
  gzipped bytea not null check (octet_length(gzipped) <= 262144),
  stored_at timestamptz not null default now()
);
alter table execution_witnesses alter column gzipped set storage external;`;

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
  actor_shown_as text,
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
  noted_at timestamptz not null,
  actor_shown_as text
);
create index check_notes_of_check on check_notes (request_id, note_no);`;

/**
 * Signed statements about months of checks that were taken out of the tables, or put back: one for each partner and
 * environment that had any. The months are the database's own, beside the note, to answer why a check is not there.
 */
const RETIREMENTS = `
create table retirements (
  retirement_id ${ID} primary key,
  scope_id integer not null,
  recorded_at timestamptz not null,
  from_id ${ID} not null,
  until_id ${ID} not null,
  is_detached boolean not null,
  note text not null
);
create index retirements_by_time on retirements (scope_id, recorded_at);
create index retirements_by_months on retirements (from_id, retirement_id);`;

export const CHECKS_SQL: readonly string[] = [
  APPEND_ONLY_FUNCTION,
  SCOPES,
  CHECKS,
  CHECK_INDEXES,
  HISTORY,
  USAGE,
  OUTCOMES,
  CONFIRMATIONS,
  WITHDRAWALS,
  WITNESSES,
  DISPOSITIONS,
  RETIREMENTS,
  ...[
    'scopes',
    'checks',
    'history_entries',
    'usage_calls',
    'check_outcomes',
    'outcome_accounts',
    'check_confirmations',
    'check_withdrawals',
    'execution_witnesses',
    'check_dispositions',
    'check_notes',
    'retirements',
  ].map(appendOnly),
  staysWhole('checks_undivided'),
];
