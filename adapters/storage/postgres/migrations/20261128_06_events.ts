import { ID } from './support.js';

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
const WEBHOOK_CURSOR = `
create table webhook_cursor (
  is_only boolean primary key default true check (is_only),
  position xid8 not null
);`;

/** One row: lists are looked at that changed in this transaction or a later one. */
const WITHDRAWAL_CURSOR = `
create table withdrawal_cursor (
  is_only boolean primary key default true check (is_only),
  position xid8 not null
);
insert into withdrawal_cursor (position) values (pg_current_xact_id());`;

export const EVENTS_SQL: readonly string[] = [WEBHOOKS, DELIVERIES, WEBHOOK_CURSOR, WITHDRAWAL_CURSOR];
