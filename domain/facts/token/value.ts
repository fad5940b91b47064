import Big from 'big.js';
import type { TransactionIntent } from '../../intent/intent.js';
import type { TokenFacts } from './token-facts.js';

/**
 * True for an outgoing transaction whose value is judged against the policy's amounts: one that moves `amount` of
 * `token`. An approval moves nothing by itself.
 */
export const isValueJudged = (intent: TransactionIntent): boolean =>
  intent.direction === 'outgoing' && intent.kind !== 'approval' && intent.kind !== 'call';

/**
 * The reference value of the amount in US dollars: the exact product, rounded once to a double. Null where the registry
 * did not answer or the token has no reference price. Every rule compares this very number, so that no value falls
 * between two.
 */
export const valueUsd = (intent: TransactionIntent, token: TokenFacts | null): number | null => {
  const price = token?.referencePriceUsd ?? null;
  if (price === null) return null;
  // most of what is moved is worth a dollar each
  return price === '1' ? Number(intent.amount) : new Big(price).times(intent.amount).toNumber();
};
