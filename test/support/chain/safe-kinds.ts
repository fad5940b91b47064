import type { Action } from '../../../domain/verdict/action.js';
import type { Random } from '../../tools/faults/support/random.js';
import { addressOf, ALICE, BOB, ETHER, THIEF } from './deployments.js';
import { type Agreed, call, execData, MULTI_SEND, ONE_USDC, packed, partOf, type Proposed, USDC } from './safes.js';
import { STRANGERS } from './truth.js';

/** A proposal, and who has to agree to it. */
export interface DrawnProposal {
  readonly proposed: Proposed;
  readonly owners: readonly string[];
  /** Who has agreed before to what it has other Safes do. */
  readonly before?: readonly Agreed[];
}

type DrawProposal = (random: Random) => DrawnProposal;

/** Proposals of one kind, and how they are judged: never another way. */
export interface SafeKind {
  readonly draw: DrawProposal;
  readonly action: Action;
}

const SHOP = STRANGERS[0].address;
const shop = (random: Random): string => random.oneOf(STRANGERS).address;
const units = (random: Random, most: number): bigint => BigInt(random.between(1, most)) * ONE_USDC;
const wei = (random: Random, most: number): bigint =>
  (BigInt(random.between(1, 1_000)) * ETHER * BigInt(most)) / 1_000n;
const paid = (to: string, amount: bigint): Pick<Proposed, 'to' | 'data'> => ({
  to: USDC,
  data: call('transfer(address,uint256)', to, amount),
});

/** Two of the three owners of the treasury, as they come by address. */
const TWO = [ALICE.address, BOB.address] as const;
const byTreasury = (proposed: Omit<Proposed, 'safe'>): DrawnProposal => ({
  proposed: { safe: partOf('treasury'), ...proposed },
  owners: TWO,
});
const byGuarded = (proposed: Omit<Proposed, 'safe'>): DrawnProposal => ({
  proposed: { safe: partOf('guarded'), ...proposed },
  owners: [ALICE.address],
});
/** What the treasury has its vault do: it owns it alone. */
const byVault = (proposed: Omit<Proposed, 'safe'>): DrawnProposal => {
  const vault = partOf('vault');
  return byTreasury({ to: vault, data: execData({ safe: vault, ...proposed }, partOf('treasury')) });
};
/** What the vault then has a Safe do that it owns with Bob, who has agreed. */
const byDeep = (proposed: Omit<Proposed, 'safe'>): DrawnProposal => {
  const deep = { safe: partOf('deep'), ...proposed };
  const drawn = byVault({ to: deep.safe, data: execData(deep, partOf('vault'), BOB.address) });
  return { ...drawn, before: [{ owner: BOB.address, to: deep }] };
};
const batch = (...calls: readonly Pick<Proposed, 'to' | 'value' | 'data'>[]): Omit<Proposed, 'safe'> => ({
  ...{ to: MULTI_SEND, operation: 1n },
  data: packed(calls),
});

const own = (safe: Parameters<typeof partOf>[0], ...data: Parameters<typeof call>): Omit<Proposed, 'safe'> => ({
  to: partOf(safe),
  data: call(...data),
});

const PAYMENTS: Readonly<Record<string, SafeKind>> = {
  'Safe: payment of ether': {
    draw: (random) => byTreasury({ to: shop(random), value: wei(random, 5) }),
    action: 'ALLOW',
  },
  'Safe: payment of a token': {
    draw: (random) => byTreasury(paid(shop(random), units(random, 900))),
    action: 'ALLOW',
  },
  'Safe: payments in a batch': {
    draw: (random) => byTreasury(batch(paid(SHOP, units(random, 400)), { to: shop(random), value: wei(random, 1) })),
    action: 'ALLOW',
  },
  'Safe: payment past a guard': {
    draw: (random) => byGuarded(paid(shop(random), units(random, 900))),
    action: 'ALLOW',
  },
  'Safe: payment by a module': {
    draw: (random) =>
      byGuarded({
        to: partOf('allowance'),
        data: call('pay(address,address,uint256)', partOf('guarded'), shop(random), wei(random, 2)),
      }),
    action: 'BLOCK',
  },
  'Safe: payment of another Safe': {
    draw: (random) => byVault(paid(shop(random), units(random, 900))),
    action: 'ALLOW',
  },
  'Safe: payment of a third Safe': {
    draw: (random) => byDeep({ to: shop(random), value: wei(random, 2) }),
    action: 'ALLOW',
  },
  'Safe: refund in ether': {
    draw: (random) =>
      byTreasury({
        ...{ to: shop(random), value: wei(random, 2), safeTxGas: 100_000n, baseGas: 40_000n },
        ...{ gasPrice: BigInt(random.between(1, 60)) * 10n ** 9n, refundReceiver: SHOP },
      }),
    action: 'REVIEW',
  },
  'Safe: refund in a token': {
    draw: (random) =>
      byTreasury({
        ...{ to: shop(random), value: wei(random, 2), safeTxGas: 100_000n, baseGas: 40_000n },
        ...{ gasPrice: BigInt(random.between(1, 60)), gasToken: USDC, refundReceiver: SHOP },
      }),
    action: 'REVIEW',
  },
};

const CONTROL: Readonly<Record<string, SafeKind>> = {
  'Safe: approval': {
    draw: (random) =>
      byTreasury({ to: USDC, data: call('approve(address,uint256)', addressOf('pool'), units(random, 900)) }),
    action: 'REVIEW',
  },
  'Safe: another owner': {
    draw: (random) => byTreasury(own('treasury', 'addOwnerWithThreshold(address,uint256)', shop(random), 2n)),
    action: 'BLOCK',
  },
  'Safe: another module': {
    draw: () => byTreasury(own('treasury', 'enableModule(address)', partOf('allowance'))),
    action: 'BLOCK',
  },
  'Safe: another guard': {
    draw: () => byTreasury(own('treasury', 'setGuard(address)', partOf('guard'))),
    action: 'BLOCK',
  },
};

/** What was done to Bybit, WazirX and Radiant, with contracts of the test chain. */
const THEFTS: Readonly<Record<string, SafeKind>> = {
  'theft, Bybit: other code by what looks like a transfer': {
    draw: () =>
      byTreasury({
        ...{ to: partOf('transferLook'), operation: 1n },
        data: call('transfer(address,uint256)', partOf('sweeper'), 0n),
      }),
    action: 'BLOCK',
  },
  'theft, WazirX: a payment that upgrades': {
    draw: (random) =>
      byTreasury({
        ...{ to: partOf('hiddenUpgrade'), operation: 1n },
        data: call(
          'transfer(address,uint256,address,address)',
          ...([shop(random), units(random, 90), USDC, partOf('sweeper')] as const),
        ),
      }),
    action: 'BLOCK',
  },
  'theft, Radiant: the owner of a market': {
    draw: () => byTreasury(own('provider', 'transferOwnership(address)', THIEF.address)),
    action: 'BLOCK',
  },
  'theft, Radiant: in a batch behind a payment': {
    draw: (random) =>
      byTreasury(
        batch(paid(shop(random), units(random, 90)), own('provider', 'transferOwnership(address)', THIEF.address)),
      ),
    action: 'BLOCK',
  },
  'theft, Radiant: the pool of a market': {
    draw: () => byTreasury(own('provider', 'setPoolImpl(address)', partOf('drainPool'))),
    action: 'BLOCK',
  },
  'theft, Bybit: in another Safe': {
    draw: () =>
      byVault({
        ...{ to: partOf('transferLook'), operation: 1n },
        data: call('transfer(address,uint256)', partOf('sweeper'), 0n),
      }),
    action: 'BLOCK',
  },
};

const FAILURES: Readonly<Record<string, SafeKind>> = {
  'Safe: fails, more than is there': {
    draw: (random) => byTreasury(paid(shop(random), units(random, 900) + 60_000n * ONE_USDC)),
    action: 'REVIEW',
  },
  'Safe: fails, and pays the gas back': {
    draw: (random) =>
      byTreasury({
        ...paid(shop(random), units(random, 900) + 60_000n * ONE_USDC),
        ...{ safeTxGas: 100_000n, gasPrice: 10n ** 9n, refundReceiver: SHOP },
      }),
    action: 'REVIEW',
  },
  'Safe: fails, by its guard': {
    draw: (random) => byGuarded(batch(paid(SHOP, units(random, 400)), paid(SHOP, 1n))),
    action: 'REVIEW',
  },
};

/** Proposals to the multisigs of a test chain. */
export const SAFE_KINDS: Readonly<Record<string, SafeKind>> = { ...PAYMENTS, ...CONTROL, ...THEFTS, ...FAILURES };
