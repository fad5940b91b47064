import { expect } from 'chai';
import type { ExecutedEffect, Execution } from '../../../../domain/facts/simulation/execution.js';
import { SENDER } from '../../../support/builders.js';
import { execData, MULTI_SEND, packed, partOf, type Proposed, safeTypedData } from '../../../support/chain/safes.js';
import { allowance, balance, executionWith, nodeFact, paid } from '../../../support/executions.js';
import { encodeCall } from '../../../support/payload-bytes.js';
import { judgePayload } from '../../../support/payload-judging.js';
import * as c from './cases.js';

const { EVE, POOL, UNITS, USDC, USDT, WETH } = c;
const [SAFE, VAULT] = [partOf('treasury'), partOf('vault')];
const DOLLAR = { leastUsd: '1', mostUsd: '1' };
const PRICES = [USDC, USDT].map(({ address }) => ({ address, ...DOLLAR }));

const swap = (to: string, router = c.ROUTER): Omit<Proposed, 'safe'> => ({
  to: router,
  data: encodeCall('swapExactTokensForTokens(uint256,uint256,address[],address,uint256)', [
    ...[UNITS, 24_000_000n, [c.USDC_KEY, USDT.address ?? ''], to, 1_900_000_000n],
  ]),
});

/** What an owner has Safes do: by its own transaction, by agreeing to a proposal, and by one Safe through another. */
const WAYS: Readonly<Record<string, readonly [actor: string, bytes: (does: Omit<Proposed, 'safe'>) => object]>> = {
  'its owner sends': [SAFE, (does) => c.transaction(SAFE, execData({ safe: SAFE, ...does }, SENDER))],
  'its owners agree to': [SAFE, (does) => ({ typed_data: safeTypedData({ safe: SAFE, ...does }) })],
  'another Safe has it do': [
    VAULT,
    (does) => ({
      typed_data: safeTypedData({ safe: SAFE, to: VAULT, data: execData({ safe: VAULT, ...does }, SAFE) }),
    }),
  ],
  'another Safe has it do among other things': [
    VAULT,
    (does) => {
      const inner = { to: VAULT, data: execData({ safe: VAULT, ...does }, SAFE) };
      const beside = { to: c.USDC_KEY, data: encodeCall('approve(address,uint256)', [c.ROUTER, 0n]) };
      return {
        typed_data: safeTypedData({ safe: SAFE, to: MULTI_SEND, operation: 1n, data: packed([beside, inner]) }),
      };
    },
  ],
};

const judged = async (payload: object, effects: readonly ExecutedEffect[], execution: Partial<Execution> = {}) => {
  const request = { chain: 'ethereum' as const, from_address: SENDER, ...payload };
  const node = nodeFact(executionWith({ effects, prices: PRICES, ...execution }));
  const { decision } = await judgePayload({ route: 'payload', request }, [node]);
  return decision.findings.map(({ code, recommendedAction }) => `${code} ${recommendedAction}`);
};

describe('what a Safe swaps', () => {
  for (const [way, [actor, bytes]] of Object.entries(WAYS)) {
    const given = paid(actor, POOL, USDC, UNITS);
    const back = (units: bigint) => [...given, ...paid(POOL, actor, USDT, units)];

    it(`is BLOCK where nothing or a crumb comes back to it, and passes where the swap is fair: ${way}`, async () => {
      for (const effects of [given, back(1n)])
        expect(await judged(bytes(swap(actor)), effects)).to.include('no_proceeds BLOCK');
      expect(await judged(bytes(swap(actor)), back(23_999_999n))).to.include('no_proceeds REVIEW');
      expect((await judged(bytes(swap(actor)), back(24_000_000n))).join()).to.not.include('no_proceeds');
    });

    it(`is REVIEW where others gain by it: ${way}`, async () => {
      const gained = [...given, balance(EVE, WETH, c.ONE_ETHER)];
      expect(await judged(bytes(swap(actor)), gained)).to.include('receiver_not_sender REVIEW');
      expect((await judged(bytes(swap(actor)), back(24_000_000n))).join()).to.not.include('receiver_not_sender');
    });

    it(`is BLOCK where it buys a trap that nobody knows: ${way}`, async () => {
      const token = c.STRANGE.address ?? '';
      const bought = [...given, balance(actor, c.STRANGE, 5n)];
      const proceeds = (canMove: boolean) => ({
        proceeds: { tokens: [{ token, canMove, feeBps: 0, givers: [POOL], isNew: false }], wallets: [] },
      });
      const dark = { to: c.PROTOCOL, data: '0xdeadbeef' };
      expect(await judged(bytes(dark), bought, proceeds(false))).to.include('token_not_sellable BLOCK');
      expect((await judged(bytes(dark), bought, proceeds(true))).join()).to.not.include('token_not_sellable');
    });
  }
});

describe('what a Safe allows', () => {
  const allows = (spender: string) => ({
    to: c.USDC_KEY,
    data: encodeCall('approve(address,uint256)', [spender, UNITS]),
  });
  const pays = { to: c.USDC_KEY, data: encodeCall('transfer(address,uint256)', [c.BOB, 5n]) };
  const inBatch = (...calls: readonly Omit<Proposed, 'safe'>[]) =>
    c.transaction(
      SENDER,
      encodeCall('executeBatch((address,uint256,bytes)[])', [calls.map(({ to, data = '0x' }) => [to, 0n, data])]),
    );
  const executes = (does: Omit<Proposed, 'safe'>) => ({ to: SAFE, data: execData({ safe: SAFE, ...does }, SENDER) });

  it('is BLOCK where only its owner says so of its own coins, and passes where the Safe does', async () => {
    const effects = [
      ...paid(SAFE, c.BOB, USDC, 5n),
      ...[allowance(SENDER, c.ROUTER, USDC, String(UNITS)), allowance(SAFE, c.ROUTER, USDC, String(UNITS))],
    ];
    const hidden = inBatch(allows(c.ROUTER), executes(pays));
    expect(await judged(hidden, effects)).to.include('undeclared_permission BLOCK');
    const told = inBatch(allows(c.ROUTER), executes(pays), executes(allows(c.ROUTER)));
    expect((await judged(told, effects)).join()).to.not.include('undeclared_permission');
  });
});

describe('a swap that was declared of a Safe', () => {
  const SWAP = { to_address: SAFE, contract_address: c.ROUTER, transaction_type: 'swap' as const };
  const ways = [
    (does: Omit<Proposed, 'safe'>) => c.transaction(SAFE, execData({ safe: SAFE, ...does }, SENDER)),
    (does: Omit<Proposed, 'safe'>) => ({ typed_data: safeTypedData({ safe: SAFE, ...does }) }),
  ];
  const codesOf = async (payload: object, token: string, amount: number) => {
    const request = { chain: 'ethereum' as const, from_address: SENDER, ...SWAP, token, amount, ...payload };
    const { decision } = await judgePayload({ route: 'transaction', request });
    return decision.findings.map(({ code, recommendedAction }) => `${code} ${recommendedAction}`);
  };
  const WRONG = /payload_amount_mismatch|receiver_not_sender|undeclared/;

  it('is held against the amount in tokens that the Safe pays, and comes back to it', async () => {
    for (const bytes of ways) {
      expect((await codesOf(bytes(swap(SAFE)), 'USDC', 25)).join()).to.not.match(WRONG);
      expect(await codesOf(bytes(swap(SAFE)), 'USDC', 24)).to.include('payload_amount_mismatch BLOCK');
      expect(await codesOf(bytes(swap(EVE)), 'USDC', 25)).to.include('undeclared_action BLOCK');
    }
  });

  it('is held against the amount in coins that go along with it, and those that the owner pays beside', async () => {
    const paying = (value: bigint) => ({
      ...{ to: c.ROUTER, value },
      data: encodeCall('swapExactETHForTokens(uint256,address[],address,uint256)', [
        ...[24_000_000n, [c.WETH_KEY, c.USDC_KEY], SAFE, 1_900_000_000n],
      ]),
    });
    const tenth = c.ONE_ETHER / 10n;
    for (const bytes of ways) {
      expect((await codesOf(bytes(paying(tenth)), 'ETH', 0.1)).join()).to.not.match(WRONG);
      expect(await codesOf(bytes(paying(2n * tenth)), 'ETH', 0.1)).to.include('payload_amount_mismatch BLOCK');
    }
    const funded = c.transaction(SAFE, execData({ safe: SAFE, ...paying(tenth) }, SENDER), 5n * c.ONE_ETHER);
    expect(await codesOf(funded, 'ETH', 0.1)).to.include('payload_amount_mismatch BLOCK');
  });
});
