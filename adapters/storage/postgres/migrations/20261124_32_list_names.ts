import type { Knex } from 'knex';
import { forwardOnly } from './support.js';

/** Whether a report may show the names of a list. Null: it was imported before anyone was asked, and hides them. */
export const up = async (database: Knex): Promise<void> => {
  for (const table of ['lists', 'list_imports']) await database.raw(`alter table ${table} add column names text`);
};

export const down = forwardOnly;
