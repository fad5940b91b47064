import { expect } from 'chai';
import { localRegistry } from '../../../adapters/contracts/local-registry/index.js';
import type { Chain } from '../../../domain/chains/index.js';
import type { Decision } from '../../../domain/decision/decide.js';
import { type IntentChanges, intentWith } from '../../support/builders.js';
import { dependenciesWith } from '../../support/provider-dependencies.js';
import { judged } from '../judge.js';

const SOLANA_SENDER = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin';

/** A payment as the local sources of every service judge it, to a recipient that was paid before. */
const payment = (chain: Chain, token: string, to: string, changes: IntentChanges = {}): Promise<Decision> =>
  judged(
    localRegistry,
    localRegistry.create({}, dependenciesWith()),
    intentWith({ chain, token, to, amount: '1', ...(chain === 'solana' ? { from: SOLANA_SENDER } : {}), ...changes }),
  );

const LOST: readonly (readonly [string, Chain, string, string])[] = [
  ['USDC to a Uniswap router', 'ethereum', 'USDC', '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af'],
  ['ETH to a Uniswap router', 'ethereum', 'ETH', '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'],
  ['ETH to Permit2', 'base', 'ETH', '0x000000000022D473030F116dDEE9F6B43aC78BA3'],
  ['DAI to the contract of USDT', 'ethereum', 'DAI', '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
  ['ETH to the contract of USDC', 'base', 'ETH', '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'],
  ['WETH to its own contract', 'ethereum', 'WETH', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'],
  ['USDC to the deposit contract', 'ethereum', 'USDC', '0x00000000219ab540356cBB839Cbe05303d7705Fa'],
  ['USDC to a bridge that takes ETH', 'ethereum', 'USDC', '0x99C9fc46f92E8a1c0deC1b1747d010903E884bE1'],
  ['BNB to the pegged ETH of BNB Chain', 'bnb', 'BNB', '0x2170Ed0880ac9A755fd29B2688956BD959F933F8'],
  ['ETH to the code that Safes share', 'ethereum', 'ETH', '0x41675C099F32341bf84BFc5382aF534df5C7461a'],
  ['SOL to the mint of USDC', 'solana', 'SOL', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
  ['SOL to the mint of wrapped SOL', 'solana', 'SOL', 'So11111111111111111111111111111111111111112'],
  ['SOL to the token program', 'solana', 'SOL', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'],
  ['USDC to an aggregator on Solana', 'solana', 'USDC', 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'],
];

const KEPT: readonly (readonly [string, Chain, string, string])[] = [
  ['ETH to WETH, which wraps it', 'ethereum', 'ETH', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'],
  ['ETH to WETH on Base', 'base', 'ETH', '0x4200000000000000000000000000000000000006'],
  ['BNB to WBNB', 'bnb', 'BNB', '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c'],
  ['POL to WPOL', 'polygon', 'POL', '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270'],
  ['ETH to Lido, which stakes it', 'ethereum', 'ETH', '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84'],
  ['ETH to the inbox of Arbitrum', 'ethereum', 'ETH', '0x4Dbd4fc535Ac27206064B68FfCf827b0A60BAB3f'],
  ['ETH to the bridge of Base', 'ethereum', 'ETH', '0x3154Cf16ccdb4C6d922629664174b904d80F2C35'],
  ['ETH to the deposit contract', 'ethereum', 'ETH', '0x00000000219ab540356cBB839Cbe05303d7705Fa'],
  ['ETH to a Safe', 'ethereum', 'ETH', '0x849D52316331967b6fF1198e5E32A0eB168D039d'],
  ['USDC to a Safe', 'ethereum', 'USDC', '0x849D52316331967b6fF1198e5E32A0eB168D039d'],
  ['USDC to an account of which nothing is known', 'ethereum', 'USDC', '0x5f3c9e1ab2478d60c1e5f7a890b3d4c6e7f81924'],
];

describe('payments to well-known contracts', () => {
  for (const [what, chain, token, to] of LOST)
    it(`blocks ${what}`, async () => expect((await payment(chain, token, to)).recommendedAction).to.equal('BLOCK'));

  for (const [what, chain, token, to] of KEPT)
    it(`allows ${what}`, async () => {
      const decision = await payment(chain, token, to);
      expect([
        decision.recommendedAction,
        decision.findings.filter(({ severity }) => severity !== 'LOW'),
      ]).to.deep.equal(['ALLOW', []]);
    });

  it('blocks a payment to a router also where contract_address names the token', async () => {
    const changes = { contract: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' };
    const lost = await payment('ethereum', 'USDC', '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af', changes);
    expect(lost.findings.map(({ code }) => code)).to.include('recipient_is_contract');
    const paid = await payment('ethereum', 'USDC', '0x5f3c9e1ab2478d60c1e5f7a890b3d4c6e7f81924', changes);
    expect(paid.recommendedAction).to.equal('ALLOW');
  });

  it('allows a call of the same contracts', async () => {
    for (const to of ['0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'])
      expect((await payment('ethereum', 'ETH', to, { kind: 'call', contract: to })).recommendedAction).to.equal(
        'ALLOW',
      );
  });
});
