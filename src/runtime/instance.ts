import { readdir } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { Logger } from '../../ports/platform/platform.js';
import { startHousekeeping } from '../application/operations/housekeeping.js';
import { publishBuiltInPolicies } from '../application/policies/policy-catalogue.js';
import { CHECKPOINT_INTERVAL_MS } from '../application/reports/checkpointer.js';
import { compose, TOKENS } from '../composition.js';
import type { Settings } from '../config.js';
import { type Database, type DatabaseRole, openDatabase } from './database.js';
import type { OpenResources } from './open-resources.js';

/** What one process keeps for a whole instance of the service, with or without workers. */
export interface Instance {
  readonly database: Database;
  readonly container: ReturnType<typeof compose>;
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
  const database = await openDatabase(settings, 'service', logger, storesRole);
  resources.add('storage', () => database.close());
  stopping.throwIfAborted();
  if (database.isEmbedded && settings.production) {
    logger.log(
      'warn',
      'the embedded database is used in production: set DATABASE_URL to a PostgreSQL that is backed up',
    );
  }
  const container = compose({ settings, stores: database.stores, clock: database.clock, logger });
  const housekeeping = startHousekeeping(database.stores, logger);
  resources.add('housekeeping', () => housekeeping.close());
  await publishBuiltInPolicies(database.stores.policies, database.clock.now());
  stopping.throwIfAborted();
  const reports = container.resolve(TOKENS.reports);
  resources.add('reports', () => reports.close());
  if (reports.checkpointer === null) {
    logger.log('warn', 'CHECKPOINT_DIR is not set: a cut tail or an old backup of the reports could not be noticed');
  }
  reports.checkpointer?.start(CHECKPOINT_INTERVAL_MS);
  return { database, container };
};

/** A first start takes seconds: says why. */
const announceFirstStart = async ({ databaseUrl, dataDir }: Settings): Promise<void> => {
  if (databaseUrl !== null) return;
  const content = await readdir(dataDir).catch(() => []);
  if (content.length > 0) return;
  const shown = relative('.', resolve(dataDir)) || '.';
  process.stdout.write(`First start: making the database in ${shown}, a few seconds …\n`);
};
