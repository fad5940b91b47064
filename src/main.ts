import { join, resolve } from 'node:path';
import { access, rm, writeFile } from 'node:fs/promises';
import closeWithGrace from 'close-with-grace';
import { createPinoLogger } from '../adapters/platform/pino-logger.js';
import type { Logger } from '../ports/platform.js';
import { issueDemonstrationKey } from './application/demonstration-key.js';
import { CHECKPOINT_INTERVAL_MS } from './application/reports/checkpoints.js';
import { publishBuiltInPolicies } from './application/policy-catalogue.js';
import { compose, TOKENS } from './composition.js';
import { loadSettings, type Settings } from './config.js';
import { firstStartGreeting, laterStartGreeting, ownDatabaseGreeting } from './greeting.js';
import { startServers } from './http/server.js';
import { OpenResources } from './open-resources.js';
import { openStorageHome, type StorageHome } from './storage-home.js';

/**
 * config → compose → listen → drain. Resolves when the service listens. A start that fails closes what it had opened; a
 * signal in the middle of it stops it at the next step.
 */
const run = async (settings: Settings, logger: Logger): Promise<void> => {
  const resources = new OpenResources(logger);
  const stopping = new AbortController();
  const started = start(settings, logger, resources, stopping.signal);
  const grace = closeWithGrace({ delay: settings.shutdownLimitMs, logger: false }, async ({ signal, err }) => {
    if (err !== undefined) logger.log('error', 'stopping after an unexpected error', { error: err });
    else logger.log('info', 'draining', { signal });
    stopping.abort();
    await started.catch((error: unknown) => logger.log('info', 'stopped while starting', { error }));
    await resources.close();
    logger.log('info', 'stopped');
  });
  try {
    await started;
  } catch (error) {
    // the stop under way closes everything and ends the process
    if (stopping.signal.aborted) return;
    grace.uninstall();
    await resources.close();
    throw error;
  }
};

const start = async (settings: Settings, logger: Logger, resources: OpenResources, stopping: AbortSignal): Promise<void> => {
  const home = await openStorageHome(settings, 'service', logger);
  resources.add('storage', () => home.close());
  stopping.throwIfAborted();
  if (home.embedded && settings.production) {
    logger.log('warn', 'the embedded database is used in production: set DATABASE_URL to a PostgreSQL that is backed up');
  }
  const container = compose({ settings, stores: home.stores, clock: home.clock, logger });
  resources.add('rate limiter', () => container.resolve(TOKENS.rateLimiter).close());
  resources.add('usage recorder', () => container.resolve(TOKENS.usageRecorder).close());
  await publishBuiltInPolicies(home.stores.policies, home.clock.now());
  stopping.throwIfAborted();
  const reports = container.resolve(TOKENS.reports);
  resources.add('reports', () => reports.close());
  if (reports.checkpointer === null) logger.log('warn', 'CHECKPOINT_DIR is not set: a cut tail or an old backup of the reports could not be noticed');
  reports.checkpointer?.start(CHECKPOINT_INTERVAL_MS);
  const servers = await startServers({ application: container.resolve(TOKENS.application), settings, logger });
  resources.add('servers', () => servers.drain());
  process.stdout.write(`${await greeting(settings, home, servers.url, container)}\n`);
};

const greeting = async (settings: Settings, home: StorageHome, url: string, container: ReturnType<typeof compose>): Promise<string> => {
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

try {
  const settings = loadSettings();
  await run(settings, createPinoLogger({ level: settings.logLevel }));
} catch (error) {
  process.stderr.write(`signgate: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
