import { SEALED_INDEXES } from '../seals/stream.js';
import { appendOnly, ID } from './support.js';

/**
 * The delivered document is text, which keeps its bytes. The columns beside it serve look-ups, and verifying the log
 * compares them with it. `seq` counts without a gap in each scope: a lock gives it, because a sequence leaves gaps.
 */
const REPORTS = `
create table reports (
  report_id ${ID} primary key,
  scope_id integer not null,
  seq integer not null check (seq > 0),
  request_id ${ID} not null,
  business_reference text,
  created_at timestamptz not null,
  report_sha256 ${ID} not null,
  signing_key_id ${ID} not null,
  previous_link_hash ${ID} not null,
  link_hash ${ID} not null,
  delivered text not null,
  written_in xid8 not null default pg_current_xact_id(),
  unique (scope_id, seq),
  unique (scope_id, request_id)
);
create index reports_as_events on reports (written_in);`;

/** One row for each report, in the same transaction, apart from the usage of checks. */
const METERING = `
create table report_metering (
  report_id ${ID} primary key,
  scope_id integer not null,
  request_id ${ID} not null,
  key_id ${ID} not null,
  created_at timestamptz not null,
  billing_active boolean not null,
  pricing_status ${ID} not null,
  pricing_version integer,
  currency ${ID},
  unit_price ${ID},
  unique (scope_id, request_id)
);
create index report_metering_by_time on report_metering (scope_id, created_at);`;

const PRICING = `
create table report_pricing (
  version integer primary key,
  currency ${ID} not null,
  unit_price ${ID} not null,
  billing_active boolean not null,
  published_at timestamptz not null
);`;

/**
 * Public keys only. What a key signed must verify for ever, so its row stays for ever. Each key but the first has the
 * signature of the one before it. The role of the service cannot insert here.
 */
const SIGNING_KEYS = `
create table signing_keys (
  key_id ${ID} primary key,
  public_key ${ID} not null,
  registered_at timestamptz not null,
  endorsed_by ${ID} unique,
  endorsement ${ID},
  check ((endorsed_by is null) = (endorsement is null))
);`;

/**
 * One row for each checkpoint: the signed note, and the records that it seals, as ids and as SHA-256 of 32 bytes each
 * in the same order. A row for each record would cost every check two index entries; so it costs it none. `until` ends
 * the stretch of time that the seal covers, and says in which seal a check must be.
 */
const SEALS = `
create table seals (
  scope_id integer not null,
  seq integer not null check (seq > 0),
  until timestamptz not null,
  request_ids text[] collate "C" not null,
  record_hashes bytea not null,
  note text not null,
  primary key (scope_id, seq)
);
alter table seals alter column record_hashes set storage external;
create index seals_by_time on seals (scope_id, until);`;

export const REPORTS_SQL: readonly string[] = [
  REPORTS,
  METERING,
  PRICING,
  SIGNING_KEYS,
  SEALS,
  // of tables that the migrations before made
  SEALED_INDEXES,
  ...['reports', 'report_metering', 'report_pricing', 'signing_keys', 'seals'].map(appendOnly),
];
