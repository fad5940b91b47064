import { addressOf, ALICE, BOB, CAROL, type Deployed } from './deployments.js';
import { amount, calling, collectible, type Draw, MOST_OF_HUB, NO_DATA, other, UNLIMITED, wallet } from './drawing.js';
import { collectiblesOf, MULTI_EACH, MULTI_TOKENS } from './world.js';

const tokenTransfer =
  (name: Deployed): Draw =>
  (random) => {
    const from = wallet(random);
    return calling(from, name, 'transfer(address,uint256)', other(random, from), amount(random, 900));
  };

const PAYMENTS: Readonly<Record<string, Draw>> = {
  payment: (random) => {
    const from = wallet(random);
    return { from, to: other(random, from), data: NO_DATA, value: amount(random, 20) };
  },
  'payment into a contract': (random) => ({
    ...{ from: wallet(random), data: NO_DATA, value: amount(random, 9) },
    to: addressOf(random.oneOf(['pool', 'weth', 'proxy', 'safe'])),
  }),
  'token transfer': tokenTransfer('coin'),
  'transfer with a fee': tokenTransfer('fee'),
  'transfer that rebases': tokenTransfer('rebasing'),
  'transfer by a spender': (random) => {
    const from = random.oneOf([ALICE, CAROL]).address;
    return calling(BOB, 'coin', 'transferFrom(address,address,uint256)', from, other(random, BOB), amount(random, 50));
  },
  burn: (random) => calling(wallet(random), 'coin', 'burn(uint256)', amount(random, 900)),
  wrap: (random) => ({ ...calling(wallet(random), 'weth', 'deposit()'), value: amount(random, 9) }),
  unwrap: (random) => calling(wallet(random), 'weth', 'withdraw(uint256)', amount(random, 5)),
};

const GRANTS: Readonly<Record<string, Draw>> = {
  approval: (random) => {
    const [from, token] = [wallet(random), random.oneOf(['coin', 'gift', 'fee', 'rebasing'] as const)];
    const spender = random.oneOf([other(random, from), addressOf('pool'), addressOf('drainer')]);
    const value = random.oneOf([0n, UNLIMITED, amount(random, 400)]);
    return calling(from, token, 'approve(address,uint256)', spender, value);
  },
  'increased approval': (random) => {
    const from = wallet(random);
    return calling(from, 'coin', 'increaseAllowance(address,uint256)', other(random, from), amount(random, 30));
  },
  'approval in the hub': (random) => {
    const [from, end] = [wallet(random), 2n ** 40n];
    const value = random.oneOf([0n, MOST_OF_HUB, amount(random, 400)]);
    return calling(
      ...([from, 'hub', 'approve(address,address,uint160,uint48)'] as const),
      ...[addressOf('coin'), other(random, from), value, end],
    );
  },
  'transfer by the hub': (random) => {
    const from = random.oneOf([ALICE, CAROL]).address;
    return calling(
      ...([BOB, 'hub', 'transferFrom(address,address,uint160,address)'] as const),
      ...[from, other(random, BOB), amount(random, 40), addressOf('coin')],
    );
  },
  'operator of collectibles': (random) => {
    const [from, name] = [wallet(random), random.oneOf(['collectible', 'multi'] as const)];
    const operator = random.oneOf([other(random, from), addressOf('drainer')]);
    return calling(from, name, 'setApprovalForAll(address,bool)', operator, random.oneOf([true, true, false]));
  },
  'approval of a collectible': (random) => {
    const from = wallet(random);
    return calling(from, 'collectible', 'approve(address,uint256)', other(random, from), collectible(random, from));
  },
};

const COLLECTIBLES: Readonly<Record<string, Draw>> = {
  'collectible transfer': (random) => {
    const from = wallet(random);
    const signature = random.oneOf(['transferFrom', 'safeTransferFrom']) + '(address,address,uint256)';
    const to = other(random, from);
    return calling(from, 'collectible', signature, from.address, to, collectible(random, from));
  },
  'multi-token transfer': (random) => {
    const from = wallet(random);
    const value = BigInt(random.between(1, Number(MULTI_EACH)));
    return calling(
      ...([from, 'multi', 'safeTransferFrom(address,address,uint256,uint256,bytes)'] as const),
      ...[from.address, other(random, from), random.oneOf(MULTI_TOKENS), value, NO_DATA],
    );
  },
  'multi-token batch': (random) => {
    const from = wallet(random);
    const values = MULTI_TOKENS.map(() => BigInt(random.between(1, Number(MULTI_EACH))));
    return calling(
      ...([from, 'multi', 'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)'] as const),
      ...[from.address, other(random, from), MULTI_TOKENS, values, NO_DATA],
    );
  },
};

const TRADES: Readonly<Record<string, Draw>> = {
  'purchase from a pool': (random) => {
    const from = wallet(random);
    return { ...calling(from, 'pool', 'buy(uint256,address)', 1n, from.address), value: amount(random, 9) };
  },
  'sale to a pool': (random) => {
    const from = wallet(random);
    return calling(from, 'pool', 'sell(uint256,uint256,address)', amount(random, 300), 1n, from.address);
  },
  'sale with another receiver': (random) => {
    const from = wallet(random);
    return calling(from, 'pool', 'sell(uint256,uint256,address)', amount(random, 300), 1n, other(random, from));
  },
  claim: (random) => calling(wallet(random), 'airdrop', 'claim()'),
  'deposit behind a proxy': (random) => ({
    ...calling(wallet(random), 'proxy', 'deposit()'),
    value: amount(random, 5),
  }),
  'withdrawal behind a proxy': (random) => calling(wallet(random), 'proxy', 'withdraw(uint256)', amount(random, 2)),
  'payments in a batch': (random) => {
    const from = wallet(random);
    const shares = Array.from({ length: random.between(1, 3) }, () => amount(random, 2));
    const calls = shares.map((value) => [other(random, from), false, value, NO_DATA]);
    return {
      ...calling(from, 'batcher', 'aggregate3Value((address,bool,uint256,bytes)[])', calls),
      value: shares.reduce((sum, value) => sum + value, 0n),
    };
  },
};

const THEFTS: Readonly<Record<string, Draw>> = {
  'theft by an old approval': (random) => calling(wallet(random), 'drainer', 'claim(address)', addressOf('coin')),
  'theft with a gift': (random) =>
    calling(
      ...([wallet(random), 'drainer', 'claimWithGift(address,address)'] as const),
      ...[addressOf('coin'), addressOf('gift')],
    ),
  'theft of a collectible': (random) => {
    const from = wallet(random);
    const [approved = 0n] = collectiblesOf(from);
    return calling(from, 'drainer', 'claimCollectible(address,uint256)', addressOf('collectible'), approved);
  },
  'theft of ether': (random) => ({
    ...calling(wallet(random), 'drainer', 'securityUpdate()'),
    value: amount(random, 90),
  }),
  'ether paid in a frame that is undone': (random) => ({
    ...calling(wallet(random), 'drainer', 'pretendToPay()'),
    value: amount(random, 90),
  }),
  'ether that leaves by a self-destruction': (random) => ({
    ...calling(wallet(random), 'drainer', 'viaDestruction()'),
    value: amount(random, 90),
  }),
};

/** What wallets do all day, and what is done to them. */
export const ORDINARY_KINDS: Readonly<Record<string, Draw>> = {
  ...PAYMENTS,
  ...GRANTS,
  ...COLLECTIBLES,
  ...TRADES,
  ...THEFTS,
};
