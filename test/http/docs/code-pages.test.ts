import { FINDING_BY_CODE, FINDING_CODES } from '../../../domain/findings/index.js';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'chai';
import type { Command } from 'commander';
import { KEY_SCOPES } from '../../../ports/stores/keys.js';
import { createProgram } from '../../../src/cli/program.js';
import { itWhere } from '../../support/programs.js';
import { html } from '../../../src/http/console/html.js';
import { requestOrigin } from '../../../src/http/pipeline/request-origin.js';
import { PROBLEM_MEANINGS } from '../../../src/http/problems/problem-meanings.js';
import { PROBLEM_CODES, problemBody, PROBLEMS } from '../../../src/http/problems/problems.js';
import { PROBLEM_TRIGGERS } from '../../../src/http/sandbox/problem-triggers.js';
import { RECORDED } from '../../../src/http/openapi/recorded.js';
import { ENDPOINTS } from '../../../src/http/routes/index.js';
import { environmentOf } from '../../support/service-process.js';
import { useReporting } from '../reports/support.js';
import { MEMORY } from '../real/support/storages.js';

const run = promisify(execFile);
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const asText = (markup: string): string =>
  markup
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

describe('the page of a code', function () {
  this.timeout(120_000);
  const reporting = useReporting(MEMORY);
  const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(`${reporting().service.url}${path}`, { headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const pageOf = async (path: string): Promise<string> => {
    const { status, headers, text } = await get(path);
    expect(status, path).to.equal(200);
    expect(headers.get('content-type')).to.equal('text/html; charset=utf-8');
    return text;
  };
  /** What the command of a page prints: the page shows it as it is to be pasted into a shell. */
  const pasted = async (page: string, key: string): Promise<string> => {
    const command = asText(/aria-label="Request"><code>([^<]*)<\/code>/.exec(page)?.[1] ?? '');
    expect(command).to.include(`curl -sS ${reporting().service.url}/`);
    const { stdout } = await run('sh', ['-c', command], { env: environmentOf({ SIGNGATE_KEY: key }) });
    return stdout;
  };

  it('leads from installing it to the first protected payment, by commands that exist, for this origin', async () => {
    const page = asText(await pageOf('/docs/going-live'));
    expect(page).to.include(`curl -s ${reporting().service.url}/api/check-transaction`);
    expect((await get('/docs')).text).to.include('href="/docs/going-live"');
    const program = createProgram();
    const commands = [...page.matchAll(/npx signgate ([a-z -]+?)(?= (?:--|whk_)|\n)/g)].map(([, words = '']) => words);
    expect(commands).to.include.members(['init', 'doctor', 'feeds status', 'keys create', 'webhooks listen']);
    for (const words of commands) {
      const found = words
        .split(' ')
        .reduce<Command | undefined>((command, word) => command?.commands.find((one) => one.name() === word), program);
      expect(found?.commands, words).to.deep.equal([]);
    }
    const scopes = /--scopes (\S+)/.exec(page)?.[1]?.split(',') ?? [];
    expect(scopes).to.include('checks:create');
    expect(KEY_SCOPES).to.include.members(scopes);
  });

  for (const code of FINDING_CODES)
    itWhere('curl', `says what ${code} is, and its command gives it`, async () => {
      const page = await pageOf(`/docs/findings/${code}`);
      const { severity, action } = FINDING_BY_CODE[code];
      const { meaning, advice } = FINDING_BY_CODE[code];
      for (const text of [meaning, advice, severity, `${action} by default`])
        expect(page).to.include(html`${text}`.text);
      const answer = JSON.parse(await pasted(page, await reporting().service.key({ partner: code }))) as {
        readonly findings: readonly { readonly code: string; readonly message: string }[];
      };
      const message = answer.findings.find((finding) => finding.code === code)?.message ?? 'not found';
      // demonstration evidence is of the day of the check
      const withoutDays = (text: string): string => text.replaceAll(/\d{4}-\d\d-\d\d/g, 'a day');
      expect(withoutDays(page), 'what the user is shown').to.include(withoutDays(html`<blockquote>${message}`.text));
    });

  for (const code of PROBLEM_CODES)
    itWhere('curl', `says what ${code} is, and its command, where one gives it, gives it`, async () => {
      const page = await pageOf(`/docs/errors/${code}`);
      const { meaning, remedy } = PROBLEM_MEANINGS[code];
      const { status, title } = PROBLEMS[code];
      for (const text of [meaning, remedy, `${String(status)} ${title}`, 'Send again'])
        expect(page).to.include(html`${text}`.text);
      const trigger = PROBLEM_TRIGGERS[code];
      if ('reason' in trigger) expect(page).to.include(html`${trigger.reason}`.text);
      else {
        const printed = await pasted(page, await reporting().service.key({ partner: code }));
        expect(printed).to.include(`"code":"${code}"`).and.include(`"docs_url":"/docs/errors/${code}"`);
      }
    });

  it('is where docs_url of every error leads', async () => {
    for (const code of PROBLEM_CODES) {
      const { docs_url: path } = problemBody(code, 'Made up.', 'req_1');
      for (const body of [RECORDED.problems[code]?.body, RECORDED.triggered.problems[code]])
        if (body !== undefined) expect(body).to.include({ docs_url: path });
      expect(await pageOf(path)).to.include(`<h1 id="title"><code>${code}</code>`);
    }
  });

  it('is linked from its index, from the console and from every page of its kind', async () => {
    const [findings, errors, console] = await Promise.all(['/docs/findings', '/docs/errors', '/docs'].map(pageOf));
    for (const path of FINDING_CODES.map((code) => `href="/docs/findings/${code}"`))
      expect(findings)
        .to.include(path)
        .and.satisfy(() => console?.includes(path));
    for (const path of PROBLEM_CODES.map((code) => `href="/docs/errors/${code}"`))
      expect(errors)
        .to.include(path)
        .and.satisfy(() => console?.includes(path));
    expect(await pageOf('/docs/findings/new_recipient'))
      .to.include('href="/docs/findings"')
      .and.include('href="/docs"');
  });

  it('leads to operations that the console describes', async () => {
    const console = await pageOf('/docs');
    const page = await pageOf('/docs/errors/insufficient_scope');
    const anchors = [...page.matchAll(/href="\/docs#([^"]+)"/g)].map(([, anchor]) => anchor ?? '');
    expect(anchors).to.have.length(ENDPOINTS.filter(({ scope }) => scope !== null).length);
    for (const anchor of anchors) expect(console).to.include(`id="${anchor}"`);
    expect(await pageOf('/docs/errors/invalid_session')).to.include('At the review desk');
    expect(await pageOf('/docs/errors/method_not_allowed')).to.include('Before a request reaches any operation');
  });

  it('runs no script, has nothing inline, loads nothing from elsewhere, and its policy allows none of it', async () => {
    for (const path of ['/docs/findings', '/docs/errors', '/docs/findings/new_recipient', '/docs/errors/conflict']) {
      const { headers, text } = await get(path);
      expect(text).not.to.match(/<script|<style| style=| on\w+=|(?:src|href)="(?:https?:)?\/\//i);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy)
        .to.include("default-src 'none'")
        .and.not.match(/script-src|unsafe|\*|https?:/);
      for (const [, asset = ''] of text.matchAll(/<link [^>]*href="([^"]+)"/g))
        expect((await get(asset)).status, asset).to.equal(200);
    }
  });

  for (const [kind, asked, meant] of [
    ['findings', 'unlimited_approval', 'unlimited_token_approval'],
    ['findings', 'New-Recipient', 'new_recipient'],
    ['errors', 'rate_limited', 'rate_limit_exceeded'],
  ] as const)
    it(`of no code (${kind}/${asked}) is a 404 that names ${meant}, for people and for programs`, async () => {
      const page = await get(`/docs/${kind}/${asked}`, BROWSER);
      expect([page.status, page.headers.get('content-type')]).to.deep.equal([404, 'text/html; charset=utf-8']);
      expect(page.text).to.include(`href="/docs/${kind}/${meant}"`);
      const problem = await get(`/docs/${kind}/${asked}`);
      // a cache between must not give a program the page, nor a browser the JSON
      expect([page, problem].map(({ headers }) => headers.get('vary'))).to.deep.equal([
        'Accept, Accept-Encoding',
        'Accept',
      ]);
      expect(problem.status).to.equal(404);
      expect(JSON.parse(problem.text)).to.include({ code: 'not_found', docs_url: '/docs/errors/not_found' });
      expect(problem.text).to.include(meant);
    });

  it('of no code repeats nothing of what was asked for', async () => {
    for (const asked of ['%3Cscript%3Ealert(1)', 'constructor', '__proto__', 'x'.repeat(4_000)]) {
      for (const headers of [BROWSER, {}]) {
        const { status, text } = await get(`/docs/findings/${asked}`, headers);
        expect(status).to.equal(404);
        expect(text).not.to.match(/alert|constructor|__proto__|xxxx/);
      }
    }
  });
});

describe('the origin of a request', () => {
  const originOf = (headers: Readonly<Record<string, string>>, hops = 0): string =>
    requestOrigin({ headers, socket: { localAddress: '::1', localPort: 8080 } } as never, hops);

  it('is what the caller asked for', () => {
    expect(originOf({ host: 'signgate.example:8080' })).to.equal('http://signgate.example:8080');
    expect(originOf({ host: '[::1]:80' })).to.equal('http://[::1]:80');
  });

  it('is the address of the connection for a host that a shell or page could read in another way', () => {
    for (const host of ['a b', 'x;id', "x'", '$(id)', '`id`', 'x"', '<b>', 'x/y', 'a@b', '-x', '', '%00'])
      expect(originOf({ host }), host).to.equal('http://[::1]:8080');
  });

  it('is what a proxy says only where one is trusted, and only where it is one', () => {
    const headers = { host: 'inner', 'x-forwarded-host': 'outer.example, inner', 'x-forwarded-proto': 'https' };
    expect(originOf(headers)).to.equal('http://inner');
    expect(originOf(headers, 1)).to.equal('https://outer.example');
    expect(originOf({ ...headers, 'x-forwarded-proto': 'javascript', 'x-forwarded-host': '<b>' }, 1)).to.equal(
      'http://inner',
    );
  });
});
