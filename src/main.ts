import './as-newer-node.js';
import cluster from 'node:cluster';
import { createPinoLogger } from '../adapters/platform/pino-logger.js';
import type { Logger } from '../ports/platform/platform.js';
import { TOKENS } from './composition.js';
import { loadSettings, type Settings } from './config.js';
import { startServers } from './http/server/server.js';
import { PART, type Part } from './runtime/cluster/messages.js';
import { checkedSettings, refuseUnprotected } from './runtime/checked-settings.js';
import { greet } from './runtime/greet.js';
import { openInstance } from './runtime/instance.js';
import { runProcess, type Start } from './runtime/run-process.js';
import { VERSION } from './version.js';

/** One process, or in a cluster the primary or one of its workers. */
const run = async (settings: Settings): Promise<void> => {
  const loggerOf = (processName?: string): Logger =>
    createPinoLogger({ level: settings.logLevel, ...(processName !== undefined && { processName }) });
  if (cluster.worker !== undefined) {
    const isBackground = process.env[PART] === ('background' satisfies Part);
    return runPart(settings, loggerOf(isBackground ? 'background' : `worker ${cluster.worker.id}`), isBackground);
  }
  if (settings.workers === 1) return runProcess(settings, loggerOf(), startService);
  const { startPrimary } = await import('./runtime/cluster/primary.js');
  return runProcess(settings, loggerOf('primary'), startPrimary);
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
  const { container, background } = instance;
  resources.add('rate limiter', () => container.resolve(TOKENS.rateLimiter).close());
  resources.add('usage recorder', () => container.resolve(TOKENS.usageRecorder).worker.close());
  await trace(settings, logger);
  const composed = container.resolve(TOKENS.application);
  const application = { ...composed, readiness: async () => background.judge(await composed.readiness()) };
  const servers = await startServers({ application, settings, logger, beside: () => background.metrics() });
  resources.add('servers', () => servers.drain());
  await greet(settings, instance, servers.url);
  if (!stopping.aborted) background.start();
};

/** One that cannot start tells the process that started it why; that tells the operator. */
const runPart = async (settings: Settings, logger: Logger, isBackground: boolean): Promise<void> => {
  const { linkToPrimary } = await import('./runtime/cluster/worker-link.js');
  const link = linkToPrimary();
  const start = isBackground
    ? (await import('./runtime/cluster/background.js')).startBackground(link)
    : (await import('./runtime/cluster/worker.js')).startWorker(link);
  await trace(settings, logger);
  try {
    await runProcess(settings, logger, start, { drain: link.drain, heedsSignals: !isBackground });
  } catch (error) {
    await link.sayFailed(messageOf(error));
    process.exit(1);
  }
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

try {
  const settings = await checkedSettings(loadSettings());
  refuseUnprotected(settings);
  await run(settings);
} catch (error) {
  process.stderr.write(`signgate: ${messageOf(error)}\n`);
  process.exitCode = 1;
}
