import type { PostgresConnection } from '../../adapters/storage/postgres/index.js';
import type { Logger } from '../../ports/platform/platform.js';
import type { Readiness } from '../application/api.js';
import type { MetricsSnapshot } from '../http/metrics/metrics.js';
import { Workers } from './cluster/workers.js';

/** Where the work in the background is done by another process, how it stands. */
export interface Background {
  /** Begins it, where it is not begun: once the service listens, so that nobody waits for it. */
  start(): void;
  metrics(): Promise<readonly MetricsSnapshot[]>;
  /** An instance without it answers checks, and says what it lacks. */
  judge(readiness: Readiness): Readiness;
  close(): Promise<void>;
}

const MISSING: Readiness['notReady'][number] = {
  what: 'background process',
  reason: 'it is not running and is being started: webhooks, seals, lists of checks and feeds wait',
};

/**
 * Keeps one process beside this one for the work that no request waits for, with connections of its own. One that ends
 * is started again, after a pause that grows while it ends at once; checks are answered meanwhile.
 */
export const keepBackground = (connection: PostgresConnection, logger: Logger): Background => {
  const one = new Workers({
    part: 'background',
    workers: 1,
    start: { kind: 'signgate:start', connection },
    logger,
  });
  return {
    start: () => one.keep(),
    metrics: () => one.ask('metrics'),
    judge: (readiness) =>
      one.listening > 0 ? readiness : { ...readiness, degraded: [...(readiness.degraded ?? []), MISSING] },
    close: () => one.close(),
  };
};
