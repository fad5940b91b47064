import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Agent, request } from 'undici';
import { transferBody } from '../../e2e/support/calls.js';
import { freePort } from '../../support/free-port.js';
import { startEngine } from '../../support/engine.js';
import {
  createKey,
  type EnvironmentSettings,
  type ServiceProcess,
  startService,
} from '../../support/service-process.js';
import { HAPROXY, writeBalancerFile } from './haproxy-file.js';

/**
 * Two real instances behind the real HAProxy with the file of `.container/`, whose names and ports are replaced by
 * loopback ones: clients keep sending while each instance is restarted in turn, three times. Exit code 1 where a
 * request fails. Needs HAProxy 2.6 or later on the PATH, or its path in HAPROXY.
 */
const CLIENTS = 16;
const RESTARTS = 6;
const say = (text: string): void => void process.stdout.write(`${text}\n`);

interface Tally {
  answered: number;
  readonly failures: string[];
}

const client = async (url: string, key: string, tally: Tally, isOver: () => boolean, number: number): Promise<void> => {
  const dispatcher = new Agent({ connections: 1, keepAliveTimeout: 10_000 });
  for (let count = 0; !isOver(); count += 1) {
    try {
      const body = transferBody(number * 1_000_000 + count);
      const reply = await request(`${url}/api/check-transaction`, {
        method: 'POST',
        headers: { 'x-api-key': key, 'content-type': 'application/json' },
        body,
        dispatcher,
      });
      const answer = (await reply.body.json()) as Record<string, unknown>;
      if (reply.statusCode === 200 && typeof answer['request_id'] === 'string') tally.answered += 1;
      else tally.failures.push(`${reply.statusCode} ${JSON.stringify(answer)}`);
    } catch (error) {
      tally.failures.push(String(error));
    }
    // a steady load, not a flood
    await delay(10);
  }
  await dispatcher.destroy();
};

const serverStates = async (operatorsUrl: string): Promise<string> => {
  const page = await (await fetch(`${operatorsUrl}/metrics`)).text();
  return [...page.matchAll(/^haproxy_server_status\{proxy="instances",server="([^"]+)",state="UP"\} (\d)$/gm)]
    .map(([, name, up]) => `${name} ${up === '1' ? 'up' : 'out'}`)
    .join(', ');
};

const run = async (folder: string, database: string): Promise<Tally> => {
  const ports = {
    public: await freePort(),
    operators: await freePort(),
    instances: [await freePort(), await freePort()],
  };
  const settings = (index: number): EnvironmentSettings => ({
    DATABASE_URL: database,
    NODE_ENV: 'production',
    SANCTIONS: 'none',
    TRUSTED_PROXY_HOPS: '1',
    LOG_LEVEL: 'warn',
    SHUTDOWN_GRACE_MS: '5000',
    SHUTDOWN_LIMIT_MS: '25000',
    PORT: String(ports.instances[index]),
  });
  const instances: ServiceProcess[] = [await startService(settings(0)), await startService(settings(1))];
  const file = await writeBalancerFile(folder, {
    public: `127.0.0.1:${ports.public}`,
    operators: `127.0.0.1:${ports.operators}`,
    instances: ports.instances.map((port) => `127.0.0.1:${port}`),
  });
  const balancer = spawn(HAPROXY, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${ports.public}`;
  const tally: Tally = { answered: 0, failures: [] };
  let isOver = false;
  try {
    const key = await createKey({ DATABASE_URL: database });
    while ((await fetch(`${url}/health/ready`).catch(() => null))?.status !== 200) {
      if (balancer.exitCode !== null) throw new Error('HAProxy ended; what it said stands above');
      await delay(100);
    }
    const clients = Array.from({ length: CLIENTS }, (_, number) => client(url, key, tally, () => isOver, number));
    for (let turn = 0; turn < RESTARTS; turn += 1) {
      const index = turn % 2;
      const stopped = instances[index]?.stop();
      await delay(2_500);
      const during = await serverStates(`http://127.0.0.1:${ports.operators}`);
      const code = await stopped;
      instances[index] = await startService(settings(index));
      await delay(2_500);
      const after = await serverStates(`http://127.0.0.1:${ports.operators}`);
      say(
        `| ${turn + 1} | instance-${'ab'[index]} | ${during} | ${code} | ${after} | ${tally.answered} | ` +
          `${tally.failures.length} |`,
      );
    }
    isOver = true;
    await Promise.all(clients);
    return tally;
  } finally {
    isOver = true;
    const ended = balancer.exitCode === null ? once(balancer, 'exit') : null;
    balancer.kill('SIGTERM');
    await ended;
    await Promise.all(instances.map((instance) => instance.stop()));
  }
};

const folder = await mkdtemp(join(tmpdir(), 'signgate-balancer-'));
const engine = await startEngine();
try {
  const { host, port, user } = engine.connection;
  const client = new pg.Client(engine.connection);
  await client.connect();
  await client.query('create database rolling');
  await client.end();
  say(
    '| restart | of | while it drains | exit code | after it is back | answered | failed ' +
      '|\n|---|---|---|---|---|---|---|',
  );
  const { answered, failures } = await run(
    folder,
    `postgresql://${user}@/rolling?host=${encodeURIComponent(host)}&port=${port}`,
  );
  say(`\n${answered} answered, ${failures.length} failed`);
  for (const failure of failures.slice(0, 10)) say(`- ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
} finally {
  await engine.stop();
  await rm(folder, { recursive: true, force: true });
}
