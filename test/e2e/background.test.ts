import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { engineProcesses, killEngine } from '../adapters/engine/support/workbench.js';
import { createKey } from '../support/commands.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { copyMadeCluster } from '../support/made-cluster.js';
import { type ServiceProcess, startService } from '../support/service-process.js';
import { check, transferBody } from './support/calls.js';
import { isAlive, pidsOfWorkers } from './support/pids.js';
import { freePort } from '../support/free-port.js';

describe('a service whose work in the background is done by a process of its own', function () {
  this.timeout(120_000);
  let database: TestDatabase;
  let service: ServiceProcess;
  let settings: Record<string, string>;
  let adminUrl = '';
  let key = '';
  before(async () => {
    database = await freshDatabase();
    const adminPort = String(await freePort());
    adminUrl = `http://127.0.0.1:${adminPort}`;
    settings = { DATABASE_URL: database.url, ADMIN_PORT: adminPort, BACKGROUND: 'process' };
    service = await startService(settings);
    key = await createKey(settings, { partner: 'Background', scopes: 'checks:create,checks:read' });
  });
  after(async () => {
    await service.stop('SIGKILL');
    await database.drop();
  });

  const metrics = async (): Promise<string> => (await fetch(`${adminUrl}/metrics`)).text();
  const ready = async () => (await (await fetch(`${service.url}/health/ready`)).json()) as Record<string, unknown>;
  const lackOf = ({ degraded }: Record<string, unknown>): unknown =>
    (degraded as readonly { readonly what: string }[] | undefined)?.[0]?.what;
  /** Its pid, once it works. */
  const background = async (): Promise<number> => {
    await eventually(async () => (await metrics()).includes('signgate_background_work_age_seconds{work="webhooks"}'));
    const [pid = 0] = await pidsOfWorkers(service);
    return pid;
  };
  /** A list of checks is made from an index that is written in the background. */
  const isListed = async (requestId: string): Promise<boolean> =>
    (await (await fetch(`${service.url}/api/checks`, { headers: { 'x-api-key': key } })).text()).includes(requestId);
  const checked = async (count: number): Promise<string> => {
    const { status, body } = await check(service.url, key, transferBody(count));
    expect(status).to.equal(200);
    return String(body['request_id']);
  };

  it('has it done there, by connections of its own, and shows its metrics as its own', async () => {
    const pid = await background();
    expect(pid).not.to.equal(service.child.pid);
    const requestId = await checked(1);
    await eventually(() => isListed(requestId));
    expect(lackOf(await ready())).to.equal(undefined);
    expect(await metrics()).to.match(/^signgate_http_request_duration_seconds_count\{.*check-transaction/m);
  });

  it('answers checks while it is killed, says what it lacks, and starts it again', async () => {
    const pid = await background();
    process.kill(pid, 'SIGKILL');
    await eventually(async () => lackOf(await ready()) === 'background process');
    const requestId = await checked(2);
    await eventually(() => isListed(requestId));
    expect(await background()).not.to.equal(pid);
    expect(lackOf(await ready())).to.equal(undefined);
    expect(service.output()).to.include('a background process ended and is replaced');
  });

  it('does not lose it to the signal that a terminal or a manager sends to all processes', async () => {
    const pid = await background();
    process.kill(pid, 'SIGTERM');
    const requestId = await checked(3);
    await eventually(() => isListed(requestId));
    expect(await background()).to.equal(pid);
  });

  it('ends with it, in order', async () => {
    const pid = await background();
    expect(await service.stop()).to.equal(0);
    expect(isAlive(pid)).to.equal(false);
  });
});

describe('what works behind the answers, with the embedded database and nothing set', function () {
  this.timeout(120_000);
  let folder = '';
  let dataDir = '';
  let settings: Record<string, string>;
  let service: ServiceProcess;
  let key = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'signgate-background-'));
    dataDir = join(folder, 'data');
    await copyMadeCluster(dataDir);
    settings = { DATA_DIR: dataDir, BACKGROUND: '' };
    service = await startService(settings);
    key = await createKey(settings, { partner: 'Background', scopes: 'checks:create,checks:read' });
  });
  after(async () => {
    await service.stop('SIGKILL');
    await killEngine(dataDir);
    await rm(folder, { recursive: true, force: true });
  });

  /** Its pid, once it writes what checks are listed from. */
  const worksBehind = async (count: number): Promise<number> => {
    const { status, body } = await check(service.url, key, transferBody(count));
    expect(status).to.equal(200);
    await eventually(async () => {
      const listed = await fetch(`${service.url}/api/checks`, { headers: { 'x-api-key': key } });
      return (await listed.text()).includes(String(body['request_id']));
    });
    const pids = await pidsOfWorkers(service);
    expect(pids).to.have.length(1);
    return pids[0] ?? 0;
  };

  it('is done by a process of its own, which outlives a crash of the engine', async () => {
    const pid = await worksBehind(1);
    await killEngine(dataDir);
    await eventually(async () => (await check(service.url, key, transferBody(2))).status === 200);
    expect(await worksBehind(3)).to.equal(pid);
  });

  it('is gone with a service that is killed, and the next one takes the engine over', async () => {
    const pid = await worksBehind(4);
    await service.stop('SIGKILL');
    await eventually(() => Promise.resolve(!isAlive(pid)));
    expect(await engineProcesses(dataDir)).not.to.have.length(0);
    service = await startService(settings);
    expect(await worksBehind(5)).not.to.equal(pid);
  });

  it('ends in order with the service, seals what was answered last, and does not hold the engine', async () => {
    const pid = await worksBehind(6);
    const { body } = await check(service.url, key, transferBody(7));
    expect(await service.stop()).to.equal(0);
    expect(isAlive(pid)).to.equal(false);
    expect(await engineProcesses(dataDir)).to.have.length(0);
    service = await startService({ ...settings, BACKGROUND: 'inline' });
    const proof = `${service.url}/api/checks/${String(body['request_id'])}/proof`;
    // long before a check counts as settled
    expect((await fetch(proof, { headers: { 'x-api-key': key } })).status).to.equal(200);
    expect(await service.stop()).to.equal(0);
  });

  it('does not hold up a stop that comes as soon as the service listens', async () => {
    service = await startService(settings);
    const stoppedAt = performance.now();
    expect(await service.stop()).to.equal(0);
    expect(performance.now() - stoppedAt).to.be.below(60_000);
    expect(await engineProcesses(dataDir)).to.have.length(0);
  });
});
