import { SettingsSchema } from '../../../src/settings-schema.js';
import { urlOf } from '../../support/connection-url.js';
import {
  createKey,
  type EnvironmentSettings,
  type ServiceProcess,
  startService,
} from '../../support/service-process.js';
import type { Database } from './databases.js';
import type { LoadTarget } from './load.js';

/** Whether the service knows a cluster mode of its own. */
const HAS_WORKERS = 'WORKERS' in SettingsSchema.properties;

/** How the load reaches two processes. */
export const TWO_PROCESSES = HAS_WORKERS ? 'WORKERS=2' : 'two instances on one database, connections in turn';

export interface Services {
  readonly target: LoadTarget;
  readonly stop: () => Promise<void>;
}

const CHECK = '/api/check-transaction';

/** The service of this database in one or two processes, with a key that may call it without limit. */
export const startServices = async (database: Database, processes: 1 | 2): Promise<Services> => {
  const first = await startService(
    processes === 2 && HAS_WORKERS ? { ...database.settings, WORKERS: '2' } : database.settings,
  );
  const started = [first];
  try {
    if (processes === 2 && !HAS_WORKERS) started.push(await startService(await settingsOfSecond(database)));
    const headers = { 'x-api-key': await createKey(database.settings) };
    return { target: { url: started.map(({ url }) => `${url}${CHECK}`), headers }, stop: () => stopAll(started) };
  } catch (error) {
    await stopAll(started);
    throw error;
  }
};

/** A data folder has one service: a second one comes to its engine as to any server. */
const settingsOfSecond = async ({ settings, connection }: Database): Promise<EnvironmentSettings> => {
  const { LOG_LEVEL = 'warn', NODE_ENV = 'production' } = settings;
  return { LOG_LEVEL, NODE_ENV, SANCTIONS: 'none', DATABASE_URL: urlOf(await connection()) };
};

/** The first holds the engine, so it goes last. */
const stopAll = async (services: readonly ServiceProcess[]): Promise<void> => {
  for (const service of [...services].reverse()) await service.stop();
};
