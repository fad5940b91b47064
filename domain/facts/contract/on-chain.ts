import { compareText } from '../../shared/compare-text.js';
import type { Facts } from '../facts.js';
import type { CodeKind } from './account-state.js';
import type { ContractStatement } from './contract-facts.js';
import { statementsAbout } from './statements.js';

/**
 * How a key acts at this address: as a wallet without code, or as one that delegated to code and still sends what its
 * key signs. Null where a contract stands there, and where no source looked. One source is enough, also against others.
 */
export const walletKind = (facts: Facts, key: string | null): Exclude<CodeKind, 'contract'> | null => {
  const kinds = statementsAbout(facts, key).map(({ state }) => state?.code);
  return kinds.includes('none') ? 'none' : kinds.includes('delegated') ? 'delegated' : null;
};

/** Every statement of every registry that answered, about any address. */
export const everyContractStatement = ({ contracts }: Facts): readonly (ContractStatement | null)[] =>
  contracts.flatMap(({ value }) => (value === null ? [] : [value, value.recipient, ...value.others]));

/** A source read what stands at some address of the check. */
export const looksAtChain = (facts: Facts): boolean =>
  everyContractStatement(facts).some((statement) => statement !== null && statement.state !== null);

/** The accounts that an issuer froze by any source, each with the tokens, sorted. */
export const frozenAccounts = (facts: Facts): ReadonlyMap<string, readonly string[]> => {
  const frozen = new Map<string, readonly string[]>();
  for (const statement of everyContractStatement(facts)) {
    const tokens = statement?.state?.frozenBy ?? [];
    if (statement === null || tokens.length === 0) continue;
    frozen.set(statement.key, [...new Set([...(frozen.get(statement.key) ?? []), ...tokens])].sort(compareText));
  }
  return frozen;
};
