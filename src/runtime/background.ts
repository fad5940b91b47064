import type { PostgresConnection } from '../../adapters/storage/postgres/index.js';
import type { Logger } from '../../ports/platform/platform.js';
import type { Readiness } from '../application/api.js';
import type { Background } from './instance.js';
import { Workers } from './cluster/workers.js';

const MISSING: Readiness['notReady'][number] = {
  what: 'background process',
  reason: 'it is not running and is started again: webhooks, seals, lists of checks and feeds wait',
};

/**
 * Keeps one process beside this one for what is nobody's answer, with connections of its own. One that ends is started
 * again, after a pause that grows while it ends at once; checks are answered meanwhile.
 */
export const keepBackground = (connection: PostgresConnection, logger: Logger): Background => {
  const one = new Workers({
    part: 'background',
    workers: 1,
    start: { kind: 'signgate:start', connection },
    logger,
  });
  one.keep();
  return {
    metrics: () => one.ask('metrics'),
    judge: (readiness) =>
      one.listening > 0 ? readiness : { ...readiness, degraded: [...(readiness.degraded ?? []), MISSING] },
    close: () => one.close(),
  };
};
