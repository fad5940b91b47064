import pg from 'pg';
import { openEmbeddedEngine } from '../../../../adapters/engine/embedded-postgres/index.js';
import { killEngine } from '../../../adapters/engine/support/workbench.js';
import { createKey, type ServiceProcess, startService } from '../../../support/service-process.js';
import { silentLogger } from '../../../support/silent-logger.js';
import { Ledger } from './ledger.js';
import type { Trial } from './trial.js';

/** A service on its embedded database. */
export interface EmbeddedDatabase {
  readonly ledger: Ledger;
  readonly start: () => Promise<ServiceProcess>;
  readonly key: () => Promise<string>;
}

/** Gives a row a service with this data folder; afterwards the ledger is compared with what stands there. */
export const withEmbedded = async (
  trial: Trial,
  dataDir: string,
  work: (embedded: EmbeddedDatabase) => Promise<void>,
): Promise<void> => {
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const services: ServiceProcess[] = [];
  const ledger = new Ledger();
  try {
    await work({
      ledger,
      start: async () => {
        const service = await startService(settings);
        services.push(service);
        return service;
      },
      key: () => createKey(settings),
    });
  } finally {
    for (const { child, stop } of services)
      if (child.exitCode === null && child.signalCode === null) await stop('SIGKILL');
    try {
      if (ledger.acknowledged > 0) trial.count(await settled(dataDir, ledger));
    } finally {
      await killEngine(dataDir);
    }
  }
};

const settled = async (dataDir: string, ledger: Ledger): ReturnType<Ledger['settle']> => {
  const engine = await openEmbeddedEngine({ dataDir, role: 'command', log: silentLogger });
  const client = new pg.Client(engine.connection);
  try {
    await client.connect();
    return await ledger.settle(
      async (sql, values = []) => (await client.query<Record<string, unknown>>(sql, [...values])).rows,
    );
  } finally {
    await client.end();
    await engine.close();
  }
};
