import { expect } from 'chai';
import { APP_ROLE } from '../../../adapters/storage/postgres/migrations/role.js';
import {
  checkEntry,
  confirmationEntry,
  evmKey,
  historyEntry,
  historyQuery,
  outcomeEntry,
  SCOPE,
} from '../../conformance/storage/fixtures.js';
import { rejection } from '../../conformance/storage/harness.js';
import { withdrawalOf } from '../../conformance/storage/withdrawal-store-suite.js';
import { reportEntry } from '../../conformance/storage/report-fixtures.js';
import { ownEntry } from '../../support/own-knowledge.js';
import { type PostgresTest, useKeptPostgres } from './support/postgres-test.js';

const APPEND_ONLY = [
  'checks',
  'history_entries',
  'check_outcomes',
  'check_confirmations',
  'execution_witnesses',
  'outcome_accounts',
  'usage_calls',
  'policies',
  'scopes',
  'reports',
  'report_metering',
  'report_pricing',
  'signing_keys',
  'seals',
  'list_imports',
  'list_events',
  'audit_entries',
  'partner_statements',
  'check_withdrawals',
  'check_dispositions',
  'check_notes',
  'check_assignments',
  'list_comparisons',
  'list_changes',
  'retirements',
] as const;

/** One column of each, to change. */
const COLUMN: Readonly<Record<(typeof APPEND_ONLY)[number], string>> = {
  checks: 'action',
  history_entries: 'recipient_key',
  check_outcomes: 'outcome',
  check_confirmations: 'result',
  execution_witnesses: 'sha256',
  outcome_accounts: 'outcome',
  usage_calls: 'outcome',
  policies: 'sha256',
  scopes: 'partner_id',
  reports: 'delivered',
  report_metering: 'unit_price',
  report_pricing: 'unit_price',
  signing_keys: 'public_key',
  seals: 'note',
  list_imports: 'sha256',
  list_events: 'kind',
  audit_entries: 'subject',
  partner_statements: 'address_key',
  check_withdrawals: 'source',
  check_dispositions: 'reason',
  check_notes: 'note',
  check_assignments: 'to_name',
  list_comparisons: 'added',
  list_changes: 'key',
  retirements: 'note',
};
/** What it is changed to, where that is no text. */
const CHANGED: Partial<Record<(typeof APPEND_ONLY)[number], string>> = { list_comparisons: '0' };

/** A row in each of them. */
const fill = async ({ open, database }: PostgresTest): Promise<void> => {
  const stores = await open();
  await stores.checks.append(checkEntry({ history: historyEntry() }));
  expect(await stores.statements.state(SCOPE, [ownEntry(evmKey('thief'))], 1)).to.equal(true);
  await stores.usage.append([
    {
      requestId: 'req_1',
      scope: SCOPE,
      keyId: 'key00001',
      operation: 'GET /',
      status: 200,
      outcome: null,
      atMs: 1,
      durationMs: 1,
    },
  ]);
  await stores.keys.createPartner({ partnerId: 'prt_0', name: 'Bolt', createdAtMs: 1 });
  await stores.confirmations.append(confirmationEntry());
  await stores.withdrawals.append([withdrawalOf(checkEntry())]);
  await stores.witnesses.put({ sha256: '0x12', gzipped: Uint8Array.of(1) });
  await stores.outcomes.append(outcomeEntry({ history: historyEntry() }));
  await stores.reports.create(reportEntry(1));
  await database.run(`insert into report_pricing values (1, 'EUR', '1', false, now())`);
  await database.run(`insert into signing_keys values ('k', 'x', now())`);
  await database.run(`insert into list_events (kind, source, occurred_at, detail) values ('x', 'x', now(), '{}')`);
  await database.run(
    `insert into check_dispositions
     values (default, 'd', 'r', 1, 'approve', 'x', 'key', 'k', true, null, now())`,
  );
  await database.run(`insert into list_comparisons values (2, 1, 1, 0)`);
  await database.run(`insert into list_changes values (2, 'k', null, true)`);
  await database.run(`insert into check_notes values (default, 'r', 1, 'x', 'key', 'k', now())`);
  await database.run(
    `insert into check_assignments values (default, 'a', 'r', 1, null, null, null, 'key', 'k', null, now())`,
  );
  await database.run(`insert into retirements values ('ret_1', 1, now(), '', 'x', true, 'note')`);
  await database.run(`insert into seals values (1, 1, now(), '{}', '', 'note')`);
  await database.run(`insert into policies values ('p', 1, '', 'x', now(), '{}')`);
  await database.run(
    `insert into list_imports values ('a list', 1, 'txt', '{}', now(), 'x', now(), null, 1, 0, 'x', null, 'x')`,
  );
};

describe('append-only tables', () => {
  const test = useKeptPostgres(fill);
  const codeOf = async (sql: string): Promise<unknown> => {
    const error = await rejection(test().database.run(sql));
    return 'code' in error ? error.code : error;
  };

  for (const table of APPEND_ONLY) {
    it(`${table}: refuses the owner's UPDATE, DELETE and TRUNCATE by trigger`, async () => {
      for (const sql of [
        `update ${table} set ${COLUMN[table]} = ${CHANGED[table] ?? `'changed'`}`,
        `delete from ${table}`,
        `truncate ${table} cascade`,
      ]) {
        expect(await codeOf(sql), sql).to.equal('23001');
      }
    });

    it(`${table}: gives the service's role no right to UPDATE, DELETE or TRUNCATE`, async () => {
      for (const sql of [
        `update ${table} set ${COLUMN[table]} = ${CHANGED[table] ?? `'changed'`}`,
        `delete from ${table}`,
        `truncate ${table}`,
      ]) {
        expect(await codeOf(`set role ${APP_ROLE}; ${sql}`), sql).to.equal('42501');
      }
    });
  }

  it('refuses an insert that would overwrite', async () => {
    const sql = `insert into policies values ('p', 1, '', 'y', now(), '{}')
      on conflict (policy_id, partner_id, version) do update set sha256 = excluded.sha256`;
    expect(await codeOf(sql)).to.equal('23001');
    expect(await codeOf(`set role ${APP_ROLE}; ${sql}`)).to.equal('42501');
  });

  it("lets the service's role change nothing of a key but its revocation and its default policies", async () => {
    await test().database.run(`insert into partners values ('prt_1', 'Acme', now())`);
    await test().database.run(
      `insert into api_keys values ('key00001', 'prt_1', 'sandbox', 'x', '{}', null, now(), null, null)`,
    );
    await test().database.run(`set role ${APP_ROLE}; update api_keys set revoked_at = now(), outgoing_policy = 'x'`);
    for (const sql of [
      `update api_keys set sha256 = 'y'`,
      `update api_keys set expires_at = null`,
      'delete from api_keys',
      `update partners set name = 'x'`,
    ]) {
      expect(await codeOf(`set role ${APP_ROLE}; ${sql}`), sql).to.equal('42501');
    }
  });

  it("lets the service's role add no signing key", async () => {
    const insert = `insert into signing_keys values ('mine', 'x', now(), 'k', 'signature')`;
    expect(await codeOf(`set role ${APP_ROLE}; ${insert}`)).to.equal('42501');
    await test().database.run(insert);
  });

  it("lets the service's role make and drop nothing", async () => {
    for (const sql of [
      'drop table checks',
      'alter table checks disable trigger all',
      'drop trigger checks_rows_stay on checks',
    ]) {
      expect(await codeOf(`set role ${APP_ROLE}; ${sql}`), sql).to.equal('42501');
    }
  });

  it('covers every table except those that are meant to change', async () => {
    const rows = await test().database.run(
      `select c.relname as name, count(t.tgname)::integer as triggers
       from pg_class c left join pg_trigger t on t.tgrelid = c.oid and t.tgenabled = 'O'
         and t.tgname in (c.relname || '_rows_stay', c.relname || '_stays')
       where c.relkind in ('r', 'p') and not c.relispartition
         and c.relnamespace = 'public'::regnamespace and c.relname not like 'knex%' group by 1`,
    );
    const open = rows.filter((row) => row.triggers !== 2).map((row) => row.name);
    expect(APPEND_ONLY).to.have.members(rows.filter(({ triggers }) => triggers === 2).map(({ name }) => name));
    expect(open).to.have.members([
      'api_keys',
      'feed_syncs',
      'call_descriptions',
      'check_account_days',
      'check_days',
      'check_index',
      'check_index_cursor',
      'desk_sessions',
      'idempotent_calls',
      'list_rows',
      'lists',
      'partners',
      'rate_limit_windows',
      'registered_contracts',
      'webhook_cursor',
      'webhook_deliveries',
      'withdrawal_cursor',
      'webhooks',
    ]);
  });

  it('covers every partition of checks: rows by a trigger of their parent, and each as a whole', async () => {
    const rows = await test().database.run(
      `select c.relname as name, array_agg(t.tgname::text order by t.tgname) as triggers
       from pg_class c left join pg_trigger t on t.tgrelid = c.oid and t.tgenabled = 'O'
       where c.relispartition and c.relkind = 'r' group by 1`,
    );
    expect(rows).to.have.lengthOf.above(2);
    for (const { name, triggers } of rows)
      expect(triggers).to.deep.equal(['checks_rows_stay', `${String(name)}_stays`].toSorted());
  });

  it('has the service work as that role on every connection', async () => {
    const stores = await test().open();
    expect(stores.databaseRole).to.equal(APP_ROLE);
    // the owner alone can still insert here: what the service does must now fail, so it is not the owner
    await test().database.run(
      `revoke insert on checks, usage_calls from ${APP_ROLE}; revoke select on history_entries from ${APP_ROLE}`,
    );
    const failures = await Promise.all([
      rejection(stores.checks.append(checkEntry())),
      rejection(stores.history.lookUp(historyQuery())),
      rejection(
        stores.usage.append([
          {
            requestId: 'r',
            scope: SCOPE,
            keyId: 'k',
            operation: 'o',
            status: 1,
            outcome: null,
            atMs: 1,
            durationMs: 1,
          },
        ]),
      ),
    ]);
    for (const error of failures) expect(error.message).to.include('42501');
  });
});
