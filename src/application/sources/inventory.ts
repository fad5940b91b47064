import type { CoverageStatus, ProviderKind, UnavailableReason } from '../../../domain/facts/coverage.js';
import { CONTRACTS } from '../../../domain/facts/contract/contract-facts.js';
import type { Capability } from '../../../domain/facts/kinds.js';
import type { ListCategory } from '../../../domain/facts/screening/category.js';
import { freshnessOfList } from '../../../domain/facts/screening/lists.js';
import { type EvidenceCategory, freshnessOf } from '../../../domain/facts/screening/evidence.js';
import { PRICE_MAX_AGE_DAYS } from '../../../domain/facts/price/price-facts.js';
import type { DatedBy } from '../../../domain/facts/screening/screening-facts.js';
import { compareText } from '../../../domain/shared/compare-text.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import { REGISTRY_FORMAT_IDS } from '../../../ports/platform/feeds.js';
import type { Clock, Logger } from '../../../ports/platform/platform.js';
import type { ProviderPort } from '../../../ports/sources/provider.js';
import type { FeedSync, FeedSyncStore, SyncResult } from '../../../ports/stores/feed-syncs.js';
import type { ImportedList, ListStore } from '../../../ports/stores/lists.js';
import type { Feed } from '../feeds/feed.js';
import { isChanged } from '../feeds/sync-feed.js';
import { askSource, type SourceIdentity } from '../check/ask-source.js';
import { whenThere } from '../../../domain/shared/soon.js';
import { Deadline } from '../shared/deadline.js';
import { HISTORY_IDENTITY } from '../check/facts/history.js';
import { sourceIdentityOf } from '../check/facts/ask-provider.js';
import { probeOf } from '../check/facts/index.js';
import type { WiredProvider, WiredSources } from '../check/sources.js';
import type { SourceWatch } from '../check/source-watch.js';

/** How long a source of the service itself may take to show that it answers, milliseconds. */
const PROBE_LIMIT_MS = 1_000;

/** `not_asked`: no check has asked it since the start. `loaded` and `missing` are said of lists. */
export const SOURCE_STATUSES = ['answered', 'unavailable', 'stale', 'not_asked', 'loaded', 'missing'] as const;
export type SourceStatus = (typeof SOURCE_STATUSES)[number];

/** Where the data comes from. */
export const SOURCE_ORIGINS = [
  /** A dated table of the program. */
  'bundled',
  /** The service's own rules and records. */
  'service',
  /** A vendor or node that each check asks. */
  'asked',
  /** A list that was imported and that no feed of this service keeps current. */
  'imported',
  /** A list that a feed of FEEDS_FILE keeps current. */
  'synced',
  /** What the partner says itself. */
  'partner',
] as const;
export type SourceOrigin = (typeof SOURCE_ORIGINS)[number];

/** One source as it is now. Times and dates are ISO 8601, ages in seconds; null: there is none, or none is known. */
export interface SourceRow {
  readonly id: string;
  readonly name: string;
  readonly kind: ProviderKind | 'list';
  readonly capability: Capability | null;
  /** What the rows of a list say. */
  readonly categories: readonly (ListCategory | EvidenceCategory)[];
  readonly origin: SourceOrigin;
  /** Without it no check is ALLOW, unless a policy makes it optional. */
  readonly required: boolean;
  readonly status: SourceStatus;
  readonly asOf: string | null;
  /** Of a list. */
  readonly datedBy: DatedBy | null;
  readonly ageSeconds: number | null;
  readonly maxAgeSeconds: number | null;
  readonly rows: number | null;
  readonly sha256: string | null;
  /** Of a list, when its content was last confirmed or replaced; of a vendor, when it last answered this process. */
  readonly lastSync: string | null;
  readonly nextSync: string | null;
  readonly lastError: {
    readonly at: string;
    readonly reason: UnavailableReason | SyncResult;
    /** In words that hold no address of a publisher and no credential; null where the reason says it all. */
    readonly message: string | null;
  } | null;
  /** Syncs in a row that did not succeed; null for what no feed keeps current. */
  readonly failuresInRow: number | null;
  /** Shown to sandbox keys alone. */
  readonly sandboxOnly: boolean;
}

export interface InventoryDependencies {
  readonly sources: WiredSources;
  readonly watch: SourceWatch;
  readonly lists: Pick<ListStore, 'lists'>;
  readonly feedSyncs: Pick<FeedSyncStore, 'syncs'>;
  /** The feeds of the settings. What the store knows of any other feed is not shown: this service never fetches it. */
  readonly feeds: readonly Feed[];
  /** Lists, by source, that the operator declares mandatory. */
  readonly requiredLists: readonly string[];
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Every source of the service, providers first. `probes`: those of the service itself are asked, so that their status
 * is of this moment; a vendor is never asked for it. Rejects with `StorageUnavailableError` where the lists cannot be
 * read.
 */
export type ReadInventory = (options: { readonly probes: boolean }) => Promise<readonly SourceRow[]>;

export const NOTHING_LOADED = {
  categories: [],
  asOf: null,
  datedBy: null,
  ageSeconds: null,
  maxAgeSeconds: null,
  rows: null,
  sha256: null,
  lastSync: null,
  nextSync: null,
  lastError: null,
  failuresInRow: null,
  sandboxOnly: false,
} as const;

const isoOrNull = (ms: number | null): string | null => (ms === null ? null : isoTime(ms));

const seenRow = (
  { provider, capability, kind }: SourceIdentity,
  { watch, clock }: InventoryDependencies,
  bundledAsOf: string | null,
) => {
  const seen = watch.seen(provider);
  const status: CoverageStatus | 'not_asked' = seen?.status ?? 'not_asked';
  const asOf = bundledAsOf ?? seen?.asOf ?? null;
  const lastError = seen?.lastError ?? null;
  return {
    ...NOTHING_LOADED,
    id: provider,
    kind,
    capability,
    status: status === 'not_supported' ? ('answered' as const) : status,
    asOf,
    ageSeconds: freshnessOf(asOf, null, clock.now()).ageSeconds,
    lastSync: kind === 'external' ? isoOrNull(seen?.answeredAtMs ?? null) : null,
    lastError: lastError === null ? null : { at: isoTime(lastError.atMs), reason: lastError.reason, message: null },
  };
};

const providerRow = (
  identity: SourceIdentity,
  { manifest }: WiredProvider<ProviderPort>,
  dependencies: InventoryDependencies,
): SourceRow => {
  const holdings = manifest.holdings?.() ?? null;
  const seen = seenRow(identity, dependencies, holdings?.asOf ?? null);
  const maxAgeSeconds = holdings?.maxAgeSeconds ?? null;
  const isOld = freshnessOf(seen.asOf, maxAgeSeconds, dependencies.clock.now()).status === 'STALE';
  return {
    ...seen,
    ...(isOld && seen.status === 'answered' && { status: 'stale' as const }),
    maxAgeSeconds,
    name: manifest.name,
    origin:
      manifest.kind === 'external' ? 'asked' : holdings === null && manifest.kind === 'local' ? 'service' : 'bundled',
    required: true,
    rows: holdings?.rows ?? null,
    sha256: holdings?.sha256 ?? null,
    sandboxOnly: manifest.sandboxOnly === true,
  };
};

const PRICE_MAX_AGE_SECONDS = PRICE_MAX_AGE_DAYS * 86_400;

/** A list with the greatest age at which it counts: prices have one, whatever their list says. */
export const asItCounts = (list: ImportedList): ImportedList =>
  list.categories.includes('reference_price')
    ? { ...list, maxAgeSeconds: Math.min(list.maxAgeSeconds ?? PRICE_MAX_AGE_SECONDS, PRICE_MAX_AGE_SECONDS) }
    : list;

const contentOf = (found: ImportedList | undefined, nowMs: number) => {
  const list = found === undefined ? undefined : asItCounts(found);
  if (list === undefined) return { status: 'missing' as const };
  const {
    publishedAt: asOf,
    datedBy = 'publisher' as const,
    maxAgeSeconds,
    categories,
    rows,
    sha256,
    importedAt: lastSync,
  } = list;
  const { status, ageSeconds } = freshnessOfList(list, nowMs);
  return {
    ...{ asOf, datedBy, ageSeconds, maxAgeSeconds, categories, rows, sha256, lastSync },
    status: status === 'STALE' ? ('stale' as const) : ('loaded' as const),
  };
};

/** Of the list of a feed; one that was never tried, or not as it is now, is due now. */
const syncOf = (feed: Feed | undefined, sync: FeedSync | undefined, nowMs: number) => {
  if (feed === undefined) return { origin: 'imported' as const };
  if (sync === undefined || isChanged(feed, sync))
    return { origin: 'synced' as const, nextSync: isoTime(nowMs), failuresInRow: 0 };
  const { succeededAtMs, nextAtMs, attemptedAtMs, failuresInRow, result, reason } = sync;
  return {
    origin: 'synced' as const,
    ...(succeededAtMs === null ? {} : { lastSync: isoTime(succeededAtMs) }),
    nextSync: isoTime(nextAtMs),
    lastError: failuresInRow === 0 ? null : { at: isoTime(attemptedAtMs), reason: result, message: reason },
    failuresInRow,
  };
};

const bySource = <Row extends { readonly source: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.source, row]));

const isRegistry = (list: ImportedList | undefined): boolean =>
  (REGISTRY_FORMAT_IDS as readonly (string | undefined)[]).includes(list?.format);

const listRows = async (dependencies: InventoryDependencies): Promise<readonly SourceRow[]> => {
  const [lists, syncs] = await Promise.all([dependencies.lists.lists(), dependencies.feedSyncs.syncs()]);
  const [inForce, tried, configured] = [bySource(lists), bySource(syncs), bySource(dependencies.feeds)];
  const names = new Set([...inForce.keys(), ...configured.keys(), ...dependencies.requiredLists]);
  const nowMs = dependencies.clock.now();
  return [...names].sort(compareText).map((name) => ({
    ...NOTHING_LOADED,
    ...{ id: name, name, kind: 'list', required: dependencies.requiredLists.includes(name) },
    capability: isRegistry(inForce.get(name)) ? CONTRACTS.capability : null,
    ...contentOf(inForce.get(name), nowMs),
    ...syncOf(configured.get(name), tried.get(name), nowMs),
  }));
};

const wiredProviders = (sources: WiredSources) =>
  (Object.keys(sources) as ProviderPort[]).flatMap((port) =>
    [sources[port]].flat().map((provider) => ({ port, provider, identity: sourceIdentityOf(port, provider) })),
  );

/** The date of the data, where an answer has one. */
const asOfIn = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && 'asOf' in answer && typeof answer.asOf === 'string'
    ? answer.asOf
    : null;

/** Asks what lies in the service itself about nothing in particular: the watch then knows. */
const probeOwn = async ({ sources, logger, watch }: InventoryDependencies): Promise<void> => {
  const deadline = new Deadline(PROBE_LIMIT_MS);
  const asked = wiredProviders(sources).map(async ({ port, provider: { manifest, instance }, identity }) => {
    const probe = probeOf(port);
    if (probe === undefined || manifest.kind === 'external') return;
    await askSource(identity, deadline, { logger, watch }, (signal) =>
      whenThere(probe(instance, signal), (answer) => ({ value: null, asOf: asOfIn(answer), note: null })),
    );
  });
  await Promise.all(asked);
  deadline.clear();
};

export const createReadInventory =
  (dependencies: InventoryDependencies): ReadInventory =>
  async ({ probes }) => {
    if (probes) await probeOwn(dependencies);
    const providers = wiredProviders(dependencies.sources).map(({ provider, identity }) =>
      providerRow(identity, provider, dependencies),
    );
    const history: SourceRow = {
      ...seenRow(HISTORY_IDENTITY, dependencies, null),
      name: 'Own history',
      origin: 'service',
      required: true,
    };
    return [history, ...providers, ...(await listRows(dependencies))];
  };
