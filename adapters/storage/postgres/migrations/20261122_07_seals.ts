import type { Knex } from 'knex';
import { appendOnly, forwardOnly } from './support.js';

/**
 * One row for each checkpoint: the signed note, and the records that it seals, as ids and as SHA-256 of 32 bytes each
 * in the same order. A row for each record would cost every check two index entries; so it costs it none. `until` ends
 * the stretch of time that the seal covers, and says in which seal a check must be.
 */
const SEALS = `
create table seals (
  scope_id integer not null,
  seq integer not null check (seq > 0),
  until timestamptz not null,
  request_ids text[] collate "C" not null,
  record_hashes bytea not null,
  note text not null,
  primary key (scope_id, seq)
);
alter table seals alter column record_hashes set storage external;
create index seals_by_time on seals (scope_id, until);`;

export const up = async (database: Knex): Promise<void> => {
  await database.raw(SEALS);
  await database.raw(appendOnly('seals'));
};

export const down = forwardOnly;
