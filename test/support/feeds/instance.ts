import { OFFICIAL } from '../../../adapters/contracts/local-registry/bundled.js';
import { bundledRegistry } from '../../../adapters/tokens/bundled-registry/index.js';
import { createPinoLogger } from '../../../adapters/platform/pino-logger.js';
import type { Stores } from '../../../ports/stores/stores.js';
import type { Feed } from '../../../src/application/feeds/feed.js';
import {
  createFeedSyncer,
  type FeedSyncer,
  type FeedSyncerOptions,
} from '../../../src/application/feeds/feed-syncer.js';
import { dependenciesWith } from '../provider-dependencies.js';
import { patientPublishers } from './patience.js';

export interface TestInstance {
  readonly syncer: FeedSyncer;
  readonly logLines: string[];
}

/** What one instance of the service runs to keep lists current, with a clock that a test sets. */
export const feedInstance = (
  stores: Pick<Stores, 'archive' | 'feedSyncs' | 'lists'>,
  clock: FeedSyncerOptions['clock'],
  feeds: readonly Feed[],
  changes: Partial<FeedSyncerOptions> = {},
): TestInstance => {
  const logLines: string[] = [];
  const logger = createPinoLogger({ level: 'debug', write: (line) => void logLines.push(line) });
  const syncer = createFeedSyncer({
    ...stores,
    feeds,
    tokens: bundledRegistry.create({}, dependenciesWith()),
    official: OFFICIAL,
    publishers: patientPublishers(),
    // in the middle: no feed comes earlier or later
    random: () => 0.5,
    clock,
    logger,
    ...changes,
  });
  return { syncer, logLines };
};
