import type { Knex } from 'knex';
import { forwardOnly } from './support.js';

/** Numbers that order the rows of one scope, and mean nothing beyond it: rows of several databases can meet in one. */
const NUMBERED = {
  check_outcomes: 'outcome_id',
  check_confirmations: 'confirmation_id',
  check_dispositions: 'disposition_no',
  check_notes: 'note_no',
};

export const up = async (database: Knex): Promise<void> => {
  for (const [table, number] of Object.entries(NUMBERED))
    await database.raw(`alter table ${table} drop constraint ${table}_pkey, add primary key (scope_id, ${number})`);
};

export const down = forwardOnly;
