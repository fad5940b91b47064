import { createReadStream } from 'node:fs';
import type { Chain } from '../../../../domain/intent/chain.js';
import type { FeedFormat } from '../../../../ports/platform/feeds.js';
import type { ListCategory } from '../../../../ports/stores/lists.js';
import { type FeedImportReport, importFeed } from '../../../application/lists/import-feed.js';
import { withDatabase } from '../../command-context.js';
import { print, time } from '../../output.js';
import type { Columns } from './options.js';

const SECONDS_PER_DAY = 86_400;

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

export const importList = (file: string, options: ImportOptions): Promise<void> =>
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

/** Opens the file when its first bytes are read: a missing file fails the import like a bad one. */
async function* bytesOf(file: string): AsyncIterable<Uint8Array> {
  yield* createReadStream(file) as AsyncIterable<Uint8Array>;
}

const asJson = ({ read, imported, skipped, removed, clashes, unchanged, sha256 }: FeedImportReport) => ({
  read,
  imported,
  skipped,
  removed,
  clashes: clashes.map(({ key, chain, symbol, lists }) => ({ address: key, chain, symbol, lists })),
  unchanged,
  sha256,
});

const asText = (source: string, { read, imported, removed, skipped, unchanged, sha256, clashes }: FeedImportReport) => {
  const reasons = Object.entries(skipped).map(([reason, count]) => `${count} ${reason}`);
  const counts = `read ${read}, imported ${imported}, removed ${removed}, skipped ${reasons.join(', ') || 'none'}`;
  return [
    `${source}: ${counts}${unchanged ? ' (the content is the same as before)' : ''}`,
    `SHA-256 ${sha256}; in force on every instance within 5 s`,
    ...(clashes.length === 0 ? [] : ['', `${clashes.length} clashes with lists of official tokens ${WHAT_IT_MEANS}:`]),
    ...clashes.map(
      ({ key, chain, symbol, lists }) =>
        `  ${key} on ${chain ?? 'every chain of its family'} is ${symbol}; lists: ${lists.join(', ')}`,
    ),
  ].join('\n');
};

const WHAT_IT_MEANS = '(such an address is reviewed as disputed_listing, not blocked, unless it is a sanction)';
