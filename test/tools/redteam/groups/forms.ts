import { encodeArguments, parseFunction } from '../../../../domain/payload/evm/abi.js';
import { wordOf } from '../../../../domain/payload/evm/elementary.js';
import type { Chain } from '../../../../domain/chains/index.js';
import { calldata } from '../../../support/payload-requests.js';
import { EVERYTHING } from '../../../support/payload-accounts.js';
import { attack, type Attack, type Group, type Making, several } from '../attack.js';
import { type Call, LATER, transaction, USDC, WETH } from './bytes-support.js';

const ROUTER = '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45';
const POSITIONS = '0xc36442b4a4522e871399cd717abdd847ab11fe88';
const PORTALS = ['0xbeb5fc579115071764c7423a4f12edde41f106ed', '0x49048044d57e1c92a77f79988d21fa8faf74e97e'];
const ENTRY_POINT_8 = '0x4337084d9e255ff0702461cf8895ce9e3b5ff108';
const USDT = '0xdac17f958d2ee523a2206206994597c13d831ec7';
const ETHEREUM: Chain = 'ethereum';

const execute = (to: string, data: string): string => calldata('execute(address,uint256,bytes)', to, 0n, data);

/** A word between the place of the bytes and the bytes. */
const withGap = (to: string, data: string): string => {
  const abi = parseFunction('execute(address,uint256,bytes)');
  const digits = encodeArguments(abi?.inputs ?? [], [to, 0n, data]).slice(2);
  return `${String(abi?.selector)}${digits.slice(0, 128)}${wordOf(128n)}${wordOf(0n)}${digits.slice(192)}`;
};

/** An allowance in a form that a strict reader refuses, or behind more than is read. */
const misshapen = ({ random, account }: Making, index: number): Attack => {
  const from = account(ETHEREUM, `sender ${index}`);
  const takes = calldata('approve(address,uint256)', account(ETHEREUM, `thief ${index}`), EVERYTHING);
  const dirt = random.between(1, 255).toString(16).padStart(2, '0');
  const depth = random.between(8, 14);
  const [what, call] = random.oneOf<readonly [string, Call]>([
    ['dirt before the account', [USDT, 0n, `${takes.slice(0, 12)}${dirt}${takes.slice(14)}`]],
    ['a missing end', [USDT, 0n, takes.slice(0, -2 * random.between(1, 20))]],
    ['a gap', [from, 0n, withGap(USDC, takes)]],
    ['padding that is not zero', [from, 0n, execute(USDC, takes).replace(/00$/, dirt)]],
    [
      `${depth} calls around it`,
      [from, 0n, Array.from({ length: depth }).reduce<string>((inner) => execute(from, inner), execute(USDC, takes))],
    ],
  ]);
  return attack(`an allowance without a limit with ${what}`, transaction(ETHEREUM, from, call));
};

/** Coins to a contract that gives them to anyone. */
const leftBehind = ({ random, account }: Making, index: number): Attack => {
  const from = account(ETHEREUM, `sender ${index}`);
  const coins = 10n ** BigInt(random.between(15, 20));
  const all = 2n ** 128n - 1n;
  const collects = calldata('collect((uint256,address,uint128,uint128))', [BigInt(index), from, all, all]);
  const leaves = calldata('decreaseLiquidity((uint256,uint128,uint256,uint256,uint256))', [
    BigInt(index),
    9n,
    1n,
    1n,
    LATER,
  ]);
  const unwraps = calldata('unwrapWETH9(uint256,address)', 0n, from);
  const sweeps = calldata('sweepToken(address,uint256,address)', WETH, 0n, from);
  const together = (...calls: readonly string[]): string => calldata('multicall(bytes[])', calls);
  const [what, call] = random.oneOf<readonly [string, Call]>([
    ['collecting fees', [POSITIONS, coins, collects]],
    ['leaving a position', [POSITIONS, coins, together(leaves, collects)]],
    ['fees and wrapped coins', [POSITIONS, coins, together(collects, unwraps)]],
    ['wrapped coins that come back', [ROUTER, coins, together(random.oneOf([unwraps, sweeps]))]],
  ]);
  return attack(`coins that stay behind beside ${what}`, transaction(ETHEREUM, from, call));
};

/** What an account does before it acts, or on another chain. */
const elsewhere = ({ random, account }: Making, index: number): Attack => {
  const [from, thief] = [account(ETHEREUM, `sender ${index}`), account(ETHEREUM, `thief ${index}`)];
  const data = random.oneOf([
    calldata('initialize(address)', thief),
    calldata('transferOwnership(address)', thief),
    execute(USDC, calldata('approve(address,uint256)', thief, EVERYTHING)),
    `0x${random.between(0x10000000, 0x7fffffff).toString(16)}`,
  ]);
  if (random.between(0, 1) === 0) {
    const crosses = calldata('depositTransaction(address,uint256,uint64,bool,bytes)', from, 0n, 90_000n, false, data);
    return attack(
      'a call of oneself on another chain',
      transaction(ETHEREUM, from, [random.oneOf(PORTALS), 0n, crosses]),
    );
  }
  return attack('what a delegated account is called with first', {
    ...{ chain: ETHEREUM, from_address: from },
    user_operation: {
      ...{ entry_point: ENTRY_POINT_8, sender: from, nonce: '0x1', factory: '0x7702', factoryData: data },
      ...{ callData: execute(USDC, calldata('transfer(address,uint256)', thief, 5n)), callGasLimit: '0x1' },
      ...{ verificationGasLimit: '0x1', preVerificationGas: '0x1', maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x1' },
    },
  });
};

const group = (name: string, about: string, make: (making: Making, index: number) => Attack): Group => ({
  name,
  about,
  attacks: (making) => several(150, (index) => make(making, index)),
});

/** Attacks by the form of the bytes, and by what stands beside or before the plain call. */
export const FORMS: readonly Group[] = [
  group('forms', 'allowances with dirt, gaps and missing ends, or deeper than calls are read', misshapen),
  group('left-behind', 'coins sent to contracts that give them to anyone', leftBehind),
  group('elsewhere', 'calls that run before an operation, or on another chain', elsewhere),
];
