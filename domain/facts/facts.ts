import type { Coverage } from './coverage.js';
import { FACT_KIND_NAMES, type FactKindName, type SourcesOf, type ValueOf } from './kinds.js';

/**
 * A value with the source that gave it; null when the source gave none. A source whose data is too old has a value and
 * is `stale`; one that answered only a first question has that answer and is `unavailable`.
 */
export interface Fact<Value> {
  readonly value: Value | null;
  readonly coverage: Coverage;
}

/** A fact, or, where a kind has many sources, one for each that was asked. */
export type FactsOf<Name extends FactKindName> =
  SourcesOf<Name> extends 'many' ? readonly Fact<ValueOf<Name>>[] : Fact<ValueOf<Name>>;

export type FactsByKind = { readonly [Name in FactKindName]: FactsOf<Name> };

/** Everything that `decide` may know besides proposal and policy. Plain data: it is stored with the decision. */
export interface Facts extends FactsByKind {
  /** Lists, by source, that the operator declares mandatory under every policy. Absent for none. */
  readonly requiredLists?: readonly string[];
}

/** Every fact of every kind, in the order of the table of kinds. */
export const everyFact = (facts: FactsByKind): readonly Fact<unknown>[] => {
  const all: Fact<unknown>[] = [];
  for (const name of FACT_KIND_NAMES) {
    const ofKind: Fact<unknown> | readonly Fact<unknown>[] = facts[name];
    if ('coverage' in ofKind) all.push(ofKind);
    else all.push(...ofKind);
  }
  return all;
};
