import type { Knex } from 'knex';
import { forwardOnly, ID } from './support.js';

/**
 * Which transaction wrote a row: a reader takes rows of transactions that are older than every one under way, and none
 * of these can come later. A row that stood before this migration has the number of the migration. The default is
 * stable and not volatile, so COPY still sends rows in groups.
 * Source: PostgreSQL, "Transaction ID and Snapshot Information Functions".
 */
const WRITTEN_IN = ['checks', 'reports', 'list_events'].map(
  (table) => `alter table ${table} add column written_in xid8 not null default pg_current_xact_id()`,
);

/** An ALLOW is no event, and costs no index entry. */
const EVENT_ORDER = `
create index checks_as_events on checks (written_in) where action <> 'ALLOW';
create index reports_as_events on reports (written_in);
create index list_events_as_events on list_events (written_in);`;

/** Secrets are kept as they are: what signs must know them. They are emptied when a subscription is removed. */
const WEBHOOKS = `
create table webhooks (
  webhook_id ${ID} primary key,
  scope_id integer not null,
  url text not null,
  types ${ID} not null,
  secret text not null,
  previous_secret text,
  previous_until timestamptz,
  created_at timestamptz not null,
  disabled_at timestamptz,
  removed_at timestamptz,
  written_in xid8 not null default pg_current_xact_id()
);
create index webhooks_by_scope on webhooks (scope_id, webhook_id) where removed_at is null;`;

/** `position` is the order in which a subscription is told. */
const DELIVERIES = `
create table webhook_deliveries (
  webhook_id ${ID} not null,
  event_id ${ID} not null,
  position bigint generated always as identity,
  type ${ID} not null,
  data jsonb not null,
  occurred_at timestamptz not null,
  noted_at timestamptz not null,
  status ${ID} not null default 'pending',
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  attempted_at timestamptz,
  answer text,
  primary key (webhook_id, event_id)
);
create index webhook_deliveries_by_place on webhook_deliveries (webhook_id, position);
create index webhook_deliveries_pending on webhook_deliveries (webhook_id, position) where status = 'pending';`;

/** One row: what older transactions wrote is noted. */
const CURSOR = `
create table webhook_cursor (
  is_only boolean primary key default true check (is_only),
  position xid8 not null
);`;

export const up = async (database: Knex): Promise<void> => {
  for (const sql of [...WRITTEN_IN, EVENT_ORDER, WEBHOOKS, DELIVERIES, CURSOR]) await database.raw(sql);
};

export const down = forwardOnly;
