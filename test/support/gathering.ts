import { createIds } from '../../adapters/platform/ids.js';
import { createGatherFacts } from '../../src/application/check/gather-facts.js';
import type { WiredSources } from '../../src/application/check/sources.js';
import { wireProviders } from '../../src/application/check/wire-providers.js';
import { ALL_PROVIDERS } from '../../src/providers.js';
import { KNOWN_RECIPIENT } from './facts.js';
import { NOT_KEPT } from './not-kept.js';
import { dependenciesWith } from './provider-dependencies.js';
import { silentLogger } from './silent-logger.js';

/** The local sources that every service has, over these lists or none. */
export const localSources = (...lists: Parameters<typeof dependenciesWith>): WiredSources =>
  wireProviders(
    ALL_PROVIDERS.filter(({ kind }) => kind === 'local'),
    {},
    dependenciesWith(...lists),
  );

type Options = Parameters<typeof createGatherFacts>[0];

/** Gathers from these sources. The sender has paid the recipient often, unless it is said otherwise. */
export const gathering = (
  sources: WiredSources,
  changes: Partial<Options> = {},
): ReturnType<typeof createGatherFacts> =>
  createGatherFacts({
    witnesses: NOT_KEPT,
    sources,
    history: { lookUp: async () => KNOWN_RECIPIENT },
    ids: createIds(),
    logger: silentLogger,
    ...changes,
  });
