import { codesOf } from '../../../domain/decision/finding.js';
import Big from 'big.js';
import { expect } from 'chai';
import { PRICE_BASES } from '../../../domain/facts/price/price-facts.js';
import { validatePriceAnswer } from '../../../domain/facts/price/validate-price-answer.js';
import { intentWith, NOW_MS } from '../../support/builders.js';
import { NO_HISTORY } from '../../support/facts.js';
import { neverAborted } from '../../support/provider-dependencies.js';
import { type Judged, judged } from '../judge.js';
import { describeManifest, expectAborted, type ManifestOf } from '../manifest.js';
import { playVendor } from '../vendor.js';
import { describeVendor } from '../vendor-suite.js';
import type { PricesFixture, PricesVendor } from './fixture.js';

/** The promises of the port of prices, run over one adapter. */
export const describePrices = (manifest: ManifestOf<'prices'>, fixture: PricesFixture): void => {
  describe(`source of prices ${manifest.id}`, () => {
    describeManifest(manifest);
    if (fixture.vendor !== null) describeVendorOf(fixture, fixture.vendor);
    describePort(fixture);
    describeVerdicts(manifest, fixture);
  });
};

const describeVendorOf = ({ create, known: { token } }: PricesFixture, vendor: PricesVendor): void =>
  describeVendor({
    vendor,
    keys: token.assets.slice(0, 1).map(({ key }) => key),
    open: async () => {
      const source = await create();
      return { ask: async (signal) => [await source.priceOf(token, signal)], close: () => source.close() };
    },
  });

const describePort = (fixture: PricesFixture): void => {
  describe('as a port of prices', () => {
    if (fixture.vendor !== null) playVendor(fixture.vendor);

    it('says what a token is worth, of which day, and how long that counts', async () => {
      const source = await fixture.create();
      const answer = await source.priceOf(fixture.known.token, neverAborted());
      expect(validatePriceAnswer(answer, NOW_MS)).to.equal(answer);
      expect(answer.usd, JSON.stringify(answer)).to.equal(fixture.known.usd);
      expect(answer.maxAgeSeconds).to.be.a('number');
      expect(PRICE_BASES).to.include(source.basis);
      await source.close();
    });

    it('answers about a token that it does not know without a price and without a date', async () => {
      const source = await fixture.create();
      const answer = await source.priceOf(fixture.unknown, neverAborted());
      expect([answer.usd, answer.pricedAt], JSON.stringify(answer)).to.deep.equal([null, null]);
      expect(validatePriceAnswer(answer, NOW_MS)).to.equal(answer);
      await source.close();
    });

    it('honours an ended signal', async () => {
      const source = await fixture.create();
      await expectAborted((signal) => source.priceOf(fixture.known.token, signal));
      await source.close();
    });

    it('can be closed more than once', async () => {
      const source = await fixture.create();
      await source.close();
      await source.close();
    });
  });
};

/** A price that changes no verdict is of no use: what the source says must decide what is large. */
const describeVerdicts = (manifest: ManifestOf<'prices'>, fixture: PricesFixture): void => {
  describe('in a check', () => {
    if (fixture.vendor !== null) playVendor(fixture.vendor);

    /** On a payment of so many dollars, by the price of the source, to an account without history. */
    const decisionOn = async (usd: number): Promise<Judged> => {
      const source = await fixture.create();
      const { symbol, assets } = fixture.known.token;
      const amount = new Big(usd).div(fixture.known.usd).round(6, Big.roundUp).toFixed();
      const intent = intentWith({ chain: assets[0]?.chain ?? 'ethereum', token: symbol, amount });
      const decision = await judged(manifest, source, intent, 0, null, NO_HISTORY);
      await source.close();
      return decision;
    };

    it('leads to REVIEW for an amount that its price makes large, and to ALLOW below', async () => {
      const [large, small] = [await decisionOn(10_100), await decisionOn(9_900)];
      expect(codesOf(large.findings), large.because).to.include('large_transaction_amount');
      expect(codesOf(small.findings), small.because).to.not.include('large_transaction_amount');
      expect([large.recommendedAction, small.recommendedAction], small.because).to.deep.equal(['REVIEW', 'ALLOW']);
    });

    it('dates the answer', async () => {
      const source = await fixture.create();
      const { pricedAt } = await source.priceOf(fixture.known.token, neverAborted());
      await source.close();
      const { coverage, because } = await decisionOn(100);
      expect(coverage.pricesAsOf, because).to.equal(pricedAt);
    });
  });
};
