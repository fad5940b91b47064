import { isOfferedAlong } from '../../actions/judged-in-bytes.js';
import type { PayloadAction, PayloadAsset } from '../../payload/action.js';
import { effectOf, isWithin } from '../../payload/effects.js';
import { isWrappedNative } from '../../chains/index.js';

/** What a declared call takes from the sender. */
export interface Paid {
  /** Null for what the bytes do not name. */
  readonly asset: PayloadAsset | null;
  /** Base units. */
  readonly amount: bigint;
}

const paid = (asset: PayloadAsset | null, amount: string | null): readonly Paid[] =>
  amount === null || amount === 'unlimited' ? [] : [{ asset, amount: BigInt(amount) }];

const isOwnMove = (inner: PayloadAction, { path, from }: PayloadAction): boolean =>
  isWithin(inner.path, path) && inner.from === from && effectOf(inner) === 'moves';

/** A swap whose input is not also a transfer inside it. */
export const isSwap = (action: PayloadAction, actions: readonly PayloadAction[]): boolean =>
  action.kind === 'call' && action.trade !== undefined && !actions.some((inner) => isOwnMove(inner, action));

/** What a swap's caller gives. What the router already held was given to it before. */
const takenBy = (action: PayloadAction, actions: readonly PayloadAction[]): readonly Paid[] => {
  if (action.kind === 'wrap') return paid(action.asset, action.amount);
  if (!isSwap(action, actions)) return [];
  const own = action.trade?.gives.filter(({ account }) => account === null || account === action.from) ?? [];
  return own.flatMap(({ asset, amount }) => paid(asset, amount));
};

/** Coins that are sent along pay for what is wrapped: only what goes beyond them is taken in wrapped coins. */
const withoutWrapped = (taken: readonly Paid[], sent: readonly Paid[]): readonly Paid[] => {
  let coins = sent.reduce((sum, { amount }) => sum + amount, 0n);
  return taken.map((one) => {
    const contract = one.asset?.address ?? null;
    if (contract === null || !isWrappedNative(contract)) return one;
    const covered = one.amount < coins ? one.amount : coins;
    coins -= covered;
    return { ...one, amount: one.amount - covered };
  });
};

/**
 * What a call takes: what is sent along, tokens that it moves from the sender, and what its swaps say that they take.
 * Native value is counted where it is sent, and not again where it is swapped or wrapped.
 */
export const paidByCall = (actions: readonly PayloadAction[], sender: string | null): readonly Paid[] => {
  const own = actions.filter((action) => action.from === sender && !isOfferedAlong(action, actions));
  const flowsOf = (kind: PayloadAction['kind']): readonly Paid[] =>
    own.filter((action) => action.kind === kind).flatMap(({ asset, amount }) => paid(asset, amount));
  const sent = flowsOf('native_transfer');
  const taken = own
    .flatMap((action) => takenBy(action, actions))
    .filter(({ asset }) => asset === null || asset.address !== null);
  const all = [...sent, ...flowsOf('token_transfer'), ...withoutWrapped(taken, sent)];
  return all.filter(({ amount }) => amount > 0n);
};
