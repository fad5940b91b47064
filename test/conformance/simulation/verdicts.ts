import { expect } from 'chai';
import type { Proposal } from '../../../domain/payload/payload.js';
import { intentWith, proposalOf, SENDER } from '../../support/builders.js';
import { neverAborted } from '../../support/provider-dependencies.js';
import { expectAction, type Judged, judged } from '../judge.js';
import type { ManifestOf } from '../manifest.js';
import { playVendor } from '../vendor.js';
import { EXECUTES_NOTHING, type SimulationFixture, type TransferTo } from './fixture.js';

/** Without bytes. */
export const declaredTo = (recipient: string): Proposal =>
  proposalOf(intentWith({ from: SENDER, to: recipient, token: 'USDC', amount: '12.5' }));

/** The transfer as it is declared, with its bytes where the adapter executes them. */
export const transferTo = ({ executes }: SimulationFixture, { recipient }: TransferTo): Proposal =>
  (executes?.proposalTo ?? declaredTo)(recipient);

/** An adapter that is right in form and cannot change a verdict is of no use: what it sees must reach the decision. */
export const describeSimulationVerdicts = (manifest: ManifestOf<'simulation'>, fixture: SimulationFixture): void => {
  describe('in a check', () => {
    const { knownBad, knownGood, vendor } = fixture;
    if (vendor !== null) playVendor(vendor);

    const decisionOn = async (transfer: TransferTo): Promise<Judged> => {
      const simulation = await fixture.create();
      const { intent, payload } = transferTo(fixture, transfer);
      const decision = await judged(manifest, simulation, intent, 0, payload);
      await simulation.close();
      return decision;
    };

    it('leads to ALLOW for a transfer that does what it declares', async () => {
      expectAction(await decisionOn(knownGood), 'ALLOW');
    });

    if (knownBad !== EXECUTES_NOTHING)
      it('leads to BLOCK for a transfer that does more than it declares', async () => {
        expectAction(await decisionOn(knownBad), 'BLOCK');
      });

    it('says that it simulates exactly where it executes the transaction', async () => {
      const simulation = await fixture.create();
      const { mode } = await simulation.simulate(transferTo(fixture, knownGood), neverAborted());
      expect(mode).to.equal(knownBad === EXECUTES_NOTHING ? 'declared-intent' : 'simulated');
      await simulation.close();
    });
  });
};
