import type { Facts } from '../../domain/facts/facts.js';
import { FACT_KIND_NAMES, FACT_KINDS, type FactKindName, type SourcesOf } from '../../domain/facts/kinds.js';
import type { ProviderPort } from '../../ports/sources/provider.js';
import type { WiredSources } from '../../src/application/check/sources.js';

type WithManySources = { [Name in FactKindName]: SourcesOf<Name> extends 'many' ? Name : never }[FactKindName];

const none: unknown = Object.fromEntries(
  FACT_KIND_NAMES.filter((name) => FACT_KINDS[name].sources === 'many').map((name) => [name, []]),
);

/** No fact of any kind that can have many: a test names the kinds that it is about. */
export const NO_FACTS = none as Pick<Facts, WithManySources>;

/** No provider of any port that can have many. */
export const NO_PROVIDERS = none as Pick<WiredSources, WithManySources & ProviderPort>;
