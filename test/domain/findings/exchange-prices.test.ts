import { expect } from 'chai';
import { decide } from '../../../domain/decision/decide.js';
import type { Action } from '../../../domain/verdict/action.js';
import type { PayloadCheckRequest } from '../../../src/application/check/check-request.js';
import { NOW_MS, OUTGOING_DEFAULT } from '../../support/builders.js';
import { ENCODED_TYPES } from '../../support/encoded-types.js';
import * as x from '../../support/exchange-requests.js';
import { bytes, calldata, declared, transaction } from '../../support/payload-requests.js';
import { COLLECTION, FROM, ROUTER, STRANGER, USDC, USDT } from '../../support/payload-accounts.js';

const CODE = 'order_price_implausible';
const AAVE_UNIT = 10n ** 18n;
const UNKNOWN_TOKEN = `0x${'5c'.repeat(20)}`;

/** What is said of the price: the action of the finding, null where there is none. */
const saidOf = async (payload: Partial<PayloadCheckRequest>, code: string = CODE): Promise<Action | null> => {
  const { decision } = await bytes(payload);
  return decision.findings.find((one) => one.code === code)?.recommendedAction ?? null;
};

const seaportOrder = (offer: readonly object[], consideration: readonly object[]) =>
  x.typed(
    ENCODED_TYPES.seaport,
    {
      ...{ offerer: FROM, zone: x.NOBODY, orderType: 0, startTime: '0', endTime: '1900000000', offer, consideration },
      ...{ zoneHash: `0x${'00'.repeat(32)}`, salt: '1', conduitKey: `0x${'00'.repeat(32)}`, counter: '0' },
    },
    { name: 'Seaport', chainId: 1, verifyingContract: '0x0000000000000068f116a894984e2db1123eb395' },
  );

/** The sale of an NFT on Seaport for these parts of its price, in native coins. */
const seaportListing = (prices: readonly (readonly [amount: string, recipient: string])[]) =>
  seaportOrder(
    [{ itemType: 2, token: COLLECTION, identifierOrCriteria: '7', startAmount: '1', endAmount: '1' }],
    prices.map(([amount, recipient]) => ({
      ...{ itemType: 0, token: x.NOBODY, identifierOrCriteria: '0', startAmount: amount, endAmount: amount },
      recipient,
    })),
  );

describe('A signed order', () => {
  it('is BLOCK where it gives ten times of what must come back', async () => {
    const orders = [
      x.cowOrder(50_432_688_000_000n, x.AAVE, 140n * AAVE_UNIT),
      x.oneInchOrder(x.MILLION, 1n),
      x.oneInchOrder(x.MILLION, x.MILLION / 11n),
    ];
    for (const order of orders) {
      const { decision } = await bytes(order);
      expect(decision.recommendedAction).to.equal('BLOCK');
      expect(await saidOf(order)).to.equal('BLOCK');
    }
  });

  it('is REVIEW where less than 80 % must come back, and says what is given for what', async () => {
    expect(await saidOf(x.oneInchOrder(x.MILLION, (x.MILLION * 7n) / 10n))).to.equal('REVIEW');
    const { decision } = await bytes(x.oneInchOrder(x.MILLION, x.MILLION / 20n));
    const [found] = decision.findings.filter(({ code }) => code === CODE);
    expect(found?.message).to.include('1,000,000 USDC').and.to.include('50,000 USDT').and.to.include('a tenth');
  });

  it('is fair with a slippage of some per cent, and above the market', async () => {
    const fair = [
      x.oneInchOrder(x.MILLION, (x.MILLION * 97n) / 100n),
      x.oneInchOrder(x.MILLION, x.MILLION * 3n),
      x.cowOrder(31_500_000_000n, x.AAVE, 138n * AAVE_UNIT),
    ];
    for (const order of fair) expect(await saidOf(order)).to.equal(null);
  });

  it('is not judged by an old price as by a new one: it may be some times off, and that is said', async () => {
    // a fifth by a price of last year
    const order = x.cowOrder(31_500_000_000n, x.AAVE, 28n * AAVE_UNIT);
    expect(await saidOf(order)).to.equal('REVIEW');
    expect(await saidOf(order, 'value_unknown')).to.equal('ALLOW');
  });

  it('is not compared where what comes back is of no registry: REVIEW above the amount of the policy', async () => {
    const order = (units: bigint) => x.cowOrder(units, UNKNOWN_TOKEN, 1n);
    expect([await saidOf(order(100_000_000n)), await saidOf(order(x.MILLION))]).to.deep.equal([null, null]);
    expect(await saidOf(order(100_000_000n), 'value_unknown')).to.equal('ALLOW');
    expect(await saidOf(order(x.MILLION), 'value_unknown')).to.equal('REVIEW');
  });

  it('is BLOCK where it gives what has no price for next to nothing', async () => {
    const listing = (...prices: readonly (readonly [amount: string, recipient: string])[]) => seaportListing(prices);
    expect(await saidOf(listing(['1', FROM]))).to.equal('BLOCK');
    const fair = listing(['975000000000000000', FROM], ['25000000000000000', STRANGER]);
    expect(await saidOf(fair)).to.equal(null);
    // a fee to the market, and a value above the amount of the policy
    const { decision } = await bytes(fair);
    expect(decision.recommendedAction).to.equal('REVIEW');
    expect(await saidOf(listing(['1', FROM], ['975000000000000000', STRANGER]), 'receiver_not_sender')).to.equal(
      'BLOCK',
    );
  });

  it('may name who is to get the item that it sells, for a price to the sender', async () => {
    const item = { itemType: 2, token: COLLECTION, identifierOrCriteria: '7', startAmount: '1', endAmount: '1' };
    const sale = (price: string, seller: string) =>
      seaportOrder(
        [item],
        [
          {
            ...{ itemType: 0, token: x.NOBODY, identifierOrCriteria: '0', startAmount: price, endAmount: price },
            recipient: seller,
          },
          { ...item, recipient: STRANGER },
        ],
      );
    const verdict = async (price: string, seller = FROM) =>
      (await bytes(sale(price, seller))).decision.recommendedAction;
    expect(await verdict('975000000000000000')).to.equal('REVIEW');
    expect(await verdict('1')).to.equal('BLOCK');
    expect(await verdict('975000000000000000', STRANGER)).to.equal('BLOCK');
  });

  it('may be a bid, whose fee is a part of what is given, and pays nobody else half of it', async () => {
    const bid = (fee: bigint) => {
      const item = (itemType: number, token: string, id: string, amount: string) => ({
        ...{ itemType, token, identifierOrCriteria: id, startAmount: amount, endAmount: amount },
      });
      return seaportOrder(
        [item(1, x.WETH, '0', String(10n ** 18n))],
        [
          { ...item(2, COLLECTION, '7', '1'), recipient: FROM },
          { ...item(1, x.WETH, '0', String(fee)), recipient: STRANGER },
        ],
      );
    };
    const fee = bid(25n * 10n ** 15n);
    expect([await saidOf(fee), await saidOf(fee, 'receiver_not_sender')]).to.deep.equal([null, 'REVIEW']);
    expect(await saidOf(bid(6n * 10n ** 17n), 'receiver_not_sender')).to.equal('BLOCK');
  });

  it('is one where a call makes it for coins that go along', async () => {
    const flow = (buyAmount: bigint, receiver = FROM) => ({
      transaction: transaction(
        '0xba3cb449bd2b4adddbc894d8697f5170800eadec',
        calldata('createOrder((address,address,uint256,uint256,bytes32,uint256,uint32,bool,int64))', [
          USDC,
          receiver,
          10n ** 18n,
          buyAmount,
          `0x${'00'.repeat(32)}`,
          0n,
          1_900_000_000n,
          false,
          1n,
        ]),
        String(10n ** 18n),
      ),
    });
    expect([await saidOf(flow(3_800_000_000n)), await saidOf(flow(1n))]).to.deep.equal([null, 'BLOCK']);
    expect(await saidOf(flow(3_800_000_000n, STRANGER), 'receiver_not_sender')).to.equal('BLOCK');
  });

  it('is REVIEW where code outside the order sets what comes back', async () => {
    const withExtension = x.oneInchOrder(100_000_000n, 1n, 1n << 249n);
    expect([await saidOf(withExtension), await saidOf(withExtension, 'value_unknown')]).to.deep.equal([null, 'REVIEW']);
  });
});

describe('A swap', () => {
  it('is REVIEW where less than a tenth, or less than 80 %, must come back', async () => {
    for (const least of [0n, 1n, x.MILLION / 20n, (x.MILLION * 7n) / 10n])
      expect(await saidOf(x.swapOnV2(x.MILLION, least))).to.equal('REVIEW');
  });

  it('is fair with a slippage of some per cent, and where it is dust', async () => {
    expect(await saidOf(x.swapOnV2(x.MILLION, (x.MILLION * 95n) / 100n))).to.equal(null);
    expect(await saidOf(x.swapOnV2(900_000n, 0n))).to.equal(null);
  });

  it('has the minimum of its last step, over all that a router does between', async () => {
    const through = (least: bigint) =>
      x.plan([
        x.swapV2(x.MILLION, 0n, [USDC, x.WETH]),
        x.swapV2(x.ALL_HELD, 0n, [x.WETH, USDT], x.HELD, false),
        x.portion(USDT, COLLECTION, 25n),
        x.sweep(USDT, x.CALLER, least),
      ]);
    expect(await saidOf(through((x.MILLION * 95n) / 100n))).to.equal(null);
    expect(await saidOf(through(1n))).to.equal('REVIEW');
  });

  it('is counted once in a pool of v4, where it is swapped and then settled', async () => {
    const fair = x.plan([x.swapV4(25_000_000n, 24_500_000n, [USDC, USDT])]);
    const { codes } = await declared({
      ...{ ...fair, to_address: FROM, contract_address: x.UNIVERSAL_ROUTER, transaction_type: 'swap' },
    });
    expect(codes)
      .to.not.include('payload_amount_mismatch')
      .and.not.include(CODE)
      .and.not.include('receiver_not_sender');
    expect(await saidOf(x.plan([x.swapV4(x.MILLION, 0n, [USDC, USDT])]))).to.equal('REVIEW');
  });

  it('looks no better by what another call promises, of the same contract or another', async () => {
    const data = (least: bigint) => x.swapOnV2(x.MILLION, least).transaction.data;
    for (const other of [ROUTER, STRANGER]) {
      const calls = [
        [ROUTER, 0n, data(0n)],
        [other, 0n, data(100n * x.MILLION)],
      ];
      for (const order of [calls, calls.toReversed()]) {
        const batch = calldata('executeBatch((address,uint256,bytes)[])', order);
        expect(await saidOf({ transaction: transaction(FROM, batch) })).to.equal('REVIEW');
      }
    }
  });

  it('counts what is paid to its router just before it, and looks no worse beside another fair swap', async () => {
    const least = (x.MILLION * 95n) / 100n;
    const held = x.plan([x.swapV2(x.ALL_HELD, least, [USDC, USDT], x.CALLER, false)]).transaction.data;
    const swap = x.swapOnV2(x.MILLION, least).transaction.data;
    const batchOf = (...calls: readonly (readonly [string, bigint, string])[]) => ({
      transaction: transaction(FROM, calldata('executeBatch((address,uint256,bytes)[])', calls)),
    });
    const paid = [USDC, 0n, calldata('transfer(address,uint256)', x.UNIVERSAL_ROUTER, x.MILLION)] as const;
    expect(await saidOf(batchOf(paid, [x.UNIVERSAL_ROUTER, 0n, held]))).to.equal(null);
    const dear = [USDC, 0n, calldata('transfer(address,uint256)', x.UNIVERSAL_ROUTER, 20n * x.MILLION)] as const;
    expect(await saidOf(batchOf(dear, [x.UNIVERSAL_ROUTER, 0n, held]))).to.equal('REVIEW');
    expect(await saidOf(batchOf([ROUTER, 0n, swap], [ROUTER, 0n, swap]))).to.equal(null);
  });

  it('is REVIEW where it is not known what must come back, whatever a node shows', async () => {
    const { decision, proposal, facts } = await bytes(x.swapOnV2(100_000_000n, 95_000_000n));
    const { payload } = proposal;
    if (payload === null) throw new Error('There are bytes');
    const actions = payload.actions.map((action) =>
      action.trade === undefined
        ? action
        : { ...action, trade: { ...action.trade, gets: action.trade.gets.map((side) => ({ ...side, amount: null })) } },
    );
    const open = decide({ ...proposal, payload: { ...payload, actions } }, facts, OUTGOING_DEFAULT, NOW_MS);
    const said = [open, decision].map(({ findings }) => findings.find(({ code }) => code === 'value_unknown'));
    expect(said.map((one) => one?.recommendedAction)).to.deep.equal(['REVIEW', undefined]);
  });

  it('counts no minimum of a command that may fail', async () => {
    const sold = x.swapV2(x.MILLION, 0n, [USDC, USDT]);
    const failing = x.plan([sold, x.sweep(USDT, x.CALLER, x.MILLION, x.MAY_FAIL), x.sweep(USDT, x.CALLER)]);
    expect(await saidOf(failing)).to.equal('REVIEW');
    expect(await saidOf(x.plan([sold, x.sweep(USDT, x.CALLER, x.MILLION)]))).to.equal(null);
  });

  it('is paid with the coins that went along, wrapped or not, and with no more', async () => {
    const swapped = (least: bigint) =>
      x.plan([x.wrap(10n ** 18n), x.swapV2(x.ALL_HELD, least, [x.WETH, USDC], x.CALLER, false)], 10n ** 18n);
    expect(await saidOf(swapped(3_800_000_000n))).to.equal(null);
    expect(await saidOf(swapped(300_000_000n))).to.equal('REVIEW');
  });
});
