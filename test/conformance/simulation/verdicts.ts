import { expect } from 'chai';
import { withAssets } from '../../../domain/payload/assets.js';
import type { SubmittedPayload } from '../../../domain/payload/payload.js';
import type { Proposal } from '../../../domain/payload/proposal.js';
import { readPayload } from '../../../domain/payload/read-payload.js';
import { intentWith, proposalOf, SENDER, USDC_ON_ETHEREUM } from '../../support/builders.js';
import { transaction, transfer } from '../../support/payload-requests.js';
import { neverAborted } from '../../support/provider-dependencies.js';
import { expectAction, type Judged, judged } from '../judge.js';
import type { ManifestOf } from '../manifest.js';
import { playVendor } from '../vendor.js';
import { EXECUTES_NOTHING, type SimulationFixture, type TransferTo } from './fixture.js';

const declaredTo = (recipient: string): Proposal =>
  proposalOf(intentWith({ from: SENDER, to: recipient, token: 'USDC', amount: '12.5' }));

/** The bytes of the transfer, as its sender would sign them. */
const payloadTo = (recipient: string): SubmittedPayload => {
  const given = {
    kind: 'evm_transaction',
    content: transaction(USDC_ON_ETHEREUM, transfer(recipient, 12_500_000n)),
  } as const;
  const { payload } = readPayload(given, { chain: 'ethereum', sender: SENDER, describe: () => null });
  const actions = withAssets(
    payload.actions,
    'ethereum',
    new Map([[USDC_ON_ETHEREUM, { symbol: 'USDC', decimals: 6 }]]),
  );
  return { ...payload, actions, given, askedBy: null, descriptionFailure: null, simulation: 'auto' };
};

/** The transfer as it is declared, with its bytes where the adapter executes them. */
export const transferTo = ({ executesBytes }: SimulationFixture, { recipient }: TransferTo): Proposal =>
  executesBytes === true ? { ...declaredTo(recipient), payload: payloadTo(recipient) } : declaredTo(recipient);

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

    if (knownBad !== EXECUTES_NOTHING) {
      it('leads to BLOCK for a transfer that does more than it declares', async () => {
        expectAction(await decisionOn(knownBad), 'BLOCK');
      });
    }

    it('says that it simulates exactly where it executes the transaction', async () => {
      const simulation = await fixture.create();
      const { mode } = await simulation.simulate(transferTo(fixture, knownGood), neverAborted());
      expect(mode).to.equal(knownBad === EXECUTES_NOTHING ? 'declared-intent' : 'simulated');
      await simulation.close();
    });
  });
};
