import type { Knex } from 'knex';
import { forwardOnly, ID } from './support.js';

/**
 * People who sign in by the provider of their organisation: what it called them then, beside kind and name of who did
 * something, and what gave a session its access. Rows that are there stay as they are.
 */
const PEOPLE = `
alter table desk_sessions
  add column actor_shown_as text,
  add column claim text,
  add column claim_values text[],
  add column sign_in_id ${ID} unique;
alter table check_dispositions add column actor_shown_as text;
alter table check_notes add column actor_shown_as text;
alter table audit_entries add column actor_shown_as text;`;

export const up = async (database: Knex): Promise<void> => {
  await database.raw(PEOPLE);
};

export const down = forwardOnly;
