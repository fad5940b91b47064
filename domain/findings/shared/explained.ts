import { callsForAnyone } from '../../facts/contract/roles.js';
import { isKnownToOwnRegistry } from '../../facts/contract/statements.js';
import type { Facts } from '../../facts/facts.js';
import type { PayloadAction, PayloadAsset } from '../../payload/action.js';
import { paidInFields } from '../../payload/effects.js';
import type { CheckContext } from '../finding.js';
import { matchDeclared } from '../../actions/match-declared.js';
import { type Paid, paidByCall } from './paid-by-call.js';
import { assetKey, isAbout } from './flows.js';

/** A call of which nothing is known: coins sent with it are explained only where its contract is known. */
const isDarkCall = ({ kind, certainty }: PayloadAction): boolean => kind === 'unknown_call' || certainty !== 'exact';

/** Coins that reach such a call, directly or through another contract. */
const isSentIntoTheDark = (
  { kind, to, path }: PayloadAction,
  actions: readonly PayloadAction[],
  facts: Facts,
): boolean => {
  if (kind !== 'native_transfer') return false;
  const isDark = actions.some((action) => action.target === to && isDarkCall(action));
  if (isDark && !(isKnownToOwnRegistry(facts, to) && !callsForAnyone(facts, to))) return true;
  return actions.some(
    (inner) => inner.from === to && inner.path.length > path.length && isSentIntoTheDark(inner, actions, facts),
  );
};

/**
 * The actions of the bytes that are certain, and that were declared where something was: what follows from them has
 * rules of its own.
 */
export const explainedActions = ({ intent, payload, facts }: CheckContext): readonly PayloadAction[] => {
  if (payload === null) return [];
  const { actions } = payload;
  const exact = actions.filter((action) => action.certainty === 'exact' && !isSentIntoTheDark(action, actions, facts));
  if (intent.kindRule === 'payload') return exact;
  const { main, undeclared } = matchDeclared(intent, payload);
  return main === null ? [] : exact.filter((action) => !undeclared.includes(action));
};

/** What a descriptor shows of a call: it is written for that contract. */
const paidInCalls = (actions: readonly PayloadAction[]): readonly Paid[] =>
  actions.flatMap(paidInFields).map(({ asset, value }) => ({ asset, amount: BigInt(value) }));

/** Lamports that an account for tokens must hold, with room for extensions. Source: Solana, rent-exempt minimum. */
const RENT = 3_000_000n;

/** Native base units that the token accounts opened by the bytes cost. */
export const rentOf = ({ payload }: CheckContext): bigint =>
  (payload?.actions ?? []).reduce(
    (total, { source, certainty }) => (source === 'Associated Token' && certainty === 'exact' ? total + RENT : total),
    0n,
  );

/** Base units of an asset that the actions take from the sender. */
export const explainedUnits = (
  actions: readonly PayloadAction[],
  sender: string | null,
  wanted: PayloadAsset,
): bigint => {
  const own = actions.filter(({ from }) => from === sender);
  if (wanted.tokenId !== null) return numbered(own, wanted);
  const key = assetKey(wanted);
  const sumOf = (paid: readonly Paid[]): bigint =>
    paid.reduce((total, { asset, amount }) => (asset !== null && assetKey(asset) === key ? total + amount : total), 0n);
  const moved = sumOf(paidByCall(actions, sender));
  const shown = sumOf(paidInCalls(actions.filter(({ from }) => from === null || from === sender)));
  return shown > moved ? shown : moved;
};

/** Base units that instructions take from an account of the sender's without naming its token: they may be of any. */
export const unnamedUnits = (actions: readonly PayloadAction[], sender: string | null): bigint =>
  actions
    .filter(
      ({ kind, asset, from, amount }) =>
        kind === 'token_transfer' && asset === null && from === sender && amount !== null,
    )
    .reduce((total, { amount }) => total + BigInt(amount ?? 0), 0n);

/** How many items of this number the actions move. */
const numbered = (actions: readonly PayloadAction[], wanted: PayloadAsset): bigint =>
  actions
    .filter((action) => isMove(action) && isAbout(action, wanted))
    .reduce((total, { kind, amount }) => total + (kind === 'nft_transfer' ? countOf(amount) : 1n), 0n);

const countOf = (amount: string | null): bigint => (amount === null || amount === 'unlimited' ? 1n : BigInt(amount));

/** A token or an NFT goes to another account. */
export const isMove = ({ kind }: PayloadAction): boolean => kind === 'token_transfer' || kind === 'nft_transfer';
