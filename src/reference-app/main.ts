import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createPinoLogger } from '../../adapters/platform/pino-logger.js';
import { loadSettings, type Settings } from '../config.js';
import { endInOrder } from '../runtime/end-in-order.js';
import { startReferenceServer } from './server.js';

/** The key from the settings, else the demonstration key of the service on this machine, else null. */
const findKey = async ({ referenceAppApiKey, dataDir }: Settings): Promise<string | null> => {
  if (referenceAppApiKey !== null) return referenceAppApiKey;
  try {
    return (await readFile(join(resolve(dataDir), 'demo-key'), 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

const start = async (): Promise<void> => {
  const settings = loadSettings();
  const logger = createPinoLogger({ level: settings.logLevel });
  const apiKey = await findKey(settings);
  const server = await startReferenceServer({
    host: settings.host,
    port: settings.referenceAppPort,
    serviceUrl:
      settings.referenceAppServiceUrl ??
      `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${settings.port}`,
    apiKey,
    origin: settings.referenceAppOrigin,
    trustedProxyHops: settings.trustedProxyHops,
    logger,
  });
  if (apiKey === null)
    logger.log(
      'warn',
      'no API key: set REFERENCE_APP_API_KEY, or start the service first so that it makes a demonstration key',
    );
  process.stdout.write(`Reference application listens on ${server.url}\n`);
  endInOrder({ limitMs: settings.shutdownLimitMs, close: () => server.close() });
};

try {
  await start();
} catch (error) {
  process.stderr.write(`signgate reference application: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
