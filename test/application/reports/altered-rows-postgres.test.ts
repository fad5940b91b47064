import { expect } from 'chai';
import type { PostgresStores } from '../../../adapters/storage/postgres/index.js';
import { BUILT_IN_POLICIES } from '../../../domain/policy/built-in.js';
import type { Policy } from '../../../domain/policy/policy.js';
import { contentHash } from '../../../domain/shared/canonical-json.js';
import { AlteredRowError } from '../../../ports/sources/errors.js';
import { createPolicyCatalogue } from '../../../src/application/policies/policy-catalogue.js';
import type { RegisteredContract } from '../../../ports/stores/registered-contracts.js';
import { Refusal } from '../../../src/application/refusal.js';
import { usePostgres } from '../../adapters/storage/support/postgres-test.js';
import { evmKey, storedKey } from '../../conformance/storage/fixtures.js';
import { rejection } from '../../conformance/storage/harness.js';
import { NOW_MS } from '../../support/builders.js';
import { writersEnded } from '../../support/database.js';
import { eventually } from '../../support/eventually.js';
import { putList, rowOf } from '../../support/lists.js';
import { openReportService, type ReportService } from '../../support/report-service.js';
import { requestId, SAMPLE_SCOPE, sampleWith } from '../../support/report-samples.js';

async function* one<Row>(row: Row): AsyncIterable<Row> {
  yield row;
}

describe('rows that decide, altered by the owner of the tables, on PostgreSQL', () => {
  const test = usePostgres();
  let stores: PostgresStores;
  let service: ReportService;

  /** As the owner of the tables who has switched the triggers off. */
  const asOwner = async (table: string, sql: string): Promise<void> => {
    await test().database.run(`alter table ${table} disable trigger user`);
    await test().database.run(sql);
  };
  const altered = async () => {
    const { status, altered: rows } = await service.verifyLog();
    return { status, rows: rows.map(({ table, row }) => `${table} ${row}`) };
  };

  beforeEach(async () => {
    stores = await test().open();
    service = await openReportService(stores);
    await service.append(sampleWith(1));
    service.clock.nowMs += 60_000;
    await service.checkpointer.run();
  });
  afterEach(() => service.dispose());

  it('none is named of what the service stored', async () =>
    expect(await altered()).to.deep.equal({ status: 'fits', rows: [] }));

  it('a policy that no longer has its hash decides nothing, and is named', async () => {
    const { partnerId } = SAMPLE_SCOPE;
    const { sha256 } = (await stores.policies.findCurrent(partnerId, 'outgoing_default')) ?? { sha256: '' };
    await asOwner(
      'policies',
      `update policies set document = jsonb_set(document::jsonb, '{name}', '"Another"')::json
       where policy_id = 'outgoing_default'`,
    );
    for (const asked of [
      stores.policies.findCurrent(partnerId, 'outgoing_default'),
      stores.policies.findByHash(sha256),
      stores.policies.list(partnerId),
    ]) {
      const error = await rejection(asked);
      expect(error).to.be.instanceOf(AlteredRowError);
      expect(error.message).to.include('outgoing_default 1 of policies');
    }
    const refusal = await rejection(createPolicyCatalogue(stores.policies).policyFor(partnerId, null, 'outgoing'));
    expect(refusal).to.be.instanceOf(Refusal).and.to.have.property('code', 'service_unavailable');
    expect((refusal.cause as Error).message).to.include('outgoing_default 1 of policies');
    expect(await altered()).to.deep.equal({ status: 'does_not_fit', rows: ['policies outgoing_default 1'] });
  });

  it('a policy that was put under another id is named', async () => {
    await asOwner('policies', `update policies set policy_id = 'mine' where policy_id = 'outgoing_default'`);
    expect(await rejection(stores.policies.findCurrent('', 'mine'))).to.be.instanceOf(AlteredRowError);
    expect((await altered()).rows).to.deep.equal(['policies mine 1']);
  });

  it('a policy whose hash was rewritten with its document is named by the audit trail', async () => {
    const policy = { ...BUILT_IN_POLICIES[0], name: 'Another' } as Policy;
    await asOwner(
      'policies',
      `update policies set sha256 = '${contentHash(policy)}',
         document = '${JSON.stringify(policy).replaceAll("'", "''")}'
       where policy_id = '${policy.policyId}'`,
    );
    expect((await altered()).rows).to.deep.equal([`policies ${policy.policyId} ${policy.version}`]);
  });

  it('a key whose default policies were changed, or whose revocation was taken back, is named', async () => {
    await stores.keys.createPartner({ partnerId: SAMPLE_SCOPE.partnerId, name: 'A partner', createdAtMs: NOW_MS });
    for (const keyId of ['key00001', 'key00002', 'key00003'])
      await stores.keys.createKey(storedKey({ keyId, partnerId: SAMPLE_SCOPE.partnerId }));
    await stores.keys.setDefaultPolicies('key00002', { outgoing: 'outgoing_strict' });
    await stores.keys.revokeKey('key00003', NOW_MS);
    expect((await altered()).rows).to.deep.equal([]);
    const update = (sql: string) => asOwner('api_keys', `update api_keys set ${sql}`);
    await update(`outgoing_policy = 'lenient' where key_id = 'key00001'`);
    await update(`outgoing_policy = null where key_id = 'key00002'`);
    await update(`revoked_at = null where key_id = 'key00003'`);
    expect((await altered()).rows).to.deep.equal(['api_keys key00001', 'api_keys key00002', 'api_keys key00003']);
  });

  it('a list whose head was changed, or that lost a row, is named', async () => {
    for (const source of ['Example A', 'Example B', 'Example C'])
      await putList(stores.archive, { source, publishedAt: '2026-11-01' }, rowOf(evmKey('a')), rowOf(evmKey('b')));
    expect((await altered()).rows).to.deep.equal([]);
    await asOwner('lists', `update lists set published_at = now() where source = 'Example A'`);
    await asOwner('lists', `update lists set dated_by = 'server' where source = 'Example C'`);
    await asOwner(
      'list_rows',
      `delete from list_rows where list_id = (select list_id from lists where source = 'Example B')
      and key = '${evmKey('b')}'`,
    );
    expect((await altered()).rows).to.deep.equal(['lists Example A', 'lists Example B', 'lists Example C']);
  });

  it('a list of which a row was rewritten in place is named, and clears no address once it is loaded', async () => {
    const [kept, other] = [evmKey('a'), evmKey('b')];
    await putList(stores.archive, { source: 'Example', publishedAt: '2026-11-01' }, rowOf(kept), rowOf(other));
    expect(await (await test().open()).lists.lookUp('evm', [kept])).to.have.length(1);
    await asOwner('list_rows', `update list_rows set category = 'gambling' where key = '${kept}'`);
    expect((await altered()).rows).to.deep.equal(['lists Example']);
    const loaded = await test().open();
    for (const asked of [
      () => loaded.lists.lookUp('evm', [evmKey('unlisted')]),
      () => loaded.lists.contracts('ethereum', kept),
      () => loaded.lists.lists(),
    ]) {
      const error = await rejection(asked);
      expect(error).to.be.instanceOf(AlteredRowError);
      expect(error.message).to.include('The row Example of lists was altered');
    }
    await putList(stores.archive, { source: 'Example', publishedAt: '2026-11-02' }, rowOf(kept), rowOf(other));
    await eventually(async () => {
      const lookUp = async () => loaded.lists.lookUp('evm', [kept]);
      return (await lookUp().catch(() => [])).length === 1;
    });
    expect((await altered()).rows).to.deep.equal([]);
  });

  it('a loaded list whose head is rewritten in place clears no address any more', async () => {
    await putList(stores.archive, { source: 'Example', publishedAt: '2026-11-01' }, rowOf(evmKey('a')));
    const loaded = await test().open();
    expect(await loaded.lists.lookUp('evm', [evmKey('b')])).to.deep.equal([]);
    await asOwner('lists', `update lists set published_at = now() where source = 'Example'`);
    await eventually(() =>
      (async () => loaded.lists.lookUp('evm', [evmKey('b')]))().then(
        () => false,
        (error: unknown) => error instanceof AlteredRowError,
      ),
    );
  });

  it('a description of a call, or a contract of a registry, that was rewritten in place is named', async () => {
    const list = { format: 'x', publishedAt: '2026-11-01', importedAt: '2026-11-01', maxAgeSeconds: null };
    const finish = () => ({ categories: [], sha256: 'a'.repeat(64) });
    const call = { selector: '0x12345678', signature: 'take(address)', intent: null, fields: [] };
    await stores.archive.replaceDescriptions({ ...list, source: 'Calls' }, one({ ...call, contract: null }), finish);
    const names = { name: 'Pool', protocol: 'Pools', receives: null, upgradeable: null };
    const origin = { source: 'pools', version: '1', date: '2026-11-01' };
    await stores.archive.replaceContracts(
      { ...list, source: 'Contracts' },
      one({ chain: 'ethereum', key: evmKey('a'), ...names, ...origin } as RegisteredContract),
      finish,
    );
    expect((await altered()).rows).to.deep.equal([]);
    await asOwner('call_descriptions', `update call_descriptions set signature = 'give(address)'`);
    await asOwner('registered_contracts', `update registered_contracts set name = 'Router'`);
    expect((await altered()).rows).to.deep.equal(['lists Calls', 'lists Contracts']);
  });

  it('a row of the index of checks that does not follow from its record is named', async () => {
    for (const number of [2, 3, 4]) await service.append(sampleWith(number));
    // the order of commits waits for other tests on the server
    await writersEnded();
    await stores.checkIndex.fill(100);
    expect((await altered()).rows).to.deep.equal([]);
    const [one, two, three, four] = [1, 2, 3, 4].map(requestId);
    await asOwner('check_index', `update check_index set action = 'BLOCK' where request_id = '${one}'`);
    await asOwner('check_index', `update check_index set state = 'approved' where request_id = '${two}'`);
    await asOwner('check_index', `update check_index set terms = ''::tsvector where request_id = '${three}'`);
    await asOwner('check_index', `delete from check_index where request_id = '${four}'`);
    await asOwner(
      'check_index',
      `insert into check_index
         (checked_at, scope_id, request_id, action, risk_score, finding_codes, shown, terms, state)
       select checked_at, scope_id, 'req_added', action, risk_score, finding_codes, shown, terms, state
       from check_index limit 1`,
    );
    expect((await altered()).rows).to.deep.equal(
      [one, two, three, four, 'req_added'].map((id) => `check_index ${String(id)}`),
    );
  });
});
