import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { openSession } from '../../../browser/support/session.js';
import { openBrowser } from '../../../support/browser.js';
import { writtenText } from '../../../support/written-text.js';
import { call, type Reply, report, transfer } from '../support/calls.js';
import { type OneInstance, withInstance } from '../support/one-instance.js';
import type { Row, Trial } from '../support/trial.js';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));

const KEY_PATTERN = /sg_(?:sandbox|production)_[0-9a-z]{8}_[A-Za-z0-9_-]{43}/;

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
      trial.holds('a preflight allows no origin', preflight.headers['access-control-allow-origin'] === undefined);
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

/** A report on a check whose texts are markup. Resolves with its HTML. */
const hostileReport = async (trial: Trial, { place, url, key, ask }: OneInstance): Promise<Reply> => {
  const { json } = await ask(
    transfer('xss', {
      counterparty_name: '<img src=x onerror=alert(1)><script>alert(2)</script>',
      expected_to_address: String(transfer('xss')['to_address']),
    }),
  );
  const made = await report(url, key, place.ledger, {
    request_id: json['request_id'],
    business_reference: '=cmd|"/c calc"!A1<script>alert(3)</script>',
  });
  const html = await call('GET', `${url}/api/reports/${String(made.json['report_id'])}.html`, { key });
  const withoutData = html.text.replace(/<script type="application\/[\w+.-]+"[^>]*>[\s\S]*?<\/script>/g, '');
  trial.holds(
    'the HTML report escapes what the caller wrote',
    html.status === 200 && !/<img src=x|<script>alert/.test(withoutData),
    html.text.slice(0, 200),
  );
  trial.holds(
    'it brings a policy that lets nothing run',
    /default-src 'none'/.test(String(html.headers['content-security-policy'])),
    html.headers['content-security-policy'],
  );
  return html;
};

/** Shows the pages, and the report as if the application served it. */
const showPages = async (trial: Trial, browser: Browser, pages: readonly string[], html: Reply): Promise<void> => {
  const session = await openSession(browser, { extraHTTPHeaders: {} });
  let dialogs = 0;
  session.page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  for (const page of pages) await session.page.goto(page, { waitUntil: 'networkidle' });
  await session.page.route('**/shown-report', (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      headers: { 'content-security-policy': String(html.headers['content-security-policy']) },
      body: html.text,
    }),
  );
  await session.page.goto(new URL('/shown-report', pages[0]).href, { waitUntil: 'load' });
  trial.holds('no script of a caller runs', dialogs === 0);
  trial.holds(
    'no violation of a Content-Security-Policy on console, application and report',
    session.complaints.length === 0,
    session.complaints,
  );
  trial.holds('no request leaves the machine', session.outsideRequests.length === 0, session.outsideRequests);
  await session.close();
  trial.note('console, application and a hostile report in a browser');
};

const scripts = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async (one) => {
    const html = await hostileReport(trial, one);
    const app = await startApp({ REFERENCE_APP_API_KEY: one.key, REFERENCE_APP_SERVICE_URL: one.url });
    const browser = await openBrowser().catch((error: unknown) => String(error));
    try {
      if (typeof browser === 'string')
        trial.cannot('pages in a browser', `none can be started (${browser.slice(0, 100)})`);
      else await showPages(trial, browser, [`${app.url}/`, `${one.url}/docs`], html);
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

export const APPLICATION_ROWS: readonly Row[] = [
  { number: '50b', fault: 'CORS and CSRF on the reference application', run: crossSite },
  { number: '50c', fault: 'CSP, stored XSS through names', run: scripts },
  { number: '50d', fault: 'key in the built bundle or its maps', run: bundle },
];
