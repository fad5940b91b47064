import { expect } from 'chai';
import { intentWith, SENDER } from '../../support/builders.js';
import { judged } from '../judge.js';
import type { ManifestOf } from '../manifest.js';
import { playVendor } from '../vendor.js';
import { type ContractOn, type ContractsFixture, NAMES_ONLY_VERIFIED } from './fixture.js';

/** An adapter that is right in form and cannot change a verdict is of no use: what it knows must reach the decision. */
export const describeContractVerdicts = (manifest: ManifestOf<'contracts'>, fixture: ContractsFixture): void => {
  describe('in a check', () => {
    const { knownBad, knownGood, unknown, vendor } = fixture;
    if (vendor !== null) playVendor(vendor);

    /**
     * The action on a call; the caller's claim and the permissions are those that a statement of the source outweighs.
     */
    const ofCall = async ({ chain, key }: ContractOn, isClaimed = false, permissions: readonly string[] = []) => {
      const registry = await fixture.create();
      const intent = intentWith({
        chain,
        kind: 'call',
        to: SENDER,
        contract: key,
        contractVerified: isClaimed ? true : null,
        permissions,
      });
      const { recommendedAction } = await judged(manifest, registry, intent);
      await registry.close();
      return recommendedAction;
    };

    it('leads to ALLOW for a call of a contract that it knows as verified', async () => {
      expect(await ofCall(knownGood)).to.equal('ALLOW');
    });

    it('leads to REVIEW for a call of a contract that it does not know', async () => {
      expect(await ofCall({ chain: 'ethereum', key: unknown.evm })).to.equal('REVIEW');
    });

    if (knownBad !== NAMES_ONLY_VERIFIED) {
      it('leads to REVIEW for a call of a contract that it knows as unverified, even if vouched for', async () => {
        expect(await ofCall(knownBad, true)).to.equal('REVIEW');
      });

      it('leads to BLOCK where such a contract is given admin permissions', async () => {
        expect(await ofCall(knownBad, true, ['transferOwnership(address)'])).to.equal('BLOCK');
      });
    }
  });
};
