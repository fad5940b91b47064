import { assetOf } from './drafts.js';
import type { PayloadAsset } from '../../action.js';

/** First and last token of a path. */
export interface PathEnds {
  readonly first: PayloadAsset;
  readonly last: PayloadAsset;
}

const ADDRESS_DIGITS = 40;
/** A token of 20 bytes and a fee of 3. Source: Uniswap v3, Path. */
const HOP_DIGITS = 46;

/** Ends of a packed path of Uniswap v3; null where it is none. */
export const packedPathEnds = (path: string): PathEnds | null => {
  const digits = path.slice(2);
  if (digits.length < HOP_DIGITS + ADDRESS_DIGITS || (digits.length - ADDRESS_DIGITS) % HOP_DIGITS !== 0) return null;
  return {
    first: assetOf(`0x${digits.slice(0, ADDRESS_DIGITS)}`),
    last: assetOf(`0x${digits.slice(-ADDRESS_DIGITS)}`),
  };
};

/** Ends of a path as a list of tokens; null where it has not two. */
export const listedPathEnds = (path: readonly string[]): PathEnds | null => {
  const [first] = path;
  const last = path.at(-1);
  return first === undefined || last === undefined || path.length < 2
    ? null
    : { first: assetOf(first), last: assetOf(last) };
};
