import type { Coverage } from '../../facts/coverage.js';
import { everyFact, type Fact, type Facts, type FactsByKind } from '../../facts/facts.js';
import { type Capability, FACT_KIND_NAMES, FACT_KINDS, type FactKindName } from '../../facts/kinds.js';
import { type Codec, orNull, plain, row } from '../../shared/columns.js';

const COVERAGE = row<Coverage>({
  provider: plain(),
  capability: plain(),
  kind: plain(),
  mandatory: plain(),
  status: plain(),
  reason: plain(),
  asOf: plain(),
  note: plain(),
});

const CODECS = new Map<Capability, Codec<unknown>>(
  FACT_KIND_NAMES.map((name) => [FACT_KINDS[name].capability, orNull(FACT_KINDS[name].columns as Codec<unknown>)]),
);

/** Of the value of a fact, which may be missing. */
const codecOf = (capability: Capability): Codec<unknown> => {
  const codec = CODECS.get(capability);
  if (codec === undefined) throw new Error(`There is no kind of fact "${capability}"`);
  return codec;
};

type StoredFacts = readonly [facts: readonly (readonly [value: unknown, coverage: unknown])[], lists: string[] | null];

const readFacts = ([stored, requiredLists]: StoredFacts): Facts => {
  const facts = stored.map(([value, stated]): Fact<unknown> => {
    const coverage = COVERAGE.read(stated);
    return { value: codecOf(coverage.capability).read(value), coverage };
  });
  const ofKind = (name: FactKindName): Fact<unknown> | readonly Fact<unknown>[] | undefined => {
    const { capability, sources } = FACT_KINDS[name];
    const mine = facts.filter(({ coverage }) => coverage.capability === capability);
    return sources === 'many' ? mine : mine[0];
  };
  // each fact was read by the columns of its own kind
  const byKind = Object.fromEntries(FACT_KIND_NAMES.map((name) => [name, ofKind(name)])) as unknown as FactsByKind;
  return requiredLists === null ? byKind : { ...byKind, requiredLists };
};

/** One list of all facts. The capability in a fact's coverage tells its kind. */
export const FACTS: Codec<Facts> = {
  write: (facts) => [
    everyFact(facts).map(({ value, coverage }) => [
      codecOf(coverage.capability).write(value),
      COVERAGE.write(coverage),
    ]),
    facts.requiredLists ?? null,
  ],
  read: (stored) => readFacts(stored as StoredFacts),
};
