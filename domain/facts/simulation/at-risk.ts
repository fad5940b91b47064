import Big from 'big.js';
import type { PayloadAction, PayloadAsset } from '../../payload/action.js';
import { effectOf, isWithin } from '../../payload/effects.js';
import type { PayloadKind } from '../../payload/payload-request.js';
import { isSignedAs, kindOf } from '../../payload/kinds/index.js';
import { SOURCE_ACCOUNT } from '../../payload/solana/token-accounts.js';
import { PERMIT2_ADDRESS } from '../../payload/evm/standards/permit2.js';
import { publishedAsset } from '../../payload/published-action.js';
import { proposedSafe } from '../../payload/evm/safe-transaction.js';
import type { Proposal } from '../../payload/payload.js';
import { inWholeTokens } from '../../payload/quantity.js';
import type { Facts } from '../facts.js';
import type { PublishedAssetAtRisk, PublishedAtRisk } from './at-risk-sentence.js';
import type { AssetAtRisk } from './execution.js';
import { nodeAnswers } from './executions.js';

/** How it can be taken: with a right that is given here, by Permit2, by what is signed itself, or in another way. */
export const TAKING_WAYS = ['allowance', 'permit2', 'transfer', 'other'] as const;
export type TakingWay = (typeof TAKING_WAYS)[number];

/** What a signature lets another account take. Accounts are keys. */
export interface Taking {
  readonly owner: string;
  /** Null: any account may. */
  readonly taker: string | null;
  /** A collection without an id: all of it. Null where the bytes say no more than where it is held. */
  readonly asset: PayloadAsset | null;
  /** The token account it is taken from; null except on Solana. */
  readonly holding: string | null;
  /** Base units at most, as decimal text, or `unlimited`. */
  readonly most: string;
  readonly way: TakingWay;
  /** The account that moves it and needs an allowance of the owner; null where none is needed, or it is not known. */
  readonly mover: string | null;
  /** Something has to come back for it. */
  readonly isExchange: boolean;
  /** Seconds since 1970 as decimal text; null for never. */
  readonly expiresAt: string | null;
}

const NATIVE: PayloadAsset = { address: null, symbol: null, decimals: null, tokenId: null };

/** Seaport moves what an order gives by itself, unless the order names a conduit. */
const moverOf = (order: PayloadAction | undefined): string | null =>
  order?.mover ?? (order?.source === 'Seaport' ? order.target : null);

/** Only on Solana: elsewhere a descriptor's author chooses the labels. */
const holdingOf = ({ fields }: PayloadAction, kind: PayloadKind | undefined): string | null =>
  kind !== undefined && !kindOf(kind).families.includes('evm')
    ? (fields.find(({ label }) => label === SOURCE_ACCOUNT)?.value ?? null)
    : null;

const isEndless = ({ kind, to }: PayloadAction): boolean =>
  kind === 'delegation' && to !== null && !/^0x0{40}$/.test(to);

/** The order that an action is a part of; itself where it is one. */
const orderOf = ({ path }: PayloadAction, actions: readonly PayloadAction[]): PayloadAction | undefined =>
  actions.find((order) => order.kind === 'order' && (order.path === path || isWithin(path, order.path)));

const bringsBack = ({ trade, from }: PayloadAction): boolean =>
  trade?.gets.some(({ account, amount }) => account === from && amount !== '0') === true;

/** Typed data that moves something by itself: a payment by signature, or what an order gives. */
const isSignedMove = ({ kind, from, to }: PayloadAction, { payload }: Proposal): boolean =>
  isSignedAs(payload, 'data') &&
  (kind === 'token_transfer' || kind === 'native_transfer' || kind === 'nft_transfer') &&
  from !== null &&
  from !== to;

const wayOf = ({ kind, target }: PayloadAction, isOrder: boolean): TakingWay => {
  if (isOrder || kind === 'operator') return 'other';
  if (kind === 'allowance' || kind === 'permit') return target === PERMIT2_ADDRESS ? 'permit2' : 'allowance';
  return 'transfer';
};

/** What the bytes let others take from whoever signs, or from the Safe that they are for. */
export const takingsOf = (proposal: Proposal): readonly Taking[] => {
  const { payload, intent } = proposal;
  const actions = payload?.actions ?? [];
  const safe = proposedSafe(payload);
  const owners = [intent.sender.key, safe, ...(payload?.signers ?? [])];
  return actions.flatMap((action): readonly Taking[] => {
    const { from, to, asset, amount } = action;
    const owner = from ?? intent.sender.key;
    if (owner === null || !owners.includes(owner) || amount === '0' || action.certainty !== 'exact') return [];
    const order = orderOf(action, actions);
    const expiresAt = (order ?? action).expiresAt;
    const holding = holdingOf(action, payload?.kind);
    const common = { owner, taker: to, expiresAt, isExchange: false, mover: moverOf(order), holding };
    if (isEndless(action)) return [{ ...common, asset: NATIVE, most: 'unlimited', way: 'transfer' }];
    const isGiven = effectOf(action) === 'grants' || (safe === null && isSignedMove(action, proposal));
    if (!isGiven || (asset === null && holding === null)) return [];
    const isExchange = bringsBack(order ?? action);
    const way = wayOf(action, order !== undefined);
    return [{ ...common, asset, most: amount ?? 'unlimited', way, isExchange }];
  });
};

/** True where the whole account is given: more than any list of assets. */
export const isWholeAccount = ({ payload }: Proposal): boolean => payload?.actions.some(isEndless) === true;

const published = ({ asset, isExchange, ...same }: AssetAtRisk): PublishedAssetAtRisk => ({
  ...same,
  asset: publishedAsset(asset),
  in_exchange: isExchange,
});

const sumOf = (assets: readonly AssetAtRisk[]): string | null => {
  const known = assets.flatMap(({ usd }) => usd ?? []);
  return known.length === 0 ? null : known.reduce((sum, usd) => sum.plus(usd), new Big(0)).toFixed(2);
};

/** What the bytes let others take now; null where no node said it, or there is nothing of that kind. */
export const publishedAtRisk = (facts: Pick<Facts, 'simulation'>): PublishedAtRisk | null => {
  const found = nodeAnswers(facts).find(({ atRisk }) => atRisk !== undefined)?.atRisk;
  if (found === undefined) return null;
  const { block, assets, isWhole, isAccount } = found;
  return { usd: sumOf(assets), is_whole: isWhole, whole_account: isAccount, block, assets: assets.map(published) };
};

/** US dollars of an amount by the price of one whole token; null where either is not known. */
export const usdOfAmount = ({ amount, asset }: AssetAtRisk, usdPrice: string | null): string | null =>
  usdPrice === null || asset.decimals === null || asset.tokenId !== null
    ? null
    : new Big(inWholeTokens(amount, asset.decimals)).times(usdPrice).toFixed(2);
