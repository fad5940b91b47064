import { openPostgresStorage, UnsuitableDatabaseError } from '../../adapters/storage/postgres/index.js';
import {
  advanceWholeDatabase,
  copyWholeDatabase,
  type WholeCopy,
} from '../../adapters/storage/postgres/whole-database/copy.js';
import type { Logger } from '../../ports/platform/platform.js';
import type { Settings } from '../config.js';
import { openDatabase } from './database.js';

/**
 * Copies the database of the settings into an empty one of a server, whose tables it makes. Rejects with
 * `UnsuitableDatabaseError` while a service uses the source: what it answers meanwhile would stay behind.
 */
export const copyDatabaseTo = async (url: string, settings: Settings, logger: Logger): Promise<WholeCopy> => {
  const source = await openDatabase(settings, logger, { role: 'command', mayCreate: false });
  try {
    if (!(await source.stores.seals.isAlone()))
      throw new UnsuitableDatabaseError('A service uses the database that is to be copied: stop every instance first');
    const target = { connectionString: url };
    await (await openPostgresStorage({ connection: target, logger, role: 'command' })).close();
    return await copyWholeDatabase({ source: source.connection, target, logger });
  } finally {
    await source.close();
  }
};

/** After a dump was restored on another server, and before a service starts on it. Gives how far it was behind. */
export const advanceDatabase = async (settings: Settings, logger: Logger): Promise<number> => {
  const { connection, stores, close } = await openDatabase(settings, logger, { role: 'command', mayCreate: false });
  try {
    if (!(await stores.seals.isAlone()))
      throw new UnsuitableDatabaseError('A service uses the database: stop every instance first');
    return await advanceWholeDatabase(connection, logger);
  } finally {
    await close();
  }
};
