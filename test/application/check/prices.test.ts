import { codesOf } from '../../../domain/decision/finding.js';
import { expect } from 'chai';
import { decide } from '../../../domain/decision/decide.js';
import type { Facts } from '../../../domain/facts/facts.js';
import type { Policy } from '../../../domain/policy/policy.js';
import type { PriceAnswer } from '../../../ports/sources/prices.js';
import { type IntentChanges, intentWith, NOW_MS, OUTGOING_DEFAULT, proposalOf } from '../../support/builders.js';
import { NO_HISTORY } from '../../support/facts.js';
import { gathering, localSources } from '../../support/gathering.js';

const SCOPE = { partnerId: 'prt_00000000000000000000000001', environment: 'production' } as const;
const JUST_NOW = new Date(NOW_MS - 60_000).toISOString();

/** A quote of a minute ago that counts for an hour. */
const quoted = (usd: string | null, pricedAt = JUST_NOW): PriceAnswer => ({
  usd,
  pricedAt: usd === null ? null : pricedAt,
  maxAgeSeconds: 3_600,
  asOf: pricedAt,
  note: null,
});

const OPTIONAL: Policy = { ...OUTGOING_DEFAULT, optionalSources: ['price-feed'] };

/** A service with the local sources and a price feed outside that says this, an answer for each check. */
const serviceWith = (...says: readonly (PriceAnswer | Error)[]) => {
  const left = [...says];
  const asked: string[] = [];
  const local = localSources();
  const gather = gathering(
    {
      ...local,
      prices: [
        ...local.prices,
        {
          manifest: { id: 'price-feed', name: 'Price feed', kind: 'external', mandatory: false, deadlineMs: 500 },
          instance: {
            basis: 'quote',
            supports: () => true,
            priceOf: async ({ symbol }) => {
              asked.push(symbol);
              const answer = left.shift() ?? new Error('nothing more was to be asked');
              if (answer instanceof Error) throw answer;
              return answer;
            },
            close: async () => undefined,
          },
        },
      ],
    },
    { history: { lookUp: async () => NO_HISTORY } },
  );
  const check = async (changes: IntentChanges, policy = OUTGOING_DEFAULT) => {
    const intent = intentWith({ token: 'ETH', ...changes });
    const { facts } = await gather({
      proposal: proposalOf(intent),
      policy,
      scope: SCOPE,
      nowMs: NOW_MS,
      requestId: 'req_test',
    });
    return { facts, ...decide(proposalOf(intent), facts, policy, NOW_MS) };
  };
  return { check, asked };
};

const feedIn = ({ prices }: Facts) => prices.find(({ coverage }) => coverage.provider === 'price-feed');

describe('a price that is asked for just now', () => {
  it('judges the amount and dates the answer, and the record says which prices there were', async () => {
    const { facts, coverage, findings, screening } = await serviceWith(quoted('2500')).check({ amount: '4.1' });
    expect(codesOf(findings)).to.include('large_transaction_amount');
    expect([coverage.pricesAsOf, coverage.notAnswered]).to.deep.equal([JUST_NOW, []]);
    expect(facts.token.value).to.include({ referencePriceUsd: '2500', pricedAt: JUST_NOW });
    expect(
      facts.prices.map(({ coverage: { provider }, value }) => [provider, value?.usd, value?.standing]),
    ).to.deep.equal([
      ['bundled-prices', '3900', 'stale'],
      ['imported-prices', null, 'none'],
      ['price-feed', '2500', 'in_force'],
    ]);
    expect(screening.providerMode).to.equal('external-ready');
  });

  it('lets a payment pass that the old constant called large', async () => {
    const { recommendedAction, findings } = await serviceWith(quoted('2500')).check({ amount: '3' });
    expect(recommendedAction, JSON.stringify(codesOf(findings))).to.equal('ALLOW');
  });

  it('is not asked for where it decides nothing: a dollar, an unknown token, an incoming payment', async () => {
    const { check, asked } = serviceWith();
    const dollar = await check({ token: 'USDC', amount: '5' });
    await check({ token: 'ZQXW' });
    await check({ direction: 'incoming' });
    expect(asked).to.deep.equal([]);
    expect(feedIn(dollar.facts)?.coverage).to.include({
      status: 'answered',
      note: 'nothing was asked: the token promises to be worth one dollar',
    });
    expect(dollar.recommendedAction).to.equal('ALLOW');
  });
});

describe('a price that cannot be taken', () => {
  const cases: readonly (readonly [string, PriceAnswer | Error, object])[] = [
    ['a thousandth of the last', quoted('3.9'), { status: 'unavailable', reason: 'implausible' }],
    ['a thousand times the last', quoted('3900000'), { status: 'unavailable', reason: 'implausible' }],
    ['of yesterday', quoted('2500', '2026-11-20T12:00:00.000Z'), { status: 'stale', reason: null }],
    [
      'of the year after',
      quoted('2500', '2027-11-20T12:00:00.000Z'),
      { status: 'unavailable', reason: 'bad_response' },
    ],
    ['missing, since the source failed', new Error('made up'), { status: 'unavailable', reason: 'internal_error' }],
  ];
  for (const [what, says, row] of cases) {
    it(`leaves the constant in force, is said, and never leads to ALLOW: ${what}`, async () => {
      const { facts, coverage, recommendedAction, screening } = await serviceWith(says).check({ amount: '0.01' });
      expect(facts.token.value?.referencePriceUsd).to.equal('3900');
      expect(coverage.pricesAsOf).to.equal('2025-10-31T00:00:00.000Z');
      expect(coverage.notAnswered).to.deep.equal([{ provider: 'price-feed', capability: 'token_prices', ...row }]);
      expect([recommendedAction, screening.providerMode]).to.deep.equal(['REVIEW', 'degraded']);
    });

    it(`makes no large amount look small where a policy calls the source optional: ${what}`, async () => {
      const large = await serviceWith(says).check({ amount: '3' }, OPTIONAL);
      const small = await serviceWith(says).check({ amount: '0.01' }, OPTIONAL);
      expect(codesOf(large.findings)).to.include('large_transaction_amount');
      expect([large.recommendedAction, small.recommendedAction]).to.deep.equal(['REVIEW', 'ALLOW']);
      expect(small.coverage.notAnswered).to.have.length(1);
    });
  }

  it('is compared with what was taken from the source before, which counts on while it is fresh', async () => {
    const { check } = serviceWith(quoted('2500'), quoted('700'), new Error('made up'), quoted('2400'));
    await check({ amount: '1' });
    const refused = await check({ amount: '5' }, OPTIONAL);
    expect(feedIn(refused.facts)?.value).to.include({ usd: '2500', standing: 'in_force', refusedUsd: '700' });
    expect(codesOf(refused.findings)).to.include('large_transaction_amount');
    const failed = await check({ amount: '5' }, OPTIONAL);
    expect(failed.facts.token.value?.referencePriceUsd).to.equal('2500');
    expect((await check({ amount: '1' })).facts.token.value?.referencePriceUsd).to.equal('2400');
  });
});
