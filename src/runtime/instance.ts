import { readdir } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { Logger } from '../../ports/platform/platform.js';
import { SigningKeyError } from '../../ports/platform/signing.js';
import { LOOK_INTERVAL_MS } from '../application/feeds/feed-syncer.js';
import { INDEX_INTERVAL_MS } from '../application/check-index/check-indexer.js';
import { startHousekeeping } from '../application/operations/housekeeping.js';
import { SEND_INTERVAL_MS } from '../application/webhooks/webhook-sender.js';
import { WITHDRAW_INTERVAL_MS } from '../application/withdrawals/check-withdrawer.js';
import { publishBuiltInPolicies } from '../application/policies/policy-catalogue.js';
import { CHECKPOINT_INTERVAL_MS } from '../application/reports/checkpointer.js';
import type { ReportUseCases } from '../application/reports/index.js';
import { KEEP_INTERVAL_MS } from '../application/retention/partition-keeper.js';
import { compose, TOKENS } from '../composition.js';
import type { Settings } from '../config.js';
import { type Database, type DatabaseRole, endDatabase, openDatabase } from './database.js';
import { trustRootGreeting } from './greeting.js';
import { type MissingPart, missingParts } from './missing.js';
import type { OpenResources } from './open-resources.js';

/** What one process keeps for a whole instance of the service, with or without workers. */
export interface Instance {
  readonly database: Database;
  readonly container: ReturnType<typeof compose>;
  readonly missing: readonly MissingPart[];
}

/**
 * Opens the database, composes the service over it, publishes the built-in policies, and from now on removes what has
 * expired and writes the checkpoints of the reports.
 */
export const openInstance = async (
  settings: Settings,
  logger: Logger,
  resources: OpenResources,
  stopping: AbortSignal,
  storesRole: DatabaseRole,
): Promise<Instance> => {
  await announceFirstStart(settings);
  resources.onForcedEnd(() => endDatabase(settings));
  const database = await openDatabase(settings, logger, { role: 'service', storesRole });
  resources.add('storage', () => database.close());
  stopping.throwIfAborted();
  const container = compose({ settings, stores: database.stores, clock: database.clock, logger });
  const housekeeping = startHousekeeping(database.stores, logger);
  resources.add('housekeeping', () => housekeeping.close());
  await publishBuiltInPolicies(database.stores.policies, database.clock.now());
  stopping.throwIfAborted();
  const feedSyncer = container.resolve(TOKENS.feedSyncer);
  resources.add('feeds', () => feedSyncer.close());
  const reports = container.resolve(TOKENS.reports);
  resources.add('reports', () => reports.close());
  const missing = await missingParts(settings, database.stores);
  if (missing.length > 0) logger.log('warn', `missing: ${missing.map(({ what }) => what).join(', ')}`, { missing });
  await announceTrustRoot(reports, logger);
  reports.checkpointer?.start(CHECKPOINT_INTERVAL_MS);
  feedSyncer.start(LOOK_INTERVAL_MS);
  const partitionKeeper = container.resolve(TOKENS.partitionKeeper);
  resources.add('partitions', () => partitionKeeper.close());
  partitionKeeper.start(KEEP_INTERVAL_MS);
  const webhookSender = container.resolve(TOKENS.webhookSender);
  resources.add('webhooks', () => webhookSender.close());
  webhookSender.start(SEND_INTERVAL_MS);
  const withdrawer = container.resolve(TOKENS.withdrawer);
  resources.add('withdrawals', () => withdrawer.close());
  withdrawer.start(WITHDRAW_INTERVAL_MS);
  const checkIndexer = container.resolve(TOKENS.checkIndexer);
  resources.add('checks index', () => checkIndexer.close());
  checkIndexer.start(INDEX_INTERVAL_MS);
  return { database, container, missing };
};

/** A first start takes seconds: says why. */
const announceFirstStart = async ({ databaseUrl, dataDir }: Settings): Promise<void> => {
  if (databaseUrl !== null) return;
  const content = await readdir(dataDir).catch(() => []);
  if (content.length > 0) return;
  const shown = relative('.', resolve(dataDir)) || '.';
  process.stdout.write(`First start: making the database in ${shown}, a few seconds …\n`);
};

/**
 * Registers the first signing key at the first start and prints its fingerprint: it is the trust root of every
 * verification, so it must be known outside the database. A start without a good key answers reports with 503.
 */
const announceTrustRoot = async (reports: ReportUseCases, logger: Logger): Promise<void> => {
  try {
    const root = await reports.trustRoot();
    if (root?.isNew === true) process.stdout.write(`${trustRootGreeting(root.keyId)}\n`);
  } catch (error) {
    if (!(error instanceof SigningKeyError)) throw error;
    logger.log('warn', `reports and checkpoints cannot be signed: ${error.message}`);
  }
};
