import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { openBrowser } from '../support/browser.js';
import { sign } from './support/scenes.js';
import { openSession } from './support/session.js';

const PROGRAM = fileURLToPath(new URL('../../src/reference-app/demo.js', import.meta.url));
const START_LIMIT_MS = 60_000;

interface Demonstration {
  readonly child: ChildProcess;
  readonly output: () => string;
}

describe('npm run demo', function () {
  this.timeout(2 * START_LIMIT_MS);
  let folder: string;
  // one for both: the second start finds the database of the first
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'signgate-demo-'));
  });
  after(() => rm(folder, { recursive: true }));

  /** As a terminal would start it: with a process group of its own. */
  const start = (settings: Record<string, string> = {}): Demonstration => {
    const child = spawn(process.execPath, [PROGRAM], {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        PORT: '0',
        ADMIN_PORT: '0',
        REFERENCE_APP_PORT: '0',
        ...settings,
      },
      detached: true,
    });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
    return { child, output: () => text };
  };
  const waitFor = async ({ child, output }: Demonstration, pattern: RegExp): Promise<string> => {
    const until = performance.now() + START_LIMIT_MS;
    for (;;) {
      const found = pattern.exec(output())?.[1];
      if (found !== undefined) return found;
      if (performance.now() > until || child.exitCode !== null)
        throw new Error(`The demonstration did not say ${String(pattern)}:\n${output()}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const isReachable = (url: string): Promise<boolean> =>
    fetch(url).then(
      () => true,
      () => false,
    );

  it('brings an empty folder to a first BLOCK and a verdict in the application; one Ctrl-C stops both', async () => {
    const demonstration = start();
    const { child } = demonstration;
    const browser = await openBrowser();
    try {
      const appUrl = await waitFor(demonstration, /Reference application {2}(\S+)/);
      const consoleUrl = await waitFor(demonstration, /API console {12}(\S+)/);
      const key = (await readFile(join(folder, 'data', 'demo-key'), 'utf8')).trim();
      const { page, complaints } = await openSession(browser);
      await page.goto(consoleUrl);
      await page.getByLabel('API key').fill(key);
      await page.getByRole('button', { name: 'Send checkTransaction' }).click();
      expect(await page.locator('#operation-checkTransaction .answer .badge').innerText()).to.equal('BLOCK');
      await page.goto(`${appUrl}/own`);
      await page.locator('#check').click();
      expect(await page.locator('.phone .verdict').innerText()).to.include('Nothing speaks against it');
      await sign(page);
      expect(await page.locator('.phone .outcome').innerText()).to.include('The service confirmed these very bytes');
      expect(complaints).to.deep.equal([]);
      const exited = once(child, 'exit') as Promise<[number | null]>;
      // a terminal sends it to the whole group
      process.kill(-(child.pid ?? 0), 'SIGINT');
      expect((await exited)[0]).to.equal(0);
      expect([await isReachable(appUrl), await isReachable(consoleUrl)]).to.deep.equal([false, false]);
    } finally {
      await browser.close();
      if (child.exitCode === null) child.kill('SIGTERM');
    }
  });

  it('says why it cannot start, and leaves nothing running', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { child, output } = start({ REFERENCE_APP_PORT: String((taken.address() as AddressInfo).port) });
    const [code] = (await once(child, 'exit')) as [number | null];
    taken.close();
    expect(code).to.equal(1);
    expect(output()).to.include('EADDRINUSE').and.include('The reference application ended with code 1');
    const serviceUrl = /listens on (http:\S+)/.exec(output())?.[1] ?? '';
    expect(await isReachable(serviceUrl)).to.equal(false);
  });
});
