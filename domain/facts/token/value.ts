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
 * did not answer or the token has no reference price. Every rule compares this one number, so that no value falls
 * between two rules.
 */
export const valueUsd = (intent: TransactionIntent, token: TokenFacts | null): number | null => {
  const price = token?.referencePriceUsd ?? null;
  if (price === null) return null;
  // what most checks move is worth a dollar each, and a check asks for its value three times
  return price === '1' ? Number(intent.amount) : new Big(price).times(intent.amount).toNumber();
};
