import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openProxy } from '../../../adapters/storage/support/postgres-proxy.js';
import { kill } from '../../../adapters/engine/support/workbench.js';
import { actionOf, call, check, codesOf, readCheck, type Reply, saysNoVerdict, transfer } from '../support/calls.js';
import { startClients, statusText } from '../support/clients.js';
import { type Engine, startOwnEngine } from '../support/engine.js';
import { type Place, withPlace } from '../support/place.js';
import { startPair } from '../support/standby.js';
import type { Row, Trial } from '../support/trial.js';

/** A check may wait 2 s for its sources, and 5 s for its record; a slow machine gets two more. Milliseconds. */
const ANSWER_LIMIT_MS = 9_000;

const withEngine = async (work: (engine: Engine) => Promise<void>): Promise<void> => {
  const engine = await startOwnEngine();
  try {
    await work(engine);
  } finally {
    await engine.stop();
  }
};

/** Refusals under a fault are 503 with a `Retry-After`, and nothing in them is a verdict. */
const holdsOnly503 = (trial: Trial, refused: readonly Reply[]): void => {
  const wrong = refused.filter(
    (reply) => reply.status !== 503 || !saysNoVerdict(reply) || reply.headers['retry-after'] === undefined,
  );
  trial.holds('what is not answered is 503 with Retry-After and no verdict', wrong.length === 0, wrong[0]?.text);
};

/** Milliseconds until every instance answers a check with 200 again. */
const msUntilServed = async (place: Place, key: string, limitMs = 30_000): Promise<number> => {
  const startedAt = performance.now();
  for (const { url } of place.instances) {
    for (;;) {
      const served = await check(url, key, place.ledger, transfer('again')).then(
        ({ status }) => status === 200,
        () => false,
      );
      if (served) break;
      if (performance.now() - startedAt > limitMs) throw new Error(`not served again within ${limitMs} ms`);
      await pause(50);
    }
  }
  return Math.round(performance.now() - startedAt);
};

const poolExhausted = (trial: Trial): Promise<void> =>
  withPlace(trial, { instances: 1 }, async (place) => {
    const key = await place.key();
    const [{ url } = { url: '' }] = place.instances;
    const first = await check(url, key, place.ledger, transfer('before'));
    const blocker = new pg.Client({ ...place.engine, database: place.database });
    await blocker.connect();
    await blocker.query('begin; lock table checks, api_keys in access exclusive mode');
    const startedAt = performance.now();
    const reads = Array.from({ length: 30 }, () => readCheck(url, key, String(first.json['request_id'])));
    const writes = Array.from({ length: 10 }, (_, index) =>
      check(url, key, place.ledger, transfer(`blocked ${index}`)),
    );
    await pause(1_500);
    const health = await call('GET', `${url}/health`);
    trial.holds('the process still answers', health.status === 200 && health.tookMs < 1_000, health);
    const unreadable = await Promise.all(reads.slice(6));
    trial.holds(
      'who finds no free connection is told after about a second',
      performance.now() - startedAt < 4_000,
      performance.now() - startedAt,
    );
    holdsOnly503(trial, unreadable);
    const retryAfter = unreadable.map((reply) => Number(reply.headers['retry-after']));
    trial.holds('Retry-After is at most 1 s', Math.max(...retryAfter) <= 1, retryAfter);
    const blocked = await Promise.all(writes);
    holdsOnly503(trial, blocked);
    trial.holds(
      'checks that cannot be stored are answered in time',
      Math.max(...blocked.map(({ tookMs }) => tookMs)) < ANSWER_LIMIT_MS,
    );
    await blocker.query('rollback');
    await blocker.end();
    const recoveredMs = await msUntilServed(place, key);
    trial.holds('it recovers by itself', (await readCheck(url, key, String(first.json['request_id']))).status === 200);
    trial.note(`503 with Retry-After 1; served ${recoveredMs} ms after the lock went`);
    await Promise.all(reads);
  });

/** Backends that are told to go, one that is killed, the whole engine killed, three instances under load. */
const engineKilled = (trial: Trial): Promise<void> =>
  withEngine((engine) =>
    withPlace(trial, { engine, instances: 3 }, async (place) => {
      const key = await place.key();
      const processes = place.instances.map(({ child }) => child.pid);
      const clients = startClients({
        urls: place.instances.map(({ url }) => url),
        key,
        ledger: place.ledger,
        clients: 12,
        withReports: true,
      });
      await clients.more(100);
      for (let round = 0; round < 4; round += 1) {
        await place.run(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> ' +
            'pg_backend_pid()',
        );
        await pause(trial.random.between(50, 300));
      }
      await clients.more(100);
      const [backend] = await place.run(
        `select pid from pg_stat_activity where datname = current_database() and application_name = 'signgate' limit 1`,
      );
      kill(Number(backend?.['pid']), 'SIGKILL');
      await pause(trial.random.between(200, 600));
      await clients.more(100);
      for (const pid of await engine.pids()) kill(pid, 'SIGKILL');
      await engine.ready();
      await clients.more(100);
      await clients.stop();
      const servedMs = await msUntilServed(place, key);
      holdsOnly503(trial, clients.refused);
      trial.holds('no call was cut off', clients.broken.length === 0, clients.broken.slice(0, 3));
      trial.holds(
        'no instance was restarted',
        place.instances.every(({ child }, index) => child.pid === processes[index] && child.exitCode === null),
      );
      trial.note(`backends and engine killed under load (${statusText(clients)}), served again within ${servedMs} ms`);
    }),
  );

/** Every process of the engine stands still: nothing is refused, nothing is answered. */
const enginePaused = (trial: Trial): Promise<void> =>
  withEngine((engine) =>
    withPlace(trial, { engine, instances: 1 }, async (place) => {
      const key = await place.key();
      const [{ url } = { url: '' }] = place.instances;
      const clients = startClients({ urls: [url], key, ledger: place.ledger, clients: 8 });
      await clients.more(50);
      const pids = await engine.pids();
      for (const pid of pids) kill(pid, 'SIGSTOP');
      await pause(20);
      place.ledger.degraded = true;
      await pause(trial.random.between(7_500, 9_000));
      const health = await call('GET', `${url}/health`);
      const ready = await call('GET', `${url}/health/ready`);
      place.ledger.degraded = false;
      for (const pid of pids) kill(pid, 'SIGCONT');
      const servedMs = await msUntilServed(place, key);
      await clients.more(50);
      await clients.stop();
      trial.holds('health stays 200, readiness says 503', health.status === 200 && ready.status === 503, [
        health.status,
        ready.status,
      ]);
      holdsOnly503(trial, clients.refused);
      trial.holds('calls are refused while the engine hangs', clients.refused.length > 0);
      trial.holds(
        `every answer comes within ${ANSWER_LIMIT_MS} ms`,
        clients.slowestMs < ANSWER_LIMIT_MS,
        clients.slowestMs,
      );
      trial.note(
        `engine stopped with SIGSTOP: 503 after at most ${Math.round(clients.slowestMs)} ms, served again within ` +
          `${servedMs} ms`,
      );
    }),
  );

/** A primary with a synchronous standby: the primary dies, the standby is promoted, the address moves. */
const failover = async (trial: Trial): Promise<void> => {
  const pair = await startPair();
  const proxy = await openProxy(pair.address);
  try {
    await withPlace(trial, { engine: pair.engine, instances: 0 }, async (place) => {
      await place.start({ DATABASE_URL: place.urlOf(proxy.connection.host) });
      const key = await place.key();
      const clients = startClients({
        urls: place.instances.map(({ url }) => url),
        key,
        ledger: place.ledger,
        clients: 12,
        withReports: true,
      });
      await clients.more(200);
      const before = place.ledger.acknowledged;
      await pair.failOver();
      const servedMs = await msUntilServed(place, key);
      await clients.more(100);
      await clients.stop();
      holdsOnly503(trial, clients.refused);
      trial.holds(
        'it goes on at the standby without a restart',
        place.instances.every(({ child }) => child.exitCode === null) && place.ledger.acknowledged > before,
      );
      trial.note(
        `failover to a synchronous standby under load (${statusText(clients)}), served again within ${servedMs} ms`,
      );
    });
  } finally {
    await proxy.close();
    await pair.stop();
  }
};

/** A database that takes no writes for a while. */
export const readOnly = (trial: Trial): Promise<void> =>
  withPlace(trial, { instances: 1 }, async (place) => {
    const key = await place.key();
    const [{ url } = { url: '' }] = place.instances;
    const stored = await check(url, key, place.ledger, transfer('stored'));
    const turn = async (value: 'on' | 'off'): Promise<void> => {
      await place.run(
        `begin read write; alter database ${place.database} set default_transaction_read_only = ${value}; commit`,
      );
      await place.run(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> ' +
          'pg_backend_pid()',
      );
    };
    await turn('on');
    const refused = await check(url, key, place.ledger, transfer('refused'));
    trial.holds(
      'a read-only database gives 503 and no verdict',
      refused.status === 503 && saysNoVerdict(refused),
      refused.text,
    );
    trial.holds(
      'what is stored can be read',
      (await readCheck(url, key, String(stored.json['request_id']))).status === 200,
    );
    trial.holds('the instance says that it is not ready', (await call('GET', `${url}/health/ready`)).status === 503);
    await turn('off');
    trial.note(`read-only: writes 503, reads live, heals within ${await msUntilServed(place, key)} ms`);
  });

/** The record cannot be written, by what the owner took from the service's role. */
const unwritable = (trial: Trial): Promise<void> =>
  withPlace(trial, { instances: 1 }, async (place) => {
    const key = await place.key();
    const [{ url } = { url: '' }] = place.instances;
    await check(url, key, place.ledger, transfer('before'));
    await place.run('revoke insert on checks from signgate_app');
    const refused = await check(url, key, place.ledger, transfer('unwritable'));
    trial.holds(
      '503 or 500, and nothing in it is a verdict',
      refused.status >= 500 && saysNoVerdict(refused),
      refused.text,
    );
    trial.holds(
      'nothing was stored under its id',
      (await readCheck(url, key, String(refused.json['request_id']))).status === 404,
    );
    await place.run('grant insert on checks to signgate_app');
    const after = await check(url, key, place.ledger, transfer('after'));
    trial.holds('it heals by itself', after.status === 200, after.text);
    trial.note(
      `${refused.status} ${String(refused.json['code'])}, no verdict; ${actionOf(after)} after the right was ` +
        `given back${codesOf(after).length === 0 ? '' : ` (${codesOf(after).join(', ')})`}`,
    );
  });

export const DATABASE_ROWS: readonly Row[] = [
  { number: '8', fault: 'check record cannot be written', run: unwritable },
  { number: '43', fault: 'pool exhausted', run: poolExhausted },
  {
    number: '44',
    fault: 'Postgres restart, backend killed, engine paused, failover',
    run: async (trial) => {
      await engineKilled(trial);
      await enginePaused(trial);
      await failover(trial);
    },
  },
];
