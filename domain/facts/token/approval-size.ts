import Big from 'big.js';
import { type TransactionIntent } from '../../intent/intent.js';
import { isZeroApproval } from '../../intent/approval-amount.js';
import type { TokenFacts } from './token-facts.js';

/**
 * What an allowance is beside the amount of the operation. `exact`: that very amount, in base units. `incomparable`:
 * base units of a token whose decimals are unknown, below every limit.
 */
export type ApprovalJudgement = 'none' | 'revocation' | 'exact' | 'within' | 'exceeds' | 'unlimited' | 'incomparable';

/**
 * From this many whole tokens on, an allowance is as good as unlimited: live drainers ask for 10^11 tokens, or for
 * 10^29 base units, in place of 2^256 − 1. Source: the catalogue of finding codes, `unlimited_token_approval`.
 */
export const UNLIMITED_FROM_TOKENS = '10000000000';
/** The same for base units of a token with unknown decimals: 2^64 − 1. */
export const UNLIMITED_FROM_BASE_UNITS = '18446744073709551615';

/** Judges an allowance, in exact arithmetic. A registry that did not answer (null) makes it stricter, never milder. */
export const judgeApproval = (intent: TransactionIntent, token: TokenFacts | null): ApprovalJudgement => {
  const { approval } = intent;
  if (approval === null) return 'none';
  if (approval.kind === 'unlimited') return 'unlimited';
  if (isZeroApproval(approval)) return 'revocation';
  const value = new Big(approval.value);
  const amount = new Big(intent.amount);
  const decimals = token?.knownOnChain === true ? token.decimals : null;
  const baseUnitsPerToken = decimals === null ? null : new Big(`1e${String(decimals)}`);
  if (baseUnitsPerToken !== null && value.eq(amount.times(baseUnitsPerToken))) return 'exact';
  if (approval.kind === 'tokens') return judgeTokens(value, amount);
  if (baseUnitsPerToken === null) return value.gte(UNLIMITED_FROM_BASE_UNITS) ? 'unlimited' : 'incomparable';
  if (value.gte(baseUnitsPerToken.times(UNLIMITED_FROM_TOKENS))) return 'unlimited';
  return value.gt(amount.times(baseUnitsPerToken)) ? 'exceeds' : 'within';
};

const judgeTokens = (value: Big, amount: Big): ApprovalJudgement => {
  if (value.gte(UNLIMITED_FROM_TOKENS)) return 'unlimited';
  return value.gt(amount) ? 'exceeds' : 'within';
};
