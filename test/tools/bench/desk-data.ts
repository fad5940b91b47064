import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { openPostgresStorage } from '../../../adapters/storage/postgres/index.js';
import type { ConnectionParts } from '../../support/connection-url.js';
import { silentLogger } from '../../support/silent-logger.js';

/** Recorded checks of one transaction, as many batches of a busy service would be. */
const ROWS_OF_A_TRANSACTION = 5_000;
const DAYS = 90;
/** Every other partner has a tenth of the checks. */
const OTHER_PARTNERS = 4;
const SENDERS = 20_000;
const RECIPIENTS = 200_000;
/** Checks of one step of the index, and how long it waits for further ones. */
const [STEP, PAUSE_MS] = [1_000, 50];

/** A made-up EVM key for each number, in SQL. */
const key = (number: string): string =>
  `'0x' || md5((${number})::text) || substr(md5('tail' || (${number})::text), 1, 8)`;
/** The same for a program. */
export const MADE_UP_KEY = `select ${key('$1::integer')} as key`;

/** Few recipients get most of it. `share`: from 0 to 1, in SQL. */
const recipient = (share: string): string => key(`floor(power(${share}, 4) * ${RECIPIENTS})`);
/** So many recipients, as often the same ones as in the copies. */
export const RECIPIENTS_OF = `
select ${recipient('n::double precision / $1::integer')} as key from generate_series(0, $1::integer - 1) n`;

/** Addresses of the checks that are copied: every copy has others in their place. */
export const COPIED = {
  sender: `0x${'a1'.repeat(20)}`,
  recipient: `0x${'b2'.repeat(20)}`,
  reference: 'reference of a copied check',
} as const;

/** Recorded checks that are copied, by their share of the copies. */
export interface Share {
  readonly requestId: string;
  /** Of a thousand. */
  readonly share: number;
}

const TEMPLATES = `
create table bench_templates as
select c.*, s.partner_id, shares.first, shares.first + shares.share as last, to_char(checked_at at time zone 'UTC',
  'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as checked_text
from unnest($1::text[], $2::integer[], $3::integer[]) as shares(request_id, first, share)
join checks c using (request_id) join scopes s using (scope_id)`;

const SCOPES = `
insert into scopes (partner_id, environment)
select 'prt_0' || lpad(n::text, 25, '0'), 'sandbox' from generate_series(1, ${OTHER_PARTNERS}) n`;

/** One in a hundred references is an order of a customer, the rest are invoices. */
const COPY = `
insert into checks (request_id, scope_id, key_id, checked_at, action, direction, duration_ms, timings, finding_codes,
  record, bytes_alone)
select id, scope, key_id, at, action, direction, duration_ms, timings, finding_codes,
  replace(replace(replace(replace(replace(replace(record, t.request_id, id), checked_text,
    to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), '${COPIED.sender}', sender),
    '${COPIED.recipient}', recipient), '${COPIED.reference}', reference), t.partner_id, made.partner_id), bytes_alone
from (
  select 'req_0' || lpad(n::text, 25, '0') as id,
    now() - (($2::bigint - n) * interval '${DAYS} days' / $2::bigint) as at,
    ${key(`-(n * 7919::bigint % ${SENDERS})`)} as sender,
    ${recipient('n * 104729::bigint % 1000003 / 1000003.0')} as recipient,
    case when n % 100 = 5 then 'Order ' || n || ' of customer ' || n % 5000 else 'invoice ' || n end as reference,
    (n * 7853::bigint % 1000)::integer as chance, other.scope_id as scope, other.partner_id
  from generate_series($1::bigint, $3::bigint) n
  join lateral (select scope_id, partner_id from bench_scopes
    where place = case when n % 10 < ${OTHER_PARTNERS} then n % 10 + 1 else 0 end) other on true
) made join bench_templates t on made.chance >= t.first and made.chance < t.last`;

/** Checks of one transaction. */
const COPIED_NOW = `action <> 'ALLOW' and request_id between 'req_0' || lpad($1::text, 25, '0')
  and 'req_0' || lpad($2::text, 25, '0')`;

/** People decided about all that was stopped but one in four hundred; about some of these a second one is to decide. */
const DISPOSITIONS = `
insert into check_dispositions
  (disposition_id, request_id, scope_id, disposition, reason, actor_kind, actor_name, counts, decided_at)
select 'dsp_' || request_id, request_id, scope_id, case place % 4 when 0 then 'reject' else 'approve' end,
  'Decided for the benchmark.', 'key', 'key' || place % 10, place % 400 <> 1, checked_at + interval '1 hour'
from (select *, row_number() over (order by request_id) as place from checks where ${COPIED_NOW}) stopped
where place % 400 <> 0`;

/** One in ten of those is in someone's hands. */
const ASSIGNMENTS = `
insert into check_assignments
  (assignment_id, request_id, scope_id, to_kind, to_name, actor_kind, actor_name, assigned_at)
select 'asg_' || request_id, request_id, scope_id, 'key', 'key' || place / 10 % 10, 'key', 'key0', checked_at
from (select *, row_number() over (order by request_id) as place from checks where ${COPIED_NOW}) stopped
where place % 10 = 0`;

const PLACES = `
create table bench_scopes as
select scope_id, s.partner_id,
  case when s.partner_id = t.partner_id then 0
    else row_number() over (partition by s.partner_id = t.partner_id order by scope_id) end as place
from scopes s, (select distinct partner_id from bench_templates) t`;

/** Copies recorded checks until there are so many, over several partners and ninety days, most of them decided. */
export const copyChecks = async (
  connection: ConnectionParts,
  shares: readonly Share[],
  count: number,
): Promise<void> => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    let first = 0;
    const firsts = shares.map(({ share }) => (first += share) - share);
    await client.query(TEMPLATES, [shares.map(({ requestId }) => requestId), firsts, shares.map(({ share }) => share)]);
    await client.query(SCOPES);
    await client.query(PLACES);
    for (let from = 1; from <= count; from += ROWS_OF_A_TRANSACTION) {
      const last = Math.min(from + ROWS_OF_A_TRANSACTION - 1, count);
      await client.query('begin');
      await client.query(COPY, [from, count, last]);
      await client.query(DISPOSITIONS, [from, last]);
      await client.query(ASSIGNMENTS, [from, last]);
      await client.query('commit');
    }
  } finally {
    await client.end();
  }
};

/** Takes checks into the index until `stored` is over and nothing is left: two cores then do both at once. */
export const fillIndexBeside = async (connection: ConnectionParts, stored: Promise<void>): Promise<void> => {
  const stores = await openPostgresStorage({ connection, logger: silentLogger });
  const fill = () => stores.checkIndex.fill(STEP);
  let isStored = false as boolean;
  const over = stored.then(() => void (isStored = true));
  try {
    while (!isStored) if ((await fill()) < STEP) await Promise.race([over, setTimeout(PAUSE_MS)]);
    while ((await fill()) === STEP);
  } finally {
    await stores.close();
  }
};
