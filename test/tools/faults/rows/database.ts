import { setTimeout as pause } from 'node:timers/promises';
import { kill } from '../../../adapters/engine/support/workbench.js';
import { call, check, readCheck, type Reply, saysNoVerdict, transfer } from '../support/calls.js';
import { startClients, statusText } from '../support/clients.js';
import { type Engine, startOwnEngine } from '../support/engine.js';
import { type Place, withPlace } from '../support/place.js';
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

export const DATABASE_ROWS: readonly Row[] = [
  {
    number: '44',
    fault: 'Postgres restart, backend killed, engine paused',
    run: async (trial) => {
      await engineKilled(trial);
      await enginePaused(trial);
    },
  },
];
