import type { Knex } from 'knex';
import { appendOnly, forwardOnly, ID } from './support.js';

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

export const up = async (database: Knex): Promise<void> => {
  await database.raw(RETIREMENTS);
  await database.raw(appendOnly('retirements'));
};

export const down = forwardOnly;
