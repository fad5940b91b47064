import type { Knex } from 'knex';
import { appendOnly, forwardOnly, ID } from './support.js';

/** Every answer to the question whether a check still holds for the bytes about to be signed, with its receipt. */
const CONFIRMATIONS = `
create table check_confirmations (
  confirmation_id bigint generated always as identity primary key,
  request_id ${ID} not null,
  scope_id integer not null,
  key_id ${ID} not null,
  result ${ID} not null,
  fields text[] not null,
  payload_sha256 ${ID},
  receipt text,
  confirmed_at timestamptz not null,
  expires_at timestamptz not null,
  check ((receipt is not null) = (result = 'SAME'))
);
create index check_confirmations_of_check on check_confirmations (request_id, confirmation_id);`;

export const up = async (database: Knex): Promise<void> => {
  await database.raw(CONFIRMATIONS);
  await database.raw(appendOnly('check_confirmations'));
};

export const down = forwardOnly;
