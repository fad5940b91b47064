import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { killEngine } from '../adapters/engine/support/workbench.js';
import { eventually } from '../support/eventually.js';
import { createKey, runCommand } from '../support/commands.js';
import { runs } from '../support/depth.js';
import { endingOfService, lastLinesOf, type ServiceProcess, startService } from '../support/service-process.js';
import { stoppedFirstStart } from '../support/stopped-first-start.js';
import { check, keyIdOf, msUntilRefused, read, transferBody } from './support/calls.js';
import { filesHolding, makeWorkspace, type Workspace } from './support/workspace.js';

const SHOWN_KEY = /shown once: (sg_sandbox_[0-9a-z]{8}_[A-Za-z0-9_-]{43})$/gm;

/** One story, in order: what a partner's developer lives through on one machine, with nothing set. */
describe('the service on an empty folder', function () {
  this.timeout(120_000);
  let workspace: Workspace;
  let service: ServiceProcess;
  let settings: Record<string, string>;
  let key = '';
  let firstRequestId = '';
  before(async () => {
    workspace = await makeWorkspace();
    settings = { DATA_DIR: join(workspace.folder, 'data') };
    service = await startService({ LOG_LEVEL: 'debug' }, { cwd: workspace.folder });
  });
  after(async () => {
    await service.stop('SIGKILL');
    await killEngine(settings['DATA_DIR'] ?? '');
    await workspace.clear();
  });

  it('says where it listens and shows the key once, with a file that only its owner can read', async () => {
    const shown = [...service.output().matchAll(SHOWN_KEY)];
    expect(shown).to.have.length(1);
    key = shown[0]?.[1] ?? '';
    expect(service.output().split(key)).to.have.length(2);
    const file = join(workspace.folder, 'data', 'demo-key');
    expect((await readFile(file, 'utf8')).trim()).to.equal(key);
    expect((await stat(file)).mode & 0o777).to.equal(0o600);
    expect(service.output()).to.match(/^Signgate listens on http:\/\/127\.0\.0\.1:\d+$/m);
  });

  it('says first that it makes the database, before it keeps you waiting', () => {
    expect(service.output().split('\n')[0]).to.equal('First start: making the database in data, a few seconds …');
  });

  it('prints three curl lines, each of which gives the answer that it announces', async () => {
    const lines = service.output().split('\n');
    const announced: string[] = [];
    for (const [index, line] of lines.entries()) {
      const action = /^# (ALLOW|REVIEW|BLOCK): /.exec(line)?.[1];
      if (action === undefined) continue;
      const command = lines[index + 1] ?? '';
      expect(command)
        .to.match(/^curl /)
        .and.not.include(key);
      const answer = JSON.parse(await workspace.shell(command)) as { recommended_action: string; request_id: string };
      expect(answer.recommended_action, line).to.equal(action);
      firstRequestId = answer.request_id;
      announced.push(action);
    }
    expect(announced).to.deep.equal(['ALLOW', 'REVIEW', 'BLOCK']);
  });

  it('refuses a second service on the same folder, naming the process of the first', async () => {
    const { code, output } = await endingOfService(settings);
    expect(code).to.equal(1);
    expect(output)
      .to.include(`pid ${String(service.child.pid)}`)
      .and.include('DATABASE_URL');
    expect(output).not.to.include('listens on');
    expect((await check(service.url, key)).status, 'the first is not disturbed').to.equal(200);
  });

  it('takes a key that a command makes while it runs at once, and stops it within 5 s of its revocation', async () => {
    const second = await createKey(settings, { partner: 'Second partner', scopes: 'checks:create' });
    expect((await check(service.url, second)).status).to.equal(200);
    const printed = await runCommand(['keys', 'revoke', keyIdOf(second), '--json'], settings);
    expect(JSON.parse(printed)).to.have.keys('key_id', 'revoked_at');
    expect(await msUntilRefused(service.url, second)).to.be.below(5000);
    expect((await check(service.url, key)).status, 'no other key').to.equal(200);
  });

  // side by side
  it('is operated by commands while it runs', async () => {
    const [keys, usage] = await Promise.all([
      runCommand(['keys', 'list', '--json'], settings),
      runCommand(['usage', '--partner', 'Demonstration partner', '--json'], settings),
    ]);
    const listed = (JSON.parse(keys) as { keys: { key_id: string; partner: string; revoked_at: string | null }[] })
      .keys;
    expect(listed.map(({ partner, revoked_at: revokedAt }) => [partner, revokedAt !== null])).to.deep.equal([
      ['Demonstration partner', false],
      ['Second partner', true],
    ]);
    expect(listed[0]?.key_id).to.equal(keyIdOf(key));
    const outcomes = (JSON.parse(usage) as { usage: { outcome: string }[] }).usage.map(({ outcome }) => outcome);
    expect(outcomes).to.include.members(['ALLOW', 'REVIEW', 'BLOCK']);
  });

  it('recovers alone from being killed, and still has what it acknowledged', async () => {
    const acknowledged = await Promise.all(
      Array.from({ length: 20 }, (_, count) => check(service.url, key, transferBody(count))),
    );
    await service.stop('SIGKILL');
    service = await startService(settings, { cwd: workspace.folder });
    for (const id of [firstRequestId, ...acknowledged.map(({ body }) => String(body['request_id']))]) {
      expect((await read(service.url, key, id)).status, id).to.equal(200);
    }
  });

  it('never shows the key again, but says where its file is', () => {
    expect(service.output()).not.to.match(SHOWN_KEY).and.not.include(key.slice(-43));
    expect(service.output()).to.match(/^The demonstration key is in data\/demo-key\.$/m);
  });

  it('ends with exit code 0 when it is asked to, and its database with it', async () => {
    expect(await service.stop(), lastLinesOf(service)).to.equal(0);
    expect(service.output()).to.include('"message":"stopped"');
  });

  it('is operated by commands while it does not run', async () => {
    const keys = await runCommand(['keys', 'list'], settings);
    expect(keys).to.include(keyIdOf(key)).and.include('Second partner').and.not.include(key);
  });

  it('keeps the secret in no file but the one that it named', async () => {
    expect(await filesHolding(join(workspace.folder, 'data'), key.slice(-43))).to.deep.equal(['demo-key']);
  });
});

describe('the service on an empty folder in production', function () {
  this.timeout(120_000);

  it('warns about the embedded database, makes no key, and says how to make one for production', async () => {
    const workspace = await makeWorkspace();
    const settings = { NODE_ENV: 'production', SANCTIONS: 'none', DATA_DIR: join(workspace.folder, 'data') };
    const service = await startService(settings);
    try {
      await eventually(() =>
        Promise.resolve(
          service.output().includes('"message":"missing: DATABASE_URL, sanctions list, scam list, site list"'),
        ),
      );
      expect(service.output()).to.match(/^- DATABASE_URL: the embedded database is used in production\. Set it to /m);
      expect(service.output()).not.to.match(/sg_|demo/i);
      expect(await runCommand(['keys', 'list', '--json'], settings)).to.equal('{"keys":[]}\n');
      const line = /^ {2}npx signgate (keys create .*)$/m.exec(service.output())?.[1] ?? '';
      expect(await runCommand(line.split(' '), settings)).to.match(/sg_production_\w+/);
    } finally {
      expect(await service.stop(), lastLinesOf(service)).to.equal(0);
      await workspace.clear();
    }
  });
});

describe('a first start that is asked to stop', () => {
  for (const afterMs of [0, 300, 1_500].slice(-runs(2, 3)))
    it(`ends in order ${afterMs} ms after it began to make the database, and leaves no engine`, async () => {
      const { code, output, engines, tookMs } = await stoppedFirstStart(afterMs);
      expect({ code, engines }, output).to.deep.equal({ code: 0, engines: 0 });
      // a database that is being made is not finished first: half a second, and a busy machine gets more
      expect(tookMs).to.be.below(10_000);
    });
});
