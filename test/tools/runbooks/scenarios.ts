import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { engineProcesses, kill } from '../../adapters/engine/support/workbench.js';
import { additiveStep } from '../../adapters/storage/support/additive-step.js';
import { evmAddress } from '../../support/addresses.js';
import { runCommand } from '../../support/service-process.js';
import { runSql } from '../../support/sql.js';
import { healthy, startVendor } from '../faults/support/feed.js';
import { CannotError, type Place } from './place.js';
import type { Scenario } from './scenario.js';

/** Checks after the backup, and a checkpoint about them: no restore of that backup can bring them back. */
const lateChecks = () => {
  const late: string[] = [];
  return {
    make: async ({ ledger, shell }: Place): Promise<void> => {
      for (let count = 0; count < 4; count += 1) late.push(await ledger.check());
      // the process in the background seals the last checks, where it is up by then
      await shell.run(
        `until curl -fs "$SERVICE_URL/health/ready" | grep -qv 'background process'; do sleep 0.2; done
        stop_service; start_service`,
      );
    },
    tell: async ({ ledger }: Place, notes: string[]): Promise<void> => {
      notes.push(
        `answered after the backup: ${late.length}, of these there after the restore: ${await ledger.found(late)}`,
      );
    },
  };
};

/** A client that goes on at the other instance when one breaks off; what it was answered must be there. */
const sendAlways = (place: Place): (() => Promise<string>) => {
  const { ledger, env } = place;
  const urls = [ledger.url, `http://127.0.0.1:${env['NEW_PORT'] ?? ''}`];
  let [isOver, broken, answered] = [false, 0, 0];
  const run = (async () => {
    for (let turn = 0; !isOver || answered < 20; turn += 1) {
      try {
        await ledger.loadAt(urls[turn % 2] ?? '');
        answered += 1;
      } catch {
        broken += 1;
      }
    }
  })();
  return async () => {
    await pause(1_000);
    isOver = true;
    await run;
    ledger.url = urls[1] ?? '';
    await ledger.keep();
    ledger.url = urls[0] ?? '';
    return `an instance killed under calls: ${answered} answered, ${broken} not, all that were answered can be read`;
  };
};

/** Checks by the old and the new instance in turn; each is read by the other one afterwards. */
const onBoth = async ({ ledger, env }: Place, notes: string[]): Promise<void> => {
  const [own, other] = [ledger.url, `http://127.0.0.1:${env['NEW_PORT'] ?? ''}`];
  for (let count = 0; count < 10; count += 1) {
    ledger.url = count % 2 === 0 ? own : other;
    await ledger.load(1, count < 2 ? 1 : 0);
  }
  ledger.url = other;
  await ledger.keep();
  ledger.url = own;
  const { lost } = await ledger.settle();
  notes.push(`10 checks and 2 reports on two instances in turn: ${lost.length} read otherwise by the other one`);
};

/** The last of all instances seals what is younger than the last checkpoint. */
const sealAll = async ({ shell, ledger }: Place): Promise<void> => {
  await shell.run('kill "$(cat "$SERVICE_LOG.new.pid")"; sleep 3; stop_service; start_service');
  await ledger.keep();
};

/** A vendor that can be taken away. */
const withVendor = async () => {
  const vendor = await startVendor();
  return { settings: vendor.settings, vendor, end: vendor.stop };
};
let vendorOf: Awaited<ReturnType<typeof withVendor>> | null = null;

const actionsOf = async ({ ledger }: Place, count: number): Promise<string> => {
  const actions: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { status, text } = await ledger.answer();
    actions.push(/"recommended_action":"(\w+)"/.exec(text)?.[1] ?? String(status));
  }
  return [...new Set(actions)].join(', ');
};

/** A disk of 256 MB of its own. */
const withSmallDisk = async () => {
  const mountPoint = await mkdtemp(join(tmpdir(), 'signgate-runbook-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256m,mode=755', 'tmpfs', mountPoint]);
  const end = async (): Promise<void> => {
    spawnSync('umount', ['-l', mountPoint]);
    await rm(mountPoint, { recursive: true, force: true });
  };
  if (mounted.status !== 0) {
    await end();
    throw new CannotError('no file system of a limited size can be mounted here');
  }
  return { settings: { DATA_DIR: join(mountPoint, 'data'), RESERVE_MB: '40' }, end };
};

const fillDisk = async ({ env, ledger }: Place, notes: string[]): Promise<void> => {
  const dataDir = env['DATA_DIR'] ?? '';
  const { bavail, bsize } = await statfs(dataDir);
  await writeFile(join(dataDir, 'ballast'), Buffer.alloc(Math.max(0, bavail * bsize - 256 * 1024)));
  let answered = 0;
  for (let tries = 0; tries < 5_000; tries += 1) {
    const { status, text } = await ledger.answer();
    if (status === 503) {
      notes.push(`full after ${answered} more checks: ${/"code":"\w+"/.exec(text)?.[0] ?? text}, no verdict`);
      if (text.includes('recommended_action')) throw new Error(`a refusal with a verdict: ${text}`);
      const read = await ledger.settle();
      if (read.lost.length > 0) throw new Error(`not to be read while the disk is full: ${read.lost.join()}`);
      return;
    }
    answered += 1;
  }
  throw new Error('the disk never got full');
};

const importOld = (env: Readonly<Record<string, string>>): Promise<string> =>
  runCommand(
    [
      ...['feeds', 'import', env['LIST_FILE'] ?? '', '--format', 'txt', '--category', 'sanctions'],
      ...['--source', 'Example list', '--published', '2026-01-01', '--max-age', '7'],
    ],
    env,
  );

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
  {
    page: 'upgrade',
    servers: 1,
    before: {
      // the next version is played by what it may do to the tables at most
      'start-new': async ({ servers }) => {
        for (const sql of additiveStep) await runSql(servers[0]!.connection, sql);
      },
    },
    after: {
      'start-new': (place, notes) => onBoth(place, notes),
      'replace-old': (place, notes) => onBoth(place, notes),
      verify: sealAll,
    },
  },
  {
    page: 'vendor-down',
    servers: 0,
    prepare: async () => (vendorOf = await withVendor()),
    before: {
      look: async (place, notes) => {
        notes.push(`before: ${await actionsOf(place, 2)}`);
        if (vendorOf !== null) vendorOf.vendor.behave = (response) => response.writeHead(500).end();
        notes.push(`while the vendor fails: ${await actionsOf(place, 12)}`);
      },
    },
    after: {
      look: ({ shell }) => shell.run('sleep 1').then(() => undefined),
      verify: async (place, notes) => {
        notes.push(`afterwards: ${await actionsOf(place, 3)}`);
      },
    },
    meanwhile: async (place) => {
      // it comes back once its failing was seen; only calls find that out
      if (vendorOf !== null && place.hasSeen) vendorOf.vendor.behave = healthy;
      await place.ledger.answer();
    },
  },
  {
    page: 'full-disk',
    servers: 0,
    prepare: withSmallDisk,
    after: { reserve: fillDisk },
    before: {
      free: ({ env }) => rm(join(env['DATA_DIR'] ?? '', 'ballast')),
    },
  },
  {
    page: 'lost-node',
    servers: 1,
    after: {
      second: async (place, notes) => {
        await onBoth(place, notes);
        const stop = sendAlways(place);
        await place.shell.run('kill -KILL "$(cat "$SERVICE_LOG.pid")"');
        notes.push(await stop());
      },
      replace: onBoth,
      verify: sealAll,
    },
  },
  {
    page: 'install',
    servers: 1,
    isBare: true,
    after: {
      verify: async ({ ledger, shell }) => {
        ledger.key = await shell.run('echo "$KEY"');
        await ledger.load(6, 2);
        await shell.run('stop_service; start_service');
        await ledger.keep();
      },
    },
  },
  {
    page: 'rotate-keys',
    servers: 1,
    after: {
      rotate: ({ ledger }) => ledger.load(1, 1),
      endorse: ({ ledger }) => ledger.load(1, 1),
      'api-key': async ({ ledger, shell }) => {
        ledger.key = await shell.run('echo "$KEY"');
        await ledger.load(1, 1);
        await shell.run('stop_service; start_service');
        await ledger.keep();
      },
    },
  },
  {
    page: 'stale-list',
    servers: 0,
    before: {
      look: async ({ env }) => {
        await writeFile(env['LIST_FILE'] ?? '', `${evmAddress('listed once')}\n`);
        await importOld(env);
      },
      import: ({ env }) =>
        writeFile(env['LIST_FILE'] ?? '', `${evmAddress('listed once')}\n${evmAddress('listed now')}\n`),
    },
    after: {
      verify: async ({ ledger }, notes) => {
        const { text } = await ledger.answer({ to_address: evmAddress('listed now') });
        notes.push(`a payment to an address of the new list: ${/"recommended_action":"\w+"/.exec(text)?.[0] ?? text}`);
      },
    },
  },
];
