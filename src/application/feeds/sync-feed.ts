import { createHash } from 'node:crypto';
import { isoTime, parseIsoMs } from '../../../domain/shared/iso-time.js';
import { FeedFormatError, FeedOptionsError } from '../../../ports/platform/feeds.js';
import type { Clock, Logger } from '../../../ports/platform/platform.js';
import {
  type FileCopy,
  type PublishedFile,
  PublisherError,
  type Publishers,
} from '../../../ports/platform/publishers.js';
import { isUnavailable } from '../refusal.js';
import type { OfficialContracts } from '../../../ports/sources/contracts.js';
import type { TokenRegistry } from '../../../ports/sources/tokens.js';
import type { FeedSync, SyncResult } from '../../../ports/stores/feed-syncs.js';
import type { ImportedList, ListArchive } from '../../../ports/stores/lists.js';
import type { ImportTerms } from '../lists/feed-import.js';
import { importContracts } from '../lists/import-contracts.js';
import { importDescriptions } from '../lists/import-descriptions.js';
import { importFeed } from '../lists/import-feed.js';
import type { FeedImportReport } from '../lists/replace-list.js';
import { ImportRefusedError } from '../lists/refuse-import.js';
import { type Feed, feedTermsOf } from './feed.js';

export interface SyncDependencies {
  readonly archive: ListArchive;
  /** The bundled registry of official tokens. */
  readonly tokens: TokenRegistry;
  readonly official: OfficialContracts;
  readonly publishers: Publishers;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Runs one import after the other. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** How a try ended, and which version of the file is the one in force. */
export interface SyncOutcome {
  readonly result: SyncResult;
  readonly reason: string | null;
  readonly version: Pick<FeedSync, 'etag' | 'lastModified' | 'terms' | 'sha256'>;
}

/** Clashes that one line of the log names. */
const NAMED_CLASHES = 20;

const NO_VERSION: SyncOutcome['version'] = { etag: null, lastModified: null, terms: null, sha256: null };

/** Whether the feed was another one when it was tried last: its old waits and errors then say nothing of it. */
export const isChanged = (feed: Feed, { terms }: FeedSync): boolean => terms !== null && terms !== feedTermsOf(feed);

/**
 * Fetches a feed's file and imports it as by hand, if it is another one. A shrink is never accepted, and whatever goes
 * wrong leaves the list as it was. Rejects with the signal's reason, and where a store cannot answer now.
 */
export const syncFeed = async (
  dependencies: SyncDependencies,
  feed: Feed,
  known: FeedSync | null,
  signal: AbortSignal,
): Promise<SyncOutcome> => {
  try {
    return await tryToSync(dependencies, feed, known, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (isUnavailable(error)) throw error;
    // after a change of the feed nothing that was kept counts, and the next try must know that this one was made after
    // it
    const version = known === null || isChanged(feed, known) ? { ...NO_VERSION, terms: feedTermsOf(feed) } : known;
    return { ...failureOf(error, feed, dependencies.logger), version };
  }
};

const tryToSync = async (
  dependencies: SyncDependencies,
  feed: Feed,
  known: FeedSync | null,
  signal: AbortSignal,
): Promise<SyncOutcome> => {
  const terms = feedTermsOf(feed);
  const present = await dependencies.archive.find(feed.source);
  // where the list in force came from elsewhere, or under other terms, "not modified" would say nothing of it
  const isCurrent = present !== null && isOfTerms(feed, present, known, terms);
  const validators = isCurrent && known?.sha256 === present.sha256 ? known : null;
  const published = await dependencies.publishers.fetch(feed.place, validators, signal);
  if (published === null) return { result: 'unchanged', reason: null, version: known ?? NO_VERSION };
  try {
    const { etag, lastModified } = published;
    const sha256 = hashOf(published);
    // a later signature of the same bytes says that they are good still
    const isSame = isCurrent && sha256 === present.sha256 && !isSignedAfter(published, present);
    if (!isSame) {
      await refuseReplaced(dependencies, feed, published, present, sha256);
      await dependencies.inTurn(() => importPublished(dependencies, feed, published, present, signal));
    }
    return { result: isSame ? 'unchanged' : 'imported', reason: null, version: { etag, lastModified, terms, sha256 } };
  } finally {
    await published.dispose();
  }
};

const isSignedAfter = ({ signature }: PublishedFile, present: ImportedList | null): boolean =>
  (signature?.signedAtMs ?? 0) > parseIsoMs(present?.publishedAt ?? isoTime(0));

/**
 * An attacker on a publisher's server can show its old files with their good signatures. Only a signature that is later
 * than the list in force brings back a file that was replaced.
 */
const refuseReplaced = async (
  { archive }: SyncDependencies,
  { source }: Feed,
  published: PublishedFile,
  present: ImportedList | null,
  sha256: string,
): Promise<void> => {
  if (published.signature === null || present === null || sha256 === present.sha256) return;
  if (isSignedAfter(published, present) || !(await archive.wasInForce(source, sha256))) return;
  throw new ImportRefusedError('older', 'its publisher replaced this very file, and did not sign it again since');
};

/** Whether the list in force was made as the feed would make it. */
const isOfTerms = (feed: Feed, present: ImportedList, known: FeedSync | null, terms: string): boolean => {
  if (known !== null && known.terms !== null && known.sha256 === present.sha256) return known.terms === terms;
  // imported by hand: only where its head tells all
  const isPlain =
    feed.category === null && feed.chain === null && feed.columns === null && feed.names === present.names;
  return isPlain && present.format === feed.format.id && present.maxAgeSeconds === feed.maxAgeSeconds;
};

/** As an import makes it of the same files. */
export const hashOf = ({ main, comments }: PublishedFile): string =>
  comments === null ? main.sha256 : createHash('sha256').update(`${main.sha256}\n${comments.sha256}\n`).digest('hex');

const importPublished = async (
  dependencies: SyncDependencies,
  feed: Feed,
  published: PublishedFile,
  present: ImportedList | null,
  signal: AbortSignal,
): Promise<void> => {
  const { source, maxAgeSeconds, names } = feed;
  const dated = await dateOf(dependencies.clock, feed, published);
  const terms = { source, ...dated, maxAgeSeconds, names, acceptShrink: false, replaces: present?.sha256 ?? null };
  const bytesOf = (copy: FileCopy) => untilAborted(copy.bytes(), signal);
  const { clashes } = await importAs(dependencies, feed, published, terms, bytesOf);
  if (clashes.length === 0) return;
  dependencies.logger.log('warn', 'rows of a list contradict other lists', {
    ...{ source, clashes: clashes.length },
    // a member called key is never logged
    first: clashes.slice(0, NAMED_CLASHES).map(({ key: address, ...clash }) => ({ address, ...clash })),
  });
};

const importAs = (
  dependencies: SyncDependencies,
  { format, source, chain, category, columns }: Feed,
  { main, comments }: PublishedFile,
  terms: ImportTerms,
  bytesOf: (copy: FileCopy) => AsyncIterable<Uint8Array>,
): Promise<FeedImportReport> => {
  if ('createReader' in format) {
    const options = { source, chain, category, ...(columns === null ? {} : { columns }) };
    const second = comments === null ? null : bytesOf(comments);
    return importFeed(dependencies, { ...terms, format, options, file: bytesOf(main), comments: second });
  }
  if ('readRegistry' in format) return importContracts(dependencies, { ...terms, format, file: bytesOf(main) });
  const files = (async function* () {
    yield { path: main.name, bytes: bytesOf(main) };
  })();
  return importDescriptions(dependencies, { ...terms, format, files });
};

/**
 * What the signature says of its date, else what the file says, else what its publisher's server says, else the time at
 * which it was first seen.
 */
const dateOf = async (
  clock: Clock,
  { format }: Feed,
  { main, lastModified, signature }: PublishedFile,
): Promise<Required<Pick<ImportTerms, 'publishedAt' | 'datedBy'>>> => {
  if (typeof signature?.signedAtMs === 'number')
    return { publishedAt: isoTime(signature.signedAtMs), datedBy: 'publisher' };
  const written =
    'createReader' in format
      ? await format.publishedAt(main.bytes())
      : 'readRegistry' in format
        ? (await format.readRegistry(main.bytes())).publishedAt
        : null;
  const writtenMs = parseIsoMs(written ?? '');
  if (!Number.isNaN(writtenMs)) return { publishedAt: isoTime(writtenMs), datedBy: 'publisher' };
  const servedMs = parseIsoMs(lastModified ?? '');
  return Number.isNaN(servedMs)
    ? { publishedAt: isoTime(clock.now()), datedBy: 'first_seen' }
    : { publishedAt: isoTime(servedMs), datedBy: 'server' };
};

async function* untilAborted(bytes: AsyncIterable<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    signal.throwIfAborted();
    yield piece;
  }
}

const REFUSALS: Readonly<Record<ImportRefusedError['kind'], SyncResult>> = {
  shrunk: 'refused_shrink',
  older: 'refused_older',
  future: 'failed',
  empty: 'failed',
  overtaken: 'failed',
};

/** No message quotes the file. */
const failureOf = (error: unknown, { source }: Feed, logger: Logger): Pick<SyncOutcome, 'result' | 'reason'> => {
  if (error instanceof ImportRefusedError) return { result: REFUSALS[error.kind], reason: error.message };
  if (error instanceof PublisherError || error instanceof FeedFormatError || error instanceof FeedOptionsError)
    return { result: 'failed', reason: error.message.replace(`${source}: `, '') };
  logger.log('error', 'a feed failed unexpectedly', { source, error });
  return { result: 'failed', reason: 'it failed unexpectedly: the log of the service says more' };
};
