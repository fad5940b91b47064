import Big from 'big.js';
import type { TransactionIntent } from '../../intent/intent.js';
import { allowanceInTokens } from './approval-size.js';
import type { TokenFacts } from './token-facts.js';

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
