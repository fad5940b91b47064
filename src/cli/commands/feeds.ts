import { createReadStream } from 'node:fs';
import { type Command, InvalidArgumentError } from 'commander';
import { FEED_FORMATS } from '../../../adapters/feeds/index.js';
import { CHAINS, type Chain } from '../../../domain/intent/chain.js';
import { EVIDENCE_CATEGORIES } from '../../../domain/facts/screening/evidence.js';
import { CSV_COLUMNS, type CsvColumn, FEED_FORMAT_IDS, type FeedFormat } from '../../../ports/platform/feeds.js';
import type { ListCategory } from '../../../ports/stores/lists.js';
import { type FeedImportReport, importFeed } from '../../application/lists/import-feed.js';
import { withDatabase } from '../command-context.js';
import { print, table, time } from '../output.js';
import { parseTime } from '../parse.js';

const SECONDS_PER_DAY = 86_400;
const MAX_DAYS = 3_650;
const CATEGORIES: readonly ListCategory[] = [
  ...EVIDENCE_CATEGORIES.filter((category) => category !== 'unattributed'),
  'official_token',
];

const oneOf =
  <T extends string>(known: readonly T[]) =>
  (text: string): T => {
    const found = known.find((candidate) => candidate === text);
    if (found === undefined) throw new InvalidArgumentError(`Known are: ${known.join(', ')}.`);
    return found;
  };

const parseFormat = (text: string): FeedFormat => {
  const id = FEED_FORMAT_IDS.find((known) => known === text);
  if (id === undefined) throw new InvalidArgumentError(`Known are: ${FEED_FORMAT_IDS.join(', ')}.`);
  return FEED_FORMATS[id];
};

const parseSource = (text: string): string => {
  if (!/^[^\p{Cc}]{1,100}$/u.test(text) || text.trim() !== text)
    throw new InvalidArgumentError('Give 1 to 100 characters.');
  return text;
};

const parseDays = (text: string): number => {
  const days = Number(text);
  if (!/^\d+$/.test(text) || days < 1 || days > MAX_DAYS)
    throw new InvalidArgumentError(`Give a whole number of days from 1 to ${MAX_DAYS}.`);
  return days;
};

type Columns = Readonly<Partial<Record<CsvColumn, string>>>;

const parseColumns = (text: string): Columns => {
  const columns: Partial<Record<CsvColumn, string>> = {};
  for (const pair of text.split(',')) {
    const [name, header, ...rest] = pair.split('=').map((part) => part.trim());
    const column = CSV_COLUMNS.find((known) => known === name);
    if (
      column === undefined ||
      header === undefined ||
      header === '' ||
      rest.length > 0 ||
      columns[column] !== undefined
    ) {
      throw new InvalidArgumentError(
        `Give pairs such as address=Wallet,label=Tag, each of these once: ${CSV_COLUMNS.join(', ')}.`,
      );
    }
    columns[column] = header;
  }
  return columns;
};

/**
 * The file's bytes; it is opened when the first are wanted, so that a file that is not there fails the import and
 * nothing else.
 */
async function* bytesOf(file: string): AsyncIterable<Uint8Array> {
  yield* createReadStream(file) as AsyncIterable<Uint8Array>;
}

interface ImportOptions {
  readonly format: FeedFormat;
  readonly source: string;
  readonly published: number;
  readonly comments?: string;
  readonly chain?: Chain;
  readonly category?: ListCategory;
  readonly columns?: Columns;
  readonly maxAge?: number;
  readonly acceptShrink?: boolean;
  readonly json?: boolean;
}

/** `signgate feeds import|list`. */
export const addFeedCommands = (program: Command): void => {
  const feeds = program.command('feeds').description('imported lists: each is identified by its source');
  feeds
    .command('import <file>')
    .description('put a list in place of the one of the same source; whatever fails leaves the old one')
    .requiredOption('--format <format>', FEED_FORMAT_IDS.join(', '), parseFormat)
    .requiredOption('--source <name>', 'the identity of the list', parseSource)
    .requiredOption(
      '--published <date>',
      'when the publisher published it, ISO 8601; older than the list in place is refused',
      parseTime,
    )
    .option('--comments <file>', 'the second file of ofac-sdn-csv')
    .option('--chain <chain>', 'for entries that name none', oneOf(CHAINS))
    .option(
      '--category <category>',
      `what the list means, where the format is neutral: ${CATEGORIES.join(', ')}`,
      oneOf(CATEGORIES),
    )
    .option(
      '--columns <pairs>',
      `csv: the file's own headers, such as address=Wallet,label=Tag (of ${CSV_COLUMNS.join(', ')})`,
      parseColumns,
    )
    .option(
      '--max-age <days>',
      'after how many days the list counts as stale; without it its age is never known to be fine',
      parseDays,
    )
    .option('--accept-shrink', 'the list really lost more than 20 % of its rows')
    .option('--json', 'print one JSON line')
    .action(importList);
  feeds
    .command('list')
    .description('every list in place: source, date, age, rows, hash')
    .option('--json', 'print one JSON line')
    .action(list);
};

const importList = (file: string, options: ImportOptions): Promise<void> =>
  withDatabase(async ({ archive, officialTokens, clock }) => {
    const report = await importFeed(
      { archive, tokens: officialTokens(), clock },
      {
        format: options.format,
        options: {
          chain: options.chain ?? null,
          category: options.category ?? null,
          source: options.source,
          ...(options.columns === undefined ? {} : { columns: options.columns }),
        },
        file: bytesOf(file),
        comments: options.comments === undefined ? null : bytesOf(options.comments),
        publishedAt: time(options.published),
        maxAgeSeconds: options.maxAge === undefined ? null : options.maxAge * SECONDS_PER_DAY,
        acceptShrink: options.acceptShrink === true,
      },
    );
    print(options.json, asJson(report), () => asText(options.source, report));
  });

const asJson = ({ read, imported, skipped, removed, clashes, unchanged, sha256 }: FeedImportReport) => ({
  read,
  imported,
  skipped,
  removed,
  clashes: clashes.map(({ key, chain, symbol, lists }) => ({ address: key, chain, symbol, lists })),
  unchanged,
  sha256,
});

const asText = (source: string, report: FeedImportReport): string => {
  const skipped = Object.entries(report.skipped).map(([reason, count]) => `${count} ${reason}`);
  return [
    `${source}: read ${report.read}, imported ${report.imported}, removed ${report.removed}, skipped ${skipped.length === 0 ? 'none' : skipped.join(', ')}${report.unchanged ? ' (the same content stood already)' : ''}`,
    `SHA-256 ${report.sha256}; in force on every instance within 5 s`,
    ...(report.clashes.length === 0
      ? []
      : [
          '',
          `${report.clashes.length} clashes with lists of official tokens (such an address is reviewed as disputed_listing, not blocked, unless it is a sanction):`,
        ]),
    ...report.clashes.map(
      ({ key, chain, symbol, lists }) =>
        `  ${key} on ${chain ?? 'every chain of its family'} is ${symbol}; lists: ${lists.join(', ')}`,
    ),
  ].join('\n');
};

const list = ({ json }: { readonly json?: boolean }): Promise<void> =>
  withDatabase(async ({ lists, clock }) => {
    const nowMs = clock.now();
    const views = (await lists.lists()).map((entry) => ({
      source: entry.source,
      format: entry.format,
      category: entry.category,
      published_at: entry.publishedAt,
      imported_at: entry.importedAt,
      age_seconds: Math.max(0, Math.floor((nowMs - Date.parse(entry.publishedAt)) / 1000)),
      max_age_seconds: entry.maxAgeSeconds,
      rows: entry.rows,
      sha256: entry.sha256,
    }));
    print(json, { lists: views }, () =>
      table(
        ['SOURCE', 'FORMAT', 'CATEGORY', 'PUBLISHED', 'AGE DAYS', 'MAX AGE DAYS', 'ROWS', 'SHA-256'],
        views.map((row) => [
          row.source,
          row.format,
          row.category ?? 'by row',
          row.published_at,
          String(Math.floor(row.age_seconds / SECONDS_PER_DAY)),
          row.max_age_seconds === null ? '-' : String(row.max_age_seconds / SECONDS_PER_DAY),
          String(row.rows),
          row.sha256.slice(0, 16),
        ]),
      ),
    );
  });
