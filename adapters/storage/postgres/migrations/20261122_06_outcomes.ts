import type { Knex } from 'knex';
import { PAID, textsOf } from '../history/outcome-sql.js';
import { appendOnly, forwardOnly, ID } from './support.js';

/**
 * What became of checks. Of the rows of one check the one with the highest number counts. What the check left in
 * history stands beside it, so that payments are found without looking at every check; null where it left nothing.
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
  reported_at timestamptz not null,
  sender_id uuid,
  recipient_id uuid,
  transfer boolean,
  blocked boolean,
  value_usd double precision,
  amount double precision,
  asset ${ID}
);
create index check_outcomes_latest on check_outcomes (request_id, outcome_id desc) include (outcome);
create index check_outcomes_paid on check_outcomes
  (scope_id, sender_id, recipient_id, transfer, value_usd desc nulls last, amount desc nulls last, asset)
  include (request_id, outcome_id) where outcome in (${textsOf(PAID)}) and not blocked;
create index check_outcomes_malicious on check_outcomes (scope_id, recipient_id) include (request_id, outcome_id)
  where outcome = 'confirmed_malicious';`;

export const up = async (database: Knex): Promise<void> => {
  await database.raw(OUTCOMES);
  await database.raw(appendOnly('check_outcomes'));
};

export const down = forwardOnly;
