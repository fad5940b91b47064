import { createHash, type Hash } from 'node:crypto';
import { CHAINS, type Chain, familyOf } from '../../../domain/intent/chain.js';
import { isoTime, parseIsoMs } from '../../../domain/shared/iso-time.js';
import type { FeedFormat, FeedOptions } from '../../../ports/platform/feeds.js';
import type {
  ImportedList,
  ListArchive,
  ListCategory,
  ListClash,
  ListCounts,
  ListRow,
} from '../../../ports/stores/lists.js';
import type { Clock } from '../../../ports/platform/platform.js';
import type { TokenRegistry } from '../../../ports/sources/tokens.js';

/** An import that would remove more than this share of the list in place stops and asks. */
const SHRINK_LIMIT_SHARE = 0.2;
/** A publisher's clock or time zone may be ahead of ours by this much, milliseconds. */
const FUTURE_TOLERANCE_MS = 86_400_000;
/** How many rows are compared with the token registry at a time. */
const CLASH_BATCH_ROWS = 1_000;

export interface FeedImport {
  readonly format: FeedFormat;
  readonly options: FeedOptions;
  readonly file: AsyncIterable<Uint8Array>;
  readonly comments: AsyncIterable<Uint8Array> | null;
  /** When the publisher published it, ISO 8601. */
  readonly publishedAt: string;
  readonly maxAgeSeconds: number | null;
  readonly acceptShrink: boolean;
}

export interface FeedImportReport extends ListCounts {
  /** Entries of the file, imported and skipped. */
  readonly read: number;
  readonly skipped: Readonly<Record<string, number>>;
  readonly clashes: readonly ListClash[];
  /** The same content stood already; nothing changed but the moment of import. */
  readonly unchanged: boolean;
  readonly sha256: string;
}

export interface FeedDependencies {
  readonly archive: ListArchive;
  /** The bundled registry of official tokens. */
  readonly tokens: TokenRegistry;
  readonly clock: Clock;
}

/** The import was stopped on purpose; the list in place is as it was. */
export class ImportRefusedError extends Error {
  override readonly name = 'ImportRefusedError';
}

/**
 * Imports a list in place of the one of the same source, in one transaction: whatever fails leaves the old list. Memory
 * does not grow with the file. In force on every instance within 5 s.
 */
export const importFeed = async (
  { archive, tokens, clock }: FeedDependencies,
  wish: FeedImport,
): Promise<FeedImportReport> => {
  const { source } = wish.options;
  const nowMs = clock.now();
  refuseBadDate(wish, nowMs, await archive.find(source));
  const reading: Reading = { read: 0, skipped: new Map(), categories: new Set(), hash: null };
  const registryClashes: ListClash[] = [];
  const list = {
    source,
    format: wish.format.id,
    publishedAt: wish.publishedAt,
    maxAgeSeconds: wish.maxAgeSeconds,
    importedAt: isoTime(nowMs),
  };
  const outcome = { sha256: '', unchanged: false };
  const counts = await archive.replace(
    list,
    watchForClashes(readRows(wish, reading), tokens, source, registryClashes),
    (found, standing) => {
      // another import may have ended since the first look: only now is it certain what would be replaced
      refuseBadDate(wish, nowMs, standing);
      refuseBadShape(found, wish);
      outcome.sha256 = reading.hash ?? '';
      outcome.unchanged =
        standing?.sha256 === outcome.sha256 && found.removed === 0 && found.imported === found.previousRows;
      const [category = null, ...others] = reading.categories;
      return { sha256: outcome.sha256, category: others.length === 0 ? category : null };
    },
  );
  return {
    ...counts,
    ...outcome,
    read: reading.read,
    skipped: Object.fromEntries([...reading.skipped].sort(([left], [right]) => (left < right ? -1 : 1))),
    clashes: [...registryClashes, ...(await archive.clashes(source))],
  };
};

/** What reading the file told so far. */
interface Reading {
  read: number;
  readonly skipped: Map<string, number>;
  /** What the rows mean. */
  readonly categories: Set<ListCategory>;
  /** Lower-case hex SHA-256 of the file, or over the hashes of both; null until all of it was read. */
  hash: string | null;
}

const refuseBadDate = ({ publishedAt, options }: FeedImport, nowMs: number, standing: ImportedList | null): void => {
  const publishedMs = parseIsoMs(publishedAt);
  if (publishedMs > nowMs + FUTURE_TOLERANCE_MS) {
    throw new ImportRefusedError(
      `The list "${options.source}" cannot have been published on ${publishedAt}: that is in the future. It was not changed.`,
    );
  }
  if (standing === null || publishedMs >= parseIsoMs(standing.publishedAt)) return;
  throw new ImportRefusedError(
    `The list "${options.source}" in place was published on ${standing.publishedAt}; this file, of ${publishedAt}, is older. The list was not changed.`,
  );
};

const refuseBadShape = (
  { previousRows, imported, removed }: ListCounts,
  { options, acceptShrink }: FeedImport,
): void => {
  if (imported === 0)
    throw new ImportRefusedError(
      `The file holds no row that can be used. The list "${options.source}" was not changed.`,
    );
  if (acceptShrink || removed <= previousRows * SHRINK_LIMIT_SHARE) return;
  const percent = Math.round((100 * removed) / previousRows);
  throw new ImportRefusedError(
    `This import would remove ${removed} of ${previousRows} rows (${percent} %) of the list "${options.source}". It was not changed. If the list really shrank, import again with --accept-shrink.`,
  );
};

/** Reads the files once: entries are counted, rows handed on, bytes hashed. */
async function* readRows({ format, file, comments, options }: FeedImport, reading: Reading): AsyncIterable<ListRow> {
  const hashes = [createHash('sha256'), ...(comments === null ? [] : [createHash('sha256')])] as const;
  const input = {
    file: hashed(file, hashes[0]),
    ...(comments === null || hashes[1] === undefined ? {} : { comments: hashed(comments, hashes[1]) }),
    options,
  };
  for await (const entry of format.createReader().read(input)) {
    reading.read += 1;
    if (entry.kind === 'row') {
      reading.categories.add(entry.row.category);
      yield entry.row;
    } else {
      reading.skipped.set(entry.reason, (reading.skipped.get(entry.reason) ?? 0) + 1);
    }
  }
  // each file is hashed by itself, so that it does not matter in which order a reader takes pieces of two
  const [first, second] = hashes.map((hash) => hash.digest('hex'));
  reading.hash =
    second === undefined
      ? (first ?? null)
      : createHash('sha256')
          .update(`${String(first)}\n${second}\n`)
          .digest('hex');
}

async function* hashed(bytes: AsyncIterable<Uint8Array>, hash: Hash): AsyncIterable<Uint8Array> {
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
}

/** Hands rows on and notes every accused address that the bundled registry knows as a token's official contract. */
async function* watchForClashes(
  rows: AsyncIterable<ListRow>,
  tokens: TokenRegistry,
  source: string,
  clashes: ListClash[],
): AsyncIterable<ListRow> {
  let batch: ListRow[] = [];
  for await (const row of rows) {
    yield row;
    if (row.category !== 'official_token') batch.push(row);
    if (batch.length < CLASH_BATCH_ROWS) continue;
    clashes.push(...(await clashesIn(batch, tokens, source)));
    batch = [];
  }
  clashes.push(...(await clashesIn(batch, tokens, source)));
}

const clashesIn = async (
  rows: readonly ListRow[],
  tokens: TokenRegistry,
  source: string,
): Promise<readonly ListClash[]> => {
  const perChain = await Promise.all(
    CHAINS.map(async (chain: Chain) => {
      const keys = rows
        .filter((row) => (row.chain === null ? row.family === familyOf(chain) : row.chain === chain))
        .map((row) => row.key);
      if (keys.length === 0) return [];
      const { tokenContracts } = await tokens.lookUp({ chain, symbol: '', keys }, new AbortController().signal);
      return tokenContracts.map(({ key, symbol }) => ({
        key,
        chain,
        symbol,
        lists: [source, 'bundled-registry'].sort(),
      }));
    }),
  );
  return perChain.flat();
};
