import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, copyFile, cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isPublicAddress } from '../../../../adapters/shared/public-address.js';
import { openSession } from '../../../browser/support/session.js';
import { openBrowser } from '../../../support/browser.js';
import { endingOfService } from '../../../support/service-process.js';
import { writtenText } from '../../../support/written-text.js';
import { actionOf, call, check, report, transfer } from '../support/calls.js';
import { settingsFor } from '../support/feed.js';
import { withInstance } from '../support/one-instance.js';
import type { Row, Trial } from '../support/trial.js';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const KEY_PATTERN = /sg_(?:sandbox|production)_[0-9a-z]{8}_[A-Za-z0-9_-]{43}/;

/** Into the operator's own network, in several spellings. */
const REFUSED_URLS = [
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://[::ffff:127.0.0.1]/',
  'https://169.254.169.254/',
  'https://localhost./',
  'https://user:secret-word@feed.example/',
  'http://feed.example/',
  'file:///etc/passwd',
];

const ssrf = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async ({ place, key }) => {
    for (const url of REFUSED_URLS) {
      const { code, output } = await endingOfService({
        ...place.settings,
        PORT: '0',
        ADMIN_PORT: '0',
        ...settingsFor(url, { allowPrivateNetwork: false }),
      });
      trial.holds(
        `${url} is refused at the start`,
        code === 1 && /provider URL/.test(output) && !output.includes('secret-word'),
        output,
      );
    }
    const names = ['ip6-loopback', hostname()];
    const resolved = await Promise.all(
      names.map(async (name) => ({
        name,
        address: await lookup(name).then(
          ({ address }) => address,
          () => null,
        ),
      })),
    );
    const inward = resolved.find(({ address }) => address !== null && !isPublicAddress(address));
    if (inward === undefined) trial.cannot('a name that resolves inwards', 'this machine knows none');
    else {
      let connections = 0;
      const listener = createServer((socket) => {
        connections += 1;
        socket.destroy();
      }).listen(0);
      await once(listener, 'listening');
      const { port } = listener.address() as AddressInfo;
      const instance = await place.start(
        settingsFor(`https://${inward.name}:${port}/`, { allowPrivateNetwork: false }),
      );
      place.ledger.degraded = true;
      const reply = await check(instance.url, key, place.ledger, transfer('inward', { direction: 'incoming' }));
      place.ledger.degraded = false;
      listener.close();
      trial.holds(
        'a name that resolves inwards is refused when it connects',
        connections === 0 && actionOf(reply) === 'REVIEW',
        [connections, reply.text],
      );
    }
    trial.note(`${REFUSED_URLS.length} URLs refused at the start; a redirect is refused in row 5`);
  });

/** The reference application as a process of its own. */
const startApp = async (
  settings: Readonly<Record<string, string>>,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> => {
  const child = spawn(process.execPath, [join(ROOT, 'dist/src/reference-app/main.js')], {
    env: { PATH: process.env.PATH ?? '', REFERENCE_APP_PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  writtenText.watch('the reference application', 'nothing', () => written);
  child.stderr.on('data', (chunk: Buffer) => (written += chunk.toString()));
  const ended = once(child, 'close');
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      written += `${line}\n`;
      const found = /listens on (http:\/\/\S+)/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error(`the reference application ended: ${written}`)));
  });
  return {
    url,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
};

const crossSite = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async ({ url, key, stored }) => {
    const app = await startApp({ REFERENCE_APP_API_KEY: key, REFERENCE_APP_SERVICE_URL: url });
    try {
      const body = JSON.stringify(transfer('app'));
      const own = { origin: app.url, 'sec-fetch-site': 'same-origin' };
      const good = await call('POST', `${app.url}/api/protection/check`, { body, headers: own });
      trial.holds('its own page is served', good.status === 200 && good.headers['set-cookie'] === undefined, good.text);
      const before = await stored();
      const foreign = {
        'another origin': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
        'cross-site without origin': { 'sec-fetch-site': 'cross-site' },
        'a null origin': { origin: 'null' },
        'a form': { ...own, 'content-type': 'application/x-www-form-urlencoded' },
        'plain text': { ...own, 'content-type': 'text/plain' },
        'another host': { ...own, host: 'evil.example' },
      };
      for (const [what, headers] of Object.entries(foreign)) {
        const reply = await call('POST', `${app.url}/api/protection/check`, { body, headers });
        trial.holds(
          `${what} is refused`,
          reply.status >= 400 && reply.status < 500 && reply.headers['access-control-allow-origin'] === undefined,
          reply.text,
        );
      }
      const preflight = await call('OPTIONS', `${app.url}/api/protection/check`, {
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      });
      trial.holds('a preflight allows nobody', preflight.headers['access-control-allow-origin'] === undefined);
      for (const path of [
        '/api/protection/checks/../../health',
        '/api/protection/checks/req_..%2f..%2fhealth',
        '/api/protection/reports/pricing',
        '/api/check-transaction',
      ]) {
        trial.holds(`${path} leads nowhere`, (await call('GET', `${app.url}${path}`, { headers: own })).status >= 400);
      }
      trial.holds('nothing of it was judged', (await stored()) === before);
      let limited = 0;
      for (let count = 0; count < 400 && limited === 0; count += 1)
        limited =
          (await call('POST', `${app.url}/api/protection/check`, { body: '{', headers: own })).status === 429
            ? count
            : 0;
      trial.holds('one address has a cap', limited > 0);
      trial.holds('the key is in no answer', !good.text.includes(key.slice(-43)));
      trial.note(`${Object.keys(foreign).length} foreign requests refused; 429 after ${limited} calls`);
    } finally {
      await app.stop();
    }
  });

const scripts = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async ({ place, url, key, ask }) => {
    const hostile = '<img src=x onerror=alert(1)><script>alert(2)</script>';
    const { json } = await ask(
      transfer('xss', { counterparty_name: hostile, expected_to_address: String(transfer('xss')['to_address']) }),
    );
    const made = await report(url, key, place.ledger, {
      request_id: json['request_id'],
      business_reference: '=cmd|"/c calc"!A1<script>alert(3)</script>',
    });
    const html = await call('GET', `${url}/api/reports/${String(made.json['report_id'])}.html`, { key });
    trial.holds(
      'the HTML report escapes what the caller wrote',
      html.status === 200 &&
        !/<img src=x|<script>alert/.test(
          html.text.replace(/<script type="application\/[\w+.-]+"[^>]*>[\s\S]*?<\/script>/g, ''),
        ),
      html.text.slice(0, 200),
    );
    trial.holds(
      'it brings a policy that lets nothing run',
      /default-src 'none'/.test(String(html.headers['content-security-policy'])),
      html.headers['content-security-policy'],
    );
    const app = await startApp({ REFERENCE_APP_API_KEY: key, REFERENCE_APP_SERVICE_URL: url });
    const browser = await openBrowser().catch((error: unknown) => String(error));
    try {
      if (typeof browser === 'string')
        return trial.cannot('pages in a browser', `none can be started (${browser.slice(0, 100)})`);
      const session = await openSession(browser, { extraHTTPHeaders: {} });
      let dialogs = 0;
      session.page.on('dialog', (dialog) => {
        dialogs += 1;
        void dialog.dismiss();
      });
      for (const page of [`${url}/docs`, `${app.url}/`]) {
        await session.page.goto(page, { waitUntil: 'networkidle' });
      }
      await session.page.route('**/shown-report', (route) =>
        route.fulfill({
          status: 200,
          contentType: 'text/html',
          headers: { 'content-security-policy': String(html.headers['content-security-policy']) },
          body: html.text,
        }),
      );
      await session.page.goto(`${app.url}/shown-report`, { waitUntil: 'load' });
      trial.holds('no script of a caller runs', dialogs === 0);
      trial.holds(
        'no violation of a Content-Security-Policy on console, application and report',
        session.complaints.length === 0,
        session.complaints,
      );
      trial.holds('no request leaves the machine', session.outsideRequests.length === 0, session.outsideRequests);
      // the session reads every answer; closing earlier would cut that off
      await session.received();
      await session.close();
      trial.note('console, application and a hostile report in a browser');
    } finally {
      if (typeof browser !== 'string') await browser.close();
      await app.stop();
    }
  });

const bundle = async (trial: Trial): Promise<void> => {
  await withInstance(trial, {}, async ({ url, key }) => {
    const app = await startApp({ REFERENCE_APP_API_KEY: key, REFERENCE_APP_SERVICE_URL: url });
    try {
      const start = await call('GET', `${app.url}/`);
      const assets = [...start.text.matchAll(/(?:src|href)="([^"]+)"/g)]
        .map(([, path]) => path ?? '')
        .filter((path) => path.startsWith('/'));
      const texts = await Promise.all(
        assets
          .flatMap((path) => [path, `${path}.map`])
          .map(async (path) => (await call('GET', `${app.url}${path}`)).text),
      );
      trial.holds('the application’s page has scripts', assets.length > 0);
      trial.holds(
        'no key in page, scripts and maps as they are served',
        [start.text, ...texts].every((text) => !KEY_PATTERN.test(text) && !text.includes(key.slice(-43))),
      );
      trial.note(`${assets.length} assets served`);
    } finally {
      await app.stop();
    }
  });
  const files = (await readdir(join(ROOT, 'dist/src'), { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && /\.(?:js|map|html|css|json)$/.test(entry.name),
  );
  const leaking: string[] = [];
  for (const file of files)
    if (KEY_PATTERN.test(await readFile(join(file.parentPath, file.name), 'utf8'))) leaking.push(file.name);
  trial.holds('no key in what was built', files.length > 100 && leaking.length === 0, leaking);
  trial.note(`${files.length} built files`);
};

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

const supplyChain = async (trial: Trial): Promise<void> => {
  const { packages } = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  const locked = Object.entries(packages).filter(([path]) => path !== '');
  const loose = locked.filter(
    ([, { integrity, resolved, link }]) =>
      link !== true && (integrity === undefined || !/^https:/.test(resolved ?? 'https:')),
  );
  trial.holds('every locked package has a hash, and none comes over plain http', loose.length === 0, loose.slice(0, 3));
  const { dependencies, devDependencies } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as Record<
    string,
    Readonly<Record<string, string>>
  >;
  const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
  );
  trial.holds('every dependency is pinned to one version', ranges.length === 0, ranges);
  const sbom = await run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    cwd: ROOT,
    maxBuffer: 64 * 1024 * 1024,
  }).then(
    ({ stdout }) => JSON.parse(stdout) as { readonly components?: readonly unknown[] },
    () => ({ components: [] }),
  );
  trial.holds('a bill of materials can be made', (sbom.components?.length ?? 0) > 100);
  const folder = await mkdtemp(join(tmpdir(), 'signgate-install-'));
  try {
    for (const file of ['package.json', 'package-lock.json']) await copyFile(join(ROOT, file), join(folder, file));
    const installed = await run('npm', ['ci', '--ignore-scripts', '--omit=dev', '--no-audit', '--no-fund'], {
      cwd: folder,
      maxBuffer: 64 * 1024 * 1024,
    }).then(
      () => '',
      (error: unknown) => String((error as { stderr?: unknown }).stderr ?? error),
    );
    if (installed !== '') return trial.cannot('an installation without scripts', installed.slice(0, 100));
    await cp(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true });
    await access(join(folder, 'dist/src/main.js'));
    const child = spawn(process.execPath, [join(folder, 'dist/src/main.js')], {
      env: { PATH: process.env.PATH ?? '', PORT: '0', ADMIN_PORT: '0', DATA_DIR: join(folder, 'data') },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ended = once(child, 'close');
    let key = '';
    const url = await new Promise<string>((resolve, reject) => {
      let found = '';
      createInterface({ input: child.stdout }).on('line', (line) => {
        found = /listens on (http:\/\/[^\s"]+)/.exec(line)?.[1] ?? found;
        key = KEY_PATTERN.exec(line)?.[0] ?? key;
        if (found !== '' && key !== '') resolve(found);
      });
      void ended.then(() => reject(new Error('it ended')));
    });
    const reply = await call('POST', `${url}/api/check-transaction`, {
      key,
      body: JSON.stringify(transfer('installed')),
    });
    child.kill();
    await ended;
    trial.holds('installed without scripts and without tools it starts and answers', reply.status === 200, reply.text);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  trial.cannot(
    'signatures, a release cool-down, a vanished package',
    'they are the registry’s; this run asks it for nothing but the locked packages',
  );
  trial.note(`${locked.length} locked packages`);
};

export const EDGE_ROWS: readonly Row[] = [
  { number: '50a', fault: 'SSRF by provider URL', run: ssrf },
  { number: '50b', fault: 'CORS and CSRF on the reference application', run: crossSite },
  { number: '50c', fault: 'CSP, stored XSS through names', run: scripts },
  { number: '50d', fault: 'key in the built bundle or its maps', run: bundle },
  { number: '50e', fault: 'supply chain: locked, pinned, no install scripts', run: supplyChain },
];
