import { type IntentChanges, intentWith, SENDER, tokens, UNLIMITED } from '../../support/builders.js';
import { expectAction, type Judged, judged } from '../judge.js';
import type { ManifestOf } from '../manifest.js';
import { playVendor } from '../vendor.js';
import { type ContractOn, type ContractsFixture, NAMES_ONLY_VERIFIED } from './fixture.js';

/** An adapter that is right in form and cannot change a verdict is of no use: what it knows must reach the decision. */
export const describeContractVerdicts = (manifest: ManifestOf<'contracts'>, fixture: ContractsFixture): void => {
  describe('in a check', () => {
    if (fixture.vendor !== null) playVendor(fixture.vendor);

    const decisionOn: DecisionOn = async ({ chain, key }, changes) => {
      const registry = await fixture.create();
      const decision = await judged(manifest, registry, intentWith({ chain, to: SENDER, contract: key, ...changes }));
      await registry.close();
      return decision;
    };
    (fixture.looksAtChain === true ? describeCode : describeSource)(fixture, decisionOn);
  });
};

/** The decision on a transaction with this contract. */
type DecisionOn = (contract: ContractOn, changes: IntentChanges) => Promise<Judged>;

/** A call; the caller's claim and the permissions are what a statement of the source outweighs. */
const calling = (isClaimed = false, permissions: readonly string[] = []): IntentChanges => ({
  kind: 'call',
  contractVerified: isClaimed ? true : null,
  permissions,
});

const describeSource = ({ knownBad, knownGood, unknown }: ContractsFixture, decisionOn: DecisionOn): void => {
  it('leads to ALLOW for a call of a contract that it knows as verified', async () => {
    expectAction(await decisionOn(knownGood, calling()), 'ALLOW');
  });

  it('leads to REVIEW for a call of a contract that it does not know', async () => {
    expectAction(await decisionOn({ chain: 'ethereum', key: unknown.evm }, calling()), 'REVIEW');
  });

  it('leads to BLOCK for an unlimited allowance also to a contract that it knows as verified', async () => {
    expectAction(await decisionOn(knownGood, { kind: 'approval', approval: UNLIMITED }), 'BLOCK');
  });

  if (knownBad !== NAMES_ONLY_VERIFIED) {
    it('leads to REVIEW for a call of a contract that it knows as unverified, even if vouched for', async () => {
      expectAction(await decisionOn(knownBad, calling(true)), 'REVIEW');
    });

    it('leads to BLOCK where such a contract is given admin permissions', async () => {
      expectAction(await decisionOn(knownBad, calling(true, ['transferOwnership(address)'])), 'BLOCK');
    });
  }
};

const describeCode = ({ knownBad, knownGood }: ContractsFixture, decisionOn: DecisionOn): void => {
  if (knownBad === NAMES_ONLY_VERIFIED) throw new Error('A source that looks at the chain knows wallets');
  const allowing: IntentChanges = { kind: 'approval', approval: tokens('1'), amount: '1' };

  it('leads to BLOCK for an allowance to a wallet, even if vouched for', async () => {
    for (const contractVerified of [null, true])
      expectAction(await decisionOn(knownBad, { ...allowing, contractVerified }), 'BLOCK');
  });

  it('leads to REVIEW for an allowance to a contract and for a call of one: code alone clears nothing', async () => {
    expectAction(await decisionOn(knownGood, allowing), 'REVIEW');
    expectAction(await decisionOn(knownGood, calling()), 'REVIEW');
  });

  it('lets the caller vouch for a contract, and not for a wallet in its place', async () => {
    expectAction(await decisionOn(knownGood, calling(true)), 'ALLOW');
    expectAction(await decisionOn(knownBad, calling(true)), 'REVIEW');
  });
};
