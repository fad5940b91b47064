import { OFFICIAL } from '../../../../adapters/contracts/local-registry/bundled.js';
import { createPublishers } from '../../../../adapters/feeds/publishers/index.js';
import { type FeedStatus, readFeedStatus } from '../../../application/feeds/feed-status.js';
import { createFeedSyncer } from '../../../application/feeds/feed-syncer.js';
import { wireProviders } from '../../../application/check/wire-providers.js';
import { withFeeds } from '../../../feeds/with-feeds.js';
import { ALL_PROVIDERS } from '../../../providers.js';
import { type CommandContext, withDatabase } from '../../command-context.js';
import { print, textTable, time } from '../../output.js';

interface Options {
  readonly json?: boolean;
}

/** Syncs the feed of that name, or all, whether due or not. Ends with 1 where one did not succeed. */
export const sync = (name: string | undefined, { json }: Options): Promise<void> =>
  withDatabase(async (context) => {
    const feeds = await chosenFeeds(context, name);
    const { lists, clock, logger } = context;
    const tokens = wireProviders(ALL_PROVIDERS, {}, { lists, clock, logger }).token.instance;
    const syncer = createFeedSyncer({
      ...context,
      feeds,
      tokens,
      official: OFFICIAL,
      publishers: createPublishers(),
      random: Math.random,
    });
    const done = await syncer.syncNow(feeds);
    if (done === null) throw new Error('The service or another command is fetching lists now. Try again in a minute.');
    if (done.length < feeds.length || done.some(({ reason }) => reason !== null)) process.exitCode = 1;
    show(json, await readFeedStatus(feeds, context));
  });

export const status = ({ json }: Options): Promise<void> =>
  withDatabase(async (context) => show(json, await readFeedStatus(await chosenFeeds(context, undefined), context)));

const chosenFeeds = async ({ settings }: CommandContext, name: string | undefined) => {
  const { feeds } = await withFeeds(settings);
  if (feeds.length === 0)
    throw new Error('There are no feeds: set FEEDS=recommended, or name a file of your own in FEEDS_FILE.');
  const chosen = feeds.filter(({ source }) => name === undefined || source === name);
  if (chosen.length > 0 || name === undefined) return chosen;
  throw new Error(`There is no feed of this name. The settings name: ${feeds.map(({ source }) => source).join(', ')}.`);
};

const show = (json: boolean | undefined, all: readonly FeedStatus[]): void =>
  print(json, { feeds: all.map(asJson) }, () =>
    [
      textTable(
        ['SOURCE', 'LIST', 'PUBLISHED', 'ROWS', 'LAST RESULT', 'LAST ATTEMPT', 'LAST SUCCESS', 'NEXT'],
        all.map(({ feed, standing, list, sync: last }) => [
          feed.source,
          `${standing}${feed.required ? ' (required)' : ''}`,
          list?.publishedAt ?? '-',
          String(list?.rows ?? '-'),
          last?.result ?? 'never tried',
          time(last?.attemptedAtMs ?? null),
          time(last?.succeededAtMs ?? null),
          time(last?.nextAtMs ?? null),
        ]),
      ),
      ...all.flatMap(({ feed, sync: last }) =>
        typeof last?.reason === 'string' ? [`${feed.source}: ${last.reason}`] : [],
      ),
    ].join('\n'),
  );

const timeOrNull = (ms: number | undefined | null): string | null => (typeof ms === 'number' ? time(ms) : null);

const asJson = ({ feed, standing, list, sync: last }: FeedStatus) => ({
  source: feed.source,
  format: feed.format,
  required: feed.required,
  every_seconds: feed.everyMs / 1000,
  max_age_seconds: feed.maxAgeSeconds,
  standing,
  published_at: list?.publishedAt ?? null,
  dated_by: list === null ? null : (list.datedBy ?? 'publisher'),
  rows: list?.rows ?? null,
  sha256: list?.sha256 ?? null,
  last_result: last?.result ?? null,
  last_error: last?.reason ?? null,
  failures_in_row: last?.failuresInRow ?? 0,
  last_attempt: timeOrNull(last?.attemptedAtMs),
  last_success: timeOrNull(last?.succeededAtMs),
  next_sync: timeOrNull(last?.nextAtMs),
});
