import type { Knex } from 'knex';
import { forwardOnly } from './support.js';

/** What imported registries say of contracts: rows of a list as those of `list_rows` are, under the same heads. */
const CONTRACTS = `
create table registered_contracts (
  list_id integer not null,
  chain text collate "C" not null,
  address text collate "C" not null,
  name text not null,
  protocol text not null,
  receives text,
  upgradeable boolean,
  source text not null,
  version text not null,
  dated text not null
);
create index registered_contracts_by_address on registered_contracts (address, chain);
create index registered_contracts_by_list on registered_contracts (list_id, address);`;

export const up = async (database: Knex): Promise<void> => {
  await database.raw(CONTRACTS);
};

export const down = forwardOnly;
