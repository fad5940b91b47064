import type { Actor } from '../../../domain/record/actor.js';
import { expect } from 'chai';
import { BUILT_IN_POLICIES } from '../../../domain/policy/built-in.js';
import { contentHash } from '../../../domain/shared/canonical-json.js';
import type { AuditEntry, AuditQuery, ChangedView } from '../../../ports/stores/audit.js';
import type { PublishedPolicy } from '../../../ports/stores/policies.js';
import type { RegisteredKey } from '../../../ports/platform/signing.js';
import { rowOf } from '../../support/lists.js';
import { evmKey, HOUR_MS, NOON_MS, OTHER_PARTNER, SCOPE, storedKey } from './fixtures.js';
import { rejection, type StoresHarness, useStores } from './harness.js';

const EVERYTHING: AuditQuery = {
  partnerId: null,
  environment: null,
  action: null,
  subject: null,
  fromMs: null,
  untilMs: null,
  olderThan: null,
  count: 100,
};

const ACME = { partnerId: SCOPE.partnerId, name: 'Acme Wallet', createdAtMs: NOON_MS };
const BOLT = { partnerId: OTHER_PARTNER.partnerId, name: 'Bolt', createdAtMs: NOON_MS };
const SERVICE: Actor = { kind: 'service', name: null };

const publishedPolicy = (version: number, name: string): PublishedPolicy => {
  const [base] = BUILT_IN_POLICIES;
  if (base === undefined) throw new Error('There is no built-in policy');
  const policy = { ...base, policyId: 'ours', version, name };
  return { partnerId: SCOPE.partnerId, policy, sha256: contentHash(policy), publishedAtMs: NOON_MS };
};

const signingKey = (kid: string, by: string | null): RegisteredKey => ({
  publicKey: { kty: 'OKP', crv: 'Ed25519', x: `x-of-${kid}`, kid, alg: 'EdDSA', use: 'sig' },
  registeredAtMs: NOON_MS,
  endorsement: by === null ? null : { by, at: new Date(NOON_MS).toISOString(), signature: 'signature' },
});

/** What every `AuditLog` guarantees, and every store whose changes it holds. */
export const auditLogSuite = (harness: StoresHarness): void => {
  describe(`audit log: ${harness.name}`, () => {
    const stores = useStores(harness);
    const list = async (query: Partial<AuditQuery> = {}): Promise<readonly AuditEntry[]> => {
      const found = await stores().audit.list({ ...EVERYTHING, ...query });
      if (found === null) throw new Error('The place to go on from is unknown');
      return found;
    };
    const changes = async (query: Partial<AuditQuery> = {}) =>
      (await list(query)).map(({ action, subject, before, after }) => [action, subject, before, after]);
    const partners = async (): Promise<void> => {
      await stores().keys.createPartner(ACME);
      await stores().keys.createPartner(BOLT);
    };

    it('holds what becomes of a key, newest first, and nothing secret of it', async () => {
      const { keys } = stores();
      await keys.createPartner(ACME);
      await keys.createKey(storedKey({ quota: 5, expiresAtMs: NOON_MS + HOUR_MS }));
      await keys.setDefaultPolicies('key00001', { outgoing: 'careful' });
      await keys.setLabel('key00001', 'Anna Berg');
      await keys.setLabel('key00001', 'Anna Berg');
      await keys.revokeKey('key00001', NOON_MS + 2);
      await keys.revokeKey('key00001', NOON_MS + 1);
      expect(await changes()).to.deep.equal([
        [
          'key.revoked',
          'key00001',
          { revoked_at: '2026-11-21T12:00:00.002Z' },
          { revoked_at: '2026-11-21T12:00:00.001Z' },
        ],
        ['key.revoked', 'key00001', { revoked_at: null }, { revoked_at: '2026-11-21T12:00:00.002Z' }],
        ['key.label_changed', 'key00001', { label: null }, { label: 'Anna Berg' }],
        [
          'key.policies_changed',
          'key00001',
          { outgoing: null, incoming: null },
          { outgoing: 'careful', incoming: null },
        ],
        [
          'key.created',
          'key00001',
          null,
          {
            label: null,
            scopes: ['checks:create', 'checks:read'],
            quota: 5,
            default_policies: { outgoing: null, incoming: null },
            expires_at: '2026-11-21T13:00:00.000Z',
          },
        ],
        ['partner.created', ACME.partnerId, null, { name: 'Acme Wallet' }],
      ]);
      expect(JSON.stringify(await list())).not.to.include(storedKey().sha256);
    });

    it('holds no entry of what changed nothing or was refused', async () => {
      const { keys, policies } = stores();
      await keys.createPartner(ACME);
      await keys.createKey(storedKey());
      await keys.revokeKey('key00001', NOON_MS);
      await policies.publish(publishedPolicy(1, 'Ours'));
      const before = await list();
      await keys.revokeKey('key00001', NOON_MS + HOUR_MS);
      await keys.revokeKey('nosuchid', NOON_MS);
      await keys.setDefaultPolicies('key00001', {});
      await policies.publish(publishedPolicy(1, 'Ours'));
      for (const refused of [
        () => keys.createPartner({ ...BOLT, name: ACME.name }),
        () => keys.createKey(storedKey({ quota: 7 })),
        () => keys.createKey(storedKey({ keyId: 'key00002', partnerId: BOLT.partnerId })),
        () => policies.publish(publishedPolicy(1, 'Another')),
      ])
        await rejection(refused());
      expect(await list()).to.deep.equal(before);
    });

    it('says of a published policy what stood there before, and which key published it', async () => {
      const by: Actor = { kind: 'key', name: 'key00001' };
      const [first, second] = [publishedPolicy(1, 'First'), publishedPolicy(2, 'Second')];
      await stores().policies.publish(first);
      await stores().policies.publish(second, by);
      const view = ({ policy: { version, name, direction }, sha256 }: PublishedPolicy) => ({
        version,
        name,
        direction,
        sha256,
      });
      expect(await changes()).to.deep.equal([
        ['policy.published', 'ours', view(first), view(second)],
        ['policy.published', 'ours', null, view(first)],
      ]);
      expect((await list()).map(({ actor }) => actor)).to.deep.equal([by, SERVICE]);
    });

    it('holds imported lists, signing keys and prices, which are of no partner', async () => {
      const content = { categories: ['scam_fraud'] as const, sha256: 'a'.repeat(64) };
      const rows = async function* () {
        yield rowOf(evmKey('scam'));
      };
      const list = {
        source: 'a list',
        format: 'txt',
        publishedAt: '2026-11-01T00:00:00.000Z',
        maxAgeSeconds: 60,
        importedAt: '2026-11-02T00:00:00.000Z',
      };
      await stores().archive.replace(list, rows(), () => content);
      await stores().archive.replace({ ...list, maxAgeSeconds: null, names: 'licensed' }, rows(), () => content);
      await rejection(
        stores().archive.replace(list, rows(), () => {
          throw new Error('refused');
        }),
      );
      await stores().publicKeys.register(signingKey('a', null));
      await stores().publicKeys.register(signingKey('b', 'a'));
      await stores().publicKeys.register(signingKey('b', 'a'));
      const price = { version: 1, currency: 'EUR', unitPrice: '1', billingActive: true, publishedAtMs: NOON_MS };
      await stores().pricing.publish(price);
      await stores().pricing.publish({ ...price, version: 2, unitPrice: '2' });
      await stores().pricing.publish({ ...price, version: 2, unitPrice: '2' });
      const head = { names: 'hidden', dated_by: 'publisher' };
      const imported = { format: 'txt', published_at: list.publishedAt, rows: 1, ...head, ...content };
      const priced = { version: 1, currency: 'EUR', unit_price: '1', billing_active: true };
      // only where others than the service can write to a store, its lists are held to a hash of their rows
      const found = (await changes()).map(([action, subject, before, after]) => {
        const { rows_sha256: hash = '0'.repeat(64), ...said } = (after ?? {}) as ChangedView;
        expect(hash).to.match(/^[0-9a-f]{64}$/);
        return [action, subject, before, said];
      });
      expect(found).to.deep.equal([
        ['price.published', 'report', priced, { ...priced, version: 2, unit_price: '2' }],
        ['price.published', 'report', null, priced],
        ['signing_key.registered', 'b', { kid: 'a' }, { kid: 'b' }],
        ['signing_key.registered', 'a', null, { kid: 'a' }],
        [
          'list.imported',
          'a list',
          { ...imported, max_age_seconds: 60 },
          { ...imported, max_age_seconds: null, names: 'licensed' },
        ],
        ['list.imported', 'a list', null, { ...imported, max_age_seconds: 60 }],
      ]);
      expect((await stores().audit.list({ ...EVERYTHING, partnerId: SCOPE.partnerId }))?.length).to.equal(0);
    });

    it('gives a partner its own entries alone, those of its environment and of both', async () => {
      const { keys, policies } = stores();
      await partners();
      await keys.createKey(storedKey());
      await keys.createKey(storedKey({ keyId: 'key00002', environment: 'production' }));
      await keys.createKey(storedKey({ keyId: 'key00003', partnerId: BOLT.partnerId }));
      await policies.publish(publishedPolicy(1, 'Ours'));
      const subjects = async (query: Partial<AuditQuery>) => (await list(query)).map(({ subject }) => subject);
      expect(await subjects({ partnerId: SCOPE.partnerId, environment: 'sandbox' })).to.deep.equal([
        'ours',
        'key00001',
        ACME.partnerId,
      ]);
      expect(await subjects({ partnerId: BOLT.partnerId, environment: 'sandbox' })).to.deep.equal([
        'key00003',
        BOLT.partnerId,
      ]);
      expect(await subjects({ partnerId: BOLT.partnerId, environment: 'production' })).to.deep.equal([BOLT.partnerId]);
    });

    it('goes on from an entry, and from none of another partner or environment', async () => {
      await partners();
      const mine = { partnerId: SCOPE.partnerId, environment: SCOPE.environment };
      for (const keyId of ['key00001', 'key00002', 'key00003']) await stores().keys.createKey(storedKey({ keyId }));
      await stores().keys.createKey(storedKey({ keyId: 'key00004', environment: 'production' }));
      const all = await list(mine);
      const [newest, second] = all;
      expect(await list({ ...mine, count: 2 })).to.deep.equal(all.slice(0, 2));
      expect(await list({ ...mine, olderThan: second?.auditId ?? '' })).to.deep.equal(all.slice(2));
      // a filter may leave out the entry that one goes on from
      expect(await list({ ...mine, action: 'partner.created', olderThan: newest?.auditId ?? '' })).to.deep.equal(
        all.slice(-1),
      );
      const others = [
        '01890a5d-ac96-774b-bcce-b302099a8057',
        ...(await list({ partnerId: BOLT.partnerId })).map(({ auditId }) => auditId),
        ...(await list({ subject: 'key00004' })).map(({ auditId }) => auditId),
      ];
      expect(others).to.have.length(3);
      for (const olderThan of others)
        expect(await stores().audit.list({ ...EVERYTHING, ...mine, olderThan })).to.equal(null);
    });

    it('finds entries by action, subject and time', async () => {
      await partners();
      await stores().keys.createKey(storedKey());
      const [{ atMs } = { atMs: 0 }] = await list({ action: 'key.created' });
      expect(
        await changes({ action: 'key.created', subject: 'key00001', fromMs: atMs, untilMs: atMs + 1 }),
      ).to.have.length(1);
      expect(await list({ action: 'key.created', untilMs: atMs })).to.deep.equal([]);
      expect(await list({ action: 'key.created', fromMs: atMs + 1 })).to.deep.equal([]);
      expect(await list({ subject: 'key00002' })).to.deep.equal([]);
    });
  });
};
