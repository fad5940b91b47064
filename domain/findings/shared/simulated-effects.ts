import type { Execution } from '../../facts/simulation/execution.js';
import { executionsOf } from '../../facts/simulation/executions.js';
import type { TransactionEffect } from '../../facts/simulation/simulation-facts.js';
import { namesNative, tokenContractOf } from '../../facts/token/token-contract.js';
import { parseAddress } from '../../intent/address.js';
import { tokenKey } from '../../intent/token-key.js';
import { compareText } from '../../shared/compare-text.js';
import { listParam, type Param, type Params, type SingleParam } from '../../text/params.js';
import type { CheckContext, Found } from '../finding.js';

/** An effect that the caller did not declare. `certain` is false where the two could not be compared. */
export interface Surprise {
  /** The sentence that says it where it is alone. */
  readonly says: string;
  readonly params: Readonly<Record<string, SingleParam>>;
  readonly certain: boolean;
}

/**
 * The effects that each simulation saw when it executed the transaction. None for an incoming payment: the caller does
 * not sign it. What a node executed is judged in base units instead: {@link executed}.
 */
export const simulations = ({ intent, facts }: CheckContext): readonly (readonly TransactionEffect[])[] =>
  intent.direction === 'incoming'
    ? []
    : facts.simulation.flatMap(({ value }) =>
        value?.mode === 'simulated' && value.execution === null ? [value.effects] : [],
      );

/** What nodes executed; likewise none for an incoming payment. */
export const executed = ({ intent, facts }: CheckContext): readonly Execution[] =>
  intent.direction === 'incoming' ? [] : executionsOf(facts);

/** The form in which accounts of effects are compared. */
export const accountOf = ({ intent }: CheckContext, text: string): string =>
  parseAddress(intent.chain, text).key ?? text;

export type TokenMatch = 'declared' | 'other' | 'not_comparable';

/** Whether an effect is about the token that the caller declared. */
export const tokenMatch = (context: CheckContext, token: string | null): TokenMatch => {
  const { intent, facts } = context;
  const registry = facts.token.value;
  if (token === null) return 'not_comparable';
  const { key } = parseAddress(intent.chain, token);
  if (key === null) return tokenKey(token) === tokenKey(intent.token) ? 'declared' : 'other';
  const named = tokenContractOf(intent, registry)?.key ?? null;
  if (key === named || registry?.officialContracts.includes(key) === true) return 'declared';
  if (namesNative(intent, registry, key)) return 'declared';
  return named === null && registry?.knownOnChain !== true ? 'not_comparable' : 'other';
};

/** The values of several sentences under one name, each once. */
const together = (surprises: readonly Surprise[], name: string): Param =>
  listParam(
    [...new Map(surprises.flatMap(({ params: { [name]: one } }) => (one ? [[JSON.stringify(one), one]] : [])))]
      .sort(([left], [right]) => compareText(left, right))
      .map(([, one]) => one),
  );

/**
 * One finding for all surprises, of the certain ones where there are such: it is only reviewed where there are none.
 * Where they differ in kind the sentence is the one for all of them.
 */
export const surpriseFinding = (
  surprises: readonly Surprise[],
  inGeneral: (certain: boolean) => string,
  common: Params = {},
): readonly Found[] => {
  if (surprises.length === 0) return [];
  const certain = surprises.some((surprise) => surprise.certain);
  const told = surprises.filter((surprise) => surprise.certain === certain);
  const [says = '', other] = new Set(told.map((surprise) => surprise.says));
  const names = new Set(told.flatMap(({ params }) => Object.keys(params)));
  return [
    {
      says: other === undefined ? says : inGeneral(certain),
      params: { ...common, ...Object.fromEntries([...names].map((name) => [name, together(told, name)])) },
      fields: ['from_address'],
      ...(certain ? {} : { severity: 'HIGH' as const, action: 'REVIEW' as const }),
    },
  ];
};
