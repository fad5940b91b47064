import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { engineProcesses } from '../adapters/engine/support/workbench.js';
import { endingOfService } from './service-process.js';

export interface StoppedStart {
  readonly code: number | null;
  readonly output: string;
  /** From the signal to the end of the process. */
  readonly tookMs: number;
  /** Processes of an engine that are left. */
  readonly engines: number;
}

/** A first start in an empty folder that gets a SIGTERM so long after it said that it makes the database. */
export const stoppedFirstStart = async (afterMs: number): Promise<StoppedStart> => {
  const folder = await mkdtemp(join(tmpdir(), 'signgate-stopped-'));
  const dataDir = join(folder, 'data');
  let tookMs = Number.NaN;
  try {
    const { code, output } = await endingOfService(
      { DATA_DIR: dataDir, PORT: '0', ADMIN_PORT: '0', BACKGROUND: 'process' },
      {
        cwd: folder,
        limitMs: 60_000,
        onSpawn: (child) => {
          const stop = async (): Promise<void> => {
            await pause(afterMs);
            const signalledAt = performance.now();
            child.kill('SIGTERM');
            await once(child, 'exit');
            tookMs = performance.now() - signalledAt;
          };
          let isStopping = false;
          child.stdout?.on('data', (chunk: Buffer) => {
            if (isStopping || !chunk.includes('First start')) return;
            isStopping = true;
            void stop();
          });
        },
      },
    );
    return { code, output, tookMs, engines: (await engineProcesses(dataDir)).length };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
