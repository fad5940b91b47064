import Big from 'big.js';
import type { Codec } from '../../shared/columns.js';
import { compareText } from '../../shared/compare-text.js';
import type { TransactionIntent } from '../../intent/intent.js';
import { tokenKey } from '../../intent/token-key.js';
import type { TokenFacts } from '../token/token-facts.js';
import { judgedSize, valueOfSize } from '../token/value.js';

/** So many of one token on one chain. */
export interface TokenAmount {
  /** `chain/SYMBOL` */
  readonly asset: string;
  readonly amount: number;
}

/** How large an earlier check was: US dollars, or, where its token had no reference price then, so many tokens. */
export type CheckSize = { readonly usd: number } | TokenAmount;

/**
 * How large the present check is. Its value is null where its token has no reference price, and its amount where it
 * cannot be counted: then nothing is known to be as large.
 */
export interface PresentSize {
  readonly asset: TokenAmount['asset'];
  readonly amount: number | null;
  readonly usd: number | null;
}

/** Cached: history, two rules and the remembering of a check all ask for it. */
const known = new WeakMap<TransactionIntent, { readonly token: TokenFacts | null; readonly size: PresentSize }>();

/** The size by which a transaction is judged. */
export const presentSizeOf = (intent: TransactionIntent, token: TokenFacts | null): PresentSize => {
  const earlier = known.get(intent);
  if (earlier?.token === token) return earlier.size;
  const size = sizeOf(intent, token);
  known.set(intent, { token, size });
  return size;
};

const sizeOf = (intent: TransactionIntent, token: TokenFacts | null): PresentSize => {
  const size = judgedSize(intent, token);
  return {
    usd: valueOfSize(size, token),
    asset: `${intent.chain}/${tokenKey(intent.token)}`,
    amount: size instanceof Big ? size.toNumber() : null,
  };
};

/** Which part of the size is remembered: nothing is as small as what cannot be counted. */
export const checkSizeOf = ({ usd, asset, amount }: PresentSize): CheckSize =>
  usd === null ? { asset, amount: amount ?? 0 } : { usd };

/** An earlier check of this share of the present size says something about it. Source: domain/decisions.md, 40. */
const SHARE_THAT_COUNTS = '0.1';
/** Sizes closer than this share are compared exactly, by decimals: a double may round either way. */
const ROUNDING = 1e-9;

/**
 * True where the earlier check has at least a tenth of the present size. Values are compared where both are known;
 * amounts where the earlier one had no price and the token is the same. False where nothing can be compared.
 */
export const isComparableIn = (earlier: CheckSize, present: PresentSize): boolean => {
  const was = 'usd' in earlier ? earlier.usd : earlier.amount;
  const is = 'usd' in earlier ? present.usd : earlier.asset === present.asset ? present.amount : null;
  if (is === null) return false;
  const least = is * Number(SHARE_THAT_COUNTS);
  return Math.abs(was - least) > least * ROUNDING ? was > least : new Big(is).times(SHARE_THAT_COUNTS).lte(was);
};

/** Largest first: by value, and those without one after them. */
export const compareSizes = (left: CheckSize, right: CheckSize): number => {
  if ('usd' in left && 'usd' in right) return right.usd - left.usd;
  if ('usd' in left) return -1;
  if ('usd' in right) return 1;
  return right.amount - left.amount || compareText(left.asset, right.asset);
};

/** A number of US dollars, or amount and asset. */
export const CHECK_SIZE: Codec<CheckSize> = {
  write: (size) => ('usd' in size ? size.usd : [size.amount, size.asset]),
  read: (stored) => {
    if (typeof stored === 'number') return { usd: stored };
    const [amount, asset] = stored as readonly [number, string];
    return { asset, amount };
  },
};
