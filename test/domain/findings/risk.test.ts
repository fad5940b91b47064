import { expect } from 'chai';
import type { Policy } from '../../../domain/policy/policy.js';
import { CONTRACT, OUTGOING_DEFAULT, OUTGOING_STRICT, RECIPIENT, SENDER } from '../../support/builders.js';
import { ETHER, KNOWN_RECIPIENT, NO_HISTORY, UNKNOWN_TOKEN } from '../../support/facts.js';
import { codesOf, decided, findingOf, gradeOf } from '../../support/deciding.js';

const withThreshold = (changes: Partial<Policy['thresholds']>): Policy => ({
  ...OUTGOING_DEFAULT,
  thresholds: { ...OUTGOING_DEFAULT.thresholds, ...changes },
});

describe('risk findings: size and history', () => {
  it('reviews a value at the threshold to a recipient with little history, and shows the numbers', () => {
    const decision = decided({ amount: '10000' }, { history: NO_HISTORY });
    expect(gradeOf(decision, 'large_transaction_amount')).to.equal('MEDIUM REVIEW');
    expect(findingOf(decision, 'large_transaction_amount').measures).to.deep.include({
      name: 'value_usd',
      actual: 10000,
      threshold: 10000,
    });
  });

  it('has nothing against a value just below the threshold', () =>
    expect(codesOf({ amount: '9999.99' }, { history: KNOWN_RECIPIENT })).to.deep.equal([]));

  it('judges the value, not the number of tokens', () => {
    expect(codesOf({ token: 'ETH', amount: '4' }, { token: ETHER, history: NO_HISTORY })).to.include(
      'large_transaction_amount',
    );
    expect(codesOf({ token: 'ETH', amount: '3' }, { token: ETHER, history: NO_HISTORY })).to.not.include(
      'large_transaction_amount',
    );
  });

  it('lets a large value pass to a recipient with three earlier checks of a tenth of it, not with two', () => {
    const history = (...sizes: readonly number[]) => ({ ...NO_HISTORY, earlierChecks: sizes.map((usd) => ({ usd })) });
    expect(codesOf({ amount: '50000' }, { history: history(5_000, 5_000, 5_000) })).to.deep.equal([]);
    for (const few of [history(1e6, 1e6), history(1e6, 1e6, 4_999.99, 1, 1, 1)])
      expect(codesOf({ amount: '50000' }, { history: few })).to.deep.equal(['large_transaction_amount']);
  });

  it('compares amounts of the same token where the earlier checks had no price', () => {
    const history = (asset: string) => ({
      ...NO_HISTORY,
      earlierChecks: [1, 2, 3].map(() => ({ asset, amount: 5_000 })),
    });
    expect(codesOf({ amount: '50000' }, { history: history('ethereum/USDC') })).to.deep.equal([]);
    expect(codesOf({ amount: '50000' }, { history: history('base/USDC') })).to.deep.equal(['large_transaction_amount']);
  });

  it('assumes little history where history did not answer', () =>
    expect(codesOf({ amount: '50000' }, { history: null })).to.have.members([
      'large_transaction_amount',
      'screening_degraded',
    ]));

  it('does not judge the size of an incoming payment', () =>
    expect(codesOf({ direction: 'incoming', amount: '50000' }, { history: NO_HISTORY })).to.deep.equal([
      'provenance_unclear',
    ]));

  it('takes a threshold of its own for a token that the policy names', () => {
    const policy = withThreshold({ largeAmountUsdByToken: { USDC: 100 } });
    expect(codesOf({ token: 'usdc', amount: '100' }, { history: NO_HISTORY }, policy)).to.include(
      'large_transaction_amount',
    );
  });

  it('names a recipient to which no earlier payment counts', () => {
    const decision = decided({}, { history: NO_HISTORY });
    expect(gradeOf(decision, 'new_recipient')).to.equal('LOW ALLOW');
    expect(decision.recommendedAction).to.equal('ALLOW');
  });

  it('leaves new_recipient out under large_transaction_amount, and for a known recipient', () => {
    expect(codesOf({ amount: '50000' }, { history: NO_HISTORY })).to.deep.equal(['large_transaction_amount']);
    expect(codesOf({}, { history: KNOWN_RECIPIENT })).to.deep.equal([]);
  });

  it('speaks of new recipients for transfers only', () =>
    expect(
      codesOf({ kind: 'call', to: CONTRACT, contract: CONTRACT, contractVerified: true }, { history: NO_HISTORY }),
    ).to.deep.equal([]));

  it('reviews the third payment of a day just below the threshold, counting the present one', () => {
    const history = { ...KNOWN_RECIPIENT, bandPaymentsLastDay: 2 };
    expect(gradeOf(decided({ amount: '9000' }, { history }), 'structuring_pattern')).to.equal('MEDIUM REVIEW');
    expect(codesOf({ amount: '8000' }, { history })).to.include('structuring_pattern');
  });

  it('sees no pattern in swaps and calls', () => {
    const history = { ...KNOWN_RECIPIENT, bandPaymentsLastDay: 5 };
    const swap = { kind: 'swap', contract: CONTRACT, to: SENDER, amount: '9000' } as const;
    expect(codesOf(swap, { history, contract: { verified: true } })).to.deep.equal([]);
  });

  it('sees no pattern in two payments, nor when the present one is outside the band', () => {
    expect(codesOf({ amount: '9000' }, { history: { ...KNOWN_RECIPIENT, bandPaymentsLastDay: 1 } })).to.deep.equal([]);
    for (const amount of ['7999.99', '10000'])
      expect(codesOf({ amount }, { history: { ...KNOWN_RECIPIENT, bandPaymentsLastDay: 5 } }), amount).to.deep.equal(
        [],
      );
    expect(codesOf({ amount: '9000' }, { history: { ...KNOWN_RECIPIENT, bandPaymentsLastDay: null } })).to.deep.equal(
      [],
    );
  });

  it('reviews more checks in an hour than the strict policy allows, and only then', () => {
    const burst = (checksLastHour: number | null) =>
      codesOf({}, { history: { ...KNOWN_RECIPIENT, checksLastHour } }, OUTGOING_STRICT);
    expect(burst(60)).to.deep.equal(['velocity_burst']);
    expect(burst(59)).to.deep.equal([]);
    expect(burst(null)).to.deep.equal([]);
  });

  it('counts no velocity under the default policy', () =>
    expect(codesOf({}, { history: { ...KNOWN_RECIPIENT, checksLastHour: 5000 } })).to.deep.equal([]));

  it('says that size was not judged where the token has no reference price; the strict policy reviews it', () => {
    const token = { ...UNKNOWN_TOKEN, knownOnChain: true, decimals: 18 };
    expect(gradeOf(decided({ amount: '5' }, { token }), 'value_unknown')).to.equal('LOW ALLOW');
    expect(gradeOf(decided({ amount: '5' }, { token }, OUTGOING_STRICT), 'value_unknown')).to.equal('LOW REVIEW');
  });

  it('has nothing to say about the value of a priced token or of nothing', () => {
    expect(codesOf()).to.not.include('value_unknown');
    expect(codesOf({ amount: '0' }, { token: { ...UNKNOWN_TOKEN, knownOnChain: true } })).to.not.include(
      'value_unknown',
    );
  });
});

describe('risk findings: who is meant', () => {
  it('blocks a recipient that is not the expected one', () => {
    const decision = decided({ expectedTo: CONTRACT });
    expect(gradeOf(decision, 'recipient_mismatch')).to.equal('HIGH BLOCK');
    expect(decision.proofOfDecision).to.deep.include({ status: 'REJECTED', evidenceCodes: ['recipient_mismatch'] });
  });

  it('has nothing against the expected recipient in another letter case', () => {
    const decision = decided({ expectedTo: `0x${RECIPIENT.slice(2).toUpperCase()}` });
    expect(decision.findings).to.deep.equal([]);
    expect(decision.proofOfDecision?.status).to.equal('VERIFIED');
  });

  it('reviews a transfer to oneself, but not a swap to oneself', () => {
    expect(gradeOf(decided({ to: SENDER }), 'self_transfer')).to.equal('LOW REVIEW');
    expect(codesOf({ kind: 'swap', to: SENDER, contract: CONTRACT, contractVerified: true })).to.deep.equal([]);
  });

  it('reviews a transfer of nothing, but not an approval or call without an amount', () => {
    for (const amount of ['0', '0.000'])
      expect(gradeOf(decided({ amount }), 'zero_amount'), amount).to.equal('LOW REVIEW');
    expect(
      codesOf({ kind: 'call', amount: '0', to: SENDER, contract: CONTRACT, contractVerified: true }),
    ).to.deep.equal([]);
  });
});
