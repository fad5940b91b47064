import type { Knex } from 'knex';
import { forwardOnly } from './support.js';

/**
 * Windows of the shared rate limit, by key. The columns are those of rate-limiter-flexible, in its order. The table is
 * unlogged: a count lasts a minute and costs no write-ahead log; after a crash of the server every window begins anew.
 * Half of each page is left free, so that counting moves no index entry.
 */
const WINDOWS = `
create unlogged table rate_limit_windows (
  key text collate "C" primary key,
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
  operation text collate "C" not null,
  key_sha256 bytea not null,
  body_sha256 bytea not null,
  holder text collate "C" not null,
  expires_at timestamptz not null,
  answer text,
  primary key (scope_id, operation, key_sha256)
);
create index idempotent_calls_by_end on idempotent_calls (expires_at);`;

export const up = async (database: Knex): Promise<void> => {
  for (const sql of [WINDOWS, CALLS]) await database.raw(sql);
};

export const down = forwardOnly;
