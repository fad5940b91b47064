import { expect } from 'chai';
import { AlreadyExistsError, StorageUnavailableError } from '../../../ports/sources/errors.js';
import type { Partner } from '../../../ports/stores/keys.js';
import { HOUR_MS, NOON_MS, OTHER_PARTNER, SCOPE, storedKey } from './fixtures.js';
import { rejection, type StoresHarness, useStores } from './harness.js';

const ACME: Partner = { partnerId: SCOPE.partnerId, name: 'Acme Wallet', createdAtMs: NOON_MS };
const BOLT: Partner = { partnerId: OTHER_PARTNER.partnerId, name: 'acme wallet ✓', createdAtMs: NOON_MS - HOUR_MS };

/** What every `KeyStore` guarantees. */
export const keyStoreSuite = (harness: StoresHarness): void => {
  describe(`key store: ${harness.name}`, () => {
    const stores = useStores(harness);
    const keys = () => stores().keys;

    it('finds a partner by its exact name', async () => {
      await keys().createPartner(ACME);
      expect(await keys().findPartnerByName('Acme Wallet')).to.deep.equal(ACME);
      expect(await keys().findPartnerByName('acme wallet')).to.equal(null);
    });

    it('lists partners, oldest first', async () => {
      expect(await keys().listPartners()).to.deep.equal([]);
      await keys().createPartner(ACME);
      await keys().createPartner(BOLT);
      expect(await keys().listPartners()).to.deep.equal([BOLT, ACME]);
    });

    it('refuses a name or an id that is taken, and keeps its partner', async () => {
      await keys().createPartner(ACME);
      expect(await rejection(keys().createPartner({ ...BOLT, name: ACME.name }))).to.be.instanceOf(AlreadyExistsError);
      expect(await rejection(keys().createPartner({ ...BOLT, partnerId: ACME.partnerId }))).to.be.instanceOf(
        AlreadyExistsError,
      );
      expect(await keys().listPartners()).to.deep.equal([ACME]);
    });

    it('gives a name to one of many that ask at once', async () => {
      const results = await Promise.allSettled(
        Array.from({ length: 8 }, (_, index) => keys().createPartner({ ...ACME, partnerId: `prt_${index}` })),
      );
      expect(results.filter((result) => result.status === 'fulfilled')).to.have.length(1);
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).to.be.instanceOf(AlreadyExistsError);
    });

    it('finds a key as it was created, with and without limits', async () => {
      await keys().createPartner(ACME);
      const plain = storedKey();
      const limited = storedKey({
        keyId: 'key00002',
        environment: 'production',
        scopes: [],
        quota: 5,
        expiresAtMs: NOON_MS + 1,
        revokedAtMs: NOON_MS + 2,
      });
      await keys().createKey(plain);
      await keys().createKey(limited);
      expect(await keys().findKey(plain.keyId)).to.deep.equal(plain);
      expect(await keys().findKey(limited.keyId)).to.deep.equal(limited);
      expect(await keys().findKey('key00003')).to.equal(null);
    });

    it('lists keys, oldest first', async () => {
      await keys().createPartner(ACME);
      const [newer, older] = [storedKey(), storedKey({ keyId: 'key00002', createdAtMs: NOON_MS - HOUR_MS })];
      await keys().createKey(newer);
      await keys().createKey(older);
      expect(await keys().listKeys()).to.deep.equal([older, newer]);
    });

    it('refuses a key id that is taken, and keeps its key', async () => {
      await keys().createPartner(ACME);
      await keys().createKey(storedKey());
      expect(await rejection(keys().createKey(storedKey({ quota: 7 })))).to.be.instanceOf(AlreadyExistsError);
      expect(await keys().findKey('key00001')).to.deep.equal(storedKey());
    });

    it('refuses a key of a partner that does not exist, as a fault of the caller', async () => {
      const error = await rejection(keys().createKey(storedKey()));
      expect(error).not.to.be.instanceOf(AlreadyExistsError);
      expect(error).not.to.be.instanceOf(StorageUnavailableError);
      expect(await keys().findKey('key00001')).to.equal(null);
    });

    it('revokes a key at once, never later than before, and possibly earlier', async () => {
      await keys().createPartner(ACME);
      await keys().createKey(storedKey());
      expect(await keys().revokeKey('key00001', NOON_MS + HOUR_MS)).to.equal(true);
      expect((await keys().findKey('key00001'))?.revokedAtMs).to.equal(NOON_MS + HOUR_MS);
      expect(await keys().revokeKey('key00001', NOON_MS + 2 * HOUR_MS)).to.equal(true);
      expect((await keys().findKey('key00001'))?.revokedAtMs).to.equal(NOON_MS + HOUR_MS);
      expect(await keys().revokeKey('key00001', NOON_MS)).to.equal(true);
      expect((await keys().findKey('key00001'))?.revokedAtMs).to.equal(NOON_MS);
    });

    it('keeps the default policies of a key, and replaces them all', async () => {
      await keys().createPartner(ACME);
      await keys().createKey({ ...storedKey(), defaultPolicies: { outgoing: 'careful', incoming: 'incoming_strict' } });
      const policies = async () => (await keys().findKey('key00001'))?.defaultPolicies;
      expect(await policies()).to.deep.equal({ outgoing: 'careful', incoming: 'incoming_strict' });
      expect(await keys().setDefaultPolicies('key00001', { incoming: 'ours' })).to.equal(true);
      expect(await policies()).to.deep.equal({ incoming: 'ours' });
      expect(await keys().setDefaultPolicies('key00001', {})).to.equal(true);
      expect(await policies()).to.deep.equal({});
      expect(await keys().setDefaultPolicies('nosuchid', {})).to.equal(false);
    });

    it('keeps the label of a key, and replaces it', async () => {
      await keys().createPartner(ACME);
      await keys().createKey({ ...storedKey(), label: 'Anna Berg' });
      const label = async () => (await keys().findKey('key00001'))?.label;
      expect(await label()).to.equal('Anna Berg');
      expect(await keys().setLabel('key00001', 'Ben Orr')).to.equal(true);
      expect(await label()).to.equal('Ben Orr');
      expect(await keys().setLabel('key00001', null)).to.equal(true);
      expect(await keys().findKey('key00001')).to.deep.equal(storedKey());
      expect(await keys().setLabel('nosuchid', 'Ben Orr')).to.equal(false);
    });

    it('says that there is no such key to revoke', async () =>
      expect(await keys().revokeKey('key00001', NOON_MS)).to.equal(false));
  });
};
