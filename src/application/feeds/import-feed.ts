import { createHash, type Hash } from 'node:crypto';
import { CHAINS, type Chain, familyOf } from '../../../domain/chain.js';
import { isoTime, parseIsoMs } from '../../../domain/iso-time.js';
import type { FeedFormat, FeedOptions } from '../../../ports/feeds.js';
import type { ListArchive, ListClash, ListCounts, ListRow } from '../../../ports/lists.js';
import type { Clock } from '../../../ports/platform.js';
import type { TokenRegistry } from '../../../ports/tokens.js';

/** An import that would remove more than this share of the list in place stops and asks. */
const SHRINK_LIMIT_SHARE = 0.2;
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
export const importFeed = async (dependencies: FeedDependencies, wish: FeedImport): Promise<FeedImportReport> => {
  const { archive, tokens, clock } = dependencies;
  const { options, format } = wish;
  const standing = await archive.find(options.source);
  if (standing !== null && parseIsoMs(wish.publishedAt) < parseIsoMs(standing.publishedAt)) {
    throw new ImportRefusedError(
      `The list "${options.source}" in place was published on ${standing.publishedAt}; this file, of ${wish.publishedAt}, is older. The list was not changed.`,
    );
  }
  const tally = { read: 0, skipped: new Map<string, number>() };
  const hash = createHash('sha256');
  const registryClashes: ListClash[] = [];
  const list = {
    source: options.source,
    format: format.id,
    category: options.category ?? format.defaultCategory,
    publishedAt: wish.publishedAt,
    maxAgeSeconds: wish.maxAgeSeconds,
    importedAt: isoTime(clock.now()),
  };
  let sha256 = '';
  const rows = watchForClashes(countRows(format, wish, hash, tally), tokens, options.source, registryClashes);
  const counts = await archive.replace(list, rows, (found) => {
    refuseBadShape(found, wish);
    sha256 = hash.digest('hex');
    return sha256;
  });
  return {
    ...counts,
    read: tally.read,
    skipped: Object.fromEntries([...tally.skipped].sort(([left], [right]) => (left < right ? -1 : 1))),
    clashes: [...registryClashes, ...(await archive.clashes(options.source))],
    unchanged: standing?.sha256 === sha256,
    sha256,
  };
};

const refuseBadShape = ({ previousRows, imported, removed }: ListCounts, { options, acceptShrink }: FeedImport): void => {
  if (imported === 0) throw new ImportRefusedError(`The file holds no row that can be used. The list "${options.source}" was not changed.`);
  if (acceptShrink || removed <= previousRows * SHRINK_LIMIT_SHARE) return;
  const percent = Math.round((100 * removed) / previousRows);
  throw new ImportRefusedError(
    `This import would remove ${removed} of ${previousRows} rows (${percent} %) of the list "${options.source}". It was not changed. If the list really shrank, import again with --accept-shrink.`,
  );
};

/** Reads the file once: its entries are counted, its rows handed on, its bytes hashed. */
async function* countRows(format: FeedFormat, wish: FeedImport, hash: Hash, tally: { read: number; skipped: Map<string, number> }): AsyncIterable<ListRow> {
  const input = {
    file: hashed(wish.file, hash, 'file'),
    ...(wish.comments === null ? {} : { comments: hashed(wish.comments, hash, 'comments') }),
    options: wish.options,
  };
  for await (const entry of format.createReader().read(input)) {
    tally.read += 1;
    if (entry.kind === 'row') yield entry.row;
    else tally.skipped.set(entry.reason, (tally.skipped.get(entry.reason) ?? 0) + 1);
  }
}

/** Each file is hashed by itself first, so that it does not matter in which order the reader takes pieces of two files. */
async function* hashed(bytes: AsyncIterable<Uint8Array>, total: Hash, part: string): AsyncIterable<Uint8Array> {
  const own = createHash('sha256');
  for await (const chunk of bytes) {
    own.update(chunk);
    yield chunk;
  }
  total.update(`${part} ${own.digest('hex')}\n`);
}

/** Hands rows on and notes every accused address that the bundled registry knows as a token's official contract. */
async function* watchForClashes(rows: AsyncIterable<ListRow>, tokens: TokenRegistry, source: string, clashes: ListClash[]): AsyncIterable<ListRow> {
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

const clashesIn = async (rows: readonly ListRow[], tokens: TokenRegistry, source: string): Promise<readonly ListClash[]> => {
  const perChain = await Promise.all(
    CHAINS.map(async (chain: Chain) => {
      const keys = rows.filter((row) => (row.chain === null ? row.family === familyOf(chain) : row.chain === chain)).map((row) => row.key);
      if (keys.length === 0) return [];
      const { tokenContracts } = await tokens.lookUp({ chain, symbol: '', keys }, new AbortController().signal);
      return tokenContracts.map(({ key, symbol }) => ({ key, chain, symbol, lists: [source, 'bundled-registry'].sort() }));
    }),
  );
  return perChain.flat();
};
