import Big from 'big.js';
import type { Facts } from '../facts/facts.js';
import type { TokenFacts } from '../facts/token/token-facts.js';
import { declaredAllowance, judgedSize } from '../facts/token/value.js';
import { areLookalikes } from '../intent/address.js';
import { counterpartyOf } from '../intent/counterparty.js';
import { isCall, type TransactionIntent } from '../intent/intent.js';
import { tokenKey } from '../intent/token-key.js';
import { largeAmountUsdFor, type Policy } from './policy.js';

/** What tokens do and other contracts do not need. */
const FUNCTIONS_OF_TOKENS = ['grant', 'pay', 'take', 'lower'] as const;

/** The call treats the contract as the declared known token, to another's benefit, and it is not that token's. */
const isCalledAsTheToken = (intent: TransactionIntent, token: TokenFacts): boolean => {
  const ofTokens = new Set(FUNCTIONS_OF_TOKENS.flatMap((family) => intent.asked[family] ?? []));
  return (
    isCall(intent) &&
    intent.permissions.length > 0 &&
    intent.permissions.every((permission) => ofTokens.has(permission)) &&
    counterpartyOf(intent).field === 'to_address' &&
    token.knownOnChain &&
    !token.native &&
    !intent.contractIsToken
  );
};

/** The contract stands for a known token that it is not: by a symbol, an address, or functions that look like it. */
const imitatesToken = (intent: TransactionIntent, token: TokenFacts): boolean => {
  const { key } = intent.contractInQuestion.address;
  const genuine = [...token.officialContracts, ...token.variants.map((variant) => variant.key)];
  return (
    token.imitates.length > 0 ||
    (key !== null && genuine.some((official) => areLookalikes(key, official))) ||
    isCalledAsTheToken(intent, token)
  );
};

/** Claims count below this unless the policy sets it: US dollars. Source: domain/decisions.md, 53. */
const CLAIM_WORTH_USD = 1_000;

/** Worth less than the claim limit by the current price. A zero amount needs no price. */
const isSmall = (intent: TransactionIntent, token: TokenFacts, policy: Policy): boolean => {
  const judged = judgedSize(intent, token);
  // what may take everything is blocked, and a claim makes that neither better nor worse
  if (judged === 'unlimited') return true;
  if (judged === 'unknown' || declaredAllowance(intent, token) === 'unknown') return false;
  const size = judged === 'none' ? new Big(intent.amount) : judged;
  if (size.eq(0)) return true;
  const price = token.referencePriceUsd;
  const worth = policy.thresholds.claimWorthUsd ?? CLAIM_WORTH_USD;
  const limit = Math.min(worth, largeAmountUsdFor(policy, tokenKey(intent.token)));
  return price !== null && size.times(price).lt(limit);
};

/** Also false where a registry's answer is no usable number: a check that reads it says so. */
const isSurelySmall = (intent: TransactionIntent, token: TokenFacts, policy: Policy): boolean => {
  try {
    return isSmall(intent, token, policy);
  } catch {
    return false;
  }
};

/**
 * True where the caller's word for a contract counts: it settles what no source knows, only below the policy's limit
 * and below a large amount, never for an allowance that is not stated, and never for a contract that
 * imitates a known token. Source: domain/decisions.md, 35 and 53.
 */
export const isClaimWorth = (intent: TransactionIntent, facts: Facts, policy: Policy): boolean => {
  const token = facts.token.value;
  if (intent.contractVerified !== true || token === null) return false;
  const isUnstated = intent.approval === null && (intent.kind === 'approval' || intent.asked.grant !== undefined);
  return !isUnstated && !imitatesToken(intent, token) && isSurelySmall(intent, token, policy);
};
