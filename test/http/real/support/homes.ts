import { createMemoryStorage } from '../../../../adapters/storage/memory/index.js';
import { systemClock } from '../../../../adapters/platform/system-clock.js';
import { openPostgresStorage } from '../../../../adapters/storage/postgres/index.js';
import type { Clock } from '../../../../ports/platform/platform.js';
import type { Stores } from '../../../../ports/stores/stores.js';
import { freshDatabase } from '../../../support/database.js';
import { silentLogger } from '../../../support/silent-logger.js';

export interface OpenHome {
  readonly stores: Stores;
  readonly clock: Clock;
  dispose(): Promise<void>;
}

/** A home of the service's data, empty each time that it is opened. */
export interface Home {
  readonly name: string;
  open(): Promise<OpenHome>;
}

export const MEMORY: Home = {
  name: 'memory',
  open: async () => {
    const stores = createMemoryStorage();
    return { stores, clock: systemClock, dispose: () => stores.close() };
  },
};

export const POSTGRES: Home = {
  name: 'PostgreSQL',
  open: async () => {
    const database = await freshDatabase();
    const stores = await openPostgresStorage({ connection: database.connection, logger: silentLogger });
    return {
      stores,
      clock: stores.clock,
      dispose: async () => {
        await stores.close();
        await database.drop();
      },
    };
  },
};

export const HOMES: readonly Home[] = [MEMORY, POSTGRES];
