import type { Facts } from '../facts/facts.js';
import type { ParsedAddress } from '../intent/address.js';
import type { TransactionIntent } from '../intent/intent.js';
import { tokenContractProblem } from '../facts/token/token-contract.js';

/**
 * True only when every address is valid for the chain, the token is known on that chain, and a token contract that was
 * given is that token's. What is not known is not valid: an unanswered registry gives false.
 */
export const isNetworkValid = (intent: TransactionIntent, facts: Facts): boolean => {
  const addresses = [intent.from, intent.to, intent.contract, intent.expectedTo];
  const areValid = addresses.every((address: ParsedAddress | null) => address === null || address.problem === null);
  return (
    areValid && facts.token.value?.knownOnChain === true && tokenContractProblem(intent, facts.token.value) === null
  );
};
