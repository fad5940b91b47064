import type { Knex } from 'knex';
import { forwardOnly } from './support.js';

/**
 * What lists say of calls: rows of a list as those of `list_rows` are, under the same heads. Chain and address are
 * empty where a row is only a hint for calls of any contract; it then has no fields.
 */
const DESCRIPTIONS = `
create table call_descriptions (
  list_id integer not null,
  selector text collate "C" not null,
  address text collate "C" not null,
  chain text collate "C" not null,
  signature text not null,
  intent text,
  fields json
);
create index call_descriptions_by_call on call_descriptions (selector, address, chain);
create index call_descriptions_by_list on call_descriptions (list_id, selector);`;

export const up = async (database: Knex): Promise<void> => {
  await database.raw(DESCRIPTIONS);
};

export const down = forwardOnly;
