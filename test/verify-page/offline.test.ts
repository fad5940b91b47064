import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import { createHtmlRenderer } from '../../adapters/report-rendering/html/index.js';
import { createPdfRenderer } from '../../adapters/report-rendering/pdf/index.js';
import { withPageSignature } from '../../domain/report/verify/signed-pages.js';
import { readEnvelope } from '../../domain/report/envelope.js';
import type { Signer } from '../../ports/platform/signing.js';
import { expectPresentable } from '../browser/support/presentable.js';
import { openBrowser } from '../support/browser.js';
import { type OfflinePage, openOfflinePage } from '../support/offline-page.js';
import { bodyOf, SAMPLES } from '../support/report-samples.js';
import { deliver, newSigner } from '../support/report-signing.js';
import { tampered } from '../support/tampering.js';

describe('the page that verifies a report, opened from a disk without a network', function () {
  this.timeout(120_000);
  let browser: Browser;
  /** Of all tests that need nothing else, and of the test that runs. */
  let shared: OfflinePage;
  let offline: OfflinePage;
  let signer: Signer;
  let text: string;
  let jwks: string;
  const [sample] = Object.values(SAMPLES);
  before(async () => {
    browser = await openBrowser();
    signer = await newSigner();
    if (sample === undefined) throw new Error('There is no sample');
    ({ text } = await deliver(bodyOf(sample()), signer));
    jwks = JSON.stringify({ keys: [signer.publicKey] });
    shared = await openOfflinePage(browser);
  });
  beforeEach(() => {
    offline = shared;
  });
  afterEach(async () => {
    expect(offline.complaints).to.deep.equal([]);
    if (offline !== shared) await offline.close();
  });
  after(() => browser.close());

  const verify = (file: Buffer | string, root: string | null = signer.publicKey.kid, keys: string | null = jwks) =>
    offline.verify(Buffer.from(file), { jwks: keys, root });

  it('says that a genuine report is what was signed, by which key, and back to which root', async () => {
    const { verdict, steps } = await verify(text);
    expect(verdict).to.match(/^VERIFIED: the report is what was signed/);
    expect(steps.every(({ mark }) => mark === 'holds')).to.equal(true);
    expect(await offline.page.innerText('#details'))
      .to.include(signer.publicKey.kid)
      .and.include('Trust root, as given');
  });

  it('verifies the HTML of a report as well, and names a page that was changed', async () => {
    const html = Buffer.from(await createHtmlRenderer().render({ text, envelope: readEnvelope(text) }));
    expect((await verify(html)).verdict).to.match(/^VERIFIED/);
    const changed = html.toString().replace('<h1 id="title">', '<h1 id="title">Genuine ');
    expect((await verify(changed)).verdict).to.include('pages:');
  });

  it('names what is wrong: a changed body, a foreign key, another root, no keys, keys that are none', async () => {
    const changed = tampered(text, (document) => (document.report.decision['recommended_action'] = 'ALLOW'));
    expect((await verify(changed)).verdict).to.match(/^NOT VERIFIED[\s\S]*body: The readable report differs/);
    const { publicKey: foreign } = await newSigner();
    const foreignKeys = JSON.stringify({ keys: [foreign] });
    expect((await verify(text, foreign.kid, foreignKeys)).verdict).to.include('key: The header names the key');
    expect((await verify(text, foreign.kid)).verdict).to.match(/^NOT VERIFIED[\s\S]*is not among the public keys/);
    expect((await verify(text, null, '{"keys":[]}')).verdict).to.include('holds no Ed25519 key');
  });

  it('verifies a PDF by the signature over its bytes, and refuses one of which a byte was changed', async () => {
    const renderer = createPdfRenderer();
    try {
      const pages = await renderer.render({ text, envelope: readEnvelope(text) });
      const pdf = Buffer.from(withPageSignature(pages, await signer.signJws(pages, 'pages')));
      expect((await verify(pdf)).verdict).to.match(/^VERIFIED: the report is what was signed/);
      pdf[pdf.indexOf('startxref') - 30] = 0x20;
      expect((await verify(pdf)).verdict).to.match(/^NOT VERIFIED/);
    } finally {
      await renderer.close();
    }
  });

  it('says of a genuine PDF without a signature that the report inside is genuine, its pages not checked', async () => {
    const renderer = createPdfRenderer();
    try {
      const pdf = Buffer.from(await renderer.render({ text, envelope: readEnvelope(text) }));
      const { verdict, steps } = await verify(pdf);
      expect(verdict).to.equal(
        'The signed report inside is genuine: read it here. The printed pages cannot be checked.',
      );
      expect(steps.filter(({ mark }) => mark !== 'holds').map(({ step }) => step)).to.deep.equal(['pages']);
    } finally {
      await renderer.close();
    }
  });

  it('says without a trust root that it cannot tell whose keys these are', async () => {
    await verify(text, null);
    expect(await offline.page.innerText('#details'))
      .to.include('First key, not confirmed')
      .and.include('Compare it with');
  });

  it('refuses a report without keys, and a fingerprint that is none before anything else', async () => {
    // a page keeps the keys that it was given once
    offline = await openOfflinePage(browser);
    expect((await verify(text, null, null)).verdict).to.match(/^NOT VERIFIED[\s\S]*The public keys are missing/);
    await offline.page.fill('#root', 'not a fingerprint');
    await offline.page.click('button');
    expect(await offline.page.innerText('#root-problem')).to.include('43 letters');
    expect(await offline.page.getAttribute('#root', 'aria-invalid')).to.equal('true');
  });

  it('compares the report with the code that led here, and takes no trust from it', async () => {
    offline = await openOfflinePage(browser, { hash: `#report=rpt_${'0'.repeat(26)}&key=${signer.publicKey.kid}` });
    expect(await offline.page.innerText('#expected')).to.include('It proves nothing');
    expect((await verify(text, null)).verdict).to.include(
      `THIS IS ANOTHER REPORT: the code that led here named the report`,
    );
    expect(await offline.page.innerText('#details')).to.include('First key, not confirmed');
  });

  const HOSTILE: Readonly<Record<string, () => Buffer | string>> = {
    'an empty file': () => '',
    'bytes that are no text': () => Buffer.from([0xff, 0xfe, 0x00, 0x80]),
    'no JSON': () => 'hello',
    'HTML that would run': () =>
      '<!doctype html><img src=x onerror="document.title=1"><script>document.title=1</script>',
    'a million brackets': () => '['.repeat(1_000_000),
    'a report nested deep': () =>
      `{"envelope_version":1,"report":{"schema_version":2,"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`,
    '__proto__ in place of members': () =>
      '{"__proto__":{"envelope_version":1},"constructor":{"prototype":{"report":1}}}',
    'a report with __proto__ added': () => text.replace(/\}$/, ',"__proto__":{"ok":true}}'),
    'markup in a name that is shown': () =>
      tampered(text, (document) => (document.signature['key_id'] = '<img src=x onerror=alert(1)>')),
    'the start of a PDF': () => '%PDF-1.7\n%%EOF',
  };
  for (const [name, file] of Object.entries(HOSTILE)) {
    it(`is not moved by ${name}`, async () => {
      const { verdict } = await verify(file());
      expect(verdict).to.match(/^NOT VERIFIED/);
      expect(await offline.page.evaluate('document.images.length')).to.equal(0);
      // and it still works afterwards
      expect((await verify(text)).verdict).to.match(/^VERIFIED/);
    });
  }

  it('is not moved by a file of 100 MB, which it does not read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'signgate-large-'));
    try {
      const file = join(folder, 'large.json');
      await writeFile(file, '{');
      await truncate(file, 100 * 1024 * 1024);
      const { verdict } = await offline.verify(file, { jwks, root: null });
      expect(verdict).to.match(/^NOT VERIFIED[\s\S]*larger than 32 MiB/);
      expect((await verify(text)).verdict).to.match(/^VERIFIED/);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  for (const state of ['empty', 'verified', 'refused'] as const) {
    it(`has no violation of accessibility, wide and narrow, light and dark: ${state}`, async () => {
      offline = await openOfflinePage(browser, { bypassCSP: true });
      if (state === 'verified') await verify(text);
      if (state === 'refused') await verify(text.replace('"ALLOW"', '"BLOCK"'), null);
      await expectPresentable(offline.page);
    });
  }

  it('is worked by the keyboard alone: files, root, verdict in focus', async () => {
    offline = await openOfflinePage(browser);
    const { page } = offline;
    const choosing = page.waitForEvent('filechooser');
    await page.bringToFront();
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.id')).to.equal('files');
    await page.keyboard.press('Space');
    await (await choosing).setFiles([
      { name: 'jwks.json', mimeType: 'application/json', buffer: Buffer.from(jwks) },
      { name: 'report.json', mimeType: 'application/json', buffer: Buffer.from(text) },
    ]);
    await page.waitForSelector('#verdict p');
    await page.focus('#files');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.id')).to.equal('root');
    await page.keyboard.type(signer.publicKey.kid);
    await page.keyboard.press('Enter');
    await page.waitForFunction("document.activeElement.id === 'result'");
    expect(await page.innerText('#details')).to.include('Trust root, as given');
  });
});
