import { expect } from 'chai';
import type { PostgresStores } from '../../../adapters/storage/postgres/index.js';
import { AlteredRowError } from '../../../ports/sources/errors.js';
import { createPolicyCatalogue } from '../../../src/application/policies/policy-catalogue.js';
import { Refusal } from '../../../src/application/refusal.js';
import { usePostgres } from '../../adapters/storage/support/postgres-test.js';
import { rejection } from '../../conformance/storage/harness.js';
import { openReportService, type ReportService } from '../../support/report-service.js';
import { SAMPLE_SCOPE, sampleWith } from '../../support/report-samples.js';

describe('rows that decide, altered by the owner of the tables, on PostgreSQL', () => {
  const test = usePostgres();
  let stores: PostgresStores;
  let service: ReportService;

  /** As the owner of the tables who has switched the triggers off. */
  const asOwner = async (table: string, sql: string): Promise<void> => {
    await test().database.run(`alter table ${table} disable trigger all`);
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

  it('none is named of what the service stored', async () => {
    expect(await altered()).to.deep.equal({ status: 'fits', rows: [] });
  });

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
});
