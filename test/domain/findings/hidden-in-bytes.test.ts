import { expect } from 'chai';
import { encodeArguments, parseFunction } from '../../../domain/payload/evm/abi.js';
import { wordOf } from '../../../domain/payload/evm/elementary.js';
import type { Action } from '../../../domain/verdict/action.js';
import { EVERYTHING, FROM, PERMIT2, SAFE, STRANGER, USDC, USDT } from '../../support/payload-accounts.js';
import { ENCODED_TYPES } from '../../support/encoded-types.js';
import * as x from '../../support/exchange-requests.js';
import { approve, bytes, calldata, transaction, transfer } from '../../support/payload-requests.js';

const PORTAL = '0x49048044d57e1c92a77f79988d21fa8faf74e97e';
const ENTRY_POINT_8 = '0x4337084d9e255ff0702461cf8895ce9e3b5ff108';
const USDC_ON_BASE = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913';
const takes = approve(STRANGER, EVERYTHING);
const wraps = (to: string, data: string): string => calldata('execute(address,uint256,bytes)', to, 0n, data);
const sent = (to: string, data: string, value = '0') => bytes({ transaction: transaction(to, data, value) });

const takesBack = [USDC, 0n, approve(STRANGER, 0n)] as const;
const many = (count: number, ...last: (readonly [string, bigint, string])[]): string =>
  calldata('executeBatch((address,uint256,bytes)[])', [...Array.from({ length: count }, () => takesBack), ...last]);
const nested = (depth: number): string =>
  Array.from({ length: depth }).reduce<string>((inner) => wraps(FROM, inner), wraps(USDC, takes));

/** The same call with a word between the place of its bytes and the bytes. */
const withGap = (to: string, data: string): string => {
  const abi = parseFunction('execute(address,uint256,bytes)');
  const digits = encodeArguments(abi?.inputs ?? [], [to, 0n, data]).slice(2);
  return `${String(abi?.selector)}${digits.slice(0, 128)}${wordOf(128n)}${wordOf(0n)}${digits.slice(192)}`;
};
const dirty = (data: string): string => `${data.slice(0, 12)}ff${data.slice(14)}`;

const operation = (factoryData: string) =>
  bytes({
    user_operation: {
      ...{ entry_point: ENTRY_POINT_8, sender: FROM, nonce: '0x1', callData: wraps(USDC, transfer(STRANGER, 5n)) },
      ...{ callGasLimit: '0x1', verificationGasLimit: '0x1', preVerificationGas: '0x1' },
      ...{ maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x1', factory: '0x7702', factoryData },
    },
  });

const crosses = (to: string, data: string, value = 0n) =>
  sent(
    PORTAL,
    calldata('depositTransaction(address,uint256,uint64,bool,bytes)', to, value, 90_000n, false, data),
    String(value),
  );

/** A step of the Universal Router that sells for an account; `gap`: with a word before its path. */
const sells = (to: string, gap = ''): ReturnType<typeof x.wrap> => {
  const [code, input] = x.swapV2(x.MILLION, (x.MILLION * 97n) / 100n, [USDC, USDT], to);
  const moved = `${input.slice(0, 194)}${wordOf(192n)}${input.slice(258, 322)}${gap}${input.slice(322)}`;
  return [code, gap === '' ? input : moved];
};

const MULTI_SEND = '0x9641d764fc13c8b624c04430c7356c1c7c8102e2';
const packed = (to: string, data: string): string =>
  `00${to.slice(2)}${wordOf(0n)}${wordOf(BigInt(data.length / 2 - 1))}${data.slice(2)}`;
const proposes = (transactions: string) =>
  bytes(
    x.typed(
      ENCODED_TYPES.safeTransaction,
      {
        ...{ to: MULTI_SEND, value: '0', data: calldata('multiSend(bytes)', transactions), operation: 1, nonce: '1' },
        ...{ safeTxGas: '0', baseGas: '0', gasPrice: '0', gasToken: x.NOBODY, refundReceiver: x.NOBODY },
      },
      { chainId: 1, verifyingContract: SAFE },
    ),
  );

type Row = readonly [what: string, judged: () => ReturnType<typeof bytes>, action: Action];

const ROWS: readonly Row[] = [
  ['as many calls as are read', () => sent(FROM, many(200)), 'ALLOW'],
  ['an allowance behind all calls that are read', () => sent(FROM, many(300, [USDC, 0n, takes])), 'BLOCK'],
  ['an allowance in calls within calls', () => sent(FROM, nested(5)), 'BLOCK'],
  ['an allowance deeper than calls are read', () => sent(FROM, nested(12)), 'BLOCK'],
  ['an allowance to an account with dirt before it', () => sent(USDT, dirty(takes)), 'BLOCK'],
  ['an allowance whose last byte is left out', () => sent(USDT, takes.slice(0, -2)), 'BLOCK'],
  ['an allowance behind a gap', () => sent(FROM, withGap(USDC, takes)), 'BLOCK'],
  ['a payment behind a gap', () => sent(FROM, withGap(USDC, transfer(STRANGER, 5n))), 'REVIEW'],
  ['a swap by a plan', () => bytes(x.plan([sells(x.CALLER)])), 'ALLOW'],
  ['a swap by a plan with a gap', () => bytes(x.plan([sells(x.CALLER, wordOf(0n))])), 'REVIEW'],
  ['a swap for a stranger behind a gap', () => bytes(x.plan([sells(STRANGER, wordOf(0n))])), 'BLOCK'],
  ['a batch of a Safe', () => proposes(`0x${packed(USDC, approve(STRANGER, 0n))}`), 'ALLOW'],
  ['an allowance before a batch of a Safe is cut off', () => proposes(`0x${packed(USDC, takes)}00`), 'BLOCK'],
  [
    'an allowance whose last byte a batch of a Safe lacks',
    () => proposes(`0x${packed(USDC, `${takes}00`).slice(0, -2)}`),
    'BLOCK',
  ],
  ['an operation of a delegated account', () => operation('0x'), 'ALLOW'],
  [
    'one that hands the account over before',
    () => operation(calldata('transferOwnership(address)', STRANGER)),
    'BLOCK',
  ],
  ['one that sets the account up before', () => operation(calldata('initialize(address)', STRANGER)), 'REVIEW'],
  ['coins for oneself on another chain', () => crosses(FROM, '0x', 10n ** 17n), 'ALLOW'],
  ['a call of oneself there that says nothing', () => crosses(FROM, '0xdeadbeef'), 'REVIEW'],
  ['an allowance there', () => crosses(FROM, wraps(USDC_ON_BASE, takes)), 'BLOCK'],
  [
    'an allowance there by Permit2',
    () =>
      crosses(
        PERMIT2,
        calldata('approve(address,address,uint160,uint48)', USDC_ON_BASE, STRANGER, 2n ** 160n - 1n, 9n),
      ),
    'BLOCK',
  ],
];

describe('what bytes hide in themselves', () => {
  for (const [what, judged, action] of ROWS)
    it(`${action === 'BLOCK' ? 'is judged as if it stood alone' : `is ${action}`}: ${what}`, async () => {
      const { decision } = await judged();
      expect(decision.recommendedAction).to.equal(action);
    });
});
