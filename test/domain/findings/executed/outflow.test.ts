import { expect } from 'chai';
import { allowance, balance, ETH, paid, tokenAt } from '../../../support/executions.js';
import { evmAddress } from '../../../support/addresses.js';
import { encodeCall } from '../../../support/payload-bytes.js';
import * as c from './cases.js';

const { ME, BOB, EVE, POOL, PROTOCOL, UNITS, USDC, USDT, ONE_ETHER } = c;
const BLOCKED = 'undeclared_outflow BLOCK';
const REVIEWED = 'undeclared_outflow REVIEW';
const swapped = [...paid(ME, POOL, USDC, UNITS), ...paid(POOL, ME, USDT, UNITS - 5n)];
const payment = paid(ME, BOB, USDC, UNITS);

describe('an executed loss beside what was declared', () => {
  it('blocks a payment that takes another token, more, or pays somebody else', async () => {
    for (const effects of [
      [...payment, ...paid(ME, EVE, USDT, 1n)],
      [...payment, ...paid(ME, EVE, ETH, 1n)],
      [...payment, balance(ME, c.APES, -1n), balance(EVE, c.APES, 1n)],
      paid(ME, BOB, USDC, UNITS + 1n),
      paid(ME, EVE, USDC, UNITS),
      [balance(ME, USDC, -UNITS)],
    ])
      expect(await c.declared(c.TRANSFER, effects)).to.include.members(['BLOCK', BLOCKED]);
  });

  it('lets the declared payment pass, and one that takes less', async () => {
    expect(await c.declared(c.TRANSFER, payment)).to.deep.equal(['ALLOW']);
    expect(await c.declared(c.TRANSFER, paid(ME, BOB, USDC, UNITS - 1n))).to.deep.equal(['ALLOW']);
  });

  it('lets a declared payment of coins pass that the recipient sends on', async () => {
    const coins = { ...c.transaction(BOB, '0x', ONE_ETHER), token: 'ETH', amount: 1 };
    const sentOn = [balance(ME, ETH, -ONE_ETHER), balance(POOL, ETH, ONE_ETHER)];
    expect((await c.declared(coins, sentOn))[0]).to.equal('ALLOW');
    expect(await c.declared(coins, [balance(ME, ETH, -ONE_ETHER - 1n)])).to.include(BLOCKED);
  });

  it('reviews a token that keeps a fee, and says nothing of what rounding keeps', async () => {
    const kept = (units: bigint) => [balance(ME, USDC, -UNITS), balance(BOB, USDC, UNITS - units)];
    expect(await c.declared(c.TRANSFER, kept(UNITS / 100n))).to.include.members(['REVIEW', REVIEWED]);
    expect(await c.declared(c.TRANSFER, kept(UNITS - 1n))).to.include.members(['BLOCK', BLOCKED]);
    expect(await c.declared(c.TRANSFER, kept(1n))).to.deep.equal(['ALLOW']);
  });

  it('takes the decimals of an official token from the registry, not from the token', async () => {
    const lying = tokenAt(c.USDC_KEY, { decimals: 30 });
    expect(await c.declared(c.TRANSFER, paid(ME, BOB, lying, UNITS * 10n))).to.include(BLOCKED);
    expect(await c.declared(c.TRANSFER, paid(ME, BOB, lying, UNITS))).to.deep.equal(['ALLOW']);
  });

  it('blocks a swap that takes more or another token, and lets pass one that takes what was declared', async () => {
    expect(await c.declared(c.SWAP, swapped)).to.deep.equal(['ALLOW']);
    const more = [...paid(ME, POOL, USDC, UNITS + 1n), ...paid(POOL, ME, USDT, UNITS)];
    const other = [...swapped, ...paid(ME, EVE, c.STRANGE, 1n)];
    for (const effects of [more, other])
      expect(await c.declared(c.SWAP, effects)).to.include.members(['BLOCK', BLOCKED]);
  });

  it('moves nothing by an approval', async () => {
    const approval = {
      ...{ transaction_type: 'approval' as const, to_address: c.ROUTER, approval_amount: '25' },
      ...c.APPROVE,
    };
    const granted = allowance(ME, c.ROUTER, USDC, UNITS.toString());
    expect(await c.declared(approval, [granted])).to.not.include(BLOCKED);
    expect(await c.declared(approval, [granted, ...paid(ME, EVE, USDC, 1n)])).to.include.members(['BLOCK', BLOCKED]);
  });

  it('can only be reviewed where the declared token is not known', async () => {
    const unknown = { ...c.unknownCall(), token: 'ZQXW', transaction_type: 'contract_interaction' as const };
    expect(await c.declared({ ...unknown, contract_address: PROTOCOL }, paid(ME, EVE, c.STRANGE, 1n))).to.include(
      REVIEWED,
    );
  });
});

describe('an executed loss where nothing but the bytes was sent', () => {
  it('is explained by a payment and by a swap that a standard reads', async () => {
    expect(await c.bytes(c.TRANSFER, payment)).to.deep.equal(['ALLOW']);
    expect((await c.bytes(c.swapTo(ME), swapped))[0]).to.equal('ALLOW');
  });

  it('blocks a payment and a swap that take more than the bytes tell', async () => {
    expect(await c.bytes(c.TRANSFER, [...payment, ...paid(ME, EVE, USDT, 1n)])).to.include.members(['BLOCK', BLOCKED]);
    expect(await c.bytes(c.TRANSFER, paid(ME, EVE, USDC, UNITS))).to.include.members(['BLOCK', BLOCKED]);
  });

  it('of a call that is not known is reviewed with proceeds, and blocked without', async () => {
    const loss = paid(ME, POOL, USDC, UNITS);
    const claim = [balance(ME, USDT, UNITS)];
    expect(await c.bytes(c.unknownCall(), [...loss, balance(ME, USDT, 1n)])).to.include.members(['REVIEW', REVIEWED]);
    expect(await c.bytes(c.unknownCall(), loss)).to.include.members(['BLOCK', BLOCKED]);
    expect((await c.bytes(c.unknownCall(), claim))[0]).to.equal('REVIEW');
    expect(await c.bytes(c.unknownCall(), claim)).to.not.include(REVIEWED);
  });

  it('counts coins that are sent along with a call of which nothing is known', async () => {
    const sent = paid(ME, PROTOCOL, ETH, ONE_ETHER);
    expect(await c.bytes(c.unknownCall(ONE_ETHER), sent)).to.include.members(['BLOCK', BLOCKED]);
    const bought = await c.bytes(c.unknownCall(ONE_ETHER), [...sent, balance(ME, c.APES, 1n)]);
    expect(bought).to.include.members(['REVIEW', REVIEWED]);
  });

  it('is explained by an NFT that is sent, whether or not its function could also send an amount', async () => {
    const address = c.APES.address ?? '';
    const sent = [balance(ME, c.APES, -1n), balance(BOB, c.APES, 1n)];
    for (const name of ['safeTransferFrom', 'transferFrom']) {
      const data = (id: bigint) => encodeCall(`${name}(address,address,uint256)`, [ME, BOB, id]);
      expect(await c.bytes(c.transaction(address, data(7n)), sent)).to.not.include(BLOCKED);
      expect(await c.bytes(c.transaction(address, data(8n)), sent)).to.include(BLOCKED);
      const stolen = [balance(ME, c.APES, -1n), balance(EVE, c.APES, 1n)];
      expect(await c.bytes(c.transaction(address, data(7n)), stolen)).to.include(BLOCKED);
    }
  });

  it('is what becomes wrapped coins, or comes of them, and no more', async () => {
    const wrap = c.transaction(c.WETH_KEY, '0xd0e30db0', ONE_ETHER);
    const wrapped = [...paid(ME, c.WETH_KEY, ETH, ONE_ETHER), balance(ME, c.WETH, ONE_ETHER)];
    const unwrap = c.transaction(c.WETH_KEY, encodeCall('withdraw(uint256)', [ONE_ETHER]));
    const unwrapped = [...paid(c.WETH_KEY, ME, ETH, ONE_ETHER), balance(ME, c.WETH, -ONE_ETHER)];
    for (const [payload, effects] of [
      [wrap, wrapped],
      [unwrap, unwrapped],
    ] as const) {
      expect((await c.bytes(payload, effects))[0]).to.equal('ALLOW');
      const more = [...effects, balance(ME, c.WETH, -ONE_ETHER - 1n), balance(ME, ETH, -ONE_ETHER - 1n)];
      expect(await c.bytes(payload, more)).to.include(BLOCKED);
    }
  });
});

describe('the proceeds of an execution', () => {
  const to = (account: string) => [...paid(ME, POOL, USDC, UNITS), ...paid(POOL, account, USDT, UNITS)];
  const none = [...paid(ME, POOL, USDC, UNITS)];

  it('of a swap must come: nothing for what is paid is BLOCK', async () => {
    expect(await c.declared(c.SWAP, none)).to.include.members(['BLOCK', 'no_proceeds BLOCK']);
    expect(await c.declared(c.SWAP, to(EVE))).to.include.members(['BLOCK', 'no_proceeds BLOCK']);
    expect(await c.bytes(c.swapTo(ME), none)).to.include.members(['BLOCK', 'no_proceeds BLOCK']);
    expect(await c.declared(c.SWAP, to(ME))).to.deep.equal(['ALLOW']);
  });

  it('of a swap are reviewed where all of them are tokens that no registry knows', async () => {
    const gift = [...none, balance(ME, c.STRANGE, 10n ** 30n), balance(ME, c.APES, 1n)];
    for (const verdict of [await c.declared(c.SWAP, gift), await c.bytes(c.swapTo(ME), gift)])
      expect(verdict).to.include.members(['REVIEW', 'no_proceeds REVIEW']);
    expect(await c.declared(c.SWAP, [...to(ME), balance(ME, c.STRANGE, 1n)])).to.deep.equal(['ALLOW']);
  });

  it('of a swap are reviewed where they are in no token that the bytes name', async () => {
    const dust = [...none, balance(ME, ETH, 1n)];
    for (const verdict of [await c.declared(c.SWAP, dust), await c.bytes(c.swapTo(ME), dust)])
      expect(verdict).to.include.members(['REVIEW', 'no_proceeds REVIEW']);
    expect((await c.bytes(c.swapTo(ME), [...to(ME), balance(ME, ETH, 1n)]))[0]).to.equal('ALLOW');
  });

  it('may go to whom the caller names, and then are reviewed; whom only the bytes name is BLOCK', async () => {
    const verdict = await c.bytes({ ...c.swapTo(BOB), expected_to_address: BOB }, to(BOB));
    expect(verdict).to.include('receiver_not_sender REVIEW').and.not.include('no_proceeds BLOCK');
    expect(verdict[0]).to.equal('REVIEW');
    expect(await c.bytes(c.swapTo(BOB), to(BOB))).to.include.members(['BLOCK', 'receiver_not_sender BLOCK']);
    expect(await c.bytes(c.swapTo(ME), to(ME))).to.not.include('receiver_not_sender REVIEW');
  });

  it('of a call that is not known, where others have them, leave the loss blocked', async () => {
    const verdict = await c.bytes(c.unknownCall(), [...none, balance(EVE, tokenAt(evmAddress('bait')), 1n)]);
    expect(verdict).to.include.members(['BLOCK', BLOCKED, 'receiver_not_sender REVIEW']);
  });
});
