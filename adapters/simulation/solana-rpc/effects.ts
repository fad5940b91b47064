import type { ExecutedEffect } from '../../../domain/facts/simulation/execution.js';
import type { PayloadAsset } from '../../../domain/payload/action.js';
import { TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from '../../../domain/payload/solana/program-addresses.js';
import { type Holding, type SolanaAccountState, solanaAccountState } from './account-state.js';
import type { RawAccount } from './wire.js';

/** An account before and after the transaction; null where it is not there. */
interface AccountChange {
  readonly key: string;
  readonly before: SolanaAccountState | null;
  readonly after: SolanaAccountState | null;
}

/** Whose effects are wanted. */
export interface Party {
  readonly sender: string;
  /** Those that must sign, the fee payer first. */
  readonly signers: readonly string[];
  /** Lamports. */
  readonly fee: bigint;
}

export interface StateEffects {
  readonly effects: readonly ExecutedEffect[];
  /** False where something of the sender's changed that no effect tells. */
  readonly isComplete: boolean;
}

const assetOf = (mint: string | null): PayloadAsset => ({
  address: mint,
  symbol: null,
  decimals: null,
  tokenId: null,
});

const balance = (account: string, mint: string | null, before: bigint, after: bigint): ExecutedEffect => ({
  kind: 'balance',
  account,
  asset: assetOf(mint),
  before: before.toString(),
  after: after.toString(),
  delta: (after - before).toString(),
  source: 'read',
});

const isShown = (account: string, delta: bigint, { sender }: Party): boolean =>
  delta > 0n || (delta < 0n && account === sender);

/** Tokens by owner and mint, over all accounts that hold them. */
const tokenEffects = (changes: readonly AccountChange[], party: Party): readonly ExecutedEffect[] => {
  const sums = new Map<string, { owner: string; mint: string; before: bigint; after: bigint }>();
  const add = (holding: Holding | null | undefined, time: 'before' | 'after'): void => {
    if (holding === null || holding === undefined) return;
    const { owner, mint, amount } = holding;
    const sum = sums.get(`${owner} ${mint}`) ?? { owner, mint, before: 0n, after: 0n };
    sum[time] += amount;
    sums.set(`${owner} ${mint}`, sum);
  };
  for (const { before, after } of changes) {
    add(before?.holding, 'before');
    add(after?.holding, 'after');
  }
  return [...sums.values()]
    .filter(({ owner, before, after }) => isShown(owner, after - before, party))
    .map(({ owner, mint, before, after }) => balance(owner, mint, before, after));
};

const lamportsOf = (state: SolanaAccountState | null): bigint => state?.lamports ?? 0n;
const isOfTokens = ({ before, after }: AccountChange): boolean =>
  [TOKEN_PROGRAM, TOKEN_2022_PROGRAM].includes((after ?? before)?.program ?? '');

/** Lamports that the sender may take from accounts beside the wallet: rent of token accounts, stakes, nonces. */
const putBy = (state: SolanaAccountState | null, sender: string): bigint =>
  state?.purse === sender ? state.lamports : 0n;

/**
 * Lamports, without the fee. What the sender loses of those put by counts as lost; what is put by is not gained. The
 * rent of a token account that is another's is no gain of anyone who could spend it.
 */
const lamportEffects = (changes: readonly AccountChange[], party: Party): readonly ExecutedEffect[] => {
  const { sender, signers, fee } = party;
  const putByChange = changes
    .filter(({ key }) => key !== sender)
    .reduce((sum, { before, after }) => sum + putBy(after, sender) - putBy(before, sender), 0n);
  const lost = putByChange < 0n ? -putByChange : 0n;
  const wallet = changes.find(({ key }) => key === sender) ?? { key: sender, before: null, after: null };
  const others = changes.filter((change) => change !== wallet && !isOfTokens(change));
  return [wallet, ...others].flatMap((change) => {
    const { key } = change;
    const before = lamportsOf(change.before) + (key === sender ? lost : 0n);
    const after = lamportsOf(change.after) + (key === signers[0] ? fee : 0n);
    return isShown(key, after - before, party) ? [balance(key, null, before, after)] : [];
  });
};

const U64_MAX = (1n << 64n) - 1n;
const amountText = (amount: bigint): string => (amount === U64_MAX ? 'unlimited' : amount.toString());

const delegations = ({ before, after }: AccountChange, { sender }: Party): readonly ExecutedEffect[] => {
  const [was, is] = [before, after].map((state) => (state?.holding?.owner === sender ? state.holding : null));
  const mint = is?.mint ?? was?.mint;
  if (mint === undefined) return [];
  const delegates = new Set([was?.delegate, is?.delegate].filter((key) => typeof key === 'string'));
  return [...delegates].flatMap((spender) => {
    const [old, now] = [was, is].map((holding) => (holding?.delegate === spender ? holding.delegated : 0n));
    return old === now
      ? []
      : [
          {
            kind: 'allowance' as const,
            owner: sender,
            spender,
            asset: assetOf(mint),
            before: amountText(old ?? 0n),
            after: amountText(now ?? 0n),
            source: 'read' as const,
          },
        ];
  });
};

/** The sender has a right over it. */
export const isOwn = (state: SolanaAccountState | null, sender: string): boolean =>
  state?.roles.some(({ key }) => key === sender) === true;

type Control = Extract<ExecutedEffect, { kind: 'control' }>;

const control = (
  target: string,
  what: Control['what'],
  before: string | null,
  after: string | null,
): ExecutedEffect => ({ kind: 'control', target, what, before, after, source: 'read' });

/** Rights over an account of the sender's. An account that is closed has none; its balance says where that went. */
const changedRoles = ({ key, before, after }: AccountChange): readonly ExecutedEffect[] =>
  (after?.roles ?? []).flatMap(({ name, what, key: is }) => {
    const was = before?.roles.find((role) => role.name === name);
    return was === undefined || was.key === is ? [] : [control(key, what, was.key, is)];
  });

/** Rights over a new account: another may close one of the sender's, or take what the sender has paid in. */
const firstRoles = (
  { key, after }: AccountChange,
  { sender, signers }: Party,
  isPaid: boolean,
): readonly ExecutedEffect[] => {
  if (after === null) return [];
  const { holding, purse, roles } = after;
  const given =
    holding === null
      ? roles.filter(({ key: is }) => isPaid && purse !== null && is !== null && !signers.includes(is))
      : roles.filter(({ what }) => holding.owner === sender && what === 'close_authority');
  return given.flatMap(({ what, key: is }) => (is === null ? [] : [control(key, what, null, is)]));
};

const isNew = ({ before }: AccountChange): boolean =>
  before === null || (before.roles.length === 0 && before.holding === null);

/** The wallet belongs to another program afterwards, which may then do with it what it wants. */
const assigned = ({ key, before, after }: AccountChange): readonly ExecutedEffect[] =>
  before === null || after === null || before.program === after.program
    ? []
    : [control(key, 'owner', before.program, after.program)];

/** Something of the sender's account, or of a mint, is another afterwards, and no effect tells it. */
const isUntold = ({ before, after }: AccountChange, sender: string): boolean => {
  if (before === null || after === null) return false;
  const isMint = before.holding === null && isOfTokens({ key: '', before, after });
  return (isMint || isOwn(before, sender)) && (before.rest !== after.rest || before.program !== after.program);
};

/** What the transaction changed, as it was read of these accounts. */
export const effectsBetween = (
  keys: readonly string[],
  before: readonly (SolanaAccountState | null)[],
  after: readonly (RawAccount | null)[],
  party: Party,
): StateEffects => {
  const changes = keys.map(
    (key, index): AccountChange => ({
      key,
      before: before[index] ?? null,
      after: solanaAccountState(after[index] ?? null),
    }),
  );
  const { sender } = party;
  const lamports = lamportEffects(changes, party);
  const isPaid = lamports.some((effect) => effect.kind === 'balance' && effect.delta.startsWith('-'));
  const controls = changes.flatMap((change) => {
    if (change.key === sender) return assigned(change);
    if (isNew(change)) return firstRoles(change, party, isPaid);
    return isOwn(change.before, sender) ? changedRoles(change) : [];
  });
  return {
    effects: [
      ...lamports,
      ...tokenEffects(changes, party),
      ...changes.flatMap((change) => delegations(change, party)),
      ...controls,
    ],
    isComplete: !changes.some((change) => isUntold(change, sender)),
  };
};
