import cluster from 'node:cluster';
import { createPinoLogger } from '../adapters/platform/pino-logger.js';
import type { Logger } from '../ports/platform/platform.js';
import { TOKENS } from './composition.js';
import { loadSettings, type Settings } from './config.js';
import { withFeeds } from './feeds/with-feeds.js';
import { startServers } from './http/server/server.js';
import { greet } from './runtime/greet.js';
import { openInstance } from './runtime/instance.js';
import { runProcess, type Start } from './runtime/run-process.js';
import { withSignIn } from './runtime/sign-in.js';
import { VERSION } from './version.js';

/** One process, or in a cluster the primary or one of its workers. */
const run = async (settings: Settings): Promise<void> => {
  const loggerOf = (processName?: string): Logger =>
    createPinoLogger({ level: settings.logLevel, ...(processName !== undefined && { processName }) });
  if (settings.workers === 1) return runProcess(settings, loggerOf(), startService);
  if (cluster.worker === undefined) {
    const { startPrimary } = await import('./runtime/cluster/primary.js');
    return runProcess(settings, loggerOf('primary'), startPrimary);
  }
  return runWorker(settings, loggerOf(`worker ${cluster.worker.id}`));
};

/** Off: nothing of it is loaded. */
const trace = async ({ traces }: Settings, logger: Logger): Promise<void> => {
  if (traces === 'off') return;
  const { startTracing } = await import('../adapters/tracing/index.js');
  if (startTracing(traces, VERSION).isRegistered) return;
  logger.log('warn', 'TRACES is set and no OpenTelemetry SDK is loaded: nothing is traced');
};

/** config → compose → listen → drain */
const startService: Start = async (settings, logger, resources, stopping) => {
  const instance = await openInstance(settings, logger, resources, stopping, 'service');
  const { container } = instance;
  resources.add('rate limiter', () => container.resolve(TOKENS.rateLimiter).close());
  resources.add('usage recorder', () => container.resolve(TOKENS.usageRecorder).worker.close());
  await trace(settings, logger);
  const servers = await startServers({ application: container.resolve(TOKENS.application), settings, logger });
  resources.add('servers', () => servers.drain());
  await greet(settings, instance, servers.url);
};

/** A worker that cannot start tells its primary why; the primary tells the operator. */
const runWorker = async (settings: Settings, logger: Logger): Promise<void> => {
  const [{ linkToPrimary }, { startWorker }] = await Promise.all([
    import('./runtime/cluster/worker-link.js'),
    import('./runtime/cluster/worker.js'),
  ]);
  const link = linkToPrimary();
  await trace(settings, logger);
  try {
    await runProcess(settings, logger, startWorker(link), link.drain);
  } catch (error) {
    await link.sayFailed(messageOf(error));
    process.exit(1);
  }
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

try {
  await run(await withSignIn(await withFeeds(loadSettings())));
} catch (error) {
  process.stderr.write(`signgate: ${messageOf(error)}\n`);
  process.exitCode = 1;
}
