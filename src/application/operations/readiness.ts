import type { ImportedList, ListStore } from '../../../ports/stores/lists.js';
import type { Soon } from '../../../domain/shared/soon.js';
import { freshnessOf } from '../../../domain/facts/screening/evidence.js';
import type { Clock, Logger } from '../../../ports/platform/platform.js';
import type { ProviderPort } from '../../../ports/sources/provider.js';
import type { CheckStore } from '../../../ports/stores/checks.js';
import { Deadline } from '../shared/deadline.js';
import { probeOf } from '../check/facts/index.js';
import type { WiredSources } from '../check/sources.js';
import { type KnowledgeSettings, type MissingPart, missingKnowledge } from '../sources/missing-knowledge.js';

/** How long a store or source may take to answer, milliseconds. */
const PROBE_LIMIT_MS = 1_000;

export interface ReadinessDependencies extends KnowledgeSettings {
  readonly checks: Pick<CheckStore, 'ping'>;
  readonly lists: Pick<ListStore, 'lists'>;
  readonly sources: WiredSources;
  readonly clock: Clock;
  readonly logger: Logger;
}

export interface Readiness {
  readonly ready: boolean;
  readonly notReady: readonly { readonly what: string; readonly reason: string }[];
  /** What is there and no longer good: checks are answered, at most with REVIEW. Absent: nothing. */
  readonly degraded?: Readiness['notReady'];
  /** Knowledge that is not loaded: checks are answered, and cannot tell of it. Absent: nothing. */
  readonly missing?: readonly MissingPart[];
}

type Missing = Readiness['notReady'][number];

/** Ready means: a check made now can be decided and stored, with an answer of every mandatory source and list. */
export const createReadiness =
  (dependencies: ReadinessDependencies): (() => Promise<Readiness>) =>
  async () => {
    const lists = listsInDoubt(dependencies);
    const found = await Promise.all([
      probe(dependencies, 'storage', 'the database does not take writes at the moment', () =>
        dependencies.checks.ping(),
      ),
      lists.then(({ missing }) => missing),
      ...mandatoryProbes(dependencies),
    ]);
    const notReady = found.flat();
    const { stale, unknown } = await lists;
    const degraded = [...stale, ...clockInDoubt(dependencies)];
    return {
      ready: notReady.length === 0,
      notReady,
      ...(degraded.length === 0 ? {} : { degraded }),
      ...(unknown.length === 0 ? {} : { missing: unknown }),
    };
  };

/** From this difference on a clock is named, milliseconds. */
const SUSPICIOUS_SKEW_MS = 2_000;

const clockInDoubt = ({ clock }: ReadinessDependencies): readonly Missing[] => {
  const skewMs = clock.skewMs?.() ?? 0;
  if (Math.abs(skewMs) <= SUSPICIOUS_SKEW_MS) return [];
  return [{ what: 'clock', reason: `it differs from the database's by ${(skewMs / 1_000).toFixed(1)} s` }];
};

const probe = async (
  { logger }: ReadinessDependencies,
  what: string,
  reason: string,
  ask: (signal: AbortSignal) => Soon<unknown>,
): Promise<readonly Missing[]> => {
  const deadline = new Deadline(PROBE_LIMIT_MS);
  try {
    await deadline.wait(ask(deadline.signal));
    return [];
  } catch (error) {
    logger.log('warn', 'not ready', { what, error });
    return [{ what, reason }];
  } finally {
    deadline.clear();
  }
};

interface ListsInDoubt extends Readonly<Record<'missing' | 'stale', readonly Missing[]>> {
  readonly unknown: readonly MissingPart[];
}

/**
 * Which mandatory lists are not there, which are too old, and what no list tells of: only the first keep an instance
 * from serving.
 */
const listsInDoubt = async (dependencies: ReadinessDependencies): Promise<ListsInDoubt> => {
  const { lists, requiredLists, clock } = dependencies;
  let loaded: ReadonlyMap<string, ImportedList> = new Map();
  const unreadable = await probe(dependencies, 'lists', 'the imported lists cannot be read at the moment', async () => {
    loaded = new Map((await lists.lists()).map((list) => [list.source, list]));
  });
  if (unreadable.length > 0) return { missing: requiredLists.length === 0 ? [] : unreadable, stale: [], unknown: [] };
  const isOld = ({ publishedAt, maxAgeSeconds }: ImportedList): boolean =>
    freshnessOf(publishedAt, maxAgeSeconds, clock.now()).status === 'STALE';
  return {
    unknown: missingKnowledge([...loaded.values()], dependencies),
    missing: requiredLists
      .filter((source) => !loaded.has(source))
      .map((source) => ({ what: `list ${source}`, reason: 'it is mandatory and was never imported' })),
    stale: requiredLists.flatMap((source) => {
      const list = loaded.get(source);
      return list === undefined || !isOld(list)
        ? []
        : [
            {
              what: `list ${source}`,
              reason: `it is mandatory and past its maximum age: it is of ${list.publishedAt}`,
            },
          ];
    }),
  };
};

/** Asks every mandatory source about nothing in particular. */
const mandatoryProbes = (dependencies: ReadinessDependencies): readonly Promise<readonly Missing[]>[] =>
  (Object.keys(dependencies.sources) as ProviderPort[]).flatMap((port) => {
    const ask = probeOf(port);
    const mandatory = [dependencies.sources[port]].flat().filter(({ manifest }) => manifest.mandatory);
    return ask === undefined
      ? []
      : mandatory.map(({ manifest, instance }) =>
          probe(dependencies, manifest.id, 'it is a mandatory source and does not answer', (signal) =>
            ask(instance, signal),
          ),
        );
  });
