import { expect } from 'chai';
import { CHAINS, familyOf } from '../../../domain/chains/index.js';
import { PUBLISHED_CATEGORIES } from '../../../domain/facts/screening/evidence.js';
import type { ScreeningSignal } from '../../../domain/facts/screening/evidence.js';
import { neverAborted } from '../../support/provider-dependencies.js';
import { describeManifest, expectAborted, expectProviderError, type ManifestOf } from '../manifest.js';
import { playVendor } from '../vendor.js';
import { describeVendor } from '../vendor-suite.js';
import type { ScreeningFixture, ScreeningVendor } from './fixture.js';
import { describeOneByOne } from './one-by-one.js';
import { describeScreeningVerdicts } from './verdicts.js';

const expectSignal = (signal: ScreeningSignal, asked: readonly string[]): void => {
  const said = JSON.stringify(signal);
  expect(asked, said).to.include(signal.subjectKey);
  expect(PUBLISHED_CATEGORIES, said).to.include(signal.category);
  expect(signal.confidence, said).to.be.within(0, 1);
  expect(signal.source.id, said).to.have.length.greaterThan(0);
  expect(signal.reference, said).to.be.a('string');
  for (const date of [signal.observedAt, signal.publishedAt])
    if (date !== null) expect(Number.isNaN(Date.parse(date)), said).to.equal(false);
};

/** The promises of the screening port, run over one adapter. */
export const describeScreening = (manifest: ManifestOf<'screening'>, fixture: ScreeningFixture): void => {
  describe(`screening adapter ${manifest.id}`, () => {
    describeManifest(manifest);
    const { vendor } = fixture;
    if (vendor !== null) describeVendorOf(fixture, vendor);
    if (vendor?.takes === 'one address a call') describeOneByOne(fixture, vendor);
    describeScreeningPort(fixture);
    describeScreeningVerdicts(manifest, fixture);
  });
};

const describeVendorOf = ({ create, knownBad, unknown }: ScreeningFixture, vendor: ScreeningVendor): void => {
  // of one call: where there is a call for each address, one address is one call
  const subjectKeys = vendor.takes === 'one address a call' ? [knownBad.evm] : [knownBad.evm, unknown.evm];
  describeVendor({
    vendor,
    keys: subjectKeys,
    open: async () => {
      const screening = await create();
      return {
        ask: async (signal) =>
          (await screening.screen({ chain: 'ethereum', direction: 'incoming', subjectKeys }, signal)).signals,
        close: () => screening.close(),
      };
    },
  });
};

const describeScreeningPort = (fixture: ScreeningFixture): void => {
  describe('as a screening port', () => {
    const { vendor } = fixture;
    if (vendor !== null) playVendor(vendor);

    it('labels the address that it knows, and only subjects that were asked for', async () => {
      const screening = await fixture.create();
      const subjectKeys = [fixture.unknown.evm, fixture.knownBad.evm];
      const answer = await screening.screen({ chain: 'ethereum', direction: 'outgoing', subjectKeys }, neverAborted());
      expect(answer.signals.map((signal) => signal.subjectKey)).to.include(fixture.knownBad.evm);
      for (const signal of answer.signals) expectSignal(signal, subjectKeys);
      await screening.close();
    });

    it('gives an unknown address no label and no error, on every chain that it supports', async () => {
      const screening = await fixture.create();
      for (const chain of CHAINS.filter((candidate) => screening.supports(candidate))) {
        const subjectKeys = [fixture.unknown[familyOf(chain)]];
        const answer = await screening.screen({ chain, direction: 'incoming', subjectKeys }, neverAborted());
        expect(answer.signals, chain).to.deep.equal([]);
      }
      await screening.close();
    });

    const { solana } = fixture.knownBad;
    if (solana !== null)
      it('labels a Solana address only in its exact letter case', async () => {
        const screening = await fixture.create();
        const signalsOf = async (key: string) => {
          const request = { chain: 'solana', direction: 'outgoing', subjectKeys: [key] } as const;
          return (await screening.screen(request, neverAborted())).signals;
        };
        expect(await signalsOf(solana)).to.have.length.greaterThan(0);
        expect(await signalsOf(solana.toLowerCase())).to.deep.equal([]);
        await screening.close();
      });

    it('answers no subjects with no signals', async () => {
      const screening = await fixture.create();
      const answer = await screening.screen(
        { chain: 'ethereum', direction: 'outgoing', subjectKeys: [] },
        neverAborted(),
      );
      expect(answer.signals).to.deep.equal([]);
      await screening.close();
    });

    const { createFailing } = fixture;
    if (createFailing !== null)
      it('fails with a provider error, never with a partial answer, when its source cannot answer', async () => {
        const screening = await createFailing();
        const request = { chain: 'ethereum', direction: 'outgoing', subjectKeys: [fixture.knownBad.evm] } as const;
        await expectProviderError(() => screening.screen(request, neverAborted()));
        await screening.close();
      });

    it('honours an ended signal', async () => {
      const screening = await fixture.create();
      const request = { chain: 'ethereum', direction: 'outgoing', subjectKeys: [fixture.unknown.evm] } as const;
      await expectAborted((signal) => screening.screen(request, signal));
      await screening.close();
    });

    it('can be closed more than once', async () => {
      const screening = await fixture.create();
      await screening.close();
      await screening.close();
    });
  });
};
