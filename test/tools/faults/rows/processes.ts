import { setTimeout as pause } from 'node:timers/promises';
import { startBalancer } from '../support/balancer.js';
import { call, readCheck } from '../support/calls.js';
import { startClients, statusText } from '../support/clients.js';
import { untilWorks } from '../support/engine.js';
import { withPlace } from '../support/place.js';
import type { Row, Trial } from '../support/trial.js';

const ROLLING_CALLS = 5_000;
const INSTANCES = 3;

/** Instances die one after the other, at moments of the seed; each is started again. */
const instancesKilled = (trial: Trial): Promise<void> =>
  withPlace(trial, { instances: INSTANCES }, async (place) => {
    const balancer = await startBalancer();
    try {
      const key = await place.key();
      for (const { url } of place.instances) await balancer.add(url);
      const clients = startClients({ urls: [balancer.url], key, ledger: place.ledger, clients: 12, withReports: true });
      const rounds = 5;
      for (let round = 0; round < rounds; round += 1) {
        await clients.more(60);
        await pause(trial.random.between(0, 150));
        const victim = trial.random.oneOf(place.instances);
        await place.stop(victim, 'SIGKILL');
        balancer.remove(victim.url);
        await balancer.add((await place.start()).url);
      }
      await clients.more(100);
      await clients.stop();
      const others = clients.refused.filter(({ status }) => status !== 502 && status !== 503);
      trial.holds('calls that lost their instance fail, and in no other way', others.length === 0, others[0]?.text);
      trial.note(
        `${rounds} instances of ${INSTANCES} killed with kill -9 behind the balancer (${statusText(clients)})`,
      );
    } finally {
      await balancer.stop();
    }
  });

/** Three instances, one after the other: the new one is up before the old one is told to go. */
const rollingRestart = (trial: Trial): Promise<void> =>
  withPlace(trial, { instances: INSTANCES }, async (place) => {
    const balancer = await startBalancer();
    try {
      const key = await place.key();
      for (const { url } of place.instances) await balancer.add(url);
      const clients = startClients({ urls: [balancer.url], key, ledger: place.ledger, clients: 16 });
      const codes: (number | null)[] = [];
      for (const old of [...place.instances]) {
        await clients.more(ROLLING_CALLS / (INSTANCES + 1));
        await balancer.add((await place.start()).url);
        codes.push(await place.stop(old));
        balancer.remove(old.url);
      }
      await clients.more(Math.max(0, ROLLING_CALLS - clients.answered) + 200);
      await clients.stop();
      trial.holds(
        'every old instance ends with code 0',
        codes.every((code) => code === 0),
        codes,
      );
      trial.holds(
        `none of at least ${ROLLING_CALLS} requests fails`,
        clients.refused.length + clients.broken.length === 0 && clients.answered >= ROLLING_CALLS,
        [statusText(clients), clients.refused[0]?.text],
      );
      trial.note(
        `rolling restart of ${INSTANCES}: ${clients.refused.length + clients.broken.length} of ` +
          `${clients.answered} failed`,
      );
    } finally {
      await balancer.stop();
    }
  });

/** A client keeps the connection of an instance that is told to go. */
const keepAliveStop = (trial: Trial): Promise<void> =>
  withPlace(trial, { instances: 2 }, async (place) => {
    const [leaving, staying] = place.instances;
    if (leaving === undefined || staying === undefined) throw new Error('two instances were asked for');
    const key = await place.key();
    const clients = startClients({ urls: [leaving.url], key, ledger: place.ledger, clients: 8 });
    await clients.more(100);
    const stopped = place.stop(leaving);
    await untilWorks(async () => {
      const { status } = await call('GET', `${leaving.url}/health/ready`);
      if (status !== 503) throw new Error('still ready');
    });
    await pause(100);
    // the clients have seen that it is not ready and go elsewhere before it stops to listen
    await clients.stop();
    trial.holds('SIGTERM ends it with code 0', (await stopped) === 0);
    trial.holds(
      'no call of a keep-alive client fails while it drains',
      clients.refused.length + clients.broken.length === 0,
      statusText(clients),
    );
    const [requestId] = (await place.run('select request_id from checks order by request_id desc limit 1')).map((row) =>
      String(row['request_id']),
    );
    trial.holds(
      'the other instance finds what it answered last',
      (await readCheck(staying.url, key, requestId ?? '')).status === 200,
    );
  });

export const PROCESS_ROWS: readonly Row[] = [
  {
    number: '45',
    fault: 'kill -9 of instances under load',
    run: instancesKilled,
  },
  {
    number: '49',
    fault: 'SIGTERM under load, keep-alive clients; rolling restart',
    run: async (trial) => {
      await keepAliveStop(trial);
      await rollingRestart(trial);
    },
  },
];
