import type { ParsedAddress } from '../../intent/address.js';
import type { TransactionIntent } from '../../intent/intent.js';
import type { TokenFacts } from './token-facts.js';

/** Why the contract that was given is not the token's. */
export type TokenContractProblem = 'native_has_no_contract' | 'not_official';

/** True when the key is, by the token registry, the official contract of some token on this chain. */
export const isOfficialTokenContract = (token: TokenFacts | null, key: string): boolean =>
  token !== null && (token.officialContracts.includes(key) || token.tokenContracts.some((row) => row.key === key));

/**
 * The address that is named as the token's own contract: any contract of a transfer, that of an escrow only where it is
 * a known token's contract, none of another kind.
 */
export const tokenContractOf = (intent: TransactionIntent, token: TokenFacts | null): ParsedAddress | null => {
  if (intent.kind === 'transfer') return intent.tokenContract;
  if (intent.kind !== 'escrow') return null;
  const key = intent.contract?.key ?? null;
  return key !== null && isOfficialTokenContract(token, key) ? intent.contract : null;
};

/**
 * What is wrong with the contract given for a known token of the chain; null where nothing is, or nothing was given.
 */
export const tokenContractProblem = (intent: TransactionIntent, token: TokenFacts): TokenContractProblem | null => {
  const key = tokenContractOf(intent, token)?.key ?? null;
  if (key === null || !token.knownOnChain) return null;
  if (token.native) return 'native_has_no_contract';
  return token.officialContracts.includes(key) ? null : 'not_official';
};
