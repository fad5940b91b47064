import type { Knex } from 'knex';
import { appendOnly, forwardOnly, ID } from './support.js';

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
  after json
);
create index audit_entries_of_partner on audit_entries (partner_id, entry_no);`;

export const up = async (database: Knex): Promise<void> => {
  await database.raw(AUDIT);
  await database.raw(appendOnly('audit_entries'));
};

export const down = forwardOnly;
