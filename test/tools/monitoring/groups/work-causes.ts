import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import pg from 'pg';
import type { RedisServer } from '../../../support/redis-server.js';
import type { WebhookReceiver } from '../../../support/webhook-receiver.js';
import type { Cause } from '../cause.js';
import { type Instance, startLoad, transfer } from '../place.js';

export const JOB = 'signgate-work';
/** More than a pool of both workers has. */
const CALLERS = 40;

/** An instance of two workers, and what stands beside it. */
export interface WorkPlace {
  readonly instance: Instance;
  readonly databaseUrl: string;
  readonly keyFile: string;
  /** A folder. */
  readonly checkpoints: string;
  readonly redis: Pick<RedisServer, 'stop'> & { readonly startAgain: () => Promise<void> };
  /** Answers with its status. */
  readonly refusing: { status: number; readonly receiver: WebhookReceiver };
  /** Answers 410. */
  readonly gone: WebhookReceiver;
}

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

const runStatement = async (databaseUrl: string, statement: string): Promise<void> => {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** The processes that a process started. */
const childrenOf = async (pid: number): Promise<readonly number[]> =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').map(Number);

const subscribe = ({ send }: Instance, url: string) => send('POST', '/api/webhooks', { url, types: ['check.block'] });

/** A check that is blocked, for those that subscribed to it. */
const block = ({ send }: Instance) => send('POST', '/api/check-transaction', transfer(1, true));

/** Many at once that need a connection, again and again. */
const crowdOf = ({ send }: Instance) => {
  let ends: readonly (() => Promise<void>)[] = [];
  return {
    begin: () => {
      ends = Array.from({ length: CALLERS }, () => startLoad(20, () => send('GET', '/api/precision')));
    },
    end: async () => void (await Promise.all(ends.map((end) => end()))),
  };
};

/** Over in seconds. */
export const quickCauses = ({ instance, databaseUrl, keyFile, redis, gone }: WorkPlace): readonly Cause[] => {
  const outcomes = holder(databaseUrl);
  const crowd = crowdOf(instance);
  return [
    {
      ...{ alert: 'SigngateSigningKeyUnusable', job: JOB, what: 'the file of the signing key is taken away' },
      happen: () => rename(keyFile, `${keyFile}.away`),
      mend: () => rename(`${keyFile}.away`, keyFile),
    },
    {
      ...{ alert: 'SigngateRateLimitStoreDown', job: JOB, what: 'Redis is killed' },
      happen: () => redis.stop(),
      mend: () => redis.startAgain(),
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
        crowd.begin();
      },
      mend: async () => {
        await outcomes.release();
        await crowd.end();
      },
    },
    {
      ...{ alert: 'SigngateInternalErrors', job: JOB, what: 'a table is renamed by hand, and a call reads it' },
      happen: async () => {
        await runStatement(databaseUrl, 'alter table check_outcomes rename to check_outcomes_away');
        await instance.send('GET', '/api/precision');
      },
      mend: () => runStatement(databaseUrl, 'alter table check_outcomes_away rename to check_outcomes'),
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
};

/** Each takes minutes: an age of 300 s is waited for. */
export const slowCauses = ({ instance, databaseUrl, checkpoints, refusing }: WorkPlace): readonly Cause[] => {
  const cursor = holder(databaseUrl);
  return [
    {
      ...{ alert: 'SigngateWebhooksUndelivered', job: JOB, what: 'a receiver answers 500 for five minutes' },
      happen: async () => {
        await subscribe(instance, refusing.receiver.url);
        await block(instance);
      },
      mend: async () => {
        refusing.status = 204;
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
};
