import { isTransfer, type TransactionIntent } from '../../intent/intent.js';
import type { TokenFacts } from './token.js';

/** Why the contract that was given is not the token's. */
export type TokenContractProblem = 'native_has_no_contract' | 'not_official';

/** True when the key is, by the token registry, the official contract of some token on this chain. */
export const isOfficialTokenContract = (token: TokenFacts | null, key: string): boolean =>
  token !== null && (token.officialContracts.includes(key) || token.tokenContracts.some((row) => row.key === key));

/**
 * Whether `contract_address` stands for the token's own contract: always in a `safe_send`, in an `escrow` only where it
 * is a known token's contract, in no other type.
 */
export const isReadAsTokenContract = (intent: TransactionIntent, token: TokenFacts | null): boolean => {
  const key = intent.contract?.key;
  if (key === undefined || !isTransfer(intent)) return false;
  return intent.transactionType === 'safe_send' || (key !== null && isOfficialTokenContract(token, key));
};

/**
 * What is wrong with the contract given for a known token of the chain; null where nothing is, or nothing was given.
 */
export const tokenContractProblem = (intent: TransactionIntent, token: TokenFacts): TokenContractProblem | null => {
  const key = intent.contract?.key ?? null;
  if (key === null || !token.knownOnChain || !isReadAsTokenContract(intent, token)) return null;
  if (token.native) return 'native_has_no_contract';
  return token.officialContracts.includes(key) ? null : 'not_official';
};
