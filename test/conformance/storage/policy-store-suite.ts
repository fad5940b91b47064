import { expect } from 'chai';
import { BUILT_IN_POLICIES } from '../../../domain/policy/built-in.js';
import { contentHash } from '../../../domain/shared/canonical-json.js';
import type { Policy } from '../../../domain/policy/policy.js';
import { AlreadyExistsError } from '../../../ports/sources/errors.js';
import type { PublishedPolicy } from '../../../ports/stores/policies.js';
import { HOUR_MS, NOON_MS, OTHER_PARTNER, SCOPE } from './fixtures.js';
import { rejection, type StoresHarness, useStores } from './harness.js';

const [BASE] = BUILT_IN_POLICIES as readonly [Policy];

const published = (policy: Partial<Policy>, partnerId: string | null, publishedAtMs = NOON_MS): PublishedPolicy => {
  const document = { ...BASE, ...policy };
  return { partnerId, policy: document, sha256: contentHash(document), publishedAtMs };
};

const BUILT_IN = published({}, null);
const OWN_1 = published({ name: 'Ours' }, SCOPE.partnerId);
const OWN_2 = published({ name: 'Ours, later', version: 2 }, SCOPE.partnerId);
const OWN_10 = published({ name: 'Ours, much later', version: 10 }, SCOPE.partnerId);
const OTHERS_3 = published({ name: 'Theirs', version: 3 }, OTHER_PARTNER.partnerId);

/** What every `PolicyStore` guarantees. */
export const policyStoreSuite = (harness: StoresHarness): void => {
  describe(`policy store: ${harness.name}`, () => {
    const stores = useStores(harness);
    const policies = () => stores().policies;
    const publish = async (...all: readonly PublishedPolicy[]): Promise<void> => {
      for (const one of all) await policies().publish(one);
    };

    it('finds nothing where nothing was published', async () => {
      expect(await policies().findCurrent(SCOPE.partnerId, 'outgoing_default')).to.equal(null);
      expect(await policies().findByHash(BUILT_IN.sha256)).to.equal(null);
      expect(await policies().list(null)).to.deep.equal([]);
    });

    it('gives a document back as it was published', async () => {
      await publish(BUILT_IN);
      expect(await policies().findCurrent(SCOPE.partnerId, 'outgoing_default')).to.deep.equal(BUILT_IN);
      expect(contentHash((await policies().findByHash(BUILT_IN.sha256))?.policy)).to.equal(BUILT_IN.sha256);
    });

    it('finds the newest version by number, in any order of publication', async () => {
      await publish(OWN_10, OWN_1, OWN_2);
      expect(await policies().findCurrent(SCOPE.partnerId, 'outgoing_default')).to.deep.equal(OWN_10);
    });

    it("finds the partner's own before a built-in of the same id, even an older version", async () => {
      await publish(published({ version: 7 }, null), OWN_1);
      expect(await policies().findCurrent(SCOPE.partnerId, 'outgoing_default')).to.deep.equal(OWN_1);
      expect((await policies().findCurrent(OTHER_PARTNER.partnerId, 'outgoing_default'))?.policy.version).to.equal(7);
    });

    it("never finds or lists another partner's", async () => {
      await publish(OTHERS_3);
      expect(await policies().findCurrent(SCOPE.partnerId, 'outgoing_default')).to.equal(null);
      expect(await policies().list(SCOPE.partnerId)).to.deep.equal([]);
    });

    it('finds every version by its content for ever', async () => {
      await publish(BUILT_IN, OWN_1, OWN_2, OTHERS_3);
      for (const one of [BUILT_IN, OWN_1, OWN_2, OTHERS_3])
        expect(await policies().findByHash(one.sha256)).to.deep.equal(one);
    });

    it('changes nothing when the same document is published again', async () => {
      await publish(OWN_1, { ...OWN_1, publishedAtMs: NOON_MS + HOUR_MS });
      expect(await policies().list(SCOPE.partnerId)).to.deep.equal([OWN_1]);
    });

    it('refuses another content under a version that exists', async () => {
      await publish(OWN_1, BUILT_IN);
      for (const partnerId of [SCOPE.partnerId, null])
        expect(await rejection(policies().publish(published({ name: 'Changed' }, partnerId)))).to.be.instanceOf(
          AlreadyExistsError,
        );
      expect(await policies().findCurrent(SCOPE.partnerId, 'outgoing_default')).to.deep.equal(OWN_1);
    });

    it('lists built-in and own policies by id and version, or everything', async () => {
      const strict = published({ policyId: 'outgoing_strict' }, null);
      await publish(OWN_10, strict, OWN_2, OTHERS_3, BUILT_IN, OWN_1);
      expect(await policies().list(SCOPE.partnerId)).to.deep.equal([BUILT_IN, OWN_1, OWN_2, OWN_10, strict]);
      expect(await policies().list(null)).to.deep.equal([BUILT_IN, OWN_1, OWN_2, OTHERS_3, OWN_10, strict]);
    });
  });
};
