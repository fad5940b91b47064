import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, check, readCheck, saysNoVerdict, transfer } from '../support/calls.js';
import { startClients, statusText } from '../support/clients.js';
import { untilWorks } from '../support/engine.js';
import { withEmbedded } from '../support/embedded.js';
import type { Row, Trial } from '../support/trial.js';
import { readOnly } from './database.js';

/** A disk of 192 MB: the cluster takes 40, and the engine's log 16 at a time. */
const diskFull = async (trial: Trial): Promise<void> => {
  const mountPoint = await mkdtemp(join(tmpdir(), 'signgate-full-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=192m,mode=755', 'tmpfs', mountPoint]);
  if (mounted.status !== 0) {
    await rm(mountPoint, { recursive: true });
    return trial.cannot('disk full', 'no file system of a limited size can be mounted here');
  }
  try {
    await withEmbedded(
      trial,
      async (embedded) => {
        const service = await embedded.start();
        const key = await embedded.key();
        const stored = await check(service.url, key, embedded.ledger, transfer('stored'));
        const { bavail, bsize } = await statfs(mountPoint);
        const ballast = join(mountPoint, 'ballast');
        await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - 512 * 1024)));
        const clients = startClients({ urls: [service.url], key, ledger: embedded.ledger, clients: 8 });
        const isReady = async () => (await call('GET', `${service.url}/health/ready`)).status === 200;
        await untilWorks(async () => {
          if (clients.refused.length === 0) throw new Error('the disk is not full yet');
        }, 60_000);
        const refusedAt = performance.now();
        await untilWorks(async () => {
          if (await isReady()) throw new Error('ready though writes fail');
        });
        const unreadyMs = Math.round(performance.now() - refusedAt);
        trial.holds('not ready within 5 s of the first refused check', unreadyMs < 5_000, unreadyMs);
        await untilWorks(async () => {
          if (clients.refused.length < 20) throw new Error('the disk is not full yet');
        }, 60_000);
        const reads = await Promise.all(
          Array.from({ length: 10 }, () => readCheck(service.url, key, String(stored.json['request_id']))),
        );
        const health = await call('GET', `${service.url}/health`);
        await clients.stop();
        const wrong = clients.refused.filter((reply) => reply.status !== 503 || !saysNoVerdict(reply));
        trial.holds('writes are answered 503 without a verdict', wrong.length === 0, wrong[0]?.text);
        trial.holds(
          'reads are live',
          reads.every(({ status }) => status === 200),
          reads.map(({ status }) => status),
        );
        trial.holds('the process lives', health.status === 200);
        await rm(ballast);
        const startedAt = performance.now();
        await untilWorks(async () => {
          if ((await check(service.url, key, embedded.ledger, transfer('healed'))).status !== 200)
            throw new Error('not healed');
        });
        await untilWorks(async () => {
          if (!(await isReady())) throw new Error('not ready again');
        });
        trial.note(
          `disk of 192 MB full, not ready after ${unreadyMs} ms (${statusText(clients)}); heals within ` +
            `${Math.round(performance.now() - startedAt)} ms of room`,
        );
      },
      join(mountPoint, 'data'),
    );
  } finally {
    spawnSync('umount', ['-l', mountPoint]);
    await rm(mountPoint, { recursive: true, force: true });
  }
};

export const BOOT_ROWS: readonly Row[] = [
  {
    number: '47',
    fault: 'disk full, read-only',
    run: async (trial) => {
      await diskFull(trial);
      await readOnly(trial);
    },
  },
];
