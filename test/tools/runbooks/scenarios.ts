import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { engineProcesses, kill } from '../../adapters/engine/support/workbench.js';
import type { Place } from './place.js';
import type { Scenario } from './scenario.js';

/** Checks after the backup, and a checkpoint about them: no restore of that backup can bring them back. */
const lateChecks = () => {
  const late: string[] = [];
  return {
    make: async ({ ledger, shell }: Place): Promise<void> => {
      for (let count = 0; count < 4; count += 1) late.push(await ledger.check());
      await shell.run('stop_service; start_service');
    },
    tell: async ({ ledger }: Place, notes: string[]): Promise<void> => {
      notes.push(
        `answered after the backup: ${late.length}, of these there after the restore: ${await ledger.found(late)}`,
      );
    },
  };
};

const serverLate = lateChecks();
const embeddedLate = lateChecks();

/** Every page, with the fault that it is about. */
export const SCENARIOS: readonly Scenario[] = [
  {
    page: 'backup-and-restore',
    servers: 2,
    after: { backup: serverLate.make, 'go-on': serverLate.tell },
    before: {
      'restore-database': async ({ servers }) => {
        await servers[0]?.stop();
      },
    },
  },
  {
    page: 'backup-and-restore-embedded',
    servers: 0,
    after: { backup: embeddedLate.make, 'go-on': embeddedLate.tell },
    before: {
      restore: async ({ env, shell }) => {
        const dataDir = env['DATA_DIR'] ?? '';
        await shell.run('kill -KILL "$(cat "$SERVICE_LOG.pid")"');
        for (const pid of await engineProcesses(dataDir)) kill(pid, 'SIGKILL');
        await rm(join(dataDir, 'postgres', 'cluster', 'base'), { recursive: true });
      },
    },
  },
  { page: 'move-to-a-server', servers: 1, isEmbeddedFirst: true },
];
