import { expect } from 'chai';
import type { Action } from '../../../domain/verdict/action.js';
import * as x from '../../support/exchange-requests.js';
import { FROM, USDC, USDT } from '../../support/payload-accounts.js';
import { bytes, calldata, transaction } from '../../support/payload-requests.js';

const POSITIONS = '0xc36442b4a4522e871399cd717abdd847ab11fe88';
const SECOND_ROUTER = '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45';
const LATER = 1_900_000_000n;
const ETHER = 10n ** 18n;
const EVERYTHING = 2n ** 128n - 1n;

const collects = calldata('collect((uint256,address,uint128,uint128))', [5n, FROM, EVERYTHING, EVERYTHING]);
const leaves = calldata('decreaseLiquidity((uint256,uint128,uint256,uint256,uint256))', [5n, 9n, 1n, 1n, LATER]);
/** A position of two tokens: so much of each, and a tenth less at least. */
const opens = (first: string, second: string, firstUnits: bigint, secondUnits: bigint): string =>
  calldata('mint((address,address,uint24,int24,int24,uint256,uint256,uint256,uint256,address,uint256))', [
    ...[first, second, 500n, -10n, 10n, firstUnits, secondUnits],
    ...[(firstUnits * 9n) / 10n, (secondUnits * 9n) / 10n, FROM, LATER],
  ]);
const unwraps = calldata('unwrapWETH9(uint256,address)', 0n, FROM);
const refunds = calldata('refundETH()');
const sells = (token: string, units: bigint, least: bigint, received: string, to = FROM): string =>
  calldata('exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))', [
    ...[token, received, 500n, to, units, least, 0n],
  ]);
const together = (...calls: readonly string[]): string => calldata('multicall(bytes[])', calls);

const at = (to: string, data: string, value = 0n) => ({ transaction: transaction(to, data, String(value)) });
const fifth = ETHER / 5n;
const half = ETHER / 2n;
const cheap = 100_000_000n;
const back = 300_000_000_000_000_000n;
const intoRouter = sells(USDC, 1_000_000_000n, back, x.WETH, x.HELD);

type Row = readonly [what: string, payload: ReturnType<typeof at>, action: Action];

const ROWS: readonly Row[] = [
  ['collecting fees', at(POSITIONS, collects), 'ALLOW'],
  ['collecting fees, with coins that it does not take', at(POSITIONS, collects, ETHER), 'BLOCK'],
  ['leaving a position, with coins', at(POSITIONS, together(leaves, collects), ETHER), 'BLOCK'],
  [
    'fees that are collected beside coins, and wrapped coins that come back',
    at(POSITIONS, together(collects, unwraps), ETHER),
    'BLOCK',
  ],
  [
    'a position of coins, and what is left comes back',
    at(POSITIONS, together(opens(USDC, x.WETH, cheap, fifth), refunds), ETHER),
    'ALLOW',
  ],
  ['a position of fewer coins than are sent', at(POSITIONS, opens(USDC, x.WETH, cheap, fifth), ETHER), 'BLOCK'],
  ['a position of two tokens, with coins', at(POSITIONS, opens(USDC, USDT, cheap, cheap), ETHER), 'BLOCK'],
  ['a swap of all coins that are sent', at(SECOND_ROUTER, sells(x.WETH, fifth, 600_000_000n, USDC), fifth), 'ALLOW'],
  ['a swap of half of them', at(SECOND_ROUTER, sells(x.WETH, fifth, 600_000_000n, USDC), 2n * fifth), 'BLOCK'],
  [
    'a swap of half of them, and the rest comes back',
    at(SECOND_ROUTER, together(sells(x.WETH, fifth, 600_000_000n, USDC), refunds), 2n * fifth),
    'ALLOW',
  ],
  ['a swap into coins by the router', at(SECOND_ROUTER, together(intoRouter, unwraps)), 'ALLOW'],
  [
    'the same beside coins, of which only wrapped ones come back',
    at(SECOND_ROUTER, together(intoRouter, unwraps), fifth),
    'BLOCK',
  ],
  [
    'a plan that wraps all coins and swaps them',
    x.plan([x.wrap(ETHER), x.swapV2(ETHER, 3_000_000_000n, [x.WETH, USDC], x.CALLER, false)], ETHER),
    'ALLOW',
  ],
  [
    'a plan that wraps and swaps half of them',
    x.plan([x.wrap(half), x.swapV2(half, 1_500_000_000n, [x.WETH, USDC], x.CALLER, false)], ETHER),
    'BLOCK',
  ],
  [
    'a plan that swaps wrapped coins of the caller',
    x.plan([x.swapV2(half, 1_500_000_000n, [x.WETH, USDC], x.CALLER)], half),
    'BLOCK',
  ],
  ['a plan that unwraps what was not wrapped', x.plan([x.unwrap(x.CALLER, 0n)], ETHER), 'BLOCK'],
  [
    'a plan that wraps all coins and hands them back',
    x.plan([x.wrap(ETHER), x.unwrap(x.CALLER, ETHER)], ETHER),
    'ALLOW',
  ],
  ['a plan that hands plain coins back', x.plan([x.sweep(x.NOBODY, x.CALLER)], ETHER), 'ALLOW'],
];

describe('coins that are sent to a contract that gives them to anyone', () => {
  for (const [what, payload, action] of ROWS)
    it(`${action === 'BLOCK' ? 'are BLOCK where they stay' : 'are ALLOW where none stays'}: ${what}`, async () => {
      const { decision } = await bytes(payload);
      const found = decision.findings.filter(({ code }) => code === 'receiver_not_sender');
      expect(decision.recommendedAction).to.equal(action);
      expect(found.map(({ recommendedAction }) => recommendedAction)).to.deep.equal(
        action === 'BLOCK' ? ['BLOCK'] : [],
      );
    });
});
