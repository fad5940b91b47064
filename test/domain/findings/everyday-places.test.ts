import { expect } from 'chai';
import { OWN_ASSETS } from '../../../adapters/contracts/local-registry/data/own-descriptions.js';
import { listedTokens } from '../../../adapters/tokens/bundled-registry/listed-tokens.js';
import { BUNDLED_TOKENS } from '../../../adapters/tokens/bundled-registry/data/tokens.js';
import { chainOfId } from '../../../domain/chains/index.js';
import { BRIDGED_TOKENS } from '../../../domain/data/bridged-tokens.js';
import type { AbiValue } from '../../../domain/payload/evm/abi.js';
import { encodeValues } from '../payload/evm/drawn.js';
import { bytes as judgedBytes, calldata, transaction } from '../../support/payload-requests.js';
import { FROM, STRANGER, USDC, USDT } from '../../support/payload-accounts.js';

const ZERO = `0x${'00'.repeat(20)}`;
const WORD = `0x${'33'.repeat(32)}`;
const ALL = 2n ** 256n - 1n;
const DEADLINE = 1_900_000_000n;
const DOLLARS = 50_000_000n;
const LEAST = 49_000_000n;
const COIN = 10n ** 16n;
const CALLER = `0x${'0'.repeat(39)}1`;
const MANAGER_ITSELF = `0x${'0'.repeat(39)}2`;
const inWord = (account: string): string => `0x${account.slice(2).padStart(64, '0')}`;

const judge = async (to: string, data: string, value = 0n) =>
  (await judgedBytes({ transaction: transaction(to, data, value.toString()) })).decision.recommendedAction;

/** A step of a plan: its number, its types, its values. */
type Step = readonly [code: string, types: string, values: readonly AbiValue[]];
const planOf = (...steps: readonly Step[]): string =>
  calldata(
    'modifyLiquidities(bytes,uint256)',
    encodeValues('bytes,bytes[]', [
      `0x${steps.map(([code]) => code).join('')}`,
      steps.map(([, types, values]) => encodeValues(types, values)),
    ]),
    DEADLINE,
  );

describe('positions of Uniswap v4', () => {
  const POSITIONS = '0xbd216513d74c8cf14cf4747e6aaa6420ff64ee9e';
  const opened = (owner: string, hook = ZERO, first = USDC): Step => [
    '02',
    '(address,address,uint24,int24,address),int24,int24,uint256,uint128,uint128,address,bytes',
    [[first, USDT, 500n, 10n, hook], -100n, 100n, 10n ** 12n, first === ZERO ? COIN : DOLLARS, DOLLARS, owner, '0x'],
  ];
  const settled = (first = USDC): Step => ['0d', 'address,address', [first, USDT]];
  const swept = (to: string): Step => ['14', 'address,address', [ZERO, to]];
  const decreased = (shares: bigint, least: bigint): Step => [
    '01',
    'uint256,uint256,uint128,uint128,bytes',
    [5n, shares, least, least, '0x'],
  ];
  const burnt = (least: bigint): Step => ['03', 'uint256,uint128,uint128,bytes', [5n, least, least, '0x']];
  const taken = (to: string): Step => ['11', 'address,address,address', [USDC, USDT, to]];

  it('pass where the sender opens one, leaves it, closes it, or collects its fees', async () => {
    expect(await judge(POSITIONS, planOf(opened(FROM), settled()))).to.equal('ALLOW');
    expect(
      await judge(POSITIONS, planOf(opened(CALLER), ['12', 'address', [USDC]], ['12', 'address', [USDT]])),
    ).to.equal('ALLOW');
    expect(await judge(POSITIONS, planOf(decreased(9n, LEAST), taken(CALLER)))).to.equal('ALLOW');
    expect(await judge(POSITIONS, planOf(decreased(0n, 0n), taken(FROM)))).to.equal('ALLOW');
    expect(await judge(POSITIONS, planOf(burnt(LEAST), taken(FROM)))).to.equal('ALLOW');
  });

  it('are stopped where a stranger owns or takes it, or it stays with the manager', async () => {
    expect(await judge(POSITIONS, planOf(opened(STRANGER), settled()))).to.equal('REVIEW');
    for (const to of [STRANGER, MANAGER_ITSELF]) {
      expect(await judge(POSITIONS, planOf(decreased(9n, LEAST), taken(to)))).to.equal('REVIEW');
      expect(await judge(POSITIONS, planOf(burnt(LEAST), taken(to)))).to.equal('REVIEW');
    }
  });

  it('are stopped with a hook, a token that nobody knows, for nothing, or on another contract', async () => {
    expect(await judge(POSITIONS, planOf(opened(FROM, STRANGER), settled()))).to.equal('REVIEW');
    expect(await judge(POSITIONS, planOf(opened(FROM, ZERO, STRANGER), settled(STRANGER)))).to.equal('REVIEW');
    expect(await judge(POSITIONS, planOf(decreased(9n, 0n), taken(FROM)))).to.equal('REVIEW');
    expect(await judge(POSITIONS, planOf(burnt(0n), taken(FROM)))).to.equal('REVIEW');
    expect(await judge(STRANGER, planOf(opened(FROM), settled()))).to.equal('REVIEW');
  });

  it('give what is left of the coins that went along back to the sender, or are stopped', async () => {
    const withCoins = (...rest: readonly Step[]) => planOf(opened(FROM, ZERO, ZERO), settled(ZERO), ...rest);
    expect(await judge(POSITIONS, withCoins(swept(CALLER)), COIN)).to.equal('ALLOW');
    expect(await judge(POSITIONS, withCoins(), COIN)).to.equal('REVIEW');
    expect(await judge(POSITIONS, withCoins(swept(STRANGER)), COIN)).to.equal('BLOCK');
    const batch = calldata('multicall(bytes[])', [planOf(opened(FROM), settled())]);
    expect(await judge(POSITIONS, batch)).to.equal('ALLOW');
    expect(await judge(POSITIONS, batch, COIN)).to.equal('REVIEW');
  });
});

describe('coins that go along to the positions of Uniswap v3', () => {
  const POSITIONS = '0xc36442b4a4522e871399cd717abdd847ab11fe88';
  const MINT = 'mint((address,address,uint24,int24,int24,uint256,uint256,uint256,uint256,address,uint256))';
  const opened = calldata(MINT, [USDC, USDT, 100n, -10n, 10n, DOLLARS, DOLLARS, LEAST, LEAST, FROM, DEADLINE]);

  it('pass where the rest of them comes back, and else stay there for anyone', async () => {
    const batch = (...rest: readonly string[]) => calldata('multicall(bytes[])', [opened, ...rest]);
    expect(await judge(POSITIONS, batch(calldata('refundETH()')), COIN)).to.equal('ALLOW');
    expect(await judge(POSITIONS, batch(), COIN)).to.equal('BLOCK');
    expect(await judge(POSITIONS, opened, COIN)).to.equal('BLOCK');
  });
});

describe('bridges', () => {
  const POOL = '0xc026395860db2d07ee33e05fe50ed7bd583189c7';
  const SPOKE = '0x5c7bcd6e7de5423a257d81b442095a1a6ced35c5';
  const USDC_ON_BASE = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913';
  const FEE = 10n ** 15n;

  interface Sent {
    readonly to?: string;
    readonly least?: bigint;
    readonly options?: string;
    readonly message?: string;
    readonly refund?: string;
  }
  const send = ({ to = FROM, least = LEAST, options = '0x', message = '0x', refund = FROM }: Sent) =>
    calldata(
      'send((uint32,bytes32,uint256,uint256,bytes,bytes,bytes),(uint256,uint256),address)',
      [30_184n, inWord(to), DOLLARS, least, options, message, '0x'],
      [FEE, 0n],
      refund,
    );

  it('of Stargate pass to the sender, and are stopped for others, for little, or with more to do there', async () => {
    expect(await judge(POOL, send({}), FEE)).to.equal('ALLOW');
    for (const sent of [
      ...[{ to: STRANGER }, { least: 0n }, { least: 1n }, { refund: STRANGER }],
      ...[{ options: '0x0003' }, { message: '0x12' }],
    ])
      expect(await judge(POOL, send(sent), FEE), JSON.stringify(Object.keys(sent))).to.equal('REVIEW');
    expect(await judge(STRANGER, send({}), FEE)).to.equal('REVIEW');
  });

  const DEPOSIT =
    'depositV3(address,address,address,address,uint256,uint256,uint256,address,uint32,uint32,uint32,bytes)';
  const deposit = (
    changed: Partial<Record<'depositor' | 'to' | 'token', string>> & { least?: bigint; chain?: bigint },
  ) =>
    calldata(
      DEPOSIT,
      ...[changed.depositor ?? FROM, changed.to ?? FROM, USDC, changed.token ?? USDC_ON_BASE, DOLLARS],
      ...[changed.least ?? LEAST, changed.chain ?? 8453n, ZERO, 1_796_000_000n, 1_796_007_200n, 0n, '0x'],
    );

  it('of Across pass where the same money arrives at the sender', async () => {
    expect(await judge(SPOKE, deposit({}))).to.equal('ALLOW');
  });

  it('of Across are stopped where it does not, or little of it, or it comes back to a stranger', async () => {
    for (const changed of [
      ...[{ depositor: STRANGER }, { to: STRANGER }, { token: STRANGER }, { chain: 10n }, { least: 1n }],
      // wrapped coins are worth more, and fewer units of them less
      { token: '0x4200000000000000000000000000000000000006' },
    ])
      expect(await judge(SPOKE, deposit(changed)), JSON.stringify(Object.keys(changed))).to.equal('REVIEW');
    expect(await judge(STRANGER, deposit({}))).to.equal('REVIEW');
  });

  it('know the same money by the contracts that the token registry has', () => {
    for (const [symbol, on] of BRIDGED_TOKENS)
      for (const [chainId, contract, decimals] of on) {
        const chain = chainOfId(chainId.toString());
        const registered = chain === null ? undefined : BUNDLED_TOKENS.find((one) => one.symbol === symbol)?.on[chain];
        expect(registered?.contracts[0]?.toLowerCase(), `${symbol} on ${chainId}`).to.equal(contract);
        expect(registered?.decimals).to.equal(decimals);
      }
  });

  it('and vaults hold tokens of the registry, or coins', () => {
    const listed = new Set(listedTokens().map(({ chain, contract }) => `${chain} ${contract.toLowerCase()}`));
    for (const { on } of BUNDLED_TOKENS)
      for (const [chain, { contracts }] of Object.entries(on))
        for (const contract of contracts) listed.add(`${chain} ${contract.toLowerCase()}`);
    for (const [place, token] of OWN_ASSETS)
      expect(/^0xe{40}$/.test(token) || listed.has(`${place.split(' ')[0]} ${token}`), place).to.equal(true);
  });
});

describe('a swap by Curve’s router', () => {
  const ROUTER = '0x45312ea0eff7e09c83cbe249fa1d7598c4c8cd4e';
  const THREE_POOL = '0xbebc44782c7db0a1a60cb6fe97d0b483032ff1c7';
  const WAYS = Array<readonly bigint[]>(5).fill([1n, 2n, 1n, 1n, 3n]);
  const swap = (received: string, least: bigint, receiver = FROM, behind: readonly string[] = []) =>
    calldata(
      'exchange(address[11],uint256[5][5],uint256,uint256,address[5],address)',
      [USDC, THREE_POOL, received, ...behind, ...Array<string>(8 - behind.length).fill(ZERO)],
      WAYS,
      ...[DOLLARS, least, Array<string>(5).fill(ZERO), receiver],
    );

  it('passes for what it is worth, to the sender; tokens behind the end of the route are none', async () => {
    expect(await judge(ROUTER, swap(USDT, LEAST))).to.equal('ALLOW');
    expect(await judge(ROUTER, swap(STRANGER, LEAST, FROM, [ZERO, USDT]))).to.equal('REVIEW');
  });

  it('is stopped for little, for a token that nobody knows, for a stranger, or elsewhere', async () => {
    expect(await judge(ROUTER, swap(USDT, 0n))).to.equal('REVIEW');
    expect(await judge(ROUTER, swap(STRANGER, LEAST))).to.equal('REVIEW');
    expect(await judge(ROUTER, swap(USDT, LEAST, STRANGER))).to.equal('BLOCK');
    expect(await judge(STRANGER, swap(USDT, LEAST))).to.equal('REVIEW');
  });
});

describe('a call that brings its permit', () => {
  const AAVE = '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2';
  const QUEUE = '0x889edc2edab5f40e902b864ad4d7ade8e412f9b1';
  const supply = (units: bigint, who: string) =>
    calldata(
      'supplyWithPermit(address,uint256,address,uint16,uint256,uint8,bytes32,bytes32)',
      ...[USDC, units, who, 0n, DEADLINE, 27n, WORD, WORD],
    );
  const giveBack = (units: bigint, who: string) =>
    calldata(
      'requestWithdrawalsWithPermit(uint256[],address,(uint256,uint256,uint8,bytes32,bytes32))',
      ...[[COIN], who, [units, DEADLINE, 27n, WORD, WORD]],
    );

  it('passes where the contract is known to take it, just so much, for the sender', async () => {
    expect(await judge(AAVE, supply(DOLLARS, FROM))).to.equal('ALLOW');
    expect(await judge(QUEUE, giveBack(COIN, FROM))).to.equal('ALLOW');
    expect(await judge(QUEUE, giveBack(COIN, ZERO))).to.equal('ALLOW');
  });

  it('is stopped for a stranger, without a limit, or where nobody knows the contract', async () => {
    expect(await judge(AAVE, supply(DOLLARS, STRANGER))).to.equal('REVIEW');
    expect(await judge(QUEUE, giveBack(COIN, STRANGER))).to.equal('REVIEW');
    expect(await judge(AAVE, supply(ALL, FROM))).to.equal('BLOCK');
    expect(await judge(QUEUE, giveBack(ALL, FROM))).to.equal('BLOCK');
    expect(await judge(STRANGER, supply(DOLLARS, FROM))).to.equal('REVIEW');
    expect(await judge(STRANGER, giveBack(COIN, FROM))).to.equal('REVIEW');
  });
});

describe('a short call of Aave on a layer 2', () => {
  const BASE_POOL = '0xa238dd80c259a72e81d7e4664a9801593f98d1c5';
  const USDC_NUMBER = 4n;
  const onBase = async (
    to: string,
    name: string,
    amount: bigint,
    number = USDC_NUMBER,
    chain: 'base' | 'bnb' = 'base',
  ) => {
    const word = `0x${((amount << 16n) | number).toString(16).padStart(64, '0')}`;
    const sent = transaction(to, calldata(`${name}(bytes32)`, word), '0', chain === 'base' ? 8453 : 56);
    return (await judgedBytes({ chain, transaction: sent })).decision.recommendedAction;
  };
  const ALL_IN_SHORT = 2n ** 128n - 1n;

  it('passes for a token of the pool, and for all of one’s own debt or deposit', async () => {
    expect(await onBase(BASE_POOL, 'supply', DOLLARS)).to.equal('ALLOW');
    for (const name of ['repay', 'repayWithATokens', 'withdraw'])
      expect(await onBase(BASE_POOL, name, ALL_IN_SHORT), name).to.equal('ALLOW');
  });

  it('is stopped for a number that the pool does not have, for all there is, or elsewhere', async () => {
    expect(await onBase(BASE_POOL, 'supply', DOLLARS, 99n)).to.equal('REVIEW');
    expect(await onBase(BASE_POOL, 'supply', ALL_IN_SHORT)).to.equal('REVIEW');
    expect(await onBase(STRANGER, 'supply', DOLLARS)).to.equal('REVIEW');
    expect(await onBase(BASE_POOL, 'supply', DOLLARS, USDC_NUMBER, 'bnb')).to.equal('REVIEW');
  });
});

describe('a name of ENS', () => {
  const REGISTRY = '0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e';
  const RESOLVER = '0x231b0ee14048e9dccd1d247744d114a4eb5e8e63';

  it('keeps to an official resolver and pays the sender, or is stopped', async () => {
    const choose = (resolver: string) => calldata('setResolver(bytes32,address)', WORD, resolver);
    expect(await judge(REGISTRY, choose(RESOLVER))).to.equal('ALLOW');
    expect(await judge(REGISTRY, choose(STRANGER))).to.equal('REVIEW');
    const pay = (account: string) => calldata('setAddr(bytes32,uint256,bytes)', WORD, 60n, account);
    expect(await judge(RESOLVER, pay(FROM))).to.equal('ALLOW');
    expect(await judge(RESOLVER, pay(STRANGER))).to.equal('REVIEW');
    expect(await judge(RESOLVER, pay(`0x76a914${'11'.repeat(20)}88ac`))).to.equal('REVIEW');
    const batch = (account: string) =>
      calldata('multicall(bytes[])', [calldata('setText(bytes32,string,string)', WORD, 'url', 'x'), pay(account)]);
    expect(await judge(RESOLVER, batch(FROM))).to.equal('ALLOW');
    expect(await judge(RESOLVER, batch(STRANGER))).to.equal('REVIEW');
  });
});
