import type { PayloadAction, PayloadActionKind, PayloadAsset, PayloadField, Trade, TradeSide } from '../../action.js';
import { allowedAmount } from './amounts.js';
import { withMembers } from '../../../shared/with-members.js';

/** An action before its place is known. What is left out follows from the call: its contract, function and standard. */
export type ActionDraft = Partial<Omit<PayloadAction, 'path' | 'kind'>> & { readonly kind: PayloadActionKind };

export const ZERO_ADDRESS = `0x${'0'.repeat(40)}`;
/** Stands for the native coin where a list of tokens has no other word for it. Source: EIP-7528. */
const NATIVE_PLACEHOLDER = `0x${'e'.repeat(40)}`;

/** The asset of a token's contract, or the native coin for null. */
export const assetOf = (address: string | null, tokenId: bigint | null = null): PayloadAsset => ({
  address,
  symbol: null,
  decimals: null,
  tokenId: tokenId === null ? null : tokenId.toString(),
});

/** The asset that an application names by a token's address, where zero or the placeholder is the native coin. */
export const unknownTokenOf = (address: string): PayloadAsset =>
  assetOf(address === ZERO_ADDRESS || address === NATIVE_PLACEHOLDER ? null : address);

/** An account, or null for the zero address. */
export const accountOrNull = (address: string): string | null => (address === ZERO_ADDRESS ? null : address);

/** Moves an asset. An amount of null: the bytes do not say how much. An asset of null: nor of what. */
export const moves = (
  asset: PayloadAsset | null,
  amount: bigint | null,
  from: string | null,
  to: string | null,
): ActionDraft => ({
  kind: asset?.address === null ? 'native_transfer' : asset?.tokenId ? 'nft_transfer' : 'token_transfer',
  asset,
  amount: amount === null ? null : amount.toString(),
  from,
  to,
});

/** One side of a trade. An amount of null: the bytes do not fix it. */
export const side = (asset: PayloadAsset | null, amount: bigint | null, account: string | null): TradeSide => ({
  asset,
  amount: amount === null ? null : amount.toString(),
  account,
});

/** All, in basis points. */
export const ALL_BPS = 10_000;

/** Of a router that swaps nothing: what it is given stays with it, where no later step hands it out. */
export const NO_TRADE: Trade = { gives: [], gets: [], shareBps: ALL_BPS };

/** How a contract hands out what it holds: an amount, or a share of all that it holds. */
export interface HandOut {
  readonly asset: PayloadAsset;
  readonly amount: bigint | null;
  readonly shareBps?: bigint;
  /** The call fails where it is less. */
  readonly least?: bigint;
  /** Hands out coins for what it holds in wrapped ones, or the other way round. */
  readonly converts?: Trade['converts'];
}

/** Moves what the contract holds. No more than all of it is handed out, whatever the bytes say. */
export const handsOut = (
  { asset, amount, shareBps, least, converts }: HandOut,
  contract: string,
  to: string,
): ActionDraft =>
  withMembers(moves(asset, amount, contract, to), {
    trade: {
      gives: [side(asset, amount, contract)],
      gets: [side(asset, amount ?? least ?? 0n, to)],
      shareBps: shareBps === undefined || shareBps > ALL_BPS ? ALL_BPS : Number(shareBps),
      ...(converts !== undefined && { converts }),
    },
  });

/** A right to spend, given by a call. */
export const allows = (asset: PayloadAsset, owner: string | null, spender: string, amount: bigint): ActionDraft => ({
  kind: 'allowance',
  asset,
  amount: allowedAmount(amount),
  from: owner,
  to: spender,
});

/** A right to spend, given by a signature. `expiresAt` as `expiryOf` gives it. */
export const permits = (
  asset: PayloadAsset,
  owner: string | null,
  spender: string | null,
  amount: bigint,
  expiresAt: string | null,
): ActionDraft => ({ kind: 'permit', asset, amount: allowedAmount(amount), from: owner, to: spender, expiresAt });

export const accountField = (label: string, account: string): PayloadField => ({
  label,
  value: account,
  kind: 'account',
  asset: null,
});

export const amountField = (label: string, amount: bigint, asset: PayloadAsset | null): PayloadField => ({
  label,
  value: amount.toString(),
  kind: 'amount',
  asset,
});
