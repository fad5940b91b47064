import pg from 'pg';
import { affixSql } from '../../../adapters/storage/postgres/history/ends-sql.js';
import { ROWS_SHA256 } from '../../../adapters/storage/postgres/lists/row-tables.js';
import type { Scope } from '../../../domain/record/record.js';
import type { ConnectionParts } from '../../support/connection-url.js';
import { SENDER_ADDRESSES } from './load.js';

const DAY_MS = 86_400_000;
const HISTORY_DAYS = 90;
/** Every fifth recorded check is one of the senders that the load asks about: about a thousand each in a million. */
const SHARE_OF_LOAD_SENDERS = 5;
const OTHER_SENDERS = 20_000;

/** A made-up EVM key for each number, in SQL. */
const KEY = (number: string): string =>
  `'0x' || md5((${number})::text) || substr(md5('tail' || (${number})::text), 1, 8)`;

const IMPORT = `
with head as (
  insert into lists (source, list_id, format, categories, published_at, dated_by, imported_at, max_age_seconds,
    row_count, sha256, rows_sha256)
  values ('bench', nextval('list_ids')::integer, 'txt', '{scam_fraud}', now(), 'publisher', now(), null,
    $1::integer, 'bench', '')
  returning list_id)
insert into list_rows (list_id, key, family, chain, token_contract, category, entity, reference, listed_at)
select list_id, ${KEY('n')}, 'evm', null, false, 'scam_fraud', null, 'row ' || n, null
from head, generate_series(1, $1::integer) n`;

const SCOPE =
  'insert into scopes (partner_id, environment) values ($1, $2) on conflict (partner_id, environment) do update ' +
  'set environment = excluded.environment returning scope_id';

const CHECKS = `
insert into checks (request_id, scope_id, key_id, checked_at, action, direction, duration_ms, timings, finding_codes,
  record)
select 'req_' || lpad(n::text, 26, '0'), $1, 'bench', now() - (n % ${HISTORY_DAYS}) * interval '1 day', 'ALLOW',
  'outgoing', 1, '{"parseMs":0.1,"gatherMs":0.5,"decideMs":0.1}', '', '{"bench":true}'
from generate_series(1, $2::integer) n`;

/** As `historyId` makes it, in SQL. */
const HISTORY_ID = (key: string): string =>
  `encode(substring(sha256(convert_to(${key}, 'UTF8')) from 1 for 16), 'hex')::uuid`;

/** As the service writes them. */
const HISTORY = `
insert into history_entries (scope_id, intent_id, request_id, allowed, blocked, transfer, sender_id, recipient_id,
  recipient_key, recipient_affix, value_usd, checked_at_ms)
select $1, md5('intent' || n)::uuid, 'req_' || lpad(n::text, 26, '0'), true, false, true, ${HISTORY_ID('sender')},
  ${HISTORY_ID('recipient')}, recipient,
  ${affixSql('recipient')}, 100, ($4::bigint - (n % ${HISTORY_DAYS})::bigint * ${DAY_MS})
from (
  select n, ${KEY("n::text || 'recipient'")} as recipient,
    case when n % ${SHARE_OF_LOAD_SENDERS} = 0
      then ($3::text[])[1 + (n / ${SHARE_OF_LOAD_SENDERS}) % array_length($3::text[], 1)]
      else ${KEY(`-(n % ${OTHER_SENDERS})`)}
    end as sender
  from generate_series(1, $2::integer) n
) made`;

/** Fills a database by SQL, as if lists had been imported and checks recorded. */
export const fillDatabase = async (
  connection: ConnectionParts,
  amounts: { readonly addresses: number; readonly checks: number; readonly scope: Scope },
): Promise<void> => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    if (amounts.addresses > 0) {
      await client.query(IMPORT, [amounts.addresses]);
      await client.query(`update lists l set rows_sha256 = ${ROWS_SHA256}`);
    }
    if (amounts.checks > 0) {
      const { rows } = await client.query<{ scope_id: number }>(SCOPE, [
        amounts.scope.partnerId,
        amounts.scope.environment,
      ]);
      const scopeId = rows[0]?.scope_id;
      await client.query(CHECKS, [scopeId, amounts.checks]);
      await client.query(HISTORY, [scopeId, amounts.checks, SENDER_ADDRESSES, Date.now()]);
    }
    await client.query('vacuum (analyze)');
    await client.query('checkpoint').catch(() => undefined);
  } finally {
    await client.end();
  }
};
