import { generateKeyPairSync } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { answering, startReceiver } from '../../../support/webhook-receiver.js';
import { startRedis } from '../../../support/redis-server.js';
import type { Cause } from '../cause.js';
import { type Instance, mixedTurn, startInstance, startLoad, transfer } from '../place.js';
import type { Group } from './group.js';

const JOB = 'signgate-work';
/** More than a pool of both workers has. */
const CALLERS = 40;

/** A session of the operator that holds a table, as a forgotten transaction does. */
const holder = (databaseUrl: string) => {
  let client: pg.Client | null = null;
  return {
    hold: async (table: string): Promise<void> => {
      client = new pg.Client(databaseUrl);
      await client.connect();
      await client.query(`begin; lock table ${table} in access exclusive mode`);
    },
    release: async (): Promise<void> => {
      await client?.end();
      client = null;
    },
  };
};

/** The processes that a process started. */
const childrenOf = async (pid: number): Promise<readonly number[]> =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').map(Number);

const subscribe = ({ send }: Instance, url: string) =>
  send('POST', '/api/webhooks', { url, types: ['check.block'] });

/** Checks that are blocked, for those that subscribed to them. */
const block = ({ send }: Instance) => send('POST', '/api/check-transaction', transfer(1, true));

/** Calls for something that needs a connection, many at once, again and again. */
const crowd = ({ send }: Instance): (() => Promise<void>) => {
  const callers = Array.from({ length: CALLERS }, () => startLoad(20, () => send('GET', '/api/precision')));
  return async () => void (await Promise.all(callers.map((end) => end())));
};

/** One instance of two workers with all that it can have beside it. */
export const startWorkGroup = async (databaseUrl: string, folder: string): Promise<Group> => {
  const redis = await startRedis();
  let running = redis;
  const [keyFile, checkpoints] = [join(folder, 'signing-key.pem'), join(folder, 'checkpoints')];
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeFile(keyFile, pem, { mode: 0o600 });
  const instance = await startInstance({
    ...{ DATABASE_URL: databaseUrl, WORKERS: '2', RATE_LIMIT_STORE: 'redis', REDIS_URL: redis.url },
    ...{ SIGNING_KEY_FILE: keyFile, CHECKPOINT_DIR: checkpoints, WEBHOOKS_ALLOW_PRIVATE_NETWORK: 'yes' },
  });
  let taken = 500;
  const [refusing, gone] = await Promise.all([
    startReceiver((_request, response) => void response.writeHead(taken).end()),
    startReceiver(answering(410)),
  ]);
  const endLoad = startLoad(250, mixedTurn(instance));
  const [cursor, outcomes] = [holder(databaseUrl), holder(databaseUrl)];
  const sql = (statement: string): Promise<void> => withDatabase(databaseUrl, statement);
  let endCrowd = async (): Promise<void> => undefined;
  const quick: readonly Cause[] = [
    {
      ...{ alert: 'SigngateSigningKeyUnusable', job: JOB, what: 'the file of the signing key is taken away' },
      happen: () => rename(keyFile, `${keyFile}.away`),
      mend: () => rename(`${keyFile}.away`, keyFile),
    },
    {
      ...{ alert: 'SigngateRateLimitStoreDown', job: JOB, what: 'Redis is killed' },
      happen: () => running.stop(),
      mend: async () => {
        running = await startRedis({ port: redis.port });
      },
    },
    {
      ...{ alert: 'SigngateWorkersReplaced', job: JOB, what: 'a worker is killed (SIGKILL)' },
      happen: async () => {
        const [worker] = await childrenOf(instance.process().child.pid ?? -1);
        process.kill(worker ?? -1, 'SIGKILL');
      },
      mend: async () => undefined,
    },
    {
      ...{ alert: 'SigngateDatabaseConnectionsExhausted', job: JOB, what: 'a table is locked, and 40 callers read it' },
      happen: async () => {
        await outcomes.hold('check_outcomes');
        endCrowd = crowd(instance);
      },
      mend: async () => {
        await outcomes.release();
        await endCrowd();
      },
    },
    {
      ...{ alert: 'SigngateInternalErrors', job: JOB, what: 'a table is renamed by hand, and a call reads it' },
      happen: async () => {
        await sql('alter table check_outcomes rename to check_outcomes_away');
        await instance.send('GET', '/api/precision');
      },
      mend: () => sql('alter table check_outcomes_away rename to check_outcomes'),
    },
    {
      ...{ alert: 'SigngateWebhooksGivenUp', job: JOB, what: 'a receiver answers 410' },
      happen: async () => {
        await subscribe(instance, gone.url);
        await block(instance);
      },
      mend: async () => undefined,
    },
  ];
  const slow: readonly Cause[] = [
    {
      ...{ alert: 'SigngateWebhooksUndelivered', job: JOB, what: 'a receiver answers 500 for five minutes' },
      happen: async () => {
        await subscribe(instance, refusing.url);
        await block(instance);
      },
      mend: async () => {
        taken = 204;
      },
    },
    {
      ...{ alert: 'SigngateCheckpointsBehind', job: JOB, what: 'a file stands where the folder of checkpoints was' },
      happen: async () => {
        await rename(checkpoints, `${checkpoints}.away`);
        await writeFile(checkpoints, '');
      },
      mend: async () => {
        await rm(checkpoints);
        await rename(`${checkpoints}.away`, checkpoints);
      },
    },
    {
      ...{ alert: 'SigngateBackgroundWorkBehind', job: JOB, what: 'a forgotten transaction locks a table for minutes' },
      happen: () => cursor.hold('withdrawal_cursor'),
      mend: () => cursor.release(),
    },
  ];
  return {
    job: { name: JOB, adminPorts: [instance.adminPort] },
    courses: [quick, ...slow.map((cause) => [cause])],
    stop: async () => {
      await Promise.all([endLoad(), endCrowd(), cursor.release(), outcomes.release()]);
      await instance.stop();
      await Promise.all([running.stop(), refusing.close(), gone.close()]);
    },
  };
};

const withDatabase = async (databaseUrl: string, statement: string): Promise<void> => {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
