import type { PayloadMembers } from '../../../../src/application/check/check-request.js';
import { encodeCall } from '../../payload-bytes.js';
import type { Account } from '../accounts.js';
import { ALICE, CAROL, ETHER } from '../deployments.js';
import { ORDINARY_FEES, signed } from '../transactions.js';
import { at, ENTRY_POINT, USD } from './world.js';

/** A call that ALICE is asked to sign. */
export interface Deal {
  /** Null where a contract is made. */
  readonly to: string | null;
  readonly data: string;
  readonly value: bigint;
  /** Another wallet than ALICE, or an account whose operation it is. */
  readonly from?: Account | string;
}

const deal = (to: string, data: string, value = 0n): Deal => ({ to: at(to), data, value });
const ME = ALICE.address;
const SOON = 1_900_000_000n;
const path = (...names: readonly string[]): readonly string[] => names.map(at);
const V2 = 'uint256,uint256,address[],address,uint256';

const buying = (market: string, into: string, least: bigint, value = ETHER): Deal =>
  deal(
    market,
    encodeCall('swapExactETHForTokens(uint256,address[],address,uint256)', [least, path('weth', into), ME, SOON]),
    value,
  );
const selling = (market: string, from: string, units: bigint, least: bigint): Deal =>
  deal(market, encodeCall(`swapExactTokensForETH(${V2})`, [units, least, path(from, 'weth'), ME, SOON]));
const swapping = (market: string, from: string, into: string, units: bigint, least: bigint): Deal =>
  deal(market, encodeCall(`swapExactTokensForTokens(${V2})`, [units, least, path(from, into), ME, SOON]));
const trading = (from: string | null, units: bigint, into: string | null): Deal => {
  const zero = `0x${'00'.repeat(20)}`;
  const sides = [from === null ? zero : at(from), units, into === null ? zero : at(into)];
  return deal('exchange', encodeCall('trade(address,uint256,address)', sides), from === null ? units : 0n);
};

/** What a registry knows: contracts, tokens and accounts. */
export const KNOWN: Readonly<Record<string, Deal>> = {
  'ether swapped for a token': buying('router', 'usdc', 2_900n * USD),
  'a token swapped for ether': selling('router', 'usdc', 3_000n * USD, ETHER / 2n),
  'a token swapped for another': swapping('router', 'usdc', 'usdt', 100n * USD, 99n * USD),
  'a deposit into a vault': deal('susde', encodeCall('deposit(uint256,address)', [100n * ETHER, ME])),
  'a redeem from a vault': deal('susde', encodeCall('redeem(uint256,address,address)', [100n * ETHER, ME, ME])),
  'ether staked': deal('steth', encodeCall('submit(address)', [`0x${'00'.repeat(20)}`]), ETHER),
  'ether wrapped': deal('weth', encodeCall('deposit()', []), ETHER),
  'ether unwrapped': deal('weth', encodeCall('withdraw(uint256)', [ETHER / 2n])),
  'ether bridged': deal('bridge', encodeCall('depositETH(uint32,bytes)', [200_000n, '0x']), ETHER),
  'a token bridged': deal(
    'bridge',
    encodeCall('depositERC20(address,address,uint256,uint32,bytes)', [
      ...[at('usdc'), '0x0b2c639c533813f4aa9d7837caf62653d097ff85', 50n * USD, 200_000n, '0x'],
    ]),
  ),
};

/** What nobody knows, and is honest. */
export const UNKNOWN: Readonly<Record<string, Deal>> = {
  'ether swapped for a token': buying('exchange', 'usdc', 2_900n * USD),
  'ether swapped for an unlisted token': buying('exchange', 'coin', 1n),
  'a token swapped for ether': selling('exchange', 'usdc', 3_000n * USD, ETHER / 2n),
  'a token swapped for another': swapping('exchange', 'usdc', 'usdt', 100n * USD, 99n * USD),
  'ether traded for a token': trading(null, ETHER, 'usdc'),
  'ether traded for an unlisted token': trading(null, ETHER, 'coin'),
  'a token traded for ether': trading('usdc', 3_000n * USD, null),
  'a token traded for another': trading('usdc', 100n * USD, 'usdt'),
  'a token traded for an unlisted one': trading('usdc', 100n * USD, 'coin'),
  'an unlisted token traded for another': trading('coin', ETHER, 'usdt'),
  'a deposit into a vault': deal('vault', encodeCall('deposit(uint256,address)', [100n * USD, ME])),
  'a redeem from a vault': deal('vault', encodeCall('redeem(uint256,address,address)', [100n * USD, ME, ME])),
  'a token staked': deal('vault', encodeCall('stake(uint256)', [100n * USD])),
  'a token no longer staked': deal('vault', encodeCall('unstake(uint256)', [100n * USD])),
  'ether staked': deal('vault', encodeCall('submit(address)', [`0x${'00'.repeat(20)}`]), ETHER),
  'ether no longer staked': deal('vault', encodeCall('leave(uint256)', [ETHER / 2n])),
  'ether wrapped': deal('wrapper', encodeCall('deposit()', []), ETHER),
  'ether unwrapped': deal('wrapper', encodeCall('withdraw(uint256)', [ETHER / 2n])),
  'a collectible that is bought': deal('shop', encodeCall('purchase(uint256)', [7n]), ETHER),
  'a gift that is fetched': deal('airdrop', encodeCall('claim()', [])),
};

const takes = (name: string, value: bigint, victim: string): string =>
  value === 0n
    ? encodeCall(`${name}(address,uint256)`, [victim, 500n * USD])
    : encodeCall(`${name}(address)`, [victim]);
const taking = (name: string, value = 0n): Deal => deal('trap', takes(name, value, ME), value);

/** What a trap does when it is called for a victim. */
export const TRAPS: Readonly<Record<string, Deal>> = {
  'a coin that is made up for a token': taking('claimReward'),
  'a coin from stock for a token': taking('claimFromStock'),
  'a coin of a new contract for a token': taking('claimFresh'),
  'nothing for a token': taking('claimNothing'),
  'a crumb for a token': taking('claimCrumb'),
  'a coin that is made up for ether': taking('invest', ETHER),
  'a coin that is made up for ether that is kept': taking('investAndKeep', ETHER),
  'a coin from stock for ether': taking('investInStock', ETHER),
  'nothing for ether': taking('update', ETHER),
  'a hundredth of the token itself': taking('claimBack'),
  'a hundredth in a known token': taking('claimDust'),
  'a coin that is made up for a token that a helper takes': taking('claimByHelper'),
  'by the number of the block': taking('byNumber'),
  'by the time of the block': taking('byTime'),
  'a hundredth of what is asked for': swapping('trap', 'usdc', 'coin', 500n * USD, 400n * USD),
  'a hundredth of what is asked for in a known token': swapping('trap', 'usdc', 'usdt', 500n * USD, 400n * USD),
  'a coin of its own for another': buying('trap', 'usdc', 2_900n * USD),
};

/** Code that calls another with what goes along while it becomes a contract, and leaves none. */
const calledWhileMade = (to: string, data: string): string => {
  const length = ((data.length - 2) / 2).toString(16).padStart(4, '0');
  const rest = `5f395f5f61${length}5f3473${to.slice(2)}5af100`;
  const offset = (3 + 3 + rest.length / 2).toString(16).padStart(4, '0');
  return `0x61${length}61${offset}${rest}${data.slice(2)}`;
};

const throughMulticall = (name: string, value: bigint, victim: string): string =>
  encodeCall(AGGREGATE, [[[at('trap'), false, value, takes(name, value, victim)]]]);

const MULTICALL = 'multicall(bytes[])';
const AGGREGATE = 'aggregate3Value((address,bool,uint256,bytes)[])';
const RELAY = 'relay(address,bytes)';
const SAFE = 'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)';
const ZERO = `0x${'00'.repeat(20)}`;
/** The signature of a sender: its address, and `v` 1. Source: Safe, signatures. */
const SIGNATURE = `0x${ME.slice(2).padStart(64, '0')}${'0'.repeat(64)}01`;
const BATCH = 'executeBatch((address,uint256,bytes)[])';
const EXECUTE = 'execute(address,uint256,bytes)';

/** What hides a call: of its bytes and value for a victim, another call. */
export const WRAPPINGS: Readonly<Record<string, (name: string, value: bigint) => Deal>> = {
  direct: (name, value) => deal('trap', takes(name, value, ME), value),
  'behind a proxy': (name, value) => deal('trapProxy', takes(name, value, ME), value),
  'in a multicall': (name, value) => deal('trap', encodeCall(MULTICALL, [[takes(name, value, ME)]]), value),
  'in a known multicall': (name, value) => deal('multicall', throughMulticall(name, value, ME), value),
  'in a multicall of a multicall': (name, value) =>
    deal('trap', encodeCall(MULTICALL, [[encodeCall(MULTICALL, [[takes(name, value, ME)]])]]), value),
  'beside an ordinary call': (name, value) =>
    deal(
      'multicall',
      encodeCall(AGGREGATE, [
        [
          [at('weth'), false, 0n, encodeCall('balanceOf(address)', [ME])],
          [at('trap'), false, value, takes(name, value, ME)],
        ],
      ]),
      value,
    ),
  'behind two others': (name, value) => {
    const inner = encodeCall(RELAY, [at('trap'), takes(name, value, ME)]);
    return deal('relay', encodeCall(RELAY, [at('relay'), inner]), value);
  },
  'behind another and a known multicall': (name, value) =>
    deal('relay', encodeCall(RELAY, [at('multicall'), throughMulticall(name, value, ME)]), value),
  'while a contract is made': (name, value) => ({
    ...{ to: null, value },
    data: calledWhileMade(at('trap'), takes(name, value, ME)),
  }),
  'by a user operation and a known multicall': (name, value) => ({
    ...{ from: at('smartAccount'), to: at('smartAccount'), value: 0n },
    data: encodeCall(EXECUTE, [at('multicall'), value, throughMulticall(name, value, at('smartAccount'))]),
  }),
  'by a Safe and a known multicall': (name, value) => {
    const inner = throughMulticall(name, value, at('safe'));
    return deal('safe', encodeCall(SAFE, [at('multicall'), value, inner, 0n, 0n, 0n, 0n, ZERO, ZERO, SIGNATURE]));
  },
  'in a batch of an account that has code (EIP-7702)': (name, value) => ({
    ...{ from: CAROL, to: CAROL.address, value: 0n },
    data: encodeCall(BATCH, [[[at('trap'), value, takes(name, value, CAROL.address)]]]),
  }),
  'by a Safe': (name, value) => {
    const inner = takes(name, value, at('safe'));
    return deal('safe', encodeCall(SAFE, [at('trap'), value, inner, 0n, 0n, 0n, 0n, ZERO, ZERO, SIGNATURE]));
  },
  'by a user operation': (name, value) => ({
    ...{ from: at('smartAccount'), to: at('smartAccount'), value: 0n },
    data: encodeCall(EXECUTE, [at('trap'), value, takes(name, value, at('smartAccount'))]),
  }),
};

const OPERATION = {
  ...{ entry_point: ENTRY_POINT, nonce: '0x0', callGasLimit: '900000', verificationGasLimit: '100000' },
  ...{ preVerificationGas: '50000', maxFeePerGas: '2000000000', maxPriorityFeePerGas: '1', signature: '0x' },
};

/** What is to be signed: a transaction of the wallet's next number, or an operation of an account without a key. */
export const membersOf = ({ from = ALICE, to, data, value }: Deal, nonce: number): PayloadMembers => {
  if (typeof from === 'string') return { user_operation: { ...OPERATION, sender: from, callData: data } };
  const common = { chainId: 1, nonce, gas: 900_000n, fees: ORDINARY_FEES, delegate: null };
  return { transaction: { raw: signed(from, { ...common, to, data, value }) } };
};
