import type { PayloadAsset } from '../../action.js';
import { type Draft, moves } from './drafts.js';
import { contains, does, type Effect } from './row.js';

/**
 * An order that its maker agrees to. Below it stands what is given, each from the maker, then what must come back, each
 * to its recipient. Who fills the order is null where any account may.
 */
export const order = (
  maker: string,
  below: readonly Draft[],
  expiresAt: string | null,
  taker: string | null = null,
): Effect => contains({ kind: 'order', from: maker, to: taker, expiresAt }, below.map(does));

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
export const tokenOrder = (of: TokenOrder): Effect =>
  order(
    of.maker,
    [moves(of.given, of.givenAmount, of.maker, of.taker), moves(of.asked, of.askedAmount, of.taker, of.receiver)],
    of.expiresAt,
    of.taker,
  );
