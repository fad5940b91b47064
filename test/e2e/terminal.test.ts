import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'chai';
import { eventually } from '../support/eventually.js';
import { commandResult, npmStart, type ServiceProcess } from '../support/service-process.js';
import { startLoad } from './support/load.js';
import { isAlive } from './support/pids.js';

/** A terminal sends Ctrl-C to every process of its group; the npm among them passes it on as well. */
const pressCtrlC = ({ child }: ServiceProcess): boolean => process.kill(-(child.pid ?? 0), 'SIGINT');

describe('Ctrl-C on npm start', function () {
  this.timeout(120_000);
  let folder: string;
  let service: ServiceProcess | null = null;
  let enginePid = 0;

  const start = async (settings: Readonly<Record<string, string>>): Promise<ServiceProcess> => {
    const dataDir = join(folder, 'data');
    service = await npmStart({ DATA_DIR: dataDir, ...settings }, { ownGroup: true, isCompiled: true });
    const lockFile = await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8');
    enginePid = Number(lockFile.split('\n')[0]);
    expect(isAlive(enginePid)).to.equal(true);
    return service;
  };
  const ended = async ({ child }: ServiceProcess): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  const endOfEngine = (): Promise<boolean> => eventually(() => Promise.resolve(!isAlive(enginePid)));

  // one for all: each start finds what an end, orderly or forced, left behind
  before(async () => (folder = await mkdtemp(join(tmpdir(), 'signgate-terminal-'))));
  after(() => rm(folder, { recursive: true, force: true }));
  afterEach(() => {
    if (service?.child.pid !== undefined && isAlive(service.child.pid)) process.kill(-service.child.pid, 'SIGKILL');
    if (isAlive(enginePid)) process.kill(enginePid, 'SIGQUIT');
  });

  it('drains once, though it comes from the terminal and from npm, fails no request, and ends the engine', async () => {
    const running = await start({ SHUTDOWN_GRACE_MS: '3000' });
    const key = (await readFile(join(folder, 'data', 'demo-key'), 'utf8')).trim();
    const load = startLoad(running.url, key, 4);
    await load.reaches(20);
    pressCtrlC(running);
    await eventually(async () => (await fetch(`${running.url}/health/ready`)).status === 503);
    pressCtrlC(running);
    await Promise.all([load.done, ended(running)]);
    expect(load.failures.filter((failure) => !isOverQuota(failure))).to.deep.equal([]);
    await eventually(() => Promise.resolve(running.output().includes('"message":"stopped"')));
    expect(running.output()).not.to.include('forced');
    await endOfEngine();
  });

  it('ends the engine, too, where a second one after two seconds forces the end', async () => {
    const running = await start({ SHUTDOWN_GRACE_MS: '20000', SHUTDOWN_LIMIT_MS: '30000' });
    pressCtrlC(running);
    await delay(2_200);
    expect((await fetch(`${running.url}/health`)).status, 'still drains').to.equal(200);
    const pressedAt = performance.now();
    pressCtrlC(running);
    await ended(running);
    await endOfEngine();
    expect(performance.now() - pressedAt).to.be.below(15_000);
    expect(running.output()).to.include('the stop is forced').and.not.include('"message":"stopped"');
  });

  it('ends the engine, too, where the time for the stop is over', async () => {
    const running = await start({ SHUTDOWN_GRACE_MS: '500', SHUTDOWN_LIMIT_MS: '1000' });
    // a request that never comes to its end holds up the orderly one
    const { hostname, port } = new URL(running.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(
      'POST /api/check-transaction HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    await delay(200);
    pressCtrlC(running);
    await ended(running);
    socket.destroy();
    await endOfEngine();
    expect(running.output()).to.include('the stop is forced');
  });
});

describe('Ctrl-C on a command', function () {
  this.timeout(120_000);

  it('ends it with the code of a shell, and the engine that it had started', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'signgate-terminal-'));
    const cluster = join(folder, 'postgres', 'cluster');
    const { code, stderr } = await commandResult(['init'], { DATA_DIR: folder }, (child) => {
      // once: a second one after two seconds would force the end
      const interval = setInterval(() => {
        if (!existsSync(cluster)) return;
        clearInterval(interval);
        child.kill('SIGINT');
      }, 20);
      child.once('exit', () => clearInterval(interval));
    });
    expect({ code, stderr }).to.deep.equal({ code: 130, stderr: 'signgate: interrupted by SIGINT\n' });
    expect(await readdir(cluster)).not.to.include('postmaster.pid');
    await rm(folder, { recursive: true, force: true });
  });
});

/** The demonstration key has the ordinary quota. */
const isOverQuota = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && (failure as { statusCode?: unknown }).statusCode === 429;
