import { expect } from 'chai';
import { type IntentChanges, intentWith } from '../../support/builders.js';
import { expectAction, type Judged, judged } from '../judge.js';
import type { ManifestOf } from '../manifest.js';
import { playVendor } from '../vendor.js';
import { NAMES_ONLY_BAD, type ScreeningFixture } from './fixture.js';

/** A wallet that no fixture knows. */
const OWN_WALLET = '0x3b7f1d96c05a8e42b1d7c9f0a6e58d23c4b19f70';
/** Older than any source may accept. */
const YEARS_TO_OUTDATE = 50;

/** An adapter that is right in form and cannot change a verdict is of no use: what it knows must reach the decision. */
export const describeScreeningVerdicts = (manifest: ManifestOf<'screening'>, fixture: ScreeningFixture): void => {
  describe('in a check', () => {
    const { knownBad, knownGood, unknown, vendor } = fixture;
    if (vendor !== null) playVendor(vendor);

    const verdict = async (intent: IntentChanges, yearsLater = 0): Promise<Judged> => {
      const screening = await fixture.create();
      const decision = await judged(manifest, screening, intentWith(intent), yearsLater);
      await screening.close();
      return decision;
    };
    const ofFundsFrom = (from: string, yearsLater = 0): Promise<Judged> =>
      verdict({ direction: 'incoming', from, to: OWN_WALLET }, yearsLater);

    it('leads to BLOCK for funds from an address that it knows as bad, and for a payment to it', async () => {
      expectAction(await ofFundsFrom(knownBad.evm), 'BLOCK');
      expectAction(await verdict({ from: OWN_WALLET, to: knownBad.evm }), 'BLOCK');
    });

    it('leads to REVIEW for funds from an address that it does not know, and lets a payment to it pass', async () => {
      const incoming = await ofFundsFrom(unknown.evm);
      const codes = incoming.findings.map((finding) => finding.code);
      expect(codes, incoming.because).to.deep.equal(['provenance_unclear']);
      expectAction(incoming, 'REVIEW');
      expectAction(await verdict({ from: OWN_WALLET, to: unknown.evm }), 'ALLOW');
    });

    it('never clears an address that it knows as bad by growing old', async () => {
      const { recommendedAction, because } = await ofFundsFrom(knownBad.evm, YEARS_TO_OUTDATE);
      expect(recommendedAction, because).to.not.equal('ALLOW');
    });

    if (knownGood !== NAMES_ONLY_BAD)
      it('leads to ALLOW for funds from an address that it vouches for, and to REVIEW when that is old', async () => {
        expectAction(await ofFundsFrom(knownGood.evm), 'ALLOW');
        expectAction(await ofFundsFrom(knownGood.evm, YEARS_TO_OUTDATE), 'REVIEW');
      });
  });
};
