import type { ParsedAddress } from '../../intent/address.js';
import type { TransactionIntent } from '../../intent/intent.js';
import { redeclared } from '../../intent/intent-of.js';
import { isNativePlaceholder } from '../../intent/token-key.js';
import type { RegisteredToken } from './token-facts.js';

/**
 * Why the contract that was given is not the token's. `variant`: it is that of the same money, issued or bridged by
 * another.
 */
export type TokenContractProblem = 'native_has_no_contract' | 'not_official' | 'variant';

/** True when the key is, by the token registry, the official contract of some token on this chain. */
export const isOfficialTokenContract = (token: RegisteredToken | null, key: string): boolean =>
  token !== null && (token.officialContracts.includes(key) || token.tokenContracts.some((row) => row.key === key));

/** True where the address stands for the declared token, which is the chain's own currency. */
export const namesNative = ({ chain }: TransactionIntent, token: RegisteredToken | null, key: string): boolean =>
  token?.native === true && isNativePlaceholder(chain, key);

/**
 * The address that is named as the token's own contract: any contract of a transfer, that of an escrow only where it is
 * a known token's contract or stands for the native currency, none of another kind.
 */
export const tokenContractOf = (intent: TransactionIntent, token: RegisteredToken | null): ParsedAddress | null => {
  if (intent.kind === 'transfer') return intent.tokenContract;
  if (intent.kind !== 'escrow') return null;
  const key = intent.contract?.key ?? null;
  return key !== null && (isOfficialTokenContract(token, key) || namesNative(intent, token, key))
    ? intent.contract
    : null;
};

/**
 * What is wrong with the contract given for a known token of the chain; null where nothing is, or nothing was given.
 */
export const tokenContractProblem = (
  intent: TransactionIntent,
  token: RegisteredToken,
): TokenContractProblem | null => {
  const key = tokenContractOf(intent, token)?.key ?? null;
  if (key === null || !token.knownOnChain) return null;
  if (namesNative(intent, token, key) || token.officialContracts.includes(key)) return null;
  if (token.native) return 'native_has_no_contract';
  return token.variants.some((variant) => variant.key === key) ? 'variant' : 'not_official';
};

/** True where only the token registry can say whether the named contract is that of a token. */
export const awaitsTokenRegistry = ({ addresses }: TransactionIntent): boolean =>
  addresses.contract_address !== null && addresses.contract_address.key !== null;

/** The contract is the token's own, a genuine one of the same money, or stands for the native currency. */
const isNamedBy = (intent: TransactionIntent, token: RegisteredToken, key: string): boolean =>
  token.officialContracts.includes(key) ||
  token.variants.some((variant) => variant.key === key) ||
  namesNative(intent, token, key);

/**
 * The intent as the registry's answer settles it. Where no type was sent, and the one contract that is named is the
 * token's, it is a payment of that token (domain/decisions.md, 30). Where the contract is that of any token, it is no
 * spender (domain/decisions.md, 34). Without an answer the intent stays as it is.
 */
export const settledByRegistry = (intent: TransactionIntent, token: RegisteredToken | null): TransactionIntent => {
  const key = intent.addresses.contract_address?.key ?? null;
  if (key === null || token === null) return intent;
  // an amount of 0 to the token's own contract is a call, not a payment
  const isPaid = Number(intent.amount) !== 0 || intent.addresses.to_address.key !== key;
  if (isPaid && intent.kindRule === 'contract_address' && isNamedBy(intent, token, key))
    return redeclared(intent, { kind: 'transfer', kindRule: 'token_contract', contractIsToken: true });
  const isToken = isOfficialTokenContract(token, key) || token.variants.some((variant) => variant.key === key);
  return isToken ? redeclared(intent, { contractIsToken: true }) : intent;
};
