import { join, resolve } from 'node:path';
import { access, writeFile } from 'node:fs/promises';
import closeWithGrace from 'close-with-grace';
import { createPinoLogger } from '../adapters/platform/pino-logger.js';
import type { Logger } from '../ports/platform.js';
import { issueDemonstrationKey } from './application/demonstration-key.js';
import { publishBuiltInPolicies } from './application/policy-catalogue.js';
import { compose, TOKENS } from './composition.js';
import { loadSettings, type Settings } from './config.js';
import { firstStartGreeting, laterStartGreeting, ownDatabaseGreeting } from './greeting.js';
import { startServers } from './http/server.js';
import { openStorageHome, type StorageHome } from './storage-home.js';

/** config → compose → listen → drain. Resolves when the service listens. */
const start = async (settings: Settings, logger: Logger): Promise<void> => {
  const home = await openStorageHome(settings, 'service', logger);
  if (home.embedded && settings.production) {
    logger.log('warn', 'the embedded database is used in production: set DATABASE_URL to a PostgreSQL that is backed up');
  }
  const container = compose({ settings, stores: home.stores, clock: home.clock, logger });
  await publishBuiltInPolicies(home.stores.policies, home.clock.now());
  const servers = await startServers({ application: container.resolve(TOKENS.application), settings, logger });
  process.stdout.write(`${await greeting(settings, home, servers.url, container)}\n`);

  closeWithGrace({ delay: settings.shutdownLimitMs, logger: false }, async ({ signal, err }) => {
    if (err !== undefined) logger.log('error', 'stopping after an unexpected error', { error: err });
    else logger.log('info', 'draining', { signal });
    await servers.drain();
    await container.resolve(TOKENS.usageRecorder).close();
    await container.resolve(TOKENS.rateLimiter).close();
    await home.close();
    logger.log('info', 'stopped');
  });
};

const greeting = async (settings: Settings, home: StorageHome, url: string, container: ReturnType<typeof compose>): Promise<string> => {
  if (!home.embedded) return ownDatabaseGreeting(url);
  const keyFile = join(resolve(settings.dataDir), 'demo-key');
  // the keys themselves tell whether this is a first start: a start that died before it made the key is made good
  const isFirst = (await home.stores.keys.listKeys()).length === 0;
  if (!isFirst || settings.production) return laterStartGreeting(url, (await exists(keyFile)) ? keyFile : null);
  const { apiKey } = await issueDemonstrationKey({ keys: home.stores.keys, clock: home.clock, ids: container.resolve(TOKENS.ids) });
  await writeFile(keyFile, `${apiKey}\n`, { mode: 0o600 });
  return firstStartGreeting(url, apiKey, keyFile);
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
  await start(settings, createPinoLogger({ level: settings.logLevel }));
} catch (error) {
  process.stderr.write(`signgate: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
