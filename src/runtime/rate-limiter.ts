import { createSharedRateLimiter } from '../../adapters/rate-limit/shared/index.js';
import type { Logger } from '../../ports/platform/platform.js';
import type { CallCounter, RateLimiter } from '../../ports/stores/call-limits.js';
import type { Stores } from '../../ports/stores/stores.js';
import type { Settings } from '../config.js';

/**
 * The limiter that the settings name. `own` counts for this instance alone; a store shared by all instances counts for
 * all, with `own` as insurance while the store is down.
 */
export const openRateLimiter = (
  settings: Settings,
  stores: Pick<Stores, 'callCounter'>,
  logger: Logger,
  own: RateLimiter,
): RateLimiter => {
  const counter = counterOf(settings, stores, logger);
  if (counter === null) return own;
  return createSharedRateLimiter({ counter, insurance: own, instances: settings.rateLimitInstances, logger });
};

const counterOf = (
  { rateLimitStore, redisUrl }: Settings,
  { callCounter }: Pick<Stores, 'callCounter'>,
  logger: Logger,
): CallCounter | null => {
  switch (rateLimitStore) {
    case 'memory':
      return null;
    case 'postgres':
      return callCounter;
    case 'redis':
      if (redisUrl === null) throw new Error('RATE_LIMIT_STORE=redis needs REDIS_URL');
      return openRedisCounter(redisUrl, logger);
  }
};

/** Its client is loaded where it is asked for alone. A counter that cannot be loaded is one that is down. */
const openRedisCounter = (url: string, logger: Logger): CallCounter => {
  const counter = import('../../adapters/rate-limit/redis/index.js').then(({ createRedisCallCounter }) =>
    createRedisCallCounter({ url, logger }),
  );
  counter.catch((error: unknown) => logger.log('error', 'the rate limit in Redis could not be loaded', { error }));
  return {
    add: async (subject, calls) => (await counter).add(subject, calls),
    close: async () => (await counter).close(),
  };
};
