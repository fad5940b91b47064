import type { Knex } from 'knex';
import { appendOnly, forwardOnly } from './support.js';

/**
 * The delivered document is text, which keeps its bytes. The columns beside it serve look-ups, and verifying the log
 * compares them with it. `seq` counts without a gap in each scope: a lock gives it, because a sequence leaves gaps.
 */
const REPORTS = `
create table reports (
  report_id text collate "C" primary key,
  scope_id integer not null,
  seq integer not null check (seq > 0),
  request_id text collate "C" not null,
  business_reference text,
  created_at timestamptz not null,
  report_sha256 text collate "C" not null,
  signing_key_id text collate "C" not null,
  previous_link_hash text collate "C" not null,
  link_hash text collate "C" not null,
  delivered text not null,
  unique (scope_id, seq),
  unique (scope_id, request_id)
);`;

/** One row for each report, in the same transaction, apart from the usage of checks. */
const METERING = `
create table report_metering (
  report_id text collate "C" primary key,
  scope_id integer not null,
  request_id text collate "C" not null,
  key_id text collate "C" not null,
  created_at timestamptz not null,
  billing_active boolean not null,
  pricing_status text collate "C" not null,
  pricing_version integer,
  currency text collate "C",
  unit_price text collate "C",
  unique (scope_id, request_id)
);
create index report_metering_by_time on report_metering (scope_id, created_at);`;

const PRICING = `
create table report_pricing (
  version integer primary key,
  currency text collate "C" not null,
  unit_price text collate "C" not null,
  billing_active boolean not null,
  published_at timestamptz not null
);`;

/**
 * Public keys only. What a key signed must verify for ever, so its row stays for ever. Each key but the first has the
 * signature of the one before it. The role of the service cannot insert here.
 */
const SIGNING_KEYS = `
create table signing_keys (
  key_id text collate "C" primary key,
  public_key text collate "C" not null,
  registered_at timestamptz not null,
  endorsed_by text collate "C" unique,
  endorsement text collate "C",
  check ((endorsed_by is null) = (endorsement is null))
);`;

export const up = async (database: Knex): Promise<void> => {
  for (const sql of [REPORTS, METERING, PRICING, SIGNING_KEYS]) await database.raw(sql);
  for (const table of ['reports', 'report_metering', 'report_pricing', 'signing_keys'])
    await database.raw(appendOnly(table));
};

export const down = forwardOnly;
