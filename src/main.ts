import cluster from 'node:cluster';
import { createPinoLogger } from '../adapters/platform/pino-logger.js';
import { startPrimary } from './runtime/cluster/primary.js';
import { startWorker } from './runtime/cluster/worker.js';
import { linkToPrimary } from './runtime/cluster/worker-link.js';
import { TOKENS } from './composition.js';
import { loadSettings, type Settings } from './config.js';
import { startServers } from './http/server/server.js';
import { greet } from './runtime/greet.js';
import { openInstance } from './runtime/instance.js';
import { runProcess, type Start } from './runtime/run-process.js';

/** config → compose → listen → drain, in one process. */
const startService: Start = async (settings, logger, resources, stopping) => {
  const instance = await openInstance(settings, logger, resources, stopping, 'service');
  const { container } = instance;
  resources.add('rate limiter', () => container.resolve(TOKENS.rateLimiter).close());
  resources.add('usage recorder', () => container.resolve(TOKENS.usageRecorder).close());
  const servers = await startServers({ application: container.resolve(TOKENS.application), settings, logger });
  resources.add('servers', () => servers.drain());
  await greet(settings, instance, servers.url);
};

/**
 * The same as a worker of a cluster. It says what keeps it from starting to its primary, which says it to the operator.
 */
const runWorker = async (settings: Settings, worker: number): Promise<void> => {
  const link = linkToPrimary();
  try {
    await runProcess(
      settings,
      createPinoLogger({ level: settings.logLevel, processName: `worker ${worker}` }),
      startWorker(link),
      link.drain,
    );
  } catch (error) {
    await link.sayFailed(messageOf(error));
    process.exit(1);
  }
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

try {
  const settings = loadSettings();
  const isCluster = settings.workers > 1;
  if (isCluster && cluster.worker !== undefined) await runWorker(settings, cluster.worker.id);
  else if (isCluster)
    await runProcess(settings, createPinoLogger({ level: settings.logLevel, processName: 'primary' }), startPrimary);
  else await runProcess(settings, createPinoLogger({ level: settings.logLevel }), startService);
} catch (error) {
  process.stderr.write(`signgate: ${messageOf(error)}\n`);
  process.exitCode = 1;
}
