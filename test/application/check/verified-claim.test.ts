import { expect } from 'chai';
import type { CheckRequest } from '../../../src/application/check/check-request.js';
import { CONTRACT, OUTGOING_DEFAULT, RECIPIENT, SENDER, USDC_ON_ETHEREUM } from '../../support/builders.js';
import { type Circumstances, verdictOn } from '../../support/judging.js';

/** A contract that no source knows and the caller vouches for. */
const call = (changes: Partial<CheckRequest> = {}): Partial<CheckRequest> => ({
  transaction_type: 'contract_interaction',
  contract_address: CONTRACT,
  contract_verified: true,
  to_address: SENDER,
  permissions: ['stake'],
  ...changes,
});
const approval = (changes: Partial<CheckRequest> = {}): Partial<CheckRequest> => ({
  transaction_type: 'approval',
  contract_address: CONTRACT,
  contract_verified: true,
  approval_amount: '250',
  ...changes,
});
/** Known as USDC's but for its middle. */
const LIKE_USDC = '0xa0b8699111111111111111111111111111111b48';
const codes = async (request: Partial<CheckRequest>, circumstances?: Circumstances): Promise<readonly string[]> =>
  (await verdictOn(request, circumstances)).slice(1);

describe('contract_verified', () => {
  it('settles a contract or spender of which nothing is known, below what a word is worth', async () => {
    for (const amount of [0, 250, 999.99]) {
      expect(await verdictOn(call({ amount })), String(amount)).to.deep.equal(['ALLOW']);
      if (amount > 0)
        expect(await verdictOn(approval({ amount, approval_amount: String(amount) }))).to.deep.equal(['ALLOW']);
    }
    expect(await codes(call({ contract_verified: false }))).to.deep.equal(['unverified_contract']);
    expect(await codes(approval({ contract_verified: false }))).to.deep.equal(['approval_spender_unverified']);
  });

  it('settles nothing from that amount on, by what is moved or by what may be taken', async () => {
    for (const amount of [1_000, 9_000, 1_000_000]) {
      expect(await codes(call({ amount })), String(amount)).to.include('unverified_contract');
      expect(await codes(approval({ amount, approval_amount: String(amount) }))).to.include(
        'approval_spender_unverified',
      );
    }
    expect(await codes(call({ token: 'ETH', amount: 5 }))).to.include('unverified_contract');
    expect(await codes(call({ token: 'ETH', amount: 0.1 }))).to.not.include('unverified_contract');
    expect(await codes(approval({ amount: 20_000, approval_amount: '999' }))).to.deep.equal([]);
  });

  it('settles nothing beside an allowance that cannot be counted, and does beside none', async () => {
    const ofUnknown = call({ token: 'NOBODYS', amount: 0, approval_amount: '0x5f5e100' });
    expect(await codes(ofUnknown)).to.include('unverified_contract');
    expect(await codes({ ...ofUnknown, approval_amount: '0x0' })).to.not.include('unverified_contract');
  });

  it('says nothing of a spender beside the contract that it is about', async () => {
    const toStranger = approval({ contract_address: USDC_ON_ETHEREUM, to_address: RECIPIENT });
    expect(await codes(toStranger)).to.deep.equal(['approval_spender_unverified']);
    expect(await codes({ ...toStranger, permissions: ['approve'] })).to.deep.equal(['approval_spender_unverified']);
    const alone: Partial<CheckRequest> = {
      transaction_type: 'approval',
      contract_verified: true,
      approval_amount: '250',
      to_address: RECIPIENT,
    };
    expect(await verdictOn(alone)).to.deep.equal(['ALLOW']);
  });

  it('settles as much as the policy says', async () => {
    const worth = (claimWorthUsd: number) => ({
      policy: { ...OUTGOING_DEFAULT, thresholds: { ...OUTGOING_DEFAULT.thresholds, claimWorthUsd } },
    });
    expect(await codes(call({ amount: 4_999 }), worth(5_000))).to.not.include('unverified_contract');
    expect(await codes(call({ amount: 5_000 }), worth(5_000))).to.include('unverified_contract');
    expect(await codes(call({ amount: 1 }), worth(0))).to.include('unverified_contract');
  });

  it('settles no more where the policy draws the line lower', async () => {
    const strict = {
      policy: { ...OUTGOING_DEFAULT, thresholds: { ...OUTGOING_DEFAULT.thresholds, largeAmountUsd: 500 } },
    };
    expect(await codes(call({ amount: 500 }), strict)).to.include('unverified_contract');
    expect(await codes(call({ amount: 499 }), strict)).to.not.include('unverified_contract');
  });

  it('settles nothing where the value cannot be told', async () => {
    expect(await codes(call({ token: 'ZQXW' }))).to.include('unverified_contract');
    expect(await codes(approval({ token: 'ZQXW', approval_amount: '0xff' }))).to.include('approval_spender_unverified');
  });

  it('settles nothing for an allowance that is not stated', async () => {
    const unstated = { ...call(), transaction_type: 'approval', permissions: [] } as const;
    expect(await codes(unstated)).to.have.members(['approval_amount_unknown', 'approval_spender_unverified']);
    expect(await codes(call({ permissions: ['approve', 'stake'] }))).to.have.members([
      'approval_amount_unknown',
      'approval_spender_unverified',
    ]);
  });

  it('settles nothing for a contract that looks like a known token’s', async () => {
    expect(await codes(call({ contract_address: LIKE_USDC }))).to.include('unverified_contract');
    expect(await codes(approval({ contract_address: LIKE_USDC }))).to.include('approval_spender_unverified');
    expect(await codes(call({ token: 'USD\u0421' }))).to.include('unverified_contract');
  });

  it('settles nothing for a contract that is called as the token and is not that token’s', async () => {
    for (const permission of ['transfer', 'approve', 'transferFrom', '0xa9059cbb'])
      expect(
        await codes(call({ to_address: RECIPIENT, permissions: [permission], approval_amount: '250' })),
        permission,
      ).to.include('unverified_contract');
  });

  it('settles the spender where a contract asks for an allowance for itself', async () => {
    for (const to_address of [SENDER, CONTRACT])
      for (const permissions of [['approve'], ['approve', 'stake']])
        expect(await codes(call({ to_address, permissions, approval_amount: '250' }))).to.deep.equal([]);
  });

  it('is no word for a spender in to_address beside the contract that it is about', async () => {
    for (const permissions of [[], ['approve'], ['approveAndCall(address,uint256,bytes)']])
      for (const contract_address of [USDC_ON_ETHEREUM, CONTRACT])
        expect(
          await codes(approval({ contract_address, to_address: RECIPIENT, permissions })),
          contract_address,
        ).to.deep.equal(contract_address === CONTRACT ? [] : ['approval_spender_unverified']);
    expect(
      await codes(call({ to_address: RECIPIENT, permissions: ['approve', 'stake'], approval_amount: '1' })),
    ).to.include('approval_spender_unverified');
  });

  it('keeps admin permissions at a review below the amount, and lets them be blocked above it', async () => {
    const admin = { permissions: ['pause()'] };
    expect((await verdictOn(call({ ...admin, amount: 0 })))[0]).to.equal('REVIEW');
    expect((await verdictOn(call({ ...admin, amount: 10_000 })))[0]).to.equal('BLOCK');
  });
});
