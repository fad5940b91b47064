import { expect } from 'chai';
import type { AssetPrice } from '../../../../domain/facts/simulation/execution.js';
import type { PayloadMembers } from '../../../../src/application/check/check-request.js';
import { balance, ETH, paid, tokenAt } from '../../../support/executions.js';
import { evmAddress } from '../../../support/addresses.js';
import * as x from '../../../support/exchange-requests.js';
import { encodeCall } from '../../../support/payload-bytes.js';
import * as c from './cases.js';

const { ME, EVE, POOL, UNITS, USDC, USDT, ONE_ETHER } = c;
const DOLLAR = { leastUsd: '1', mostUsd: '1' };
const PRICES: readonly AssetPrice[] = [
  { address: c.USDC_KEY, ...DOLLAR },
  { address: USDT.address, ...DOLLAR },
  { address: null, leastUsd: '2000', mostUsd: '3000' },
];
const KNOWN = { prices: PRICES };
const LITTLE = 'no_proceeds BLOCK';
const none = paid(ME, POOL, USDC, UNITS);
const back = (units: bigint) => [...none, ...paid(POOL, ME, USDT, units)];

describe('what comes back of a swap, in dollars', () => {
  it('blocks a swap that gives a crumb of the very token that the bytes name', async () => {
    for (const units of [1n, UNITS / 10n - 1n])
      for (const verdict of [
        await c.declared(c.SWAP, back(units), KNOWN),
        await c.bytes(c.swapTo(ME), back(units), KNOWN),
      ])
        expect(verdict).to.include.members(['BLOCK', LITTLE]);
  });

  it('lets a swap pass that loses some per cent on the way, and reviews one that loses much', async () => {
    for (const [percent, action] of [
      [99n, 'ALLOW'],
      [97n, 'ALLOW'],
      [11n, 'REVIEW'],
    ] as const) {
      const units = (UNITS * percent) / 100n;
      const swap = c.swapTo(ME, units);
      expect((await c.declared({ ...c.SWAP, ...swap }, back(units), KNOWN))[0]).to.equal(action);
      const verdict = await c.bytes(swap, back(units), KNOWN);
      expect(verdict[0]).to.equal(action);
      expect(verdict).to.not.include(LITTLE);
    }
  });

  it('compares the lowest price of what is lost with the highest of what is gained', async () => {
    const swap = { ...c.SWAP, token: 'ETH', amount: 1 };
    const soldFor = (units: bigint) =>
      c.declared(swap, [...paid(ME, POOL, ETH, ONE_ETHER), balance(ME, USDC, units)], KNOWN);
    expect(await soldFor(200_000_000n)).to.not.include(LITTLE);
    expect(await soldFor(199_000_000n)).to.include(LITTLE);
  });

  it('never blocks for a token without a price, for an unlisted one, or for less than a dollar', async () => {
    const strange = [...none, balance(ME, c.STRANGE, 1n)];
    expect(await c.declared(c.SWAP, strange, KNOWN)).to.include.members(['REVIEW', 'no_proceeds REVIEW']);
    expect(await c.declared(c.SWAP, [...back(1n), balance(ME, c.STRANGE, 1n)], KNOWN)).to.not.include(LITTLE);
    expect(await c.declared(c.SWAP, back(1n), { prices: PRICES.slice(1) })).to.not.include(LITTLE);
    const cents = [...paid(ME, POOL, USDC, 900_000n), balance(ME, USDT, 1n)];
    expect(await c.declared(c.SWAP, cents, KNOWN)).to.not.include(LITTLE);
  });

  it('reviews a swap that gives less than the least that the bytes ask for, and none that gives that', async () => {
    const asking = (least: bigint) =>
      c.transaction(
        c.ROUTER,
        encodeCall('swapExactTokensForTokens(uint256,uint256,address[],address,uint256)', [
          ...[UNITS, least, [c.USDC_KEY, USDT.address ?? ''], ME, 1_900_000_000n],
        ]),
      );
    const swapped = back(UNITS - 5n);
    expect(await c.bytes(asking(UNITS), swapped, KNOWN)).to.include.members(['REVIEW', 'no_proceeds REVIEW']);
    expect((await c.bytes(asking(UNITS - 5n), swapped, KNOWN))[0]).to.equal('ALLOW');
  });

  const batch = (...calls: readonly PayloadMembers[]) =>
    c.transaction(
      ME,
      encodeCall('executeBatch((address,uint256,bytes)[])', [
        calls.map(({ transaction }) => [String(transaction?.['to']), 0n, String(transaction?.['data'])]),
      ]),
    );
  const toWeth = (least: bigint, from: string = c.USDC_KEY, units = UNITS) =>
    c.transaction(
      c.ROUTER,
      encodeCall('swapExactTokensForTokens(uint256,uint256,address[],address,uint256)', [
        ...[units, least, [from, c.WETH_KEY], ME, 1_900_000_000n],
      ]),
    );
  const SHORT = 'no_proceeds REVIEW';
  const LEAST = 24_000_000n;

  it('reviews what comes short beside another swap that does not, and none where both keep their word', async () => {
    const both = batch(c.swapTo(ME, LEAST), toWeth(ONE_ETHER / 100n));
    const brought = (usdt: bigint, weth: bigint) => [
      ...paid(ME, POOL, USDC, 2n * UNITS),
      ...[balance(ME, USDT, usdt), balance(ME, c.WETH, weth)].filter(({ delta }) => delta !== '0'),
    ];
    expect(await c.bytes(both, brought(LEAST / 2n, ONE_ETHER / 100n))).to.include(SHORT);
    expect(await c.bytes(both, brought(LEAST, ONE_ETHER / 101n))).to.include(SHORT);
    expect(await c.bytes(both, brought(LEAST, 0n)), 'none of one').to.include(SHORT);
    expect((await c.bytes(both, brought(LEAST, ONE_ETHER / 100n)))[0]).to.equal('ALLOW');
  });

  it('misses nothing where no minimum was promised of the coins that were paid', async () => {
    const dark: readonly [number, string] = [0x3f, '0x'];
    const swap = x.swapV2(UNITS, LEAST, [c.USDC_KEY, USDT.address ?? ''], x.CALLER);
    const plan = (least: bigint) => x.plan([swap, x.sweep(x.NOBODY, x.CALLER, least), dark], ONE_ETHER, c.PROTOCOL);
    const effects = [...paid(ME, POOL, ETH, ONE_ETHER), ...paid(ME, POOL, USDC, UNITS), balance(ME, USDT, UNITS)];
    expect((await c.bytes(plan(0n), effects)).join()).to.not.include('no_proceeds');
    expect(await c.bytes(plan(5n), effects)).to.include('no_proceeds BLOCK');
  });

  it('reviews no swap of which the bytes spend a part again, but one that leaves less than that', async () => {
    const usdt = USDT.address ?? '';
    const payment = c.transaction(usdt, encodeCall('transfer(address,uint256)', [c.BOB, 4_000_000n]));
    const spending = batch(c.swapTo(ME, LEAST), payment);
    const left = (units: bigint) => [
      ...paid(ME, POOL, USDC, UNITS),
      ...[balance(ME, USDT, units), balance(c.BOB, USDT, 4_000_000n)],
    ];
    expect(await c.bytes(spending, left(LEAST - 4_000_000n))).to.not.include(SHORT);
    expect(await c.bytes(spending, left(LEAST - 4_000_001n))).to.include(SHORT);
    const through = batch(c.swapTo(ME, LEAST), toWeth(ONE_ETHER / 100n, usdt, LEAST));
    const changed = [...paid(ME, POOL, USDC, UNITS), balance(ME, c.WETH, ONE_ETHER / 100n)];
    expect(await c.bytes(through, changed)).to.not.include(SHORT);
    const deposit = c.transaction(evmAddress('vault'), encodeCall('deposit(uint256,address)', [20_000_000n, ME]));
    const kept = (units: bigint) =>
      c.bytes(batch(c.swapTo(ME, LEAST), deposit), [
        ...[...paid(ME, POOL, USDC, UNITS), balance(ME, USDT, units), balance(ME, c.STRANGE, 5n)],
      ]);
    expect(await kept(LEAST - 20_000_000n), 'of no named token').to.not.include(SHORT);
    expect(await kept(LEAST - 20_000_001n)).to.include(SHORT);
  });
});

describe('a loss that the bytes do not tell', () => {
  const BLOCKED = 'undeclared_outflow BLOCK';
  const gift = (units: bigint) => [...none, balance(ME, USDT, units)];

  it('is blocked for a present that is worth next to nothing, and reviewed for what may be a price', async () => {
    expect(await c.bytes(c.unknownCall(), gift(1n), KNOWN)).to.include.members(['BLOCK', BLOCKED]);
    expect(await c.bytes(c.unknownCall(), gift(UNITS), KNOWN)).to.not.include(BLOCKED);
  });

  it('is reviewed where an NFT or an unlisted token comes back: a purchase looks the same', async () => {
    for (const bought of [balance(ME, c.APES, 1n), balance(ME, c.STRANGE, 1n)]) {
      const verdict = await c.bytes(c.unknownCall(), [...none, bought], KNOWN);
      expect(verdict).to.include.members(['REVIEW', 'undeclared_outflow REVIEW']);
    }
  });

  const stake = c.transaction(c.ROUTER, '0xdeadbeef');
  it('into a contract that the registry knows is a deposit: reviewed, though no token comes back', async () => {
    const verdict = await c.bytes(stake, paid(ME, c.ROUTER, USDC, UNITS));
    expect(verdict).to.include.members(['REVIEW', 'undeclared_outflow REVIEW']);
  });

  it('is blocked where others have a part of it, and where its contract does what anyone tells it', async () => {
    const deposit = paid(ME, c.ROUTER, USDC, UNITS);
    const receipt = balance(EVE, tokenAt(evmAddress('receipt')), 1n);
    expect(await c.bytes(stake, [...deposit, receipt])).to.include.members(['BLOCK', BLOCKED]);
    expect(await c.bytes(stake, [...deposit, balance(EVE, USDC, 1n)])).to.include.members(['BLOCK', BLOCKED]);
    const anyones = '0xca11bde05977b3631167028862be2a173976ca11';
    const given = await c.bytes(c.transaction(anyones, '0xdeadbeef'), paid(ME, anyones, USDC, UNITS));
    expect(given).to.include.members(['BLOCK', BLOCKED]);
  });
});

describe('a token that was bought', () => {
  const WORTHLESS = c.STRANGE.address ?? '';
  const buying = (to: string) => c.transaction(to, '0xdeadbeef');
  const tried = (token: string, canMove: boolean, feeBps = 0) => ({
    ...KNOWN,
    proceeds: { tokens: [{ token, canMove, feeBps, givers: [POOL], isNew: false }], wallets: [] },
  });
  const got = (asset: typeof USDT, units = UNITS) => [...paid(ME, POOL, USDC, units), balance(ME, asset, UNITS)];

  it('is blocked where it cannot be sold and nobody knows it', async () => {
    const verdict = await c.bytes(buying(c.PROTOCOL), got(c.STRANGE), tried(WORTHLESS, false));
    expect(verdict).to.include.members(['BLOCK', 'token_not_sellable BLOCK']);
  });

  it('is reviewed where it is bound, and the token or the contract is known', async () => {
    for (const verdict of [
      await c.bytes(buying(c.PROTOCOL), got(USDT), tried(USDT.address ?? '', false)),
      await c.bytes(buying(c.ROUTER), got(c.STRANGE), tried(WORTHLESS, false)),
    ]) {
      expect(verdict).to.include('token_not_sellable REVIEW');
      expect(verdict[0]).to.equal('REVIEW');
    }
  });

  it('is no purchase where nothing is paid, or less than a dollar', async () => {
    for (const effects of [[balance(ME, c.STRANGE, 1n)], got(c.STRANGE, 900_000n)])
      for (const canMove of [false, true]) {
        const verdict = await c.bytes(buying(c.ROUTER), effects, tried(WORTHLESS, canMove, 9_000));
        expect(verdict.join()).to.not.match(/token_(?:not_sellable|takes_fees)/);
      }
  });

  it('is reviewed where more than a tenth of it is kept, and not for a tenth', async () => {
    const verdictFor = (feeBps: number) => c.bytes(buying(c.ROUTER), got(c.STRANGE), tried(WORTHLESS, true, feeBps));
    expect(await verdictFor(1_001)).to.include.members(['REVIEW', 'token_takes_fees REVIEW']);
    expect(await verdictFor(1_000)).to.not.include('token_takes_fees REVIEW');
  });
});
