import { createMemoryStorage } from '../../../support/storage/memory/index.js';
import { systemClock } from '../../../support/system-clock.js';
import { openPostgresStorage } from '../../../../adapters/storage/postgres/index.js';
import type { Clock } from '../../../../ports/platform/platform.js';
import type { Stores } from '../../../../ports/stores/stores.js';
import { freshDatabase, type TestDatabase } from '../../../support/database.js';
import { PATIENCE } from '../../../support/patience.js';
import { silentLogger } from '../../../support/silent-logger.js';

export interface OpenStorage {
  readonly stores: Stores;
  readonly clock: Clock;
  dispose(): Promise<void>;
}

/** A storage that a service can run over. */
export interface TestStorage {
  readonly name: string;
  open(): Promise<OpenStorage>;
}

/** Empty each time that it is opened. */
export const MEMORY: TestStorage = {
  name: 'memory',
  open: async () => {
    const stores = createMemoryStorage();
    return { stores, clock: systemClock, dispose: () => stores.close() };
  },
};

/** The storage in a database that stays when the storage is closed. */
export const storageIn = (database: TestDatabase): TestStorage => ({
  name: 'a shared PostgreSQL',
  open: async () => {
    const stores = await openPostgresStorage({
      connection: database.connection,
      logger: silentLogger,
      limits: PATIENCE,
    });
    return { stores, clock: stores.clock, dispose: () => stores.close() };
  },
});

/** A new database each time that it is opened. */
export const POSTGRES: TestStorage = {
  name: 'PostgreSQL',
  open: async () => {
    const database = await freshDatabase();
    const opened = await storageIn(database).open();
    return {
      ...opened,
      dispose: async () => {
        await opened.dispose();
        await database.drop();
      },
    };
  },
};
