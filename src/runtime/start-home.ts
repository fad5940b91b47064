import { access, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Logger } from '../../ports/platform/platform.js';
import { issueDemonstrationKey } from '../application/keys/demonstration-key.js';
import { startHousekeeping } from '../application/operations/housekeeping.js';
import { publishBuiltInPolicies } from '../application/policies/policy-catalogue.js';
import { CHECKPOINT_INTERVAL_MS } from '../application/reports/checkpoints.js';
import { compose, TOKENS } from '../composition.js';
import type { Settings } from '../config.js';
import { firstStartGreeting, laterStartGreeting, ownDatabaseGreeting } from './greeting.js';
import type { OpenResources } from './open-resources.js';
import { openStorageHome, type StorageHome, type StorageRole } from './storage-home.js';

type Container = ReturnType<typeof compose>;

/**
 * What one process of an instance does for all of it: opens the home of the data, composes the service over it,
 * publishes the built-in policies, removes what is past, and writes the checkpoints of the reports from now on.
 */
export const openHome = async (
  settings: Settings,
  logger: Logger,
  resources: OpenResources,
  stopping: AbortSignal,
  storesRole: StorageRole,
): Promise<{ readonly home: StorageHome; readonly container: Container }> => {
  const home = await openStorageHome(settings, 'service', logger, storesRole);
  resources.add('storage', () => home.close());
  stopping.throwIfAborted();
  if (home.embedded && settings.production) {
    logger.log(
      'warn',
      'the embedded database is used in production: set DATABASE_URL to a PostgreSQL that is backed up',
    );
  }
  const container = compose({ settings, stores: home.stores, clock: home.clock, logger });
  const housekeeping = startHousekeeping(home.stores, logger);
  resources.add('housekeeping', () => housekeeping.close());
  await publishBuiltInPolicies(home.stores.policies, home.clock.now());
  stopping.throwIfAborted();
  const reports = container.resolve(TOKENS.reports);
  resources.add('reports', () => reports.close());
  if (reports.checkpointer === null)
    logger.log('warn', 'CHECKPOINT_DIR is not set: a cut tail or an old backup of the reports could not be noticed');
  reports.checkpointer?.start(CHECKPOINT_INTERVAL_MS);
  return { home, container };
};

/** Says that the service listens, and what to do next. Makes the demonstration key of a first start. */
export const sayGreeting = async (
  settings: Settings,
  home: StorageHome,
  url: string,
  container: Container,
): Promise<void> => {
  process.stdout.write(`${await greeting(settings, home, url, container)}\n`);
};

const greeting = async (settings: Settings, home: StorageHome, url: string, container: Container): Promise<string> => {
  if (!home.embedded) return ownDatabaseGreeting(url);
  const keyFile = join(resolve(settings.dataDir), 'demo-key');
  // the keys themselves tell whether this is a first start: a start that died before it made the key is made good
  const isFirst = (await home.stores.keys.listKeys()).length === 0;
  if (!isFirst || settings.production) return laterStartGreeting(url, (await exists(keyFile)) ? keyFile : null);
  const { apiKey } = await issueDemonstrationKey(
    { keys: home.stores.keys, clock: home.clock, ids: container.resolve(TOKENS.ids) },
    (key) => writePrivately(keyFile, `${key}\n`),
  );
  return firstStartGreeting(url, apiKey, keyFile);
};

/** As a new file: one that lay there could be readable by others, or a link to somewhere else. */
const writePrivately = async (file: string, text: string): Promise<void> => {
  await rm(file, { force: true });
  await writeFile(file, text, { mode: 0o600, flag: 'wx' });
};

const exists = async (file: string): Promise<boolean> => {
  try {
    await access(file);
    return true;
  } catch {
    return false;
  }
};
