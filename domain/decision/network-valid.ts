import type { Facts } from '../facts/facts.js';
import { ADDRESS_FIELDS } from '../intent/address-fields.js';
import type { TransactionIntent } from '../intent/intent.js';
import { tokenContractProblem } from '../facts/token/token-contract.js';

/**
 * True only when every address is valid for the chain, the token is known on that chain, and a token contract that was
 * given is that token's. What is not known is not valid: an unanswered registry gives false.
 */
export const isNetworkValid = (intent: TransactionIntent, facts: Facts): boolean => {
  const areValid = ADDRESS_FIELDS.every((field) => (intent.addresses[field]?.problem ?? null) === null);
  return (
    areValid && facts.token.value?.knownOnChain === true && tokenContractProblem(intent, facts.token.value) === null
  );
};
