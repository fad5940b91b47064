import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'chai';
import { Agent, request } from 'undici';
import { killEngine } from '../adapters/engine/support/workbench.js';
import { countedInOnePlace } from '../support/counted-in-one-place.js';
import { emptyDatabase, freshDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { startNewcomers, unanswered } from '../support/newcomers.js';
import { createKey, runCommand } from '../support/commands.js';
import { endingOfService, lastLinesOf, type ServiceProcess, startService } from '../support/service-process.js';
import { check, keyIdOf, read, transferBody } from './support/calls.js';
import { freePort } from '../support/free-port.js';
import { itWhere } from '../support/programs.js';
import { startRedis } from '../support/redis-server.js';
import { isAlive, pidsOfWorkers } from './support/pids.js';
import { startLoad } from './support/load.js';
import { makeWorkspace, type Workspace } from './support/workspace.js';

/** Sends on a connection of its own, so that the primary gives each to the next worker. */
const checkAlone = async (
  url: string,
  key: string,
  count: number,
  localAddress = '127.0.0.1',
): Promise<{
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Record<string, unknown>;
}> => {
  const dispatcher = new Agent({ connections: 1, localAddress });
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  const reply = await request(`${url}/api/check-transaction`, {
    method: 'POST',
    headers,
    body: transferBody(count),
    dispatcher,
  });
  const body = (await reply.body.json()) as Record<string, unknown>;
  await dispatcher.destroy();
  return { status: reply.statusCode, headers: reply.headers, body };
};

const workersThatAnswered = (service: ServiceProcess): ReadonlySet<string> =>
  new Set(
    [...service.output().matchAll(/"process":"(worker \d+)"[^\n]*"message":"request"/g)].map(([, name]) => name ?? ''),
  );

const metricOf = async (adminUrl: string, name: string): Promise<number> =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await (await fetch(`${adminUrl}/metrics`)).text())?.[1]);

/** What 200 calls at once get with a quota of 100, counted in one place; and how many were refused, in all attempts. */
const crowdAt = async (service: ServiceProcess, adminUrl: string, settings: Record<string, string>) => {
  let refused = 0;
  const replies = await countedInOnePlace(
    () => metricOf(adminUrl, 'signgate_rate_limit_insured_calls_total'),
    async () => {
      const key = await createKey(settings, { partner: 'Crowd', quota: 100 });
      const all = await Promise.all(Array.from({ length: 200 }, (_, count) => checkAlone(service.url, key, count)));
      refused += all.filter(({ status }) => status === 429).length;
      return all;
    },
  );
  return { replies, refused };
};

describe('two workers on an empty folder', function () {
  this.timeout(120_000);
  let workspace: Workspace;
  let settings: Record<string, string>;
  let service: ServiceProcess;
  let adminUrl = '';
  let refusedByLimit = 0;
  before(async () => {
    workspace = await makeWorkspace();
    const adminPort = String(await freePort());
    adminUrl = `http://127.0.0.1:${adminPort}`;
    settings = { WORKERS: '2', ADMIN_PORT: adminPort, DATA_DIR: join(workspace.folder, 'data') };
    service = await startService(settings, { cwd: workspace.folder });
  });
  after(async () => {
    await service.stop('SIGKILL');
    await killEngine(settings['DATA_DIR'] ?? '');
    await workspace.clear();
  });
  const metric = (name: string): Promise<number> => metricOf(adminUrl, name);

  it('greet as one service: one address, and the key once', () => {
    expect(service.output().match(/listens on/g)).to.have.length(1);
    expect(service.output().match(/shown once: sg_sandbox_/g)).to.have.length(1);
  });

  it('let exactly 100 of 200 calls at once pass at a limit of 100, and both answer', async () => {
    const { replies, refused } = await crowdAt(service, adminUrl, settings);
    refusedByLimit = refused;
    expect(replies.filter(({ status }) => status === 200)).to.have.length(100);
    expect(replies.filter(({ status }) => status === 429)).to.have.length(100);
    const left = replies
      .filter(({ status }) => status === 200)
      .map(({ headers }) => Number(headers['x-ratelimit-remaining']));
    expect([...new Set(left)].sort((a, b) => a - b)).to.deep.equal(Array.from({ length: 100 }, (_, count) => count));
    const ends = replies.map(({ headers }) => Date.parse(String(headers['x-ratelimit-reset'])));
    expect(Math.max(...ends) - Math.min(...ends), 'one end of the window, but for the time of a message').to.be.below(
      1_000,
    );
    await eventually(async () => workersThatAnswered(service).size === 2);
  });

  it('find what the other stored, and stop a revoked key within 5 s', async () => {
    const key = await createKey(settings, { partner: 'Revoked' });
    const { body } = await checkAlone(service.url, key, 1);
    for (let call = 0; call < 4; call += 1)
      expect((await read(service.url, key, String(body['request_id']))).status).to.equal(200);
    await runCommand(['keys', 'revoke', keyIdOf(key)], settings);
    const revokedAt = performance.now();
    let lastPassedAt = revokedAt;
    // each worker has its turn several times
    for (let refused = 0; refused < 6; refused += 1) {
      if ((await checkAlone(service.url, key, 2)).status === 401) continue;
      lastPassedAt = performance.now();
      refused = 0;
      await delay(200);
    }
    expect(lastPassedAt - revokedAt).to.be.below(5000);
  });

  it('count wrong keys of one address together', async () => {
    const wrong = `sg_sandbox_nokey001_${'x'.repeat(43)}`;
    const statuses: number[] = [];
    // other tests send wrong keys from the usual address
    for (let call = 0; call < 24; call += 1)
      statuses.push((await checkAlone(service.url, wrong, call, '127.0.0.2')).status);
    expect(statuses.filter((status) => status === 401)).to.have.length(20);
    expect(statuses.slice(20)).to.deep.equal([429, 429, 429, 429]);
  });

  it('have one page of metrics, which sums both, and one readiness', async () => {
    expect(await metric('signgate_workers')).to.equal(2);
    const refused = 'signgate_http_request_duration_seconds_count{route="POST /api/check-transaction",status="429"}';
    expect(await metric(refused), 'by the limit, and for wrong keys').to.equal(refusedByLimit + 4);
    expect(await metric('signgate_check_verb_duration_seconds_count{verb="record"}')).to.be.at.least(101);
    expect((await fetch(`${adminUrl}/health/ready`)).status).to.equal(200);
    expect((await fetch(`${adminUrl}/health`)).status).to.equal(200);
    expect((await fetch(`${service.url}/health/ready`)).status).to.equal(200);
  });

  it('are replaced when one is killed; the others answer meanwhile, and limits go on where they were', async () => {
    const key = await createKey(settings, { partner: 'Killed', quota: 10 });
    for (let call = 0; call < 4; call += 1) await checkAlone(service.url, key, call);
    const [victim] = await pidsOfWorkers(service);
    process.kill(victim ?? 0, 'SIGKILL');
    await eventually(async () => (await metric('signgate_workers')) === 1);
    expect((await checkAlone(service.url, key, 5)).headers['x-ratelimit-remaining']).to.equal('5');
    await eventually(async () => (await metric('signgate_workers')) === 2);
    expect(await metric('signgate_workers_replaced_total')).to.equal(1);
    const replies = await Promise.all(Array.from({ length: 8 }, (_, count) => checkAlone(service.url, key, count)));
    expect(replies.filter(({ status }) => status === 200)).to.have.length(5);
    expect(service.output()).to.match(/"process":"primary"[^\n]*"message":"a worker ended and is replaced"/);
  });

  it('end with a primary that is killed, and the next start still has what they acknowledged', async () => {
    const key = await createKey(settings, { partner: 'After the kill' });
    const { body } = await check(service.url, key);
    const workers = await pidsOfWorkers(service);
    expect(workers).to.have.length(2);
    await service.stop('SIGKILL');
    await eventually(async () => workers.every((pid) => !isAlive(pid)));
    service = await startService(settings, { cwd: workspace.folder });
    expect((await read(service.url, key, String(body['request_id']))).status).to.equal(200);
    expect(service.output()).not.to.include('sg_');
  });

  it('end with exit code 0 when the primary is asked to, and the database with them', async () => {
    expect(await service.stop(), lastLinesOf(service)).to.equal(0);
    expect(service.output().match(/"message":"stopped"/g), 'primary and workers').to.have.length(3);
    expect(await readdir(join(workspace.folder, 'data', 'postgres', 'cluster'))).not.to.include('postmaster.pid');
  });
});

describe('workers on a database of one’s own', function () {
  this.timeout(120_000);
  let database: TestDatabase;
  beforeEach(async () => (database = await freshDatabase()));
  afterEach(() => database.drop());

  it('asked to stop under load fail no request of keep-alive clients, and keep all that was answered', async () => {
    const shared = { RATE_LIMIT_STORE: 'postgres', ADMIN_PORT: String(await freePort()) };
    const settings = { WORKERS: '2', DATABASE_URL: database.url, SHUTDOWN_GRACE_MS: '1000', ...shared };
    const key = await createKey(settings);
    const service = await startService(settings);
    const { replies } = await crowdAt(service, `http://127.0.0.1:${shared.ADMIN_PORT}`, settings);
    const passed = replies.filter(({ status }) => status === 200);
    expect(passed, 'counted in the store that instances share, where there is one').to.have.length(100);
    expect(replies.filter(({ status }) => status === 429)).to.have.length(100);
    const checks = async () => (await database.run('select count(*)::int as checks from checks'))[0]?.['checks'];
    const before = Number(await checks());
    const load = startLoad(service.url, key, 16);
    await load.reaches(50);
    const answeredBefore = load.answered.length;
    const stopped = service.stop();
    await eventually(async () => service.output().includes('"message":"draining"'));
    // whatever connects is answered, after the grace period too, until nothing new came
    const newcomers = startNewcomers(service.url, 4);
    await Promise.all([load.done, delay(1_500), eventually(async () => newcomers.answers.length > 16)]);
    await newcomers.stop();
    expect(await stopped, lastLinesOf(service)).to.equal(0);
    expect(load.failures).to.deep.equal([]);
    expect(load.answered.length - answeredBefore, 'answered while they drained').to.be.above(5);
    expect(unanswered(newcomers.answers)).to.deep.equal([]);
    expect(await checks()).to.equal(before + load.answered.length);
    const [window] = await database.run('select max(points)::int as points from rate_limit_windows');
    expect(Number(window?.['points'])).to.be.at.least(100);
  });

  itWhere('redis-server', 'count in Redis, and together without it: never more than the limit passes', async () => {
    const redis = await startRedis();
    const adminPort = String(await freePort());
    const shared = { RATE_LIMIT_STORE: 'redis', REDIS_URL: redis.url, RATE_LIMIT_INSTANCES: '1' };
    const settings = { WORKERS: '2', DATABASE_URL: database.url, ADMIN_PORT: adminPort, ...shared };
    const service = await startService(settings);
    const { replies } = await crowdAt(service, `http://127.0.0.1:${adminPort}`, settings);
    expect(replies.filter(({ status }) => status === 200)).to.have.length(100);
    await redis.stop();
    const key = await createKey(settings, { partner: 'Crowd without Redis', quota: 100 });
    const alone = await Promise.all(Array.from({ length: 200 }, (_, count) => checkAlone(service.url, key, count)));
    const passed = alone.filter(({ status }) => status === 200).length;
    // a minute may end meanwhile
    expect(passed).to.be.within(100, 199);
    expect(alone.filter(({ status }) => status === 429)).to.have.length(200 - passed);
    expect(await service.stop(), lastLinesOf(service)).to.equal(0);
  });

  it('that cannot listen end the start with one sentence and exit code 1', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const port = String((taken.address() as AddressInfo).port);
    const { code, output } = await endingOfService({ WORKERS: '2', DATABASE_URL: database.url, PORT: port });
    taken.close();
    expect(code).to.equal(1);
    expect(output.match(/^signgate: /gm)).to.have.length(1);
    expect(output).to.include('EADDRINUSE').and.not.include('listens on');
  });

  it('that are asked to stop while they start end in order', async () => {
    const empty = await emptyDatabase();
    const { code, output } = await endingOfService(
      { WORKERS: '2', DATABASE_URL: empty.url },
      {
        onSpawn: (child) =>
          child.stdout?.on(
            'data',
            (chunk: Buffer) => chunk.includes('schema was brought up to date') && child.kill('SIGTERM'),
          ),
      },
    );
    expect(code).to.equal(0);
    // the signal may come when the workers have just begun to listen: then they stop after that
    expect(output.lastIndexOf('"message":"stopped"')).to.be.greaterThan(output.indexOf('listens on'));
    expect(output).to.not.match(/"level":"(?:error|fatal)"/);
    await empty.drop();
  });
});
