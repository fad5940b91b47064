import type { Logger } from '../../ports/platform/platform.js';
import type { Settings } from '../config.js';
import { endInOrder } from './end-in-order.js';
import { OpenResources } from './open-resources.js';

/** Starts one process. Adds what it opens to `resources`; gives up between two steps once `stopping` is aborted. */
export type Start = (
  settings: Settings,
  logger: Logger,
  resources: OpenResources,
  stopping: AbortSignal,
) => Promise<void>;

/**
 * Runs `start` and keeps the process until a signal or `drain` ends it; then closes, newest first, what was opened.
 * Resolves when the process is up. A start that fails closes what it had opened, and rejects. A signal during the start
 * ends it at its next step.
 */
export const runProcess = async (
  settings: Settings,
  logger: Logger,
  start: Start,
  { drain, heedsSignals = true }: { readonly drain?: Promise<void>; readonly heedsSignals?: boolean } = {},
): Promise<void> => {
  const resources = new OpenResources(logger);
  const stopping = new AbortController();
  const started = start(settings, logger, resources, stopping.signal);
  const ending = endInOrder({
    limitMs: settings.shutdownLimitMs,
    heedsSignals,
    close: async ({ signal, error: unexpected }) => {
      if (unexpected !== undefined) logger.log('error', 'stopping after an unexpected error', { error: unexpected });
      else logger.log('info', 'draining', { signal });
      stopping.abort();
      await started.catch((error: unknown) => logger.log('info', 'stopped while starting', { error }));
      await resources.close();
      logger.log('info', 'stopped');
    },
    force: async (reason) => {
      logger.log('warn', 'the stop is forced', { reason });
      await resources.force();
    },
  });
  void drain?.then(() => ending.end());
  try {
    await started;
  } catch (error) {
    // the handler above closes everything and ends the process
    if (stopping.signal.aborted) return;
    ending.uninstall();
    await resources.close();
    throw error;
  }
};
