import { expect } from 'chai';
import fc from 'fast-check';
import { ALL_CHAINS, type Chain, chainOf, currencyOf, familyOf } from '../../../domain/chains/index.js';
import { FINDING_BY_CODE, type FindingCode } from '../../../domain/findings/index.js';
import type { CheckRequest } from '../../../src/application/check/check-request.js';
import { runs } from '../../support/depth.js';
import { calldata, transaction } from '../../support/payload-requests.js';
import { FROM, STRANGER } from '../../support/payload-accounts.js';
import { judgePayload } from '../../support/payload-judging.js';

const NOBODY = `0x${'99'.repeat(20)}`;
const EVM_CHAINS = ALL_CHAINS.filter((chain) => familyOf(chain) === 'evm');
/** Official USDC of each chain that has one. Source: Circle, addresses of USDC. */
const USDC: Readonly<Partial<Record<Chain, string>>> = {
  ethereum: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  polygon: '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359',
  arbitrum: '0xaf88d065e77c8cc2239327c5edb3a432268e5831',
  base: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
  optimism: '0x0b2c639c533813f4aa9d7837caf62653d097ff85',
};

interface Thing {
  readonly declared: CheckRequest;
  readonly bytes: ReturnType<typeof transaction>;
}

const chainIdOf = (chain: Chain): number => Number(chainOf(chain).chainId);
const base = (chain: Chain) => ({ from_address: FROM, chain }) as const;

const coinPayment = (chain: Chain, to: string, coins: number): Thing => ({
  declared: {
    ...base(chain),
    to_address: to,
    token: currencyOf(chain).symbol,
    amount: coins,
    transaction_type: 'safe_send',
  },
  bytes: transaction(to, '0x', `${String(coins)}${'0'.repeat(18)}`, chainIdOf(chain)),
});

const tokenPayment = (chain: Chain, to: string, units: number): Thing => {
  const token = USDC[chain] ?? '';
  return {
    declared: {
      ...base(chain),
      ...{ to_address: to, contract_address: token, token: 'USDC', amount: units, transaction_type: 'safe_send' },
    },
    bytes: transaction(
      token,
      calldata('transfer(address,uint256)', to, BigInt(units) * 1_000_000n),
      '0',
      chainIdOf(chain),
    ),
  };
};

const allowance = (chain: Chain, spender: string, units: number): Thing => {
  const token = USDC[chain] ?? '';
  return {
    declared: {
      ...base(chain),
      ...{ to_address: spender, contract_address: token, token: 'USDC', amount: units, approval_amount: String(units) },
      transaction_type: 'approval',
    },
    bytes: transaction(
      token,
      calldata('approve(address,uint256)', spender, BigInt(units) * 1_000_000n),
      '0',
      chainIdOf(chain),
    ),
  };
};

/** Rights by functions with one account and nothing else, or with a switch. */
const RIGHTS = [
  'transferOwnership(address)',
  'setOwner(address)',
  'addOwner(address)',
  'setAdmin(address)',
  'upgradeTo(address)',
  'rely(address)',
  'setManager(address)',
  'setApprovalForAll(address,bool)',
  'updateDelegate(address,bool)',
  'setAuthorization(address,bool)',
  'setRelayerApproval(address,address,bool)',
] as const;

const right = (chain: Chain, signature: (typeof RIGHTS)[number], gainer: string): Thing => {
  const values = signature.includes('bool') ? [gainer, true] : [gainer];
  return {
    declared: {
      ...base(chain),
      ...{ to_address: gainer, contract_address: NOBODY, token: currencyOf(chain).symbol, amount: 0 },
      ...{ permissions: [signature], transaction_type: 'contract_interaction' },
    },
    bytes: transaction(
      NOBODY,
      calldata(signature, ...(signature.startsWith('setRelayer') ? [FROM, gainer, true] : values)),
      '0',
      chainIdOf(chain),
    ),
  };
};

const things: fc.Arbitrary<Thing> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...EVM_CHAINS), fc.constantFrom(STRANGER, NOBODY), fc.integer({ min: 1, max: 1_000_000 }))
    .map(([chain, to, amount]) => coinPayment(chain, to, amount)),
  fc
    .tuple(
      fc.constantFrom(...(Object.keys(USDC) as Chain[])),
      fc.constantFrom(STRANGER, NOBODY),
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.boolean(),
    )
    .map(([chain, to, amount, pays]) => (pays ? tokenPayment(chain, to, amount) : allowance(chain, to, amount))),
  fc
    .tuple(fc.constantFrom(...EVM_CHAINS), fc.constantFrom(...RIGHTS), fc.constantFrom(STRANGER))
    .map(([chain, signature, gainer]) => right(chain, signature, gainer)),
);

/** Codes about bytes and their execution come on top of those about the thing itself. */
const aboutTheThing = (codes: readonly FindingCode[]): readonly FindingCode[] =>
  codes.filter((code) => FINDING_BY_CODE[code].about === 'request').toSorted();

describe('the same thing', () => {
  it('gets the same findings, declared or in bytes, on every chain', () =>
    fc.assert(
      fc.asyncProperty(things, async ({ declared, bytes }) => {
        const said = await judgePayload({ route: 'transaction', request: declared });
        const read = await judgePayload({
          route: 'payload',
          request: { from_address: FROM, chain: declared.chain, transaction: bytes },
        });
        expect(aboutTheThing(read.codes)).to.deep.equal(aboutTheThing(said.codes));
      }),
      { numRuns: runs(100, 20_000) },
    ));
});
