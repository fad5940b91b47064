import type { PayloadAction, PayloadAsset, PayloadField } from '../../payload/action.js';
import { isWrappedNative } from '../../chains/index.js';

/** What a declared call takes from the sender. */
export interface Paid {
  /** Null for what the bytes do not name. */
  readonly asset: PayloadAsset | null;
  /** Base units. */
  readonly amount: bigint;
}

/** Labels of what a swap or a deposit takes, exactly or at most. */
const TAKEN: readonly string[] = ['Amount in', 'Maximum in'];

const paid = (asset: PayloadAsset | null, amount: string | null): readonly Paid[] =>
  amount === null || amount === 'unlimited' ? [] : [{ asset, amount: BigInt(amount) }];

/** The field says what a swap or a deposit takes. */
export const isTaken = ({ kind, label }: PayloadField): boolean => kind === 'amount' && TAKEN.includes(label);

const takenBy = ({ kind, amount, asset, fields }: PayloadAction): readonly Paid[] =>
  kind === 'wrap' ? paid(asset, amount) : fields.filter(isTaken).flatMap((field) => paid(field.asset, field.value));

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
  const own = actions.filter(({ from }) => from === sender);
  const flowsOf = (kind: PayloadAction['kind']): readonly Paid[] =>
    own.filter((action) => action.kind === kind).flatMap(({ asset, amount }) => paid(asset, amount));
  const sent = flowsOf('native_transfer');
  const taken = own.flatMap(takenBy).filter(({ asset }) => asset === null || asset.address !== null);
  const all = [...sent, ...flowsOf('token_transfer'), ...withoutWrapped(taken, sent)];
  return all.filter(({ amount }) => amount > 0n);
};
