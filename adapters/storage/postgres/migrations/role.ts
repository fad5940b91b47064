import type { Knex } from 'knex';
import type { Logger } from '../../../../ports/platform/platform.js';
import { errorCode, failureOf } from '../session/errors.js';
import { MIGRATION_CONFIG } from './index.js';

/** The role that the service works as: one for the whole server, without login or possessions. */
export const APP_ROLE = 'signgate_app';

interface Rights {
  readonly table: string;
  readonly rights: readonly string[];
  /** Columns that may be updated. */
  readonly mutable?: readonly string[];
}

/** The role's rights: only what the ports need. */
const RIGHTS: readonly Rights[] = [
  { table: 'partners', rights: ['select', 'insert'] },
  {
    ...{ table: 'api_keys', rights: ['select', 'insert'] },
    mutable: ['revoked_at', 'outgoing_policy', 'incoming_policy', 'label'],
  },
  { table: 'scopes', rights: ['select', 'insert'] },
  { table: 'checks', rights: ['select', 'insert'] },
  { table: 'history_entries', rights: ['select', 'insert'] },
  { table: 'check_outcomes', rights: ['select', 'insert'] },
  { table: 'audit_entries', rights: ['select', 'insert'] },
  { table: 'check_confirmations', rights: ['select', 'insert'] },
  { table: 'check_withdrawals', rights: ['select', 'insert'] },
  { table: 'withdrawal_cursor', rights: ['select', 'insert', 'update'] },
  { table: 'execution_witnesses', rights: ['select', 'insert'] },
  { table: 'outcome_accounts', rights: ['select', 'insert'] },
  { table: 'usage_calls', rights: ['select', 'insert'] },
  { table: 'usage_log', rights: ['select'] },
  { table: 'partner_statements', rights: ['select', 'insert'] },
  { table: 'policies', rights: ['select', 'insert'] },
  { table: 'lists', rights: ['select', 'insert', 'update'] },
  { table: 'list_rows', rights: ['select', 'insert', 'delete'] },
  { table: 'call_descriptions', rights: ['select', 'insert', 'delete'] },
  { table: 'registered_contracts', rights: ['select', 'insert', 'delete'] },
  { table: 'list_imports', rights: ['select', 'insert'] },
  { table: 'feed_syncs', rights: ['select', 'insert', 'update'] },
  { table: 'list_events', rights: ['select', 'insert'] },
  { table: 'webhooks', rights: ['select', 'insert', 'update'] },
  { table: 'webhook_deliveries', rights: ['select', 'insert', 'update'] },
  { table: 'webhook_cursor', rights: ['select', 'insert', 'update'] },
  {
    ...{ table: 'check_index', rights: ['select', 'insert'] },
    mutable: ['state', 'decided_on', 'terms', 'assignee', 'assignee_shown_as'],
  },
  { table: 'check_index_cursor', rights: ['select', 'insert', 'update'] },
  { table: 'desk_sessions', rights: ['select', 'insert', 'delete'], mutable: ['ended_at'] },
  { table: 'check_dispositions', rights: ['select', 'insert'] },
  { table: 'check_notes', rights: ['select', 'insert'] },
  { table: 'check_assignments', rights: ['select', 'insert'] },
  { table: 'check_account_days', rights: ['select', 'insert', 'update'] },
  { table: 'check_days', rights: ['select', 'insert', 'update'] },
  { table: 'list_comparisons', rights: ['select', 'insert'] },
  { table: 'list_changes', rights: ['select', 'insert'] },
  { table: 'reports', rights: ['select', 'insert'] },
  { table: 'report_metering', rights: ['select', 'insert'] },
  { table: 'seals', rights: ['select', 'insert'] },
  { table: 'retirements', rights: ['select'] },
  { table: 'report_pricing', rights: ['select', 'insert'] },
  { table: 'signing_keys', rights: ['select'] },
  { table: 'rate_limit_windows', rights: ['select', 'insert', 'update', 'delete'] },
  { table: 'idempotent_calls', rights: ['select', 'insert', 'update', 'delete'] },
  { table: MIGRATION_CONFIG.tableName, rights: ['select'] },
];

const NO_ROLE =
  `the service cannot work as the database role ${APP_ROLE} and goes on as the connected user; ` +
  'triggers still refuse every change of what is recorded. ' +
  `An administrator can correct it: create role ${APP_ROLE} nologin, and grant it to the connected user`;

/**
 * Makes the role, its rights and the connected user's membership where they are missing. False: the service cannot work
 * as the role. The log then says why, the service goes on as the connected user, and only the triggers protect rows.
 */
export const prepareRole = async (database: Knex, logger: Logger): Promise<boolean> => {
  try {
    await makeRole(database);
    await grantRights(database);
    await becomeMember(database);
    return true;
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind !== 'fault' || errorCode(error) === null) throw error;
    logger.log('warn', NO_ROLE, { reason: failure.reason });
    return false;
  }
};

/** Another database of the server may make the role or the membership now: this migration's lock does not reach it. */
const MADE_MEANWHILE: ReadonlySet<string> = new Set(['42710', '23505', 'XX000']);

const makeRole = async (database: Knex): Promise<void> => {
  if (await isTrue(database, `exists (select from pg_roles where rolname = '${APP_ROLE}')`)) return;
  await unlessMadeMeanwhile(database.raw(`create role ${APP_ROLE} nologin`));
};

const unlessMadeMeanwhile = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!MADE_MEANWHILE.has(errorCode(error) ?? '')) throw error;
  }
};

/** One right of the role: what says that it is held, and what gives it. */
interface Grant {
  readonly held: string;
  readonly statement: string;
}

const GRANTS: readonly Grant[] = [
  ...RIGHTS.flatMap(({ table, rights, mutable = [] }) => [
    ...rights.map((right) => ({
      held: `has_table_privilege('${APP_ROLE}', '${table}', '${right}')`,
      statement: `grant ${right} on ${table} to ${APP_ROLE}`,
    })),
    ...mutable.map((column) => ({
      held: `has_column_privilege('${APP_ROLE}', '${table}', '${column}', 'update')`,
      statement: `grant update (${column}) on ${table} to ${APP_ROLE}`,
    })),
  ]),
  {
    held: `has_sequence_privilege('${APP_ROLE}', 'list_ids', 'usage')`,
    statement: `grant usage on sequence list_ids to ${APP_ROLE}`,
  },
  {
    held: `has_schema_privilege('${APP_ROLE}', current_schema(), 'usage')`,
    statement: `do $do$ begin execute format('grant usage on schema %I to ${APP_ROLE}', current_schema()); end $do$`,
  },
];

/**
 * Asks first, so that an ordinary start changes nothing, and needs no owner on a prepared database; and for all at
 * once, since each question is a way to the server and back while other instances wait.
 */
const grantRights = async (database: Knex): Promise<void> => {
  const { rows } = await database.raw<{ readonly rows: readonly { readonly held: readonly boolean[] }[] }>(
    `select array[${GRANTS.map(({ held }) => held).join(', ')}] as held`,
  );
  for (const [index, { statement }] of GRANTS.entries())
    if (rows[0]?.held[index] !== true) await database.raw(statement);
};

const becomeMember = async (database: Knex): Promise<void> => {
  try {
    await tryRole(database);
  } catch (error) {
    if (errorCode(error) !== '42501') throw error;
    await unlessMadeMeanwhile(database.raw(`grant ${APP_ROLE} to current_user`));
    await tryRole(database);
  }
};

const tryRole = (database: Knex): Promise<unknown> =>
  database.transaction((transaction) => transaction.raw(`set local role ${APP_ROLE}`));

const isTrue = async (database: Knex, expression: string): Promise<boolean> => {
  const { rows } = await database.raw<{ readonly rows: readonly { readonly answer: boolean }[] }>(
    `select ${expression} as answer`,
  );
  return rows[0]?.answer === true;
};
