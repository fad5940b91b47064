import { FINDING_BY_CODE, FINDING_CODES } from '../../../domain/findings/index.js';
import { expect } from 'chai';
import { EXAMPLE_PROGRAMS } from '../../../src/http/console/example-programs.js';
import { consolePage } from '../../../src/http/console/page.js';
import { html, prose } from '../../../src/http/console/html.js';
import { PROBLEM_MEANINGS } from '../../../src/http/problems/problem-meanings.js';
import { PROBLEM_CODES } from '../../../src/http/problems/problems.js';
import { createOpenApiDocument } from '../../../src/http/openapi/document.js';
import { checkPayloadEndpoint } from '../../../src/http/routes/check/payload.js';
import { ENDPOINTS } from '../../../src/http/routes/index.js';
import { startExampleService } from '../openapi/recorder/service.js';

describe('GET /docs', () => {
  let url = '';
  let drain: () => Promise<void>;
  let page = '';
  let policy = '';
  before(async () => {
    const service = await startExampleService();
    ({ url } = service);
    drain = () => service.drain();
    const answer = await fetch(`${url}/docs`);
    expect(answer.status).to.equal(200);
    expect(answer.headers.get('content-type')).to.equal('text/html; charset=utf-8');
    policy = answer.headers.get('content-security-policy') ?? '';
    page = await answer.text();
  });
  after(() => drain());

  it('explains every finding code and every error code under an anchor of its own', () => {
    for (const code of FINDING_CODES)
      expect(page).to.include(`id="finding-${code}"`).and.include(html`${FINDING_BY_CODE[code].meaning}`.text);
    for (const code of PROBLEM_CODES)
      expect(page).to.include(`id="error-${code}"`).and.include(html`${PROBLEM_MEANINGS[code].meaning}`.text);
  });

  it('says each meaning in one sentence', () => {
    const sentences = [
      ...FINDING_CODES.map((code) => FINDING_BY_CODE[code].meaning),
      ...PROBLEM_CODES.map((code) => PROBLEM_MEANINGS[code].meaning),
    ];
    for (const sentence of sentences) expect(sentence).to.match(/^[A-Z0-9a-z_][^\n]*\.$/);
    expect(new Set(sentences).size).to.equal(sentences.length);
  });

  it('describes every operation, every schema link leads somewhere, and so does every other anchor', () => {
    for (const endpoint of ENDPOINTS.filter(({ described }) => described !== false))
      expect(page).to.include(`id="operation-${endpoint.operationId}"`);
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids, target).to.include(target);
  });

  it('has the examples as they are run', () => {
    for (const { text } of EXAMPLE_PROGRAMS) expect(page).to.include(html`${text}`.text);
  });

  it('loads nothing from elsewhere and has nothing inline, and its policy allows neither', async () => {
    expect(page).not.to.match(/<script(?![^>]* src="\/docs\/)|<style| style=| on\w+=|(?:src|href)="(?:https?:)?\/\//i);
    expect(policy)
      .to.include("default-src 'none'")
      .and.include("script-src 'self';")
      .and.include("frame-ancestors 'none'");
    expect(policy).not.to.match(/unsafe|\*|https?:/);
    for (const [, path] of page.matchAll(/(?:src|href)="(\/docs\/[^"]+)"/g)) {
      const asset = await fetch(`${url}${path ?? ''}`);
      expect(asset.status, path).to.equal(200);
      expect(asset.headers.get('x-content-type-options')).to.equal('nosniff');
    }
  });

  it('sends page and description packed to those who accept that, and as they are to all others', async () => {
    for (const path of ['/docs', '/openapi.json', '/docs/console.css']) {
      const [packed, plain] = await Promise.all(
        ['gzip', 'gzip;q=0'].map(async (accepted) => {
          const answer = await fetch(`${url}${path}`, { headers: { 'accept-encoding': accepted } });
          expect(answer.headers.get('vary'), path).to.equal('Accept-Encoding');
          return { encoding: answer.headers.get('content-encoding'), text: await answer.text() };
        }),
      );
      expect(packed?.encoding, path).to.equal('gzip');
      expect(plain).to.deep.equal({ encoding: null, text: packed?.text });
    }
    const font = await fetch(`${url}/docs/plex-sans.woff2`);
    expect(font.headers.get('content-encoding'), 'a font is packed already').to.equal(null);
  });

  it('has no other file, and says so as an error of the usual shape', async () => {
    for (const path of ['/docs/', '/docs/nothing.js', '/docs/..%2f..%2fpackage.json', '/docs/client']) {
      const answer = await fetch(`${url}${path}`);
      expect(answer.status, path).to.equal(404);
      expect(await answer.json()).to.include({ code: 'not_found' });
    }
  });
});

describe('markup of the console', () => {
  it('escapes hostile text from bytes in an example', () => {
    const hostile = '</code><img src=x onerror=alert(1)>';
    const exchange = {
      summary: hostile,
      request: { typed_data: { primaryType: hostile } },
      status: 200,
      headers: {},
      body: { payload: { actions: [{ path: '0', text: hostile, function: hostile }], comparison: [] } },
    };
    const recorded = { operations: { checkTransaction: {}, checkPayload: { hostile: exchange } }, problems: {} };
    const page = consolePage({ document: createOpenApiDocument([checkPayloadEndpoint], recorded), recorded });
    expect(page).not.to.include('<img');
    // in the form, in a program of each language, and four times in the recorded exchange
    expect(page.match(/&lt;img src=x onerror=alert\(1\)&gt;/g)).to.have.length(8);
  });

  it('escapes text, and only text', () => {
    expect(html`<p title="${'"\'<&>'}">${['<b>', html`<i>${1}</i>`]}${null}</p>`.text).to.equal(
      '<p title="&quot;&#39;&lt;&amp;&gt;">&lt;b&gt;<i>1</i></p>',
    );
    expect(html`${prose('a `<b>` c')}`.text).to.equal('a <code>&lt;b&gt;</code> c');
  });
});
