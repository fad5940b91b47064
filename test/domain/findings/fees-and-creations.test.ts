import { base64 } from '@scure/base';
import { expect } from 'chai';
import { COMPUTE_BUDGET_PROGRAM, SYSTEM_PROGRAM } from '../../../domain/payload/solana/program-addresses.js';
import type { PayloadCheckRequest } from '../../../src/application/check/check-request.js';
import { evmAddress } from '../../support/addresses.js';
import { judgePayload } from '../../support/payload-judging.js';
import { calldata, transfer } from '../../support/payload-requests.js';
import { ROUTER, USDC } from '../../support/payload-accounts.js';
import { account, bytes, encodeMessage, messageOf, PAYER, u32, u64 } from '../../support/solana-messages.js';

const ME = evmAddress('payer');
const BOB = evmAddress('bob');
const GWEI = 1_000_000_000n;

const judge = (request: Partial<PayloadCheckRequest>) =>
  judgePayload({ route: 'payload', request: { chain: 'ethereum', from_address: ME, ...request } });

/** The codes for a transaction with so much gas at so many gwei. */
const codesOf = async (
  members: Readonly<Record<string, unknown>>,
  gas: bigint,
  gwei: bigint,
): Promise<readonly string[]> => {
  const fees = { gas: String(gas), max_fee_per_gas: String(gwei * GWEI), max_priority_fee_per_gas: '1' };
  const { codes } = await judge({
    transaction: { value: '0', data: '0x', chain_id: 1, nonce: 1, ...fees, ...members },
  });
  return codes;
};

describe('a fee', () => {
  const ether = (thousandths: bigint): string => String(thousandths * 10n ** 15n);
  const pays = (thousandths: bigint) => ({ to: BOB, value: ether(thousandths) });
  const paysUsdc = (dollars: bigint) => ({ to: USDC, data: transfer(BOB, dollars * 1_000_000n) });
  const swap = {
    to: ROUTER,
    value: ether(100n),
    data: calldata(
      'swapExactETHForTokens(uint256,address[],address,uint256)',
      ...[300_000_000n, ['0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2', USDC], ME, 1_900_000_000n],
    ),
  };

  const dear: readonly (readonly [string, Readonly<Record<string, unknown>>, bigint, bigint])[] = [
    ['above the payment and 20 US dollars', pays(10n), 21_000n, 46_500n],
    ['above a payment of tokens', paysUsdc(30n), 65_000n, 1_500n],
    ['above 5 % of more than 400 US dollars', paysUsdc(1_000n), 65_000n, 1_000n],
    ['above 200 US dollars for a call', swap, 500_000n, 500n],
    ['of a whole coin', swap, 30_000_000n, 100n],
  ];
  for (const [what, members, gas, gwei] of dear)
    it(`is seen ${what}`, async () => expect(await codesOf(members, gas, gwei)).to.include('fee_implausible'));

  const ordinary: readonly (readonly [string, Readonly<Record<string, unknown>>, bigint, bigint])[] = [
    ['of 3 US dollars for 10', paysUsdc(10n), 65_000n, 20n],
    ['above a small payment, at a dear hour', paysUsdc(3n), 65_000n, 60n],
    ['of an ordinary payment', pays(1_000n), 21_000n, 30n],
    ['of a swap', swap, 250_000n, 60n],
    [
      'of a call that moves nothing',
      { to: USDC, data: calldata('approve(address,uint256)', ROUTER, 0n) },
      60_000n,
      30n,
    ],
  ];
  for (const [what, members, gas, gwei] of ordinary)
    it(`is ordinary ${what}`, async () => expect(await codesOf(members, gas, gwei)).not.to.include('fee_implausible'));

  it('is at least that of the cheapest transaction where the bytes leave out the limit of gas', async () => {
    const without = async (gwei: bigint) => {
      const members = { ...pays(1_000n), data: '0x', chain_id: 1, nonce: 1, max_priority_fee_per_gas: '1' };
      return (await judge({ transaction: { ...members, max_fee_per_gas: String(gwei * GWEI) } })).codes;
    };
    expect(await without(50_000n)).to.include('fee_implausible');
    expect(await without(30n)).to.not.include('fee_implausible');
  });

  it('is what the signatures and the units of a message of Solana may cost', async () => {
    const codes = async (price: bigint, lamports: bigint): Promise<readonly string[]> => {
      const calls = [
        { program: COMPUTE_BUDGET_PROGRAM, accounts: [], data: bytes(2, u32(1_000_000)) },
        { program: COMPUTE_BUDGET_PROGRAM, accounts: [], data: bytes(3, u64(price)) },
        { program: SYSTEM_PROGRAM, accounts: [PAYER, account(2)], data: bytes(u32(2), u64(lamports)) },
      ];
      const judged = await judge({
        ...{ chain: 'solana', from_address: PAYER },
        solana_message: base64.encode(encodeMessage(messageOf({ calls }))),
      });
      return judged.codes;
    };
    expect(await codes(990_000_000n, 5_000_000n)).to.include('fee_implausible');
    expect(await codes(1_000_000n, 5_000_000n)).not.to.include('fee_implausible');
  });
});

describe('a transaction without a recipient', () => {
  const sent = async (value: string, data: string) => {
    const transaction = { to: null, value, data, chain_id: 1, nonce: 1, gas: '90000', max_fee_per_gas: '1' };
    const { decision, codes } = await judge({ transaction: { ...transaction, max_priority_fee_per_gas: '1' } });
    return [decision.recommendedAction, ...codes];
  };

  it('is BLOCK without code: what it carries is lost', async () => {
    for (const value of ['0', '2000000000000000000'])
      expect(await sent(value, '0x')).to.include.members(['BLOCK', 'value_to_nobody']);
  });

  it('makes a contract with code, which is REVIEW', async () => {
    for (const value of ['0', '1000'])
      expect(await sent(value, '0x6080604052')).to.include.members(['REVIEW', 'contract_creation']);
  });
});
