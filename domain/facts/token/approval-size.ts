import Big from 'big.js';
import { type ApprovalAmount, isZeroApproval } from '../../intent/approval-amount.js';
import { type TransactionIntent } from '../../intent/intent.js';
import type { TokenFacts } from './token-facts.js';

/**
 * What an allowance is beside the amount of the operation. `incomparable`: base units of a token whose decimals are
 * unknown, below every limit.
 */
export type ApprovalJudgement = 'none' | 'revocation' | 'within' | 'exceeds' | 'unlimited' | 'incomparable';

/**
 * From this many whole tokens on, an allowance is as good as unlimited, however large the operation is: live
 * drainers ask for 10^11 tokens, or for 10^29 base units, in place of 2^256 − 1. Source: domain/decisions.md, 33.
 */
export const UNLIMITED_FROM_TOKENS = '10000000000';
/** The same for base units of a token with unknown decimals: 2^64 − 1. */
export const UNLIMITED_FROM_BASE_UNITS = '18446744073709551615';
/** An allowance of up to this share of the amount is the amount, rounded up. Source: domain/decisions.md, 33. */
const ROUNDING = '1.01';

/**
 * An allowance in whole tokens: decimal text is in tokens, hex in base units, always. Null for base units of a token
 * whose decimals are not known.
 */
export const allowanceInTokens = (approval: ApprovalAmount, token: TokenFacts | null): Big | 'unlimited' | null => {
  if (approval.kind === 'unlimited') return 'unlimited';
  const value = new Big(approval.value);
  if (approval.kind === 'tokens') return value.gte(UNLIMITED_FROM_TOKENS) ? 'unlimited' : value;
  const decimals = token?.knownOnChain === true ? token.decimals : null;
  if (decimals === null) return value.gte(UNLIMITED_FROM_BASE_UNITS) ? 'unlimited' : null;
  const tokens = value.times(`1e-${String(decimals)}`);
  return tokens.gte(UNLIMITED_FROM_TOKENS) ? 'unlimited' : tokens;
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
