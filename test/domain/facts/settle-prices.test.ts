import { expect } from 'chai';
import fc from 'fast-check';
import type { Fact } from '../../../domain/facts/facts.js';
import { priceInForce, type PriceBasis } from '../../../domain/facts/price/price-facts.js';
import { type AcceptedPrice, settlePrices } from '../../../domain/facts/price/settle-prices.js';
import type { GivenPrice } from '../../../domain/facts/price/validate-price-answer.js';
import { NOW_MS } from '../../support/builders.js';

const DAY_MS = 86_400_000;
const MAX_AGE_SECONDS: Record<PriceBasis, number> = { reference: 45 * 86_400, list: 45 * 86_400, quote: 3_600 };

const daysAgo = (days: number): string => new Date(NOW_MS - days * DAY_MS).toISOString();

const given = (basis: PriceBasis, usd: string | null, days = 0): GivenPrice => ({
  basis,
  usd,
  pricedAt: usd === null ? null : daysAgo(days),
  maxAgeSeconds: MAX_AGE_SECONDS[basis],
  asOf: null,
  note: null,
});

const factOf = (value: GivenPrice | null, provider: string): Fact<GivenPrice> => ({
  value,
  coverage: {
    provider,
    capability: 'token_prices',
    kind: provider === 'feed' ? 'external' : 'local',
    mandatory: provider !== 'feed',
    status: value === null ? 'unavailable' : 'answered',
    reason: value === null ? 'timeout' : null,
    asOf: null,
    note: null,
  },
});

interface Said {
  /** Of a constant that is a year old unless `referenceDays` says otherwise. */
  readonly reference?: string | null;
  readonly referenceDays?: number;
  readonly list?: GivenPrice;
  readonly quote?: GivenPrice | null;
  /** What was taken from the feed earlier. */
  readonly accepted?: GivenPrice;
}

const settled = ({ reference = '100', referenceDays = 386, list, quote, accepted }: Said) => {
  const facts = settlePrices(
    [
      factOf(given('reference', reference, referenceDays), 'constants'),
      ...(list === undefined ? [] : [factOf(list, 'lists')]),
      ...(quote === undefined ? [] : [factOf(quote, 'feed')]),
    ],
    (provider) => (provider === 'feed' && accepted !== undefined ? (accepted as AcceptedPrice) : null),
    NOW_MS,
  );
  const feed = facts.find(({ coverage }) => coverage.provider === 'feed');
  const imported = facts.find(({ coverage }) => coverage.provider === 'lists');
  return { inForce: priceInForce(facts), feed, imported, facts };
};

const inForce = (said: Said): readonly [string, PriceBasis] | null => {
  const price = settled(said).inForce;
  return price === null ? null : [price.usd, price.basis];
};

describe('the price in force', () => {
  it('is the one that was asked for just now, lower or higher than the old constant', () => {
    expect(inForce({ quote: given('quote', '40') })).to.deep.equal(['40', 'quote']);
    expect(inForce({ quote: given('quote', '250') })).to.deep.equal(['250', 'quote']);
  });

  it('is the highest of those that are fresh: none alone makes a large amount look small', () => {
    const list = given('list', '90', 3);
    expect(inForce({ list, quote: given('quote', '30') })).to.deep.equal(['90', 'list']);
    expect(inForce({ list, quote: given('quote', '95') })).to.deep.equal(['95', 'quote']);
    expect(inForce({ referenceDays: 3, list, quote: given('quote', '95') })).to.deep.equal(['100', 'reference']);
  });

  it('is the constant, and says so, where no other is there', () => {
    expect(inForce({})).to.deep.equal(['100', 'reference']);
    expect(inForce({ quote: given('quote', null) })).to.deep.equal(['100', 'reference']);
    expect(inForce({ quote: null })).to.deep.equal(['100', 'reference']);
    expect(inForce({ reference: null, quote: null })).to.equal(null);
  });

  it('is not one of a day that has not come, which would never grow old', () => {
    const { imported } = settled({ quote: given('quote', '90'), list: given('list', '95', -2) });
    expect(imported?.value?.standing).to.equal('stale');
    const today = settled({ quote: given('quote', '90'), list: given('list', '95', -0.5) });
    expect(today.imported?.value?.standing).to.equal('in_force');
  });

  it('is not one that is older than its maximum age, while another is fresh', () => {
    const { inForce: price, feed } = settled({ list: given('list', '60', 3), quote: given('quote', '80', 1) });
    expect(price?.usd).to.equal('60');
    expect([feed?.value?.standing, feed?.coverage.status]).to.deep.equal(['stale', 'stale']);
  });

  it('is the highest of the old ones where all are old', () => {
    expect(inForce({ list: given('list', '60', 50) })).to.deep.equal(['100', 'reference']);
    expect(inForce({ list: given('list', '160', 50) })).to.deep.equal(['160', 'list']);
  });

  it('says nothing against the source of an old list: value_unknown does', () => {
    const { imported } = settled({ list: given('list', '60', 50) });
    expect([imported?.value?.standing, imported?.coverage.status]).to.deep.equal(['stale', 'answered']);
  });
});

describe('a price that steps too far', () => {
  it('is refused beyond ten times the constant, either way, and the constant stays in force', () => {
    for (const usd of ['9.99', '1000.01', '0.000001', '1000000']) {
      const { inForce: price, feed } = settled({ quote: given('quote', usd) });
      expect(price?.usd, usd).to.equal('100');
      expect(feed?.value).to.include({ usd: null, standing: 'none', refusedUsd: usd });
      expect(feed?.coverage).to.include({ status: 'unavailable', reason: 'implausible' });
    }
  });

  it('is taken up to that', () => {
    for (const usd of ['10', '1000']) expect(inForce({ quote: given('quote', usd) })).to.deep.equal([usd, 'quote']);
  });

  it('is refused beyond three times the last that was taken within a day, which stays while it is fresh', () => {
    const accepted = given('quote', '50', 0.01);
    for (const usd of ['16.6', '151']) {
      const { inForce: price, feed } = settled({ accepted, quote: given('quote', usd) });
      expect(price?.usd, usd).to.equal('50');
      expect(feed?.value).to.include({ usd: '50', standing: 'in_force', refusedUsd: usd });
      expect(feed?.coverage).to.include({ status: 'unavailable', reason: 'implausible' });
    }
    expect(inForce({ accepted, quote: given('quote', '149') })).to.deep.equal(['149', 'quote']);
  });

  it('leaves the higher constant in force when what was taken last has grown old', () => {
    const { inForce: price } = settled({ accepted: given('quote', '50', 0.5), quote: given('quote', '11') });
    expect(price).to.include({ usd: '100', basis: 'reference' });
  });

  it('gets nowhere by small steps', () =>
    expect(inForce({ accepted: given('quote', '11', 0.01), quote: given('quote', '5') })).to.deep.equal([
      '11',
      'quote',
    ]));

  it('is compared with the constant alone after a day: a real fall is taken in the end', () =>
    expect(inForce({ accepted: given('quote', '50', 1.1), quote: given('quote', '11') })).to.deep.equal([
      '11',
      'quote',
    ]));

  it('sets aside a list that is far too low, and fails one that is far too high', () => {
    const low = settled({ list: given('list', '1', 3) });
    expect(low.inForce?.usd).to.equal('100');
    expect(low.imported?.coverage).to.include({ status: 'answered', note: 'a price that is far too low was refused' });
    expect(low.imported?.value?.refusedUsd).to.equal('1');
    const high = settled({ list: given('list', '100000', 3) });
    expect(high.inForce?.usd).to.equal('100');
    expect(high.imported?.coverage).to.include({ status: 'unavailable', reason: 'implausible' });
  });
});

describe('a source of prices that does not answer', () => {
  it('leaves in force what was taken from it while that is fresh', () => {
    const { inForce: price, feed } = settled({ accepted: given('quote', '250', 0.01), quote: null });
    expect(price?.usd).to.equal('250');
    expect(feed?.coverage).to.include({ status: 'unavailable', reason: 'timeout' });
  });

  it('leaves the constant in force after that', () =>
    expect(inForce({ accepted: given('quote', '250', 0.5), quote: null })).to.deep.equal(['100', 'reference']));
});

describe('whatever a source says', () => {
  const usd = fc.constantFrom('0.0000001', '1', '9', '11', '99', '101', '900', '1001', '99999999');
  const quotes = fc.record({ usd, days: fc.constantFrom(0, 0.03, 0.5, 60) });

  it('the price in force is at least a tenth of the constant, and exactly one source gives it', () =>
    fc.assert(
      fc.property(quotes, quotes, quotes, (list, quote, accepted) => {
        const { inForce: price, facts } = settled({
          list: given('list', list.usd, list.days),
          quote: given('quote', quote.usd, quote.days),
          accepted: given('quote', String(Math.max(10, Math.min(1000, Number(accepted.usd)))), accepted.days),
        });
        expect(Number(price?.usd)).to.be.at.least(10);
        expect(facts.filter(({ value }) => value?.standing === 'in_force')).to.have.length(1);
      }),
    ));
});
