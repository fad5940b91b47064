import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { hasRedis, startRedis } from '../../../support/redis-server.js';
import type { EnvironmentSettings } from '../../../support/service-process.js';
import { call, check, type Reply, transfer } from '../support/calls.js';
import { freePort } from '../../../support/free-port.js';
import { type Place, withPlace } from '../support/place.js';
import type { Row, Trial } from '../support/trial.js';

const INSTANCES = 3;
const QUOTA = 100;
const CALLS = 200;
const INSURED_QUOTA = 30;

const numberOf = ({ headers }: Reply, name: string): number => Number(headers[`x-ratelimit-${name}`]);

/** 200 at once over three instances; the limit is 100. */
const boundary = (trial: Trial, what: string, settings: EnvironmentSettings): Promise<void> =>
  withPlace(trial, { instances: INSTANCES, settings }, async (place) => {
    const key = await place.key({ quota: QUOTA });
    const replies = await Promise.all(
      Array.from({ length: CALLS }, (_, index) =>
        check(place.instances[index % INSTANCES]?.url ?? '', key, place.ledger, transfer(index)),
      ),
    );
    const passed = replies.filter(({ status }) => status === 200);
    const refused = replies.filter(({ status }) => status === 429);
    trial.holds(
      `${what}: exactly ${QUOTA} of ${CALLS} pass`,
      passed.length === QUOTA && refused.length === CALLS - QUOTA,
      [passed.length, refused.length],
    );
    const remaining = passed.map((reply) => numberOf(reply, 'remaining')).sort((one, other) => one - other);
    trial.holds(
      `${what}: what remains is counted down once each`,
      remaining.every((value, index) => value === index),
      remaining.slice(0, 5),
    );
    trial.holds(
      `${what}: 0 remains where it is refused, with Retry-After`,
      refused.every((reply) => numberOf(reply, 'remaining') === 0 && Number(reply.headers['retry-after']) >= 1),
    );
    const resets = new Set(replies.map(({ headers }) => String(headers['x-ratelimit-reset'])));
    trial.holds(
      `${what}: one window, ISO 8601`,
      resets.size === 1 && [...resets].every((reset) => new Date(reset).toISOString() === reset),
      [...resets],
    );
    trial.note(`${what}: ${passed.length} of ${CALLS}`);
  });

interface Store {
  readonly settings: EnvironmentSettings;
  readonly takeAway: (place: Place) => Promise<void>;
  readonly giveBack: (place: Place) => Promise<void>;
}

/** Each instance then allows a third of the quota, until the store is back. */
const insured = async (trial: Trial, what: string, { settings, takeAway, giveBack }: Store): Promise<void> => {
  const adminPorts = await Promise.all(Array.from({ length: INSTANCES }, freePort));
  const share = INSURED_QUOTA / INSTANCES;
  await withPlace(
    trial,
    { instances: 0, settings: { ...settings, RATE_LIMIT_INSTANCES: String(INSTANCES) } },
    async (place) => {
      for (const port of adminPorts) await place.start({ ADMIN_PORT: String(port) });
      const [before, during, after] = [
        await place.key({ quota: INSURED_QUOTA }),
        await place.key({ quota: INSURED_QUOTA }),
        await place.key({ quota: INSURED_QUOTA }),
      ];
      const ask = (key: string, count: number): Promise<readonly Reply[]> =>
        Promise.all(
          place.instances.flatMap(({ url }) =>
            Array.from({ length: count }, () => call('GET', `${url}/api/reports/pricing`, { key })),
          ),
        );
      trial.holds(
        `${what}: it counts for all instances while it is there`,
        (await ask(before, 15)).filter(({ status }) => status === 200).length === INSURED_QUOTA,
      );
      await takeAway(place);
      await pause(200);
      const replies = await ask(during, share * 2);
      const passed = replies.filter(({ status }) => status === 200);
      trial.holds(
        `${what} is down: each instance allows quota / instances, neither open nor dead`,
        passed.length === INSURED_QUOTA && replies.every(({ status }) => status === 200 || status === 429),
        replies.map(({ status }) => status),
      );
      const metrics = await Promise.all(
        adminPorts.map(async (port) => (await call('GET', `http://127.0.0.1:${port}/metrics`)).text),
      );
      trial.holds(
        `${what} is down: the metric says so`,
        metrics.every((text) => /^signgate_rate_limit_insured 1$/m.test(text)),
      );
      await giveBack(place);
      await pause(3_000);
      await ask(before, 1);
      await pause(2_000);
      const again = (await ask(after, 15)).filter(({ status }) => status === 200);
      trial.holds(`${what} is back: it counts for all instances again`, again.length === INSURED_QUOTA, again.length);
      trial.note(`${what} down: ${passed.length} of ${replies.length} pass at a quota of ${INSURED_QUOTA}`);
    },
  );
};

const postgresStore = (): Store => {
  let blocker: pg.Client | null = null;
  return {
    settings: { RATE_LIMIT_STORE: 'postgres' },
    takeAway: async ({ engine, database }) => {
      blocker = new pg.Client({ host: engine.host, port: engine.port, user: engine.user, database });
      await blocker.connect();
      await blocker.query('begin; lock table rate_limit_windows in access exclusive mode');
    },
    giveBack: async () => {
      await blocker?.query('rollback');
      await blocker?.end();
    },
  };
};

const withRedis = async (
  trial: Trial,
  what: string,
  work: (url: string, restart: () => Promise<void>, kill: () => Promise<void>) => Promise<void>,
): Promise<void> => {
  if (!hasRedis) return trial.cannot(what, 'there is no redis-server on this machine');
  let redis = await startRedis();
  const { port, url } = redis;
  try {
    await work(
      url,
      async () => {
        redis = await startRedis({ port });
      },
      () => redis.stop(),
    );
  } finally {
    await redis.stop();
  }
};

export const LIMIT_ROWS: readonly Row[] = [
  {
    number: '41',
    fault: '200 parallel calls at a limit of 100, three instances',
    run: async (trial) => {
      await boundary(trial, 'postgres', { RATE_LIMIT_STORE: 'postgres' });
      await withRedis(trial, 'redis', (url) => boundary(trial, 'redis', { RATE_LIMIT_STORE: 'redis', REDIS_URL: url }));
    },
  },
  {
    number: '42',
    fault: 'store of the limits down',
    run: async (trial) => {
      await insured(trial, 'postgres', postgresStore());
      await withRedis(trial, 'redis', (url, restart, kill) =>
        insured(trial, 'redis', {
          settings: { RATE_LIMIT_STORE: 'redis', REDIS_URL: url },
          takeAway: kill,
          giveBack: restart,
        }),
      );
    },
  },
];
