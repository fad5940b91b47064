import type { Knex } from 'knex';
import { forwardOnly, ID } from './support.js';

/** The lists are filled anew: they are searched by states as well. */
const STATES = `
alter table check_index add column state ${ID} not null;
`;
const ANEW = 'truncate check_index, check_index_cursor, check_days;';

export const up = async (database: Knex): Promise<void> => {
  for (const sql of [ANEW, STATES]) await database.raw(sql);
};

export const down = forwardOnly;
