import Big from 'big.js';
import type { TransactionIntent } from '../../intent/intent.js';
import type { TokenFacts } from './token-facts.js';
import { allowanceInTokens } from './approval-size.js';

/**
 * The reference value of the amount in US dollars: the exact product, rounded once to a double. Null where the registry
 * did not answer or the token has no reference price. Every rule compares this one number, so that no value falls
 * between two rules.
 */
export const valueUsd = (intent: TransactionIntent, token: TokenFacts | null): number | null => {
  const price = token?.referencePriceUsd ?? null;
  if (price === null) return null;
  // most checks move tokens of one dollar, and each asks for its value three times
  return price === '1' ? Number(intent.amount) : new Big(price).times(intent.amount).toNumber();
};

/**
 * How many tokens a transaction is judged by: those that it moves, or those that it lets a spender take where these are
 * more. For a declared approval, the allowance alone; one that was only inferred may be a payment.
 * `unlimited` has a finding of its own; `unknown` cannot be counted; `none` is an incoming payment, which is judged by
 * where it comes from.
 */
export const judgedSize = (
  intent: TransactionIntent,
  token: TokenFacts | null,
): Big | 'none' | 'unlimited' | 'unknown' => {
  if (intent.direction === 'incoming') return 'none';
  const allowance = declaredAllowance(intent, token);
  const isSentAsApproval = intent.kind === 'approval' && intent.kindRule === 'sent';
  if (isSentAsApproval || (intent.kind === 'approval' && !(allowance instanceof Big))) return allowance;
  const moved = new Big(intent.amount);
  return allowance instanceof Big && allowance.gt(moved) ? allowance : moved;
};

/** The value of a `judgedSize` in US dollars; null where it has none. */
export const valueOfSize = (size: ReturnType<typeof judgedSize>, token: TokenFacts | null): number | null => {
  const price = token?.referencePriceUsd ?? null;
  if (price === null || !(size instanceof Big)) return null;
  return price === '1' ? size.toNumber() : size.times(price).toNumber();
};

/**
 * The allowance that the caller declares, in whole tokens; an approval without one is about the amount. `unknown`: base
 * units of a token without known decimals.
 */
export const declaredAllowance = (
  { approval, kind, amount }: TransactionIntent,
  token: TokenFacts | null,
): Big | 'none' | 'unlimited' | 'unknown' => {
  if (approval === null) return kind === 'approval' ? new Big(amount) : 'none';
  return allowanceInTokens(approval, token) ?? 'unknown';
};
