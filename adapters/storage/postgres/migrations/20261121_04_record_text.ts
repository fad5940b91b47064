import type { Knex } from 'knex';
import { forwardOnly } from './support.js';

/**
 * The record as text, to the byte as before: nothing is asked of its inside by SQL, and reading it as JSON once more
 * was a tenth of what storing a check costs the engine. The version before goes on: what it writes as json is taken as
 * text. A changed type takes the column's ways of storage back to their defaults.
 */
export const up = async (database: Knex): Promise<void> => {
  await database.raw('alter table checks alter column record type text using record::text');
  await database.raw('alter table checks alter column record set storage external');
};

export const down = forwardOnly;
