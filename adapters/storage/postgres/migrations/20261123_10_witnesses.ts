import type { Knex } from 'knex';
import { appendOnly, forwardOnly, ID } from './support.js';

/** What it takes to execute a simulated call again, by the hash of its text. It is compressed already. */
const WITNESSES = `
create table execution_witnesses (
  sha256 ${ID} primary key,
  gzipped bytea not null check (octet_length(gzipped) <= 262144),
  stored_at timestamptz not null default now()
);
alter table execution_witnesses alter column gzipped set storage external;`;

export const up = async (database: Knex): Promise<void> => {
  await database.raw(WITNESSES);
  await database.raw(appendOnly('execution_witnesses'));
};

export const down = forwardOnly;
