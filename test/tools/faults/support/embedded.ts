import { killEngine } from '../../../adapters/engine/support/workbench.js';
import { openSandbox, type Sandbox } from '../../reports/sandbox.js';
import {
  createKey,
  type EnvironmentSettings,
  type ServiceProcess,
  startService,
} from '../../../support/service-process.js';
import { Ledger } from './ledger.js';
import type { Trial } from './trial.js';

/** A service on its embedded database, in a folder of its own. */
export interface EmbeddedDatabase {
  readonly dataDir: string;
  readonly settings: EnvironmentSettings;
  readonly ledger: Ledger;
  readonly start: (more?: EnvironmentSettings) => Promise<ServiceProcess>;
  readonly key: () => Promise<string>;
  readonly killEngine: () => Promise<void>;
  readonly sandbox: Sandbox;
}

/**
 * Gives a row a data folder; afterwards the ledger is compared with what stands there. `dataDir` overrides where it
 * lies.
 */
export const withEmbedded = async (
  trial: Trial,
  work: (embedded: EmbeddedDatabase) => Promise<void>,
  dataDir: string | null = null,
): Promise<void> => {
  const sandbox = await openSandbox('faults-embedded', dataDir);
  const folder = sandbox.settings['DATA_DIR'] ?? '';
  const services: ServiceProcess[] = [];
  const ledger = new Ledger();
  try {
    await work({
      dataDir: folder,
      settings: sandbox.settings,
      ledger,
      sandbox,
      start: async (more = {}) => {
        const service = await startService({ ...sandbox.settings, ...more });
        services.push(service);
        return service;
      },
      key: () => createKey(sandbox.settings),
      killEngine: () => killEngine(folder),
    });
  } finally {
    for (const { child, stop } of services)
      if (child.exitCode === null && child.signalCode === null) await stop('SIGKILL');
    try {
      if (ledger.acknowledged > 0) {
        trial.count(
          await sandbox.asOwner((client) =>
            ledger.settle(
              async (sql, values = []) => (await client.query<Record<string, unknown>>(sql, [...values])).rows,
            ),
          ),
        );
      }
    } finally {
      await killEngine(folder);
      await sandbox.dispose();
    }
  }
};
