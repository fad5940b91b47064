import { createRedisCallCounter } from '../../adapters/rate-limit/redis/index.js';
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
      return createRedisCallCounter({ url: redisUrl, logger });
  }
};
