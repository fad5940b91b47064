import type { Taking } from '../../../domain/facts/simulation/at-risk.js';
import type {
  AtRisk,
  BalanceEffect,
  ExecutedEffect,
  Execution,
  TokenProceeds,
} from '../../../domain/facts/simulation/execution.js';
import { demonstrationNumber } from '../../../domain/intent/demonstration-addresses.js';
import type { PayloadAction, PayloadAsset } from '../../../domain/payload/action.js';

/** Who takes part: the sender of the bytes, and the reserved account that they name. */
export interface Parties {
  readonly sender: string;
  readonly reserved: string;
}

/** What a reserved number changes in an execution that does what the bytes say. */
type Scenario = (parties: Parties) => Partial<Omit<Execution, 'effects'>> & {
  readonly furtherEffects?: readonly ExecutedEffect[];
};

/** A reserved account about which the source does not answer, so that a failed simulation can be seen. */
export const UNANSWERED_CONTRACT_NUMBER = 0xde30500b;

const ENOUGH = 10n ** 24n;

const balance = (account: string, asset: PayloadAsset, delta: bigint): BalanceEffect => ({
  ...{ kind: 'balance', account, asset, source: 'read' },
  ...{ before: String(ENOUGH), after: String(ENOUGH + delta), delta: String(delta) },
});

const paid = (from: string, to: string, asset: PayloadAsset, units: bigint): readonly BalanceEffect[] => [
  balance(from, asset, -units),
  balance(to, asset, units),
];

/** A token of which no registry knows anything. */
const tokenOf = (address: string): PayloadAsset => ({ address, symbol: null, decimals: 6, tokenId: null });

/** A token of the reserved account that comes for what the bytes pay. */
const bought: (parties: Parties, token: Pick<TokenProceeds, 'canMove' | 'feeBps'>) => ReturnType<Scenario> = (
  { sender, reserved },
  token,
) => ({
  furtherEffects: [balance(sender, tokenOf(reserved), 1_000_000_000n)],
  proceeds: { tokens: [{ token: reserved, givers: [], isNew: false, ...token }], wallets: [] },
});

const NODES = ['demonstration-1', 'demonstration-2'] as const;

/** What each reserved number stands for; any other of the range does just what the bytes say. */
const SCENARIOS: ReadonlyMap<number, Scenario> = new Map<number, Scenario>([
  [
    0xde305001,
    ({ sender, reserved }) => ({ furtherEffects: paid(sender, reserved, tokenOf(reserved), 1_000_000_000n) }),
  ],
  [
    0xde305002,
    ({ sender, reserved }) => ({
      furtherEffects: [
        {
          ...{ kind: 'operator', owner: sender, operator: reserved, asset: tokenOf(reserved), source: 'read' },
          ...{ before: false, after: true },
        },
      ],
    }),
  ],
  [
    0xde305003,
    ({ sender, reserved }) => ({
      furtherEffects: [
        { kind: 'control', target: sender, what: 'delegation', before: null, after: reserved, source: 'read' },
      ],
    }),
  ],
  [0xde305004, () => ({ isLogged: false })],
  [0xde305005, () => ({ diverging: 'loses_more' })],
  [0xde305006, () => ({ endpoints: NODES.map((id, index) => ({ id, agreed: index === 0 })) })],
  [0xde305007, () => ({ status: 'reverted' })],
  [0xde305008, () => ({ isStable: false })],
  [0xde305009, () => ({ isComplete: false })],
  [0xde30500a, () => ({ lacksFunds: true })],
  [0xde30500c, (parties) => bought(parties, { canMove: false, feeBps: 0 })],
  [0xde30500d, (parties) => bought(parties, { canMove: true, feeBps: 2_500 })],
]);

const FIRST = 0xde305000;
const LAST = 0xde3050ff;

/** Whether a reserved number stands for a simulation. */
export const isPlayed = (number: number | null): number is number =>
  number !== null && number >= FIRST && number <= LAST;

/** What each account holds of whatever a reserved account may take: 12,345 of it, or the item. */
const HELD = 12_345n;
const USUAL_DECIMALS = 6;

const heldOf = ({ tokenId, decimals }: PayloadAsset): bigint =>
  tokenId === null ? HELD * 10n ** BigInt(decimals ?? USUAL_DECIMALS) : 1n;

/** What a right that the bytes give comes to where it is a reserved account's. It names no block: none was asked. */
export const takenByReserved = (takings: readonly Taking[]): AtRisk => {
  const assets = takings.flatMap(({ owner, taker, asset, most, isExchange }) => {
    if (taker === null || asset === null || !isPlayed(demonstrationNumber(taker))) return [];
    const held = heldOf(asset);
    const amount = most === 'unlimited' || BigInt(most) > held ? held : BigInt(most);
    const takers = [taker];
    return [{ owner, takers, asset, amount: String(amount), basis: 'read' as const, isExchange, usd: null }];
  });
  return { block: null, assets, isWhole: assets.length === takings.length, isAccount: false };
};

/** What the payments in the bytes take from the sender for certain. */
const paymentsIn = (actions: readonly PayloadAction[], sender: string): readonly ExecutedEffect[] =>
  actions.flatMap(({ kind, from, to, asset, amount, certainty }) => {
    const isPayment = (kind === 'native_transfer' || kind === 'token_transfer') && certainty === 'exact';
    if (!isPayment || from !== sender || to === null || asset === null || !/^\d+$/.test(amount ?? '')) return [];
    return paid(sender, to, asset, BigInt(amount ?? '0'));
  });

/** The synthetic execution of the bytes. It names no block: none was asked for one. */
export const played = (number: number, parties: Parties, actions: readonly PayloadAction[]): Execution => {
  const { furtherEffects = [], ...changes } = SCENARIOS.get(number)?.(parties) ?? {};
  return {
    ...{ status: 'ok', level: 4, block: null, variants: 1, diverging: 'no' },
    ...{ isLogged: true, isStable: true, isComplete: true, lacksFunds: false },
    ...{ endpoints: [{ id: NODES[0], agreed: true }], witnessSha256: null, fingerprint: null },
    ...changes,
    effects: changes.status === undefined ? [...paymentsIn(actions, parties.sender), ...furtherEffects] : [],
  };
};
