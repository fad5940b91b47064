import { expect } from 'chai';
import { BUILT_IN_POLICIES } from '../../../domain/policy/built-in.js';
import { contentHash } from '../../../domain/shared/canonical-json.js';
import { APP_ROLE } from '../../../adapters/storage/postgres/migrations/role.js';
import { evmKey, NOON_MS, SCOPE, storedKey } from '../../conformance/storage/fixtures.js';
import { rejection } from '../../conformance/storage/harness.js';
import { rowOf } from '../../support/lists.js';
import { useEmptiedPostgres } from './support/postgres-test.js';

const PARTNER = { partnerId: SCOPE.partnerId, name: 'Acme', createdAtMs: NOON_MS };
const EVERYTHING = {
  partnerId: null,
  environment: null,
  action: null,
  subject: null,
  fromMs: null,
  untilMs: null,
  olderThan: null,
  count: 100,
};

describe('the audit trail in PostgreSQL', () => {
  const test = useEmptiedPostgres();

  it('refuses an entry that is changed or taken away, by the owner too', async () => {
    const stores = await test().open();
    await stores.keys.createPartner(PARTNER);
    const recorded = await stores.audit.list(EVERYTHING);
    for (const sql of [
      `update audit_entries set actor_name = 'another'`,
      `update audit_entries set after = '{"name":"Another"}'`,
      `update audit_entries set recorded_at = now() - interval '1 year'`,
      'delete from audit_entries',
      'truncate audit_entries',
    ]) {
      const error = await rejection(test().database.run(sql));
      expect('code' in error && error.code, sql).to.equal('23001');
    }
    expect(await stores.audit.list(EVERYTHING)).to.deep.equal(recorded);
  });

  it('lets no change happen whose entry cannot be written', async () => {
    const stores = await test().open();
    const { keys, policies, archive, pricing } = stores;
    await keys.createPartner(PARTNER);
    await keys.createKey(storedKey());
    const [policy] = BUILT_IN_POLICIES;
    if (policy === undefined) throw new Error('There is no built-in policy');
    const rows = async function* () {
      yield rowOf(evmKey('scam'));
    };
    const list = {
      source: 'a list',
      format: 'txt',
      publishedAt: '2026-11-01',
      maxAgeSeconds: null,
      importedAt: '2026-11-02',
    };
    await test().database.run(`revoke insert on audit_entries from ${APP_ROLE}`);
    const price = { version: 1, currency: 'EUR', unitPrice: '1', billingActive: true, publishedAtMs: NOON_MS };
    for (const change of [
      () => keys.createPartner({ ...PARTNER, partnerId: 'prt_2', name: 'Bolt' }),
      () => keys.createKey(storedKey({ keyId: 'key00002' })),
      () => keys.revokeKey('key00001', NOON_MS),
      () => keys.setDefaultPolicies('key00001', { outgoing: 'ours' }),
      () => policies.publish({ partnerId: null, policy, sha256: contentHash(policy), publishedAtMs: NOON_MS }),
      () => archive.replace(list, rows(), () => ({ categories: ['scam_fraud'], sha256: 'a' })),
      () => pricing.publish(price),
    ])
      expect((await rejection(change())).message).to.include('42501');
    expect(await keys.listPartners()).to.deep.equal([PARTNER]);
    expect(await keys.listKeys()).to.deep.equal([storedKey()]);
    expect(await policies.list(null)).to.deep.equal([]);
    expect(await archive.find('a list')).to.equal(null);
    expect(await pricing.list()).to.deep.equal([]);
  });

  it('numbers entries in the order of their commits, however many instances write', async () => {
    const [first, ...others] = await Promise.all([test().open(), test().open(), test().open()]);
    const instances = [first, ...others];
    const named = Array.from({ length: 10 }, (_, place) => `Partner ${place}`);
    await Promise.all(
      instances.flatMap(({ keys }, instance) =>
        named.map((name) =>
          keys.createPartner({ ...PARTNER, partnerId: `${name} ${instance}`, name: `${name} ${instance}` }),
        ),
      ),
    );
    const entries = (await first.audit.list(EVERYTHING)) ?? [];
    expect(entries).to.have.length(30);
    const times = entries.map(({ atMs }) => atMs);
    expect(times).to.deep.equal([...times].sort((left, right) => right - left));
  });
});
