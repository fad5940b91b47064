import type pg from 'pg';
import { termsWith } from '../../../adapters/storage/postgres/check-index/terms.js';
import { ROWS_SHA256 } from '../../../adapters/storage/postgres/lists/row-tables.js';
import { dispositionState } from '../../../domain/record/disposition.js';
import { evmAddress } from '../../support/addresses.js';
import type { LogTampering, Statement } from './log-tampering.js';

/** What is sealed beside the checks: its word, its table, its key, a change that means another thing. */
const SEALED: readonly (readonly [string, string, string, string])[] = [
  ['outcome', 'check_outcomes', 'outcome_id', `outcome = 'false_alarm'`],
  ['confirmation', 'check_confirmations', 'confirmation_id', `expires_at = expires_at + interval '1 day'`],
  ['disposition', 'check_dispositions', 'disposition_no', `disposition = 'approve'`],
  ['note', 'check_notes', 'note_no', `note = 'Never seen.'`],
  ['assignment', 'check_assignments', 'assignment_no', `actor_name = 'somebody else'`],
  ['statement', 'partner_statements', 'change_id', `kind = 'allow'`],
  ['withdrawal', 'check_withdrawals', 'request_id', `source = 'Another list'`],
  ['audit', 'audit_entries', 'audit_id', `actor_name = 'somebody else'`],
];

const REJECTED = dispositionState({ disposition: 'reject', counts: true });

export const BESIDE_TABLES: readonly string[] = [
  ...SEALED.map(([, table]) => table),
  ...['policies', 'api_keys', 'lists', 'list_rows', 'registered_contracts', 'check_index'],
];

/**
 * Puts a row into each of these tables that the six checks did not fill, as the service would have written it, before
 * the seal that follows.
 */
export const SAID_BESIDE: readonly string[] = [
  `insert into check_confirmations (request_id, scope_id, key_id, result, fields, confirmed_at, expires_at)
   select request_id, scope_id, key_id, 'CHANGED', '{}', checked_at, checked_at
   from checks order by request_id desc limit 1`,
  `insert into check_dispositions (disposition_id, request_id, scope_id, disposition, reason, actor_kind, actor_name,
     counts, decided_at)
   select 'dsp_made_up', request_id, scope_id, 'reject', 'Not ours.', 'key', key_id, true, checked_at
   from checks order by request_id desc limit 1`,
  // the index may have taken the check in already: a disposition marks it, as the service does
  `update check_index set state = '${REJECTED}', terms = ${termsWith(`'${REJECTED}'`)}
   where request_id = (select max(request_id) from checks)`,
  `insert into check_notes (request_id, scope_id, note, actor_kind, actor_name, noted_at)
   select request_id, scope_id, 'Called.', 'key', key_id, checked_at from checks order by request_id desc limit 1`,
  `insert into check_assignments (assignment_id, request_id, scope_id, actor_kind, actor_name, assigned_at)
   select 'asg_made_up', request_id, scope_id, 'key', key_id, checked_at from checks order by request_id desc limit 1`,
  `insert into check_outcomes (request_id, scope_id, key_id, outcome, reported_at)
   select request_id, scope_id, key_id, 'signed', checked_at from checks order by request_id desc limit 1`,
  `insert into check_withdrawals (request_id, scope_id, source, version, address, withdrawn_at)
   select request_id, scope_id, 'Example list', 'ab', '${evmAddress('listed')}', checked_at
   from checks order by request_id desc limit 1`,
  `insert into partner_statements (statement_id, scope_id, kind, address_key, place, slot, removed, statement,
     changed_at)
   select 'stm_made_up', scope_id, 'deny', '${evmAddress('denied')}', 'evm', '', false, '{}', checked_at
   from checks order by request_id desc limit 1`,
];

/** The list that the sandbox imports. */
export const SANDBOX_LIST = 'Sandbox list';

const first = (table: string, key: string): string => `(select ${key} from ${table} order by ${key} limit 1)`;

/** What the owner of the tables can do to what stands beside the checks, and to the rows that decide. */
export const besideTamperings = async (client: pg.Client): Promise<readonly LogTampering[]> => {
  const nameIn = async (sql: string): Promise<string> => {
    const { rows } = await client.query<{ readonly name: string }>(sql);
    return rows[0]?.name ?? '';
  };
  const byHand = (change: string, row: string, ...statements: readonly Statement[]): LogTampering => ({
    ...{ change, row, statements },
  });
  const found: LogTampering[] = [];
  for (const [word, table, key, change] of SEALED) {
    const row = await nameIn(`select '${word} ' || ${key} as name from ${table} order by ${key} limit 1`);
    found.push(
      byHand(`${table}: ${change}`, row, [`update ${table} set ${change} where ${key} = ${first(table, key)}`]),
      byHand(`${table}: a row removed`, row, [`delete from ${table} where ${key} = ${first(table, key)}`]),
    );
  }
  const lastOutcome = await nameIn('select max(outcome_id) + 1 as name from check_outcomes');
  const policy = `where policy_id = 'outgoing_default'`;
  const keyId = await nameIn('select key_id as name from api_keys limit 1');
  const check = await nameIn('select request_id as name from check_index order by 1 limit 1');
  return [
    ...found,
    byHand('check_outcomes: a row added among older ones', `outcome ${lastOutcome}`, [
      `insert into check_outcomes overriding system value
       select ${lastOutcome}, request_id, scope_id, key_id, outcome, transaction_hash, note, reported_at
       from check_outcomes limit 1`,
    ]),
    byHand('a policy’s document', 'policies outgoing_default 1', [
      `update policies set document = jsonb_set(document::jsonb, '{name}', '"Another"')::json ${policy}`,
    ]),
    byHand('a policy’s document and its hash', 'policies outgoing_default 1', [
      `update policies set sha256 = (select sha256 from policies where policy_id = 'incoming_default'),
         document = (select document from policies where policy_id = 'incoming_default') ${policy}`,
    ]),
    byHand('a key’s default policy', `api_keys ${keyId}`, [
      `update api_keys set outgoing_policy = 'lenient' where key_id = $1`,
      keyId,
    ]),
    byHand('a list’s date', `lists ${SANDBOX_LIST}`, [`update lists set published_at = now()`]),
    byHand(
      'a list’s date, and the hash of its rows',
      `lists ${SANDBOX_LIST}`,
      [`update lists set published_at = now()`],
      [`update lists l set rows_sha256 = ${ROWS_SHA256}`],
    ),
    byHand('a row of a list rewritten in place', `lists ${SANDBOX_LIST}`, [
      `update list_rows set category = 'gambling' where key = '${evmAddress('listed')}'`,
    ]),
    byHand(
      'a row of a list rewritten in place, and the hash of its rows',
      `lists ${SANDBOX_LIST}`,
      [`update list_rows set category = 'gambling' where key = '${evmAddress('listed')}'`],
      [`update lists l set rows_sha256 = ${ROWS_SHA256}`],
    ),
    byHand('a row of a list exchanged for another', `lists ${SANDBOX_LIST}`, [
      `update list_rows set key = '${evmAddress('another')}' where key = '${evmAddress('listed')}'`,
    ]),
    byHand('a contract put into a list', `lists ${SANDBOX_LIST}`, [
      `insert into registered_contracts select list_id, 'ethereum', '${evmAddress('contract')}', 'Pool', 'Pools', null,
         null, 'pools', '1', '2026-11-01' from lists`,
    ]),
    byHand('a row of the index of checks', `check_index ${check}`, [
      `update check_index set action = 'BLOCKED' where request_id = $1`,
      check,
    ]),
    byHand('a row of the index of checks removed', `check_index ${check}`, [
      'delete from check_index where request_id = $1',
      check,
    ]),
  ];
};
