import type { Knex } from 'knex';
import { PAID, textsOf } from '../history/outcome-sql.js';
import { appendOnly, forwardOnly, ID } from './support.js';

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
  value_usd double precision,
  amount double precision,
  asset ${ID}
);
create index check_outcomes_latest on check_outcomes (request_id, outcome_id desc) include (outcome);
create index outcome_accounts_paid on outcome_accounts
  (scope_id, sender_id, recipient_id, transfer, value_usd desc nulls last, amount desc nulls last, asset)
  include (request_id, outcome_id) where outcome in (${textsOf(PAID)}) and not blocked;
create index outcome_accounts_malicious on outcome_accounts (scope_id, recipient_id) include (request_id, outcome_id)
  where outcome = 'confirmed_malicious';`;

export const up = async (database: Knex): Promise<void> => {
  await database.raw(OUTCOMES);
  for (const table of ['check_outcomes', 'outcome_accounts']) await database.raw(appendOnly(table));
};

export const down = forwardOnly;
