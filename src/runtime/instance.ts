import { readdir } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { Logger } from '../../ports/platform/platform.js';
import { SigningKeyError } from '../../ports/platform/signing.js';
import type { MissingPart } from '../application/sources/missing-knowledge.js';
import { publishBuiltInPolicies } from '../application/policies/policy-catalogue.js';
import type { ReportUseCases } from '../application/reports/index.js';
import { compose, TOKENS } from '../composition.js';
import type { Settings } from '../config.js';
import type { Background } from './background.js';
import { type Database, type DatabaseRole, endDatabase, openDatabase } from './database.js';
import { trustRootGreeting } from './greeting.js';
import { missingParts } from './missing.js';
import type { OpenResources } from './open-resources.js';

/** What one process keeps for a whole instance of the service, with or without workers. */
export interface Instance {
  readonly database: Database;
  readonly container: ReturnType<typeof compose>;
  readonly missing: readonly MissingPart[];
  readonly background: Background;
}

/**
 * Opens the database, composes the service over it and publishes the built-in policies. Work in the background that is
 * done here begins; the process that does it elsewhere is started by whoever listens.
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
  const database = await openDatabase(settings, logger, { role: 'service', storesRole, stopping });
  resources.add('database', () => database.close());
  const background = { current: INLINE };
  // once this process has left the database: who seals the last checks must find itself alone there
  resources.add('background process', () => background.current.close());
  resources.add('storage', () => database.closeStores());
  stopping.throwIfAborted();
  const isElsewhere = settings.background === 'process';
  const { stores, clock, connection } = database;
  const container = compose({ settings, stores, clock, logger, ...(isElsewhere && { background: 'elsewhere' }) });
  await publishBuiltInPolicies(database.stores.policies, database.clock.now());
  stopping.throwIfAborted();
  const reports = container.resolve(TOKENS.reports);
  resources.add('reports', () => reports.close());
  const missing = await missingParts(settings, database.stores);
  if (missing.length > 0) logger.log('warn', `missing: ${missing.map(({ what }) => what).join(', ')}`, { missing });
  await announceTrustRoot(reports, logger);
  if (!isElsewhere) startInBackground(container, resources);
  if (isElsewhere) background.current = (await import('./background.js')).keepBackground(connection, logger);
  return { database, container, missing, background: background.current };
};

/** The work that no request waits for, from now on in this process. */
export const startInBackground = (container: Instance['container'], resources: OpenResources): void => {
  for (const worker of container.resolve(TOKENS.workers)) {
    resources.add(worker.name, () => worker.close());
    worker.start();
  }
};

const INLINE: Background = {
  start: () => undefined,
  metrics: async () => [],
  judge: (readiness) => readiness,
  close: async () => undefined,
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
