import Big from 'big.js';
import { type ApprovalAmount, isZeroApproval } from '../../intent/approval-amount.js';
import { type TransactionIntent } from '../../intent/intent.js';
import type { TokenFacts } from './token-facts.js';

/**
 * How an allowance compares with the amount. `incomparable`: base units of a token whose decimals are
 * unknown, below every limit.
 */
export type ApprovalJudgement = 'none' | 'revocation' | 'within' | 'exceeds' | 'unlimited' | 'incomparable';

/**
 * From this many whole tokens on, an allowance is as good as unlimited, however large the operation is, where nothing
 * is known of what they are worth: live drainers ask for 10^11 tokens, or for 10^29 base units, in place of 2^256 − 1.
 * Source: domain/decisions.md, 33.
 */
const UNLIMITED_FROM_TOKENS = '10000000000';
/**
 * The same in US dollars, where the price of the token is known: no more of a cheap one, and no less of a dear one.
 * Source: domain/decisions.md, 56.
 */
const UNLIMITED_FROM_USD = '100000000';

/** The same in base units of any token, as is a type's maximum from this many bits on. */
const UNLIMITED_FROM_BASE_UNITS = 2n ** 96n;
const FEWEST_BITS = 72;
/** 2^64 − 1, all that a token of Solana can hold, is 18.4 tokens of 18 decimals: unlimited where these are unknown. */
const FEWEST_BITS_WITHOUT_DECIMALS = 64;

const isMaximum = (units: bigint, fewestBits: number): boolean => {
  const bits = units.toString(2);
  return bits.length >= fewestBits && bits.length % 8 === 0 && !bits.includes('0');
};

const isNoLimit = (units: bigint, decimals: number | null): boolean =>
  units >= UNLIMITED_FROM_BASE_UNITS ||
  isMaximum(units, decimals === null ? FEWEST_BITS_WITHOUT_DECIMALS : FEWEST_BITS);

const limitInTokens = (token: TokenFacts | null): Big => {
  const price = token?.referencePriceUsd ?? null;
  return price === null || Number(price) === 0
    ? new Big(UNLIMITED_FROM_TOKENS)
    : new Big(UNLIMITED_FROM_USD).div(price);
};

/** An allowance of up to this share of the amount is the amount, rounded up. Source: domain/decisions.md, 33. */
const ROUNDING = '1.01';

type Allowance = Big | 'unlimited' | null;

/** Cached for four rules and history. */
const known = new WeakMap<ApprovalAmount, { readonly token: TokenFacts | null; readonly allowance: Allowance }>();

/**
 * An allowance in whole tokens: decimal text is in tokens, hex in base units, always. Null for base units of a token
 * whose decimals are not known; nothing is nothing of any.
 */
export const allowanceInTokens = (approval: ApprovalAmount, token: TokenFacts | null): Allowance => {
  const earlier = known.get(approval);
  if (earlier?.token === token) return earlier.allowance;
  const allowance = inTokens(approval, token);
  known.set(approval, { token, allowance });
  return allowance;
};

const inTokens = (approval: ApprovalAmount, token: TokenFacts | null): Allowance => {
  if (approval.kind === 'unlimited') return 'unlimited';
  const value = new Big(approval.value);
  if (value.eq(0)) return value;
  const decimals = token?.knownOnChain === true ? token.decimals : null;
  const units =
    approval.kind === 'base_units' ? value : decimals === null ? null : value.times(`1e${String(decimals)}`);
  if (units !== null && isNoLimit(BigInt(units.round(0).toFixed()), decimals)) return 'unlimited';
  if (approval.kind === 'base_units' && decimals === null) return null;
  const tokens = approval.kind === 'tokens' ? value : value.times(`1e-${String(decimals)}`);
  return tokens.gte(limitInTokens(token)) ? 'unlimited' : tokens;
};

/** Judges an allowance, in exact arithmetic. A registry that did not answer (null) makes it stricter, never milder. */
export const judgeApproval = ({ approval, amount }: TransactionIntent, token: TokenFacts | null): ApprovalJudgement => {
  if (approval === null) return 'none';
  if (isZeroApproval(approval)) return 'revocation';
  const allowance = allowanceInTokens(approval, token);
  if (allowance === 'unlimited') return 'unlimited';
  if (allowance === null) return 'incomparable';
  return allowance.gt(new Big(amount).times(ROUNDING)) ? 'exceeds' : 'within';
};
