import type { Awaitable } from '../../../ports/sources/awaitable.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import type { ListStore } from '../../../ports/stores/lists.js';
import type { Logger } from '../../../ports/platform/platform.js';
import type { ProviderPort } from '../../../ports/sources/provider.js';
import type { CheckStore } from '../../../ports/stores/checks.js';
import { Deadline } from '../check/ask-source.js';
import type { WiredProvider, WiredSources } from '../check/sources.js';

/** How long a store or source may take to answer, milliseconds. */
const PROBE_LIMIT_MS = 1_000;

export interface ReadinessDependencies {
  readonly checks: Pick<CheckStore, 'ping'>;
  readonly lists: Pick<ListStore, 'lists'>;
  readonly sources: WiredSources;
  /** Lists, by source, that the operator declares mandatory. */
  readonly requiredLists: readonly string[];
  readonly logger: Logger;
}

export interface Readiness {
  readonly ready: boolean;
  readonly notReady: readonly { readonly what: string; readonly reason: string }[];
}

type Missing = Readiness['notReady'][number];

/** Ready means: a check made now can be decided and stored, with an answer of every mandatory source and list. */
export const createReadiness =
  (dependencies: ReadinessDependencies): (() => Promise<Readiness>) =>
  async () => {
    const found = await Promise.all([
      probe(dependencies, 'storage', 'the database does not take writes at the moment', () =>
        dependencies.checks.ping(),
      ),
      missingLists(dependencies),
      ...mandatoryProbes(dependencies),
    ]);
    const notReady = found.flat();
    return { ready: notReady.length === 0, notReady };
  };

const probe = async (
  { logger }: ReadinessDependencies,
  what: string,
  reason: string,
  ask: (signal: AbortSignal) => Awaitable<unknown>,
): Promise<readonly Missing[]> => {
  const deadline = new Deadline(PROBE_LIMIT_MS);
  try {
    await new Promise((resolve, reject) => {
      deadline.onExpiry(() => reject(new ProviderError('timeout', `No answer within ${PROBE_LIMIT_MS} ms`)));
      Promise.resolve(ask(deadline.signal)).then(resolve, reject);
    });
    return [];
  } catch (error) {
    logger.log('warn', 'not ready', { what, error });
    return [{ what, reason }];
  } finally {
    deadline.clear();
  }
};

const missingLists = async (dependencies: ReadinessDependencies): Promise<readonly Missing[]> => {
  const { lists, requiredLists } = dependencies;
  if (requiredLists.length === 0) return [];
  let loaded: ReadonlySet<string> = new Set();
  const unreadable = await probe(dependencies, 'lists', 'the imported lists cannot be read at the moment', async () => {
    loaded = new Set((await lists.lists()).map((list) => list.source));
  });
  if (unreadable.length > 0) return unreadable;
  return requiredLists
    .filter((source) => !loaded.has(source))
    .map((source) => ({ what: `list ${source}`, reason: 'it is mandatory and was never imported' }));
};

/** Asks every mandatory source about no subject. Simulations are left out: they need a transaction. */
const mandatoryProbes = (dependencies: ReadinessDependencies): readonly Promise<readonly Missing[]>[] => {
  const { contracts, screening, tokens } = dependencies.sources;
  const probeOf = <Port extends ProviderPort>(
    { manifest }: WiredProvider<Port>,
    ask: (signal: AbortSignal) => Awaitable<unknown>,
  ) =>
    manifest.mandatory ? [probe(dependencies, manifest.id, 'it is a mandatory source and does not answer', ask)] : [];
  return [
    ...screening.flatMap((provider) =>
      probeOf(provider, (signal) =>
        provider.instance.screen({ chain: 'ethereum', direction: 'outgoing', subjectKeys: [] }, signal),
      ),
    ),
    ...tokens.flatMap((provider) =>
      probeOf(provider, (signal) => provider.instance.lookUp({ chain: 'ethereum', symbol: 'ETH', keys: [] }, signal)),
    ),
    ...contracts.flatMap((provider) =>
      probeOf(provider, (signal) => provider.instance.lookUp('ethereum', NULL_ADDRESS, signal)),
    ),
  ];
};

/** Every registry can say that it knows no contract here. */
const NULL_ADDRESS = `0x${'0'.repeat(40)}`;
