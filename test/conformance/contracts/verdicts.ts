import { intentWith, SENDER } from '../../support/builders.js';
import { expectAction, judged } from '../judge.js';
import type { ManifestOf } from '../manifest.js';
import { playVendor } from '../vendor.js';
import { type ContractOn, type ContractsFixture, NAMES_ONLY_VERIFIED } from './fixture.js';

/** An adapter that is right in form and cannot change a verdict is of no use: what it knows must reach the decision. */
export const describeContractVerdicts = (manifest: ManifestOf<'contracts'>, fixture: ContractsFixture): void => {
  describe('in a check', () => {
    const { knownBad, knownGood, unknown, vendor } = fixture;
    if (vendor !== null) playVendor(vendor);

    /**
     * The decision on a call; the caller's claim and the permissions are what a statement of the source outweighs.
     */
    const decisionOn = async ({ chain, key }: ContractOn, isClaimed = false, permissions: readonly string[] = []) => {
      const registry = await fixture.create();
      const intent = intentWith({
        chain,
        kind: 'call',
        to: SENDER,
        contract: key,
        contractVerified: isClaimed ? true : null,
        permissions,
      });
      const decision = await judged(manifest, registry, intent);
      await registry.close();
      return decision;
    };

    it('leads to ALLOW for a call of a contract that it knows as verified', async () => {
      expectAction(await decisionOn(knownGood), 'ALLOW');
    });

    it('leads to REVIEW for a call of a contract that it does not know', async () => {
      expectAction(await decisionOn({ chain: 'ethereum', key: unknown.evm }), 'REVIEW');
    });

    if (knownBad !== NAMES_ONLY_VERIFIED) {
      it('leads to REVIEW for a call of a contract that it knows as unverified, even if vouched for', async () => {
        expectAction(await decisionOn(knownBad, true), 'REVIEW');
      });

      it('leads to BLOCK where such a contract is given admin permissions', async () => {
        expectAction(await decisionOn(knownBad, true, ['transferOwnership(address)']), 'BLOCK');
      });
    }
  });
};
