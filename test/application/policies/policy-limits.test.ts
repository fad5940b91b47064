import { expect } from 'chai';
import { readPolicyDocument } from '../../../src/application/policies/policy-document.js';

const SPENDER = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45';

const mistakesIn = (changes: object): readonly string[] => {
  try {
    readPolicyDocument({ policy_id: 'ours', name: 'Our policy', direction: 'outgoing', ...changes }, 1, []);
    return [];
  } catch (error) {
    return (error instanceof Error ? error.message : '').split('\n- ').slice(1);
  }
};

describe('the numbers of a policy', () => {
  it('cannot switch off what no policy may relax by name', () => {
    const offending = [
      { large_amount_usd: 1_000_001 },
      { large_amount_usd: 1e15 },
      { large_amount_usd_by_token: { USDC: 1_000_001 } },
      { large_amount_usd_by_token: { USDC: 5_000, usdt: 1e12 } },
      { little_history_checks: 0 },
    ];
    for (const thresholds of offending)
      expect(mistakesIn({ thresholds }), JSON.stringify(thresholds)).to.have.length(1);
  });

  it('can be as large and as small as a careful partner needs', () => {
    const fitting = [
      { large_amount_usd: 1_000_000, little_history_checks: 1 },
      { large_amount_usd: 0, large_amount_usd_by_token: { USDC: 1_000_000 } },
    ];
    for (const thresholds of fitting) expect(mistakesIn({ thresholds }), JSON.stringify(thresholds)).to.deep.equal([]);
  });
});

describe('the spenders that a policy names', () => {
  it('must be addresses of their chains', () => {
    const spenders = (chain: string, address: string) => ({ unlimited_approval_spenders: [{ chain, address }] });
    expect(mistakesIn(spenders('ethereum', SPENDER))).to.deep.equal([]);
    for (const [chain, address] of [
      ['ethereum', '0x1234'],
      ['ethereum', SPENDER.replace('A', 'a')],
      ['solana', SPENDER],
      ['bitcoin', SPENDER],
    ] as const)
      expect(mistakesIn(spenders(chain, address)), `${chain} ${address}`).to.not.deep.equal([]);
  });

  it('do not let a policy relax the finding by name', () => {
    const named = { unlimited_approval_spenders: [{ chain: 'ethereum', address: SPENDER }] };
    expect(mistakesIn({ ...named, finding_actions: { unlimited_token_approval: 'REVIEW' } })).to.deep.equal([
      '/finding_actions/unlimited_token_approval cannot be REVIEW: no policy may relax it',
    ]);
  });
});
