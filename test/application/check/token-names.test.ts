import { expect } from 'chai';
import { USDC_ON_ETHEREUM } from '../../support/builders.js';
import type { CheckRequest } from '../../../src/application/check/check-request.js';
import { judgedRequest, verdictOn } from '../../support/judging.js';

const PLACEHOLDER = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE';
const WRAPPED_SOL = 'So11111111111111111111111111111111111111112';
const BRIDGED_USDC = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const USDC_ON_POLYGON = '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359';
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const ROUTER = '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af';
const FAKE = '0x9d4e2f60a7b81c3d5e6f70819a2b3c4d5e6f7081';
const ON_SOLANA = {
  chain: 'solana',
  from_address: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
  to_address: '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q',
} as const;

/** As it is sent with each type that names a token's contract, and without one. */
const AS_PAYMENT: readonly Partial<CheckRequest>[] = [
  { transaction_type: 'safe_send' },
  { transaction_type: 'escrow' },
  {},
];

describe('the symbol of a token', () => {
  it('is none of another that Unicode would write alike in upper case', async () => {
    for (const token of ['u\u017fdc', 'u\u017fdt', 'L\u0131NK'])
      expect(await verdictOn({ token, amount: 1 }), token).to.include.members([
        'REVIEW',
        'token_not_recognized',
        'deceptive_text',
      ]);
  });

  it('is the same in any case of its ASCII letters', async () => {
    for (const token of ['usdc', 'UsDc', 'USDC']) expect(await verdictOn({ token }), token).to.deep.equal(['ALLOW']);
  });

  it('may leave ASCII where the official one does', async () => {
    for (const token of ['USD₮0', 'usd₮0'])
      expect(await verdictOn({ token, chain: 'arbitrum' })).to.deep.equal(['ALLOW']);
  });
});

describe('an address that stands for the native currency', () => {
  const ether = { token: 'ETH', amount: 1, contract_address: PLACEHOLDER };
  const sol = { ...ON_SOLANA, token: 'SOL', amount: 1, contract_address: WRAPPED_SOL };

  for (const type of AS_PAYMENT) {
    const what = type.transaction_type ?? 'no type';
    it(`is the native currency, sent as ${what}`, async () => {
      for (const payment of [
        ether,
        { ...ether, chain: 'base' as const },
        { ...ether, chain: 'bnb' as const, token: 'BNB' },
        sol,
      ]) {
        const { recommendedAction, networkValid, findings } = await judgedRequest({ ...payment, ...type });
        expect([recommendedAction, networkValid], findings.map(({ code }) => code).join()).to.deep.equal([
          'ALLOW',
          true,
        ]);
      }
    });
  }

  it('is a mismatch for a token that has a contract', async () => {
    for (const token of ['USDC', 'WETH'])
      expect(await verdictOn({ ...ether, token, transaction_type: 'safe_send' }), token).to.include.members([
        'BLOCK',
        'token_contract_mismatch',
      ]);
    expect(await verdictOn({ ...sol, token: 'USDC', transaction_type: 'safe_send' })).to.include(
      'token_contract_mismatch',
    );
  });

  it('is no other contract, that of wrapped ether included', async () => {
    for (const contract_address of [WETH, FAKE])
      expect(await verdictOn({ ...ether, contract_address, transaction_type: 'safe_send' })).to.include.members([
        'BLOCK',
        'token_contract_mismatch',
      ]);
  });

  it('is no contract that can be called', async () =>
    expect((await verdictOn({ ...ether, transaction_type: 'contract_interaction' }))[0]).to.equal('REVIEW'));
});

describe('a bridged token under the familiar symbol', () => {
  const polygon = { chain: 'polygon', token: 'USDC', contract_address: BRIDGED_USDC } as const;

  for (const type of AS_PAYMENT)
    it(`is reviewed and both are named, sent as ${type.transaction_type ?? 'no type'}`, async () => {
      const { recommendedAction, findings, networkValid } = await judgedRequest({ ...polygon, ...type });
      expect([recommendedAction, findings.map(({ code }) => code), networkValid]).to.deep.equal([
        'REVIEW',
        ['token_variant'],
        false,
      ]);
      expect(findings[0]?.message).to.include('is USDC.e on Polygon, not USDC');
    });

  it('passes under its own symbol, as the familiar token does with its own contract', async () => {
    for (const type of AS_PAYMENT) {
      expect(await verdictOn({ ...polygon, ...type, token: 'USDC.e' })).to.deep.equal(['ALLOW']);
      expect(await verdictOn({ ...polygon, ...type, contract_address: USDC_ON_POLYGON })).to.deep.equal(['ALLOW']);
    }
  });

  it('is reviewed too where the familiar token is named by the other symbol', async () => {
    const swapped = { ...polygon, token: 'USDC.e', contract_address: USDC_ON_POLYGON };
    expect(await verdictOn({ ...swapped, transaction_type: 'safe_send' })).to.deep.equal(['REVIEW', 'token_variant']);
  });

  it('is blocked as a fake under the name of any other token, as a made-up contract is under this one', async () => {
    const typed = { ...polygon, transaction_type: 'safe_send' } as const;
    for (const changes of [{ token: 'USDT' }, { token: 'DAI' }, { contract_address: FAKE }])
      expect(await verdictOn({ ...typed, ...changes })).to.include.members(['BLOCK', 'token_contract_mismatch']);
  });
});

describe('a payment without a type that names the contract of its token', () => {
  it('is blocked where it goes to a contract that would lose it', async () => {
    const named = { contract_address: USDC_ON_ETHEREUM };
    expect(await verdictOn({ ...named, to_address: ROUTER })).to.include.members(['BLOCK', 'recipient_is_contract']);
    expect(await verdictOn(named)).to.deep.equal(['ALLOW']);
  });
});
