import type { TransactionIntent } from '../../intent/intent.js';
import { tokenKey } from '../../intent/token-key.js';
import type { OtherToken, TokenFacts } from './token-facts.js';
import { withMembers } from '../../shared/with-members.js';

const UNKNOWN: Omit<OtherToken, 'symbol'> = {
  knownOnChain: false,
  completeForAllChains: false,
  native: false,
  decimals: null,
  officialContracts: [],
  referencePriceUsd: null,
  pricedAt: null,
  pegged: false,
  imitates: [],
  variants: [],
};

/**
 * What is known of the token of an action: of `first`, the token that the registry was asked about, or of another one.
 * A token that it was asked about by its contract and does not know has no symbol. Null where it was not asked.
 */
export const tokenFactsOf = (
  known: TokenFacts | null,
  first: Pick<TransactionIntent, 'token'>,
  { token, addresses }: Pick<TransactionIntent, 'token' | 'addresses'>,
): TokenFacts | null => {
  if (known === null || tokenKey(first.token) === tokenKey(token)) return known;
  const { others, tokenContracts } = known;
  const row = others.find(({ symbol }) => tokenKey(symbol) === tokenKey(token));
  if (row !== undefined) return withMembers(row, { tokenContracts, others });
  return token === addresses.contract_address?.key ? withMembers(UNKNOWN, { tokenContracts, others }) : null;
};
