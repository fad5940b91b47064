import type { Logger } from '../../../ports/platform/platform.js';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import type { Place, Routes } from './routes.js';

/**
 * Background work in every database that can be reached: one that is down is told in the log, and keeps the work in no
 * other from being done.
 */
export const everyPlace = async <Result>(
  routes: Routes,
  logger: Logger,
  what: string,
  work: (place: Place) => Promise<Result>,
): Promise<readonly Result[]> => {
  const done = await Promise.allSettled(
    routes.databases.map(async (name) => work({ name, stores: await routes.open(name) })),
  );
  return done.flatMap((outcome, index) => {
    if (outcome.status === 'fulfilled') return [outcome.value];
    if (!(outcome.reason instanceof StorageUnavailableError)) throw outcome.reason;
    logger.log('warn', 'a database cannot be reached: its part of the work waits', {
      what,
      database: routes.databases[index],
      error: outcome.reason,
    });
    return [];
  });
};
