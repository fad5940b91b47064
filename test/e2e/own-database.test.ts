import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { eventually } from '../support/eventually.js';
import { emptyDatabase, freshDatabase, type TestDatabase } from '../support/database.js';
import { commandResult, createKey, runCommand } from '../support/commands.js';
import { lastLinesOf, type ServiceProcess, startService } from '../support/service-process.js';
import { writtenText } from '../support/written-text.js';
import { check, keyIdOf, msUntilRefused, read, transferBody } from './support/calls.js';
import { freePort } from '../support/free-port.js';
import { startLoad } from './support/load.js';

describe('three instances that start at once on one empty database', function () {
  this.timeout(120_000);
  let database: TestDatabase;
  let instances: ServiceProcess[] = [];
  let settings: Record<string, string>;
  before(async () => {
    database = await emptyDatabase();
    settings = { DATABASE_URL: database.url };
    instances = await Promise.all(Array.from({ length: 3 }, () => startService(settings)));
  });
  after(async () => {
    await Promise.all(instances.map((instance) => instance.stop('SIGKILL')));
    await database.drop();
  });

  it('all come up, and say how to make a key, which none of them does by itself', async () => {
    for (const { output } of instances) {
      expect(output()).to.match(
        /^ {2}npx signgate keys create --partner NAME --environment sandbox --scopes [a-z:,]+$/m,
      );
      expect(output()).not.to.include('sg_');
    }
    expect(await runCommand(['keys', 'list', '--json'], settings)).to.equal('{"keys":[]}\n');
  });

  it('take the key that the printed line makes, and each finds what another has stored', async () => {
    const line = /npx signgate (keys create .*)$/m.exec(instances[0]?.output() ?? '')?.[1] ?? '';
    const printed = await runCommand(line.split(' '), settings);
    const key = /sg_sandbox_\S+/.exec(printed)?.[0] ?? '';
    for (const [index, { url }] of instances.entries()) {
      const { status, body } = await check(url, key, transferBody(index));
      expect(status).to.equal(200);
      for (const other of instances)
        expect((await read(other.url, key, String(body['request_id']))).status).to.equal(200);
    }
  });

  it('all refuse a revoked key within 5 s, though all had just used it', async () => {
    const key = await createKey(settings, { partner: 'Revoked' });
    for (const { url } of instances) expect((await check(url, key)).status).to.equal(200);
    await runCommand(['keys', 'revoke', keyIdOf(key)], settings);
    const waited = await Promise.all(instances.map(({ url }) => msUntilRefused(url, key)));
    expect(Math.max(...waited)).to.be.below(5000);
  });

  it('end with exit code 0 and leave nothing on the database', async () => {
    expect(await Promise.all(instances.map((instance) => instance.stop()))).to.deep.equal([0, 0, 0]);
    const rows = await database.run(
      'select count(*)::int as others from pg_stat_activity where datname = current_database() and pid <> ' +
        'pg_backend_pid()',
    );
    expect(rows[0]?.['others']).to.equal(0);
  });

  it('are operated by commands also while none of them runs', async () => {
    const [usage, keys] = await Promise.all([
      runCommand(['usage', '--json'], settings),
      runCommand(['keys', 'list'], settings),
    ]);
    const counts = (JSON.parse(usage) as { usage: { partner: string; count: number }[] }).usage;
    expect(counts.filter(({ partner }) => partner === 'NAME').reduce((sum, { count }) => sum + count, 0)).to.equal(
      3 + 9,
    );
    expect(keys).to.include('NAME').and.include('Revoked');
  });
});

describe('a start in production on a database of one’s own', function () {
  this.timeout(120_000);

  it('names all that is missing at once, with what each costs, and the line that makes a production key', async () => {
    const database = await freshDatabase();
    const settings = { DATABASE_URL: database.url, NODE_ENV: 'production', REQUIRED_LISTS: 'OFAC SDN' };
    const service = await startService(settings);
    // the log is written a moment later
    await eventually(() => Promise.resolve(service.output().includes('"message":"missing: ')));
    const output = service.output();
    expect(output).to.match(/^Missing:\n- SIGNING_KEY_FILE: .*\n- CHECKPOINT_DIR: .*\n- list OFAC SDN: .*\n/m);
    expect(output).to.match(
      /"message":"missing: SIGNING_KEY_FILE, CHECKPOINT_DIR, list OFAC SDN, sanctions list, scam list, site list"/,
    );
    const line = /^ {2}npx signgate (keys create .*)$/m.exec(output)?.[1] ?? '';
    expect(await runCommand(line.split(' '), settings)).to.match(/sg_production_\w+/);
    expect(await service.stop(), lastLinesOf(service)).to.equal(0);
    await database.drop();
  });

  it('names a signing key file that is not there, and nothing where all is there', async () => {
    const database = await freshDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'signgate-production-'));
    const keyFile = join(folder, 'key.pem');
    const settings = { DATABASE_URL: database.url, SIGNING_KEY_FILE: keyFile, CHECKPOINT_DIR: join(folder, 'c') };
    const without = await startService(settings);
    expect(without.output()).to.match(
      /^Missing:\n- SIGNING_KEY_FILE: .*does not exist.*npx signgate signing rotate\n- sanctions list: .*\n- scam /m,
    );
    await without.stop();
    await runCommand(['signing', 'rotate'], settings);
    const list = join(folder, 'list.txt');
    await writeFile(list, `0x${'5'.repeat(40)}\n`);
    const sites = join(folder, 'sites.txt');
    await writeFile(sites, 'phishing.example\n');
    await runCommand(
      ['feeds', 'import', sites, ...'--format sites --source sites --published 2026-11-20'.split(' ')],
      settings,
    );
    for (const category of ['sanctions', 'scam_fraud'])
      await runCommand(
        [
          'feeds',
          'import',
          list,
          '--format',
          'txt',
          '--source',
          category,
          '--category',
          category,
          '--published',
          '2026-11-20',
        ],
        settings,
      );
    const whole = await startService(settings);
    expect(whole.output()).not.to.include('issing');
    await whole.stop();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
});

describe('a stop', function () {
  this.timeout(120_000);
  let database: TestDatabase;
  let service: ServiceProcess | null = null;
  beforeEach(async () => (database = await freshDatabase()));
  afterEach(async () => {
    await service?.stop('SIGKILL');
    await database.drop();
  });

  it('under load fails no request of keep-alive clients, keeps what was answered, and ends with code 0', async () => {
    const adminPort = String(await freePort());
    const settings = { DATABASE_URL: database.url, ADMIN_PORT: adminPort, SHUTDOWN_GRACE_MS: '3000' };
    const key = await createKey(settings);
    service = await startService(settings);
    const load = startLoad(service.url, key, 16);
    await load.reaches(50);
    const metrics = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text();
    writtenText.watch('the metrics page', 'nothing', () => metrics);
    expect(metrics).to.include('/api/check-transaction').and.not.include(keyIdOf(key));
    const answeredBefore = load.answered.length;
    const started = performance.now();
    const code = await service.stop();
    const stoppedMs = performance.now() - started;
    await load.done;
    expect(load.failures, JSON.stringify(load.failures[0])).to.deep.equal([]);
    expect(code).to.equal(0);
    expect(load.answered.length - answeredBefore, 'answered while it drained').to.be.above(5);
    expect(stoppedMs).to.be.within(3000, 20_000);
    const stored = await database.run('select count(*)::int as checks from checks');
    expect(stored[0]?.['checks']).to.equal(load.answered.length);
  });

  it('that is asked for by another signal as well is over at once', async () => {
    service = await startService({ DATABASE_URL: database.url, SHUTDOWN_GRACE_MS: '10000' });
    const stopped = service.stop();
    await eventually(async () => service?.output().includes('"message":"draining"'));
    const started = performance.now();
    expect(await service.stop('SIGINT'), lastLinesOf(service)).to.equal(1);
    expect(performance.now() - started).to.be.below(5000);
    await stopped;
  });
});

describe('a database that cannot be used', function () {
  this.timeout(120_000);

  it('ends a command with exit code 1 and a sentence that does not hold the password', async () => {
    const { code, stderr } = await commandResult(['keys', 'list'], {
      DATABASE_URL: 'postgresql://somebody:very-secret@127.0.0.1:1/nothing',
    });
    expect(code).to.equal(1);
    expect(stderr)
      .to.match(/^signgate: /)
      .and.not.include('very-secret');
  });
});
