import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { itWhere } from '../support/programs.js';
import { Webhook } from 'standardwebhooks';
import { eventually } from '../support/eventually.js';
import { freePort } from '../support/free-port.js';
import { type Stage, startStage } from '../support/guard/stage.js';
import { environmentOf, type EnvironmentSettings } from '../support/service-process.js';
import { type EmptyProject, emptyProject, PYTHON_FOLDER, snippets } from './support/empty-project.js';

const run = promisify(execFile);
/** Source: the promise of its README, in units of 1,000 bytes. */
const MOST_BYTES = 12_500;
const PAID = `0x${'22'.repeat(20)}`;

describe('the packed SDK in an empty folder', function () {
  this.timeout(120_000);
  let project: EmptyProject;
  let stage: Stage;
  let settings: EnvironmentSettings;
  before(async () => {
    [project, stage] = await Promise.all([emptyProject((code) => gzipSync(code, { level: 9 }).length), startStage()]);
    settings = { SIGNGATE_URL: stage.service.url, SIGNGATE_KEY: await stage.service.key() };
    await project.compile();
  });
  after(() => Promise.all([project.remove(), stage.stop()]));

  it(`has less than ${String(MOST_BYTES)} bytes of JavaScript, gzipped`, () => {
    expect(project.gzippedBytes).to.be.below(MOST_BYTES).and.above(1_000);
  });

  it('has a source map that holds its sources, so that a stack names their lines', async () => {
    const dist = join(project.folder, 'node_modules/@signgate/sdk/dist');
    expect(await readFile(join(dist, 'index.js'), 'utf8')).to.match(/\n\/\/# sourceMappingURL=index\.js\.map\s*$/);
    const map = JSON.parse(await readFile(join(dist, 'index.js.map'), 'utf8')) as Record<string, readonly string[]>;
    expect(map['sources']).to.include.members(['../client.ts', '../transport.ts', '../guard/gate.ts']);
    expect(map['sourcesContent']?.every((text) => typeof text === 'string' && text !== '')).to.equal(true);
    expect(map['sourcesContent']).to.have.length(map['sources']?.length ?? 0);
    const program = "import { Signgate } from '@signgate/sdk'; new Signgate({ baseUrl: 'none' });";
    const words = ['--enable-source-maps', '--input-type=module', '-e', program];
    const { stderr } = await run(process.execPath, words, { cwd: project.folder }).catch(
      (error: unknown) => error as { stderr: string },
    );
    expect(stderr).to.match(/client\.ts:\d+/);
  });

  it('holds its README, licence, types and map, and nothing else', async () => {
    const installed = join(project.folder, 'node_modules/@signgate/sdk');
    const files = (await readdir(installed, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => relative(installed, join(entry.parentPath, entry.name)));
    const [types, others] = [
      files.filter((file) => file.endsWith('.d.ts')),
      files.filter((file) => !file.endsWith('.d.ts')),
    ];
    expect(others).to.have.members(['LICENSE', 'README.md', 'package.json', 'dist/index.js', 'dist/index.js.map']);
    expect(types).to.include.members(['dist/index.d.ts', 'dist/data/openapi.d.ts', 'dist/guard/gate.d.ts']);
    expect(types.filter((file) => !file.startsWith('dist/'))).to.deep.equal([]);
  });

  it('has types that refuse a misspelled member and know what an answer holds', async () => {
    const wrong = `import { Signgate } from '@signgate/sdk';
      const signgate = new Signgate({ baseUrl: 'https://signgate.example' });
      await signgate.checkPayload({ from_address: '0x1', chain: 'etherium', transaction: {} });
      await signgate.checkTransaction({ from_address: '0x1' });
      await signgate.call('readCheck', {});
      const answer = await signgate.call('readProof', { path: { request_id: 'req_1' } });
      answer.nothing_like_it;
      const fine: string = (await signgate.call('getHealth', {})).status;
      const short: string = (await signgate.call('getHealth')).status;
      await signgate.call('readCheck');`;
    await writeFile(join(project.folder, 'wrong.ts'), wrong);
    const said = await project.compile().then(
      () => '',
      (error: unknown) => (error as Error).message,
    );
    await writeFile(join(project.folder, 'wrong.ts'), '');
    expect(said.match(/^wrong\.ts\(\d+/gm)).to.deep.equal([
      'wrong.ts(3',
      'wrong.ts(4',
      'wrong.ts(5',
      'wrong.ts(7',
      'wrong.ts(10',
    ]);
  });

  it('runs the example of the client', async () => {
    expect(await project.run('client', settings)).to.match(/^ALLOW \d+\n$/);
    const down = { ...settings, SIGNGATE_URL: `http://127.0.0.1:${String(await freePort())}` };
    expect(await project.run('client', down)).to.match(
      /^no verdict: unreachable POST http:\/\/127\.0\.0\.1:\d+\/api\/check-transaction .*ECONNREFUSED/,
    );
  });

  it('lets a page pay through its own server, and sends nothing when that is down', async () => {
    const { address } = await stage.actor('a user of a page');
    const port = String(await freePort());
    const server = spawn(process.execPath, ['server.js'], {
      cwd: project.folder,
      env: environmentOf({ ...settings, PORT: port }),
      stdio: 'ignore',
    });
    const url = `http://127.0.0.1:${port}`;
    const page = { PAGE_URL: url, NODE_URL: stage.anvil.url, FROM: address };
    await eventually(() =>
      fetch(url).then(
        () => true,
        () => false,
      ),
    );
    const before = await stage.balanceOf(PAID);
    expect(await project.run('browser', page, ['--import', './page.mjs'])).to.match(/^sent 0x[0-9a-f]{64}\n$/);
    expect(await eventually(async () => (await stage.balanceOf(PAID)) - before)).to.equal(10n ** 16n);
    server.kill();
    await once(server, 'exit');
    const sent = await stage.anvil.rpc('eth_getTransactionCount', address, 'pending');
    expect(await project.run('browser', page, ['--import', './page.mjs'])).to.equal('not sent: no_verdict\n');
    expect(await stage.anvil.rpc('eth_getTransactionCount', address, 'pending')).to.equal(sent);
  });

  it('runs the example of a receiver of webhooks', async () => {
    const port = String(await freePort());
    const secret = `whsec_${Buffer.from('the secret of an example').toString('base64')}`;
    const env = environmentOf({ PORT: port, WEBHOOK_SECRETS: secret });
    const receiver = spawn(process.execPath, ['webhook.js'], { cwd: project.folder, env, stdio: 'ignore' });
    const body = JSON.stringify({ type: 'check.block', timestamp: new Date().toISOString(), data: {} });
    const headers = {
      'webhook-id': 'evt_1',
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
      'webhook-signature': new Webhook(secret).sign('evt_1', new Date(), body),
    };
    const post = (text: string) =>
      fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body: text }).then(({ status }) => status);
    expect(await eventually(() => post(body).catch(() => null))).to.equal(204);
    expect(await post(body.replace('block', 'allow'))).to.equal(400);
    receiver.kill();
    await once(receiver, 'exit');
  });

  itWhere('python3', 'runs the example of the Python client', async () => {
    const code = (await snippets()).get('python') ?? '';
    const env = environmentOf({ ...settings, PYTHONPATH: PYTHON_FOLDER, PYTHONDONTWRITEBYTECODE: '1' });
    const { stdout } = await run('python3', ['-c', code], { env });
    expect(stdout).to.match(/^ALLOW req_\w{26}\n$/);
  });
});
