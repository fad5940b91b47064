import { expect } from 'chai';
import fc from 'fast-check';
import type { BalanceEffect, ExecutedEffect } from '../../../domain/facts/simulation/execution.js';
import { FINDING_BY_CODE } from '../../../domain/findings/index.js';
import type { AbiValue } from '../../../domain/payload/evm/abi.js';
import type { PayloadAsset } from '../../../domain/payload/action.js';
import { isStricter } from '../../../domain/verdict/action.js';
import { runs } from '../../support/depth.js';
import {
  allowance,
  balance,
  control,
  ETH,
  executionWith,
  nodeFact,
  operator,
  tokenAt,
} from '../../support/executions.js';
import { calldata, transaction } from '../../support/payload-requests.js';
import { FROM, STRANGER, TO, USDC } from '../../support/payload-accounts.js';
import { judgePayload } from '../../support/payload-judging.js';

type Call = readonly [to: string, value: bigint, data: string];
type Moved = readonly [account: string, asset: PayloadAsset, delta: bigint];

/** A call, and what a node says that it does. */
interface Executed {
  readonly call: Call;
  readonly moved: readonly Moved[];
  readonly rights: readonly ExecutedEffect[];
}

const NOBODY = `0x${'99'.repeat(20)}`;
const FRIEND = `0x${'55'.repeat(20)}`;
const WETH = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const DOLLARS = tokenAt(USDC, { symbol: 'USDC' });
const WRAPPED = tokenAt(WETH, { symbol: 'WETH', decimals: 18 });
const STRANGE = tokenAt(NOBODY, { decimals: null });
const APE = tokenAt(NOBODY, { decimals: null, tokenId: '7' });

const moves = (from: string, to: string, asset: PayloadAsset, units: bigint): readonly Moved[] => [
  [from, asset, -units],
  [to, asset, units],
];
const dark = (moved: readonly Moved[], ...rights: ExecutedEffect[]): Executed => ({
  ...{ call: [NOBODY, 0n, '0xdeadbeef'], moved, rights },
});

/** Bytes that nothing explains, and what they do when they run. */
const grave = fc.constantFrom(
  dark(moves(FROM, STRANGER, DOLLARS, 100_000_000n)),
  dark(moves(FROM, STRANGER, ETH, 10n ** 18n)),
  dark(moves(FROM, STRANGER, STRANGE, 5n)),
  dark(moves(FROM, STRANGER, APE, 1n)),
  dark([], allowance(FROM, STRANGER, DOLLARS, 'unlimited')),
  dark([], operator(FROM, STRANGER, STRANGE)),
  dark([], control(FROM, 'owner', FROM, STRANGER)),
);

/** What gives the signer nothing that it did not pay for. */
const harmless = fc.constantFrom<Executed>(
  { call: [TO, 1n, '0x'], moved: moves(FROM, TO, ETH, 1n), rights: [] },
  {
    ...{ call: [USDC, 0n, calldata('transfer(address,uint256)', FRIEND, 5n)], rights: [] },
    moved: moves(FROM, FRIEND, DOLLARS, 5n),
  },
  { call: [USDC, 0n, calldata('approve(address,uint256)', NOBODY, 0n)], moved: [], rights: [] },
  {
    ...{ call: [WETH, 5n, calldata('deposit()')], rights: [] },
    moved: [...moves(FROM, WETH, ETH, 5n), [FROM, WRAPPED, 5n]],
  },
);

/** What all of them come to: one balance for each account and asset. */
const effectsOf = (all: readonly Executed[]): readonly ExecutedEffect[] => {
  const sums = new Map<string, Moved>();
  for (const [account, asset, delta] of all.flatMap(({ moved }) => moved)) {
    const key = JSON.stringify([account, asset]);
    sums.set(key, [account, asset, (sums.get(key)?.[2] ?? 0n) + delta]);
  }
  const balances = [...sums.values()].map(([account, asset, delta]): BalanceEffect => balance(account, asset, delta));
  return [...balances, ...all.flatMap(({ rights }) => rights)];
};

const PRICES = [
  { address: USDC, leastUsd: '0.99', mostUsd: '1.01' },
  { address: WETH, leastUsd: '3000', mostUsd: '5000' },
  { address: null, leastUsd: '3000', mostUsd: '5000' },
];

const judged = async (all: readonly Executed[]) => {
  const [only, ...others] = all;
  const [to, coins, data] =
    only !== undefined && others.length === 0
      ? only.call
      : [
          FROM,
          0n,
          calldata('executeBatch((address,uint256,bytes)[])', all.map(({ call }) => call) as unknown as AbiValue),
        ];
  const request = { from_address: FROM, chain: 'ethereum' as const, transaction: transaction(to, data, String(coins)) };
  const node = nodeFact(executionWith({ effects: effectsOf(all), prices: PRICES }));
  const { decision, codes } = await judgePayload({ route: 'payload', request }, [node]);
  const shown = codes.filter((code) => FINDING_BY_CODE[code].about === 'execution' && code !== 'simulation_partial');
  return { decision, shown };
};

describe('what a node executed', () => {
  it('is not hidden by what is done beside it', () =>
    fc.assert(
      fc.asyncProperty(
        grave,
        fc.array(harmless, { maxLength: 3 }),
        fc.array(harmless, { maxLength: 3 }),
        async (danger, before, after) => {
          const alone = await judged([danger]);
          const among = await judged([...before, danger, ...after]);
          const said = `${alone.shown.join()} beside ${among.shown.join()}`;
          expect(isStricter(alone.decision.recommendedAction, among.decision.recommendedAction), said).to.equal(false);
          expect(among.decision.riskScore).to.be.at.least(alone.decision.riskScore);
          expect(among.shown).to.include.members(alone.shown);
        },
      ),
      { numRuns: runs(30, 20_000) },
    ));

  it('is nothing against what is harmless', () =>
    fc.assert(
      fc.asyncProperty(fc.array(harmless, { minLength: 2, maxLength: 4 }), async (calls) => {
        expect((await judged(calls)).decision.recommendedAction).to.equal('ALLOW');
      }),
      { numRuns: runs(20, 1_000) },
    ));
});
