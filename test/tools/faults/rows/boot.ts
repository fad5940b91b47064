import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { MIGRATION_LOCK } from '../../../../adapters/storage/postgres/migrations/migrate.js';
import { engineProcesses } from '../../../adapters/engine/support/workbench.js';
import { additiveStep } from '../../../adapters/storage/support/additive-step.js';
import { endingOfService, startService } from '../../../support/service-process.js';
import { call, check, readCheck, saysNoVerdict, transfer } from '../support/calls.js';
import { startClients, statusText } from '../support/clients.js';
import { untilWorks } from '../support/engine.js';
import { withEmbedded } from '../support/embedded.js';
import { withPlace } from '../support/place.js';
import type { Row, Trial } from '../support/trial.js';
import { readOnly } from './database.js';

const sharedDatabase = (trial: Trial): Promise<void> =>
  withEmbedded(trial, async (embedded) => {
    const [one, other] = await Promise.allSettled([embedded.start(), embedded.start()]);
    const winners = [one, other].filter((outcome) => outcome.status === 'fulfilled').map((outcome) => outcome.value);
    trial.holds('of two services that start at once in one empty folder, one runs', winners.length === 1);
    const [service] = winners;
    if (service === undefined) throw new Error('neither service runs');
    const engine = await embedded.enginePid();
    const { code, output } = await endingOfService({ ...embedded.settings, PORT: '0', ADMIN_PORT: '0' });
    trial.holds(
      'a further one refuses, naming the pid and the way out',
      code === 1 && output.includes(`pid ${String(service.child.pid)}`) && output.includes('DATABASE_URL'),
      output,
    );
    trial.holds('there is one engine', (await embedded.enginePid()) === engine);
    const key = await embedded.key();
    trial.holds(
      'the first is not disturbed',
      (await check(service.url, key, embedded.ledger, transfer('undisturbed'))).status === 200,
    );
    if (process.getuid?.() === 0) {
      const status = await readFile(`/proc/${engine}/status`, 'utf8');
      trial.holds('started as root, the engine is not root', !/^Uid:\s+0\s/m.test(status));
    } else trial.cannot('started as root', 'this run is not root');
    await service.stop('SIGKILL');
    trial.holds('a killed service leaves an orphaned engine', (await engineProcesses(embedded.dataDir)).length > 0);
    const next = await embedded.start();
    trial.holds('the orphan is used again', (await embedded.enginePid()) === engine);
    trial.holds('and serves', (await check(next.url, key, embedded.ledger, transfer('next'))).status === 200);
    await next.stop();
    trial.holds('the last to leave ends the engine', (await engineProcesses(embedded.dataDir)).length === 0);
    trial.note('one of two starts; a third refuses with the pid; orphaned engine re-used');
  });

const initKilled = (trial: Trial): Promise<void> =>
  withEmbedded(trial, async (embedded) => {
    let rounds = 0;
    for (const waitMs of [0, trial.random.between(50, 250), trial.random.between(250, 450)]) {
      const child = startService(embedded.settings, {
        onSpawn: (started) => {
          void (async () => {
            const folder = join(embedded.dataDir, 'postgres');
            await untilWorks(async () => {
              if (!(await readdir(folder)).some((name) => name.startsWith('cluster.making-')))
                throw new Error('not yet');
            });
            await pause(waitMs);
            started.kill('SIGKILL');
          })();
        },
      });
      const ended = await child.then(
        () => false,
        () => true,
      );
      rounds += ended ? 1 : 0;
    }
    trial.holds('the making was interrupted', rounds > 0);
    const service = await embedded.start();
    trial.holds(
      'the next start makes a whole one',
      (await check(service.url, await embedded.key(), embedded.ledger, transfer('whole'))).status === 200,
    );
    const left = (await readdir(join(embedded.dataDir, 'postgres'))).filter((name) =>
      name.startsWith('cluster.making-'),
    );
    trial.holds('what was half-made is gone', left.length === 0, left);
    trial.note(`init killed ${rounds} times`);
  });

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

const fourAtOnce = (trial: Trial): Promise<void> =>
  withPlace(trial, { instances: 0 }, async (place) => {
    await Promise.all(Array.from({ length: 4 }, () => place.start()));
    const key = await place.key();
    const answers = await Promise.all(
      place.instances.map(({ url }, index) => check(url, key, place.ledger, transfer(index))),
    );
    trial.holds(
      'four that start at once on an empty database all serve',
      answers.every(({ status }) => status === 200),
      answers.map(({ status }) => status),
    );
    const [applied] = await place.run(
      'select count(*)::integer as all, count(distinct name)::integer as names from knex_migrations',
    );
    trial.holds('every migration was made once', applied?.['all'] === applied?.['names']);
  });

const migrationInterrupted = (trial: Trial): Promise<void> =>
  withPlace(trial, { instances: 0 }, async (place) => {
    const blocker = new pg.Client({
      host: place.engine.host,
      port: place.engine.port,
      user: place.engine.user,
      database: place.database,
    });
    await blocker.connect();
    // a name is taken in a transaction that is under way: the migration gets this far, and waits
    await blocker.query('begin; create table policies ()');
    const killed = startService(place.settings, {
      onSpawn: (child) => {
        void untilWorks(async () => {
          const waiting = await place.run(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          );
          if (waiting.length === 0) throw new Error('not there yet');
        }).then(() => child.kill('SIGKILL'));
      },
    });
    trial.holds(
      'an instance was killed while it migrated',
      await killed.then(
        () => false,
        () => true,
      ),
    );
    await blocker.query('rollback');
    await untilWorks(async () => {
      const others = await place.run(
        `select from pg_stat_activity where datname = current_database() and application_name = 'signgate'`,
      );
      if (others.length > 0) throw new Error('its session is still there');
    });
    const left = await place.run(`select relname from pg_class where relname in ('checks', 'history', 'api_keys')`);
    trial.holds('nothing half-made is left', left.length === 0, left);
    await place.run('create table if not exists knex_migrations_lock (index serial primary key, is_locked integer)');
    await place.run('delete from knex_migrations_lock');
    await place.run('insert into knex_migrations_lock (is_locked) values (1)');
    await blocker.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    const waiting = place.start();
    const early = await Promise.race([waiting.then(() => true), pause(2_500, false)]);
    trial.holds('an instance does not listen before it has the schema', !early);
    await blocker.end();
    const { url } = await waiting;
    trial.holds(
      'it goes on when the holder of the lock dies, also over a lock that a dead one left',
      (await check(url, await place.key(), place.ledger, transfer('after'))).status === 200,
    );
  });

/** As a starting service migrates: what loses a deadlock with a running call is undone, and made again. */
const inSpiteOfCollisions = async (step: () => Promise<unknown>, tries = 10): Promise<void> => {
  try {
    await step();
  } catch (error) {
    if (tries === 1 || !(error instanceof pg.DatabaseError) || error.code !== '40P01') throw error;
    await inSpiteOfCollisions(step, tries - 1);
  }
};

/** This version while the database is a step ahead of it, as during the deploy of the next version. */
const twoVersions = (trial: Trial): Promise<void> =>
  withPlace(trial, { instances: 2 }, async (place) => {
    const key = await place.key();
    const clients = startClients({
      urls: place.instances.map(({ url }) => url),
      key,
      ledger: place.ledger,
      clients: 8,
      withReports: true,
    });
    await clients.more(100);
    for (const sql of additiveStep) await inSpiteOfCollisions(() => place.run(sql));
    await clients.more(200);
    const { url } = await place.start();
    trial.holds(
      'this version starts on the newer schema',
      (await check(url, key, place.ledger, transfer('newer'))).status === 200,
    );
    await place.command('keys', 'list');
    await place.command('usage', '--json');
    await clients.stop();
    trial.holds(
      'the running instances go on without a failed call',
      clients.refused.length + clients.broken.length === 0,
      [statusText(clients), clients.refused[0]?.text],
    );
    trial.note(`a schema one step ahead under load: ${statusText(clients)}`);
  });

export const BOOT_ROWS: readonly Row[] = [
  {
    number: '46',
    fault: 'second service on a data directory, orphaned engine, init killed half-way, started as root',
    run: async (trial) => {
      await sharedDatabase(trial);
      await initKilled(trial);
    },
  },
  {
    number: '47',
    fault: 'disk full, read-only',
    run: async (trial) => {
      await diskFull(trial);
      await readOnly(trial);
    },
  },
  {
    number: '48',
    fault: 'N instances boot, crash mid-migration, stuck lock, two versions live',
    run: async (trial) => {
      await fourAtOnce(trial);
      await migrationInterrupted(trial);
      await twoVersions(trial);
    },
  },
];
