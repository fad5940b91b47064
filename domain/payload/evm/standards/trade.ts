import type { PayloadAsset, Trade, TradeSide } from '../../action.js';
import { ALL_BPS, type ActionDraft, moves } from './drafts.js';
import { contains, does, type CallEffect } from './row.js';

const sideOf = ({ asset = null, amount = null }: ActionDraft, account: string | null): TradeSide => ({
  asset,
  amount: amount === 'unlimited' ? null : amount,
  account,
});

/** What is given by this account, and what must come back for it, to whomever. */
export const tradeBetween = (maker: string, below: readonly ActionDraft[]): Trade => ({
  gives: below.filter(({ from }) => from === maker).map((draft) => sideOf(draft, maker)),
  gets: below.filter(({ from }) => from !== maker).map((draft) => sideOf(draft, draft.to ?? null)),
  shareBps: ALL_BPS,
});

/**
 * An order that its maker agrees to. Below it stands what is given, each from the maker, then what must come back, each
 * to its recipient. Who fills the order is null where any account may.
 */
export const order = (
  maker: string,
  below: readonly ActionDraft[],
  expiresAt: string | null,
  taker: string | null = null,
): CallEffect =>
  contains({ kind: 'order', from: maker, to: taker, expiresAt, trade: tradeBetween(maker, below) }, below.map(does));

/** An order of one token against another. */
export interface TokenOrder {
  readonly maker: string;
  readonly taker: string | null;
  readonly given: PayloadAsset;
  readonly givenAmount: bigint;
  readonly asked: PayloadAsset;
  /** Null where the bytes do not fix it. */
  readonly askedAmount: bigint | null;
  readonly receiver: string;
  readonly expiresAt: string | null;
}

/** An order of one token against another, as {@link order} shows it. */
export const tokenOrder = (of: TokenOrder): CallEffect =>
  order(
    of.maker,
    [moves(of.given, of.givenAmount, of.maker, of.taker), moves(of.asked, of.askedAmount, of.taker, of.receiver)],
    of.expiresAt,
    of.taker,
  );
