import { expect } from 'chai';
import type { PostgresStores } from '../../../adapters/storage/postgres/index.js';
import { BUILT_IN_POLICIES } from '../../../domain/policy/built-in.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import { usePostgres } from '../../adapters/storage/support/postgres-test.js';
import {
  assignment,
  confirmationEntry,
  dispositionEntry,
  evmKey,
  outcomeEntry,
} from '../../conformance/storage/fixtures.js';
import { openReportService, type ReportService } from '../../support/report-service.js';
import { requestId, SAMPLE_SCOPE, sampleWith } from '../../support/report-samples.js';

/** Each table that is sealed beside the checks: its word, its key, and a change that would mean another thing. */
const TABLES = [
  ['outcome', 'check_outcomes', 'outcome_id', `outcome = 'false_alarm'`],
  ['confirmation', 'check_confirmations', 'confirmation_id', `payload_sha256 = '0x00'`],
  ['confirmation', 'check_confirmations', 'confirmation_id', `expires_at = expires_at + interval '1 day'`],
  ['disposition', 'check_dispositions', 'disposition_no', `disposition = 'reject'`],
  ['note', 'check_notes', 'note_no', `note = 'Never seen.'`],
  ['assignment', 'check_assignments', 'assignment_no', `actor_name = 'somebody else'`],
  ['statement', 'partner_statements', 'change_id', `statement = statement || '{"reason":"another"}'`],
  ['statement', 'partner_statements', 'change_id', `kind = 'allow'`],
  ['withdrawal', 'check_withdrawals', 'request_id', `source = 'Another list'`],
  ['audit', 'audit_entries', 'audit_id', `actor_name = 'somebody else'`],
] as const;

describe('verifying what is sealed beside the checks on PostgreSQL', () => {
  const test = usePostgres();
  let stores: PostgresStores;
  let service: ReportService;

  const run = (sql: string) => test().database.run(sql);
  const problems = async (): Promise<readonly (readonly [string, string | null])[]> =>
    (await service.verifyLog()).chains.flatMap((chain) =>
      chain.problems.map(({ kind, requestId: row }) => [kind, row] as const),
    );
  const rowsOf = async (table: string, key: string, word: string): Promise<string[]> =>
    (await run(`select '${word} ' || ${key} as row from ${table} order by ${key}`)).map((row) => String(row['row']));

  const says = async (number: number): Promise<void> => {
    const atMs = service.clock.nowMs;
    const about = { requestId: requestId(number), scope: SAMPLE_SCOPE };
    await service.append(sampleWith(number));
    await stores.outcomes.append(outcomeEntry({ ...about, reportedAtMs: atMs }));
    await stores.confirmations.append(confirmationEntry({ ...about, confirmedAtMs: atMs, expiresAtMs: atMs + 60_000 }));
    const by = { kind: 'key', name: 'key00001' } as const;
    await stores.dispositions.decide(dispositionEntry({ ...about, decidedAtMs: atMs }), false, null);
    await stores.dispositions.assign(assignment({ ...about, assignedAtMs: atMs }), null);
    await stores.dispositions.note({ ...about, text: 'Called.', by, notedAtMs: atMs });
    const address = evmKey(`denied ${number}`);
    const stated = { statementId: `stm_${number}`, statedBy: 'key00001', statedAt: isoTime(atMs), validUntil: null };
    const said = { kind: 'deny', address, addressKey: address, place: 'evm', reason: 'Case 17', ...stated } as const;
    await stores.statements.state(SAMPLE_SCOPE, [said], 10);
    const list = { source: 'Example list', version: 'ab', address };
    await stores.withdrawals.append([{ ...about, ...list, withdrawnAtMs: atMs }]);
  };

  beforeEach(async () => {
    stores = await test().open();
    service = await openReportService(stores);
    // entries of the audit trail have the time of the database
    service.clock.nowMs = stores.clock.now();
    for (const number of [1, 2]) await says(number);
    service.clock.nowMs = stores.clock.now() + 60_000;
    await service.checkpointer.run();
  });
  afterEach(() => service.dispose());

  it('finds nothing wrong with what the service wrote, and says how much is sealed', async () => {
    const { status, chains } = await service.verifyLog();
    expect(status).to.equal('fits');
    const sealed = chains.map(({ chainId, sealedChecks, sealedRows }) => [chainId, sealedChecks, sealedRows]);
    // the built-in policies and the signing key are nobody's
    expect(sealed).to.deep.equal([
      [`${SAMPLE_SCOPE.partnerId}/${SAMPLE_SCOPE.environment}`, 2, 16],
      ['service/production', 0, BUILT_IN_POLICIES.length + 1],
    ]);
  });

  for (const [word, table, key, change] of TABLES)
    it(`names the row of ${table} that was changed (${change}) or taken away`, async () => {
      await run(`alter table ${table} disable trigger user; create table saved as table ${table}`);
      const putBack = () => run(`delete from ${table}; insert into ${table} overriding system value table saved`);
      const [row = ''] = await rowsOf(table, key, word);
      const ofRow = `where '${word} ' || ${key} = '${row}'`;
      await run(`update ${table} set ${change} ${ofRow}`);
      expect(await problems()).to.deep.equal([['row_changed', row]]);
      await putBack();
      await run(`delete from ${table} ${ofRow}`);
      expect(await problems()).to.deep.equal([['row_gone', row]]);
      await putBack();
      expect(await problems(), 'put back').to.deep.equal([]);
    });

  it('names rows that were put among older ones, and one that was moved to another time', async () => {
    await run('alter table check_outcomes disable trigger user');
    await run(`insert into check_outcomes (request_id, scope_id, key_id, outcome, reported_at)
      select request_id, scope_id, key_id, 'signed', reported_at from check_outcomes limit 1`);
    const rows = await rowsOf('check_outcomes', 'outcome_id', 'outcome');
    expect(await problems()).to.deep.equal([['row_added', rows[2] ?? '']]);
    await run('delete from check_outcomes where outcome_id = 3');
    await run(`update check_outcomes set reported_at = '2020-01-01' where outcome_id = 2`);
    expect(await problems()).to.deep.equal([['row_changed', rows[1] ?? '']]);
    await run(`update check_outcomes set reported_at = '2040-01-01' where outcome_id = 2`);
    expect(await problems()).to.deep.equal([['row_gone', rows[1] ?? '']]);
  });

  it('does not vouch for what was said after the last seal though the service has stopped', async () => {
    service.clock.nowMs += 3_600_000;
    await stores.outcomes.append(
      outcomeEntry({ requestId: requestId(1), scope: SAMPLE_SCOPE, reportedAtMs: service.clock.nowMs }),
    );
    const { status, chains } = await service.verifyLog();
    expect(status).to.equal('not_vouched');
    expect(chains[0]?.notVouched.map(({ message }) => message)).to.deep.equal([
      `Nothing outside the database vouches for outcome 3 of ${isoTime(service.clock.nowMs)} on: no seal holds it.`,
    ]);
  });
});
