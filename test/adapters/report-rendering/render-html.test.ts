import { expect } from 'chai';
import fc from 'fast-check';
import { createHtmlRenderer } from '../../../adapters/report-rendering/html/index.js';
import { visible } from '../../../adapters/report-rendering/view/text.js';
import type { Signer } from '../../../ports/platform/signing.js';
import { SENDER } from '../../support/builders.js';
import { evidenceAbout } from '../../support/facts.js';
import { balance } from '../../support/executions.js';
import { bodyOf, HOSTILE_TEXTS, hostileSample, sampleWith, type SampleRecord } from '../../support/report-samples.js';
import {
  ALL_SAMPLES,
  batchSample,
  executedSample,
  hostilePayloadSample,
  submitted,
  payloadSample,
  besideIntent,
} from '../../support/payload-samples.js';
import { deliver, newSigner } from '../../support/report-signing.js';
import { anyText } from '../../support/any-text.js';

const renderer = createHtmlRenderer();

describe('a report as HTML', () => {
  let signer: Signer;
  before(async () => {
    signer = await newSigner();
  });
  const pageOf = async (sample: SampleRecord): Promise<string> =>
    Buffer.from(await renderer.render(await deliver(bodyOf(sample), signer))).toString('utf8');

  for (const [name, sample] of Object.entries(ALL_SAMPLES)) {
    it(`is the same bytes each time and carries the signed JSON: ${name}`, async () => {
      const report = await deliver(bodyOf(sample()), signer);
      const [first, second] = [await renderer.render(report), await renderer.render(report)];
      expect(renderer.showSame(first, second)).to.equal(true);
      expect(renderer.extract(first)).to.equal(report.text);
    });
  }

  it('says what others could take by a signature in a sentence and a table', async () => {
    const block = { number: 21_000_000, hash: `0x${'ab'.repeat(32)}`, time: '2026-11-21T11:59:50.000Z' };
    const asset = { address: `0x${'cc'.repeat(20)}`, symbol: 'USDC', decimals: 6, tokenId: null };
    const taken = { owner: SENDER, takers: [`0x${'dd'.repeat(20)}`], asset, amount: '12345000000', usd: '12345.00' };
    const assets = [{ ...taken, basis: 'executed', isExchange: false }] as const;
    const page = await pageOf(executedSample({ atRisk: { block, assets, isWhole: true, isAccount: false } }));
    expect(page).to.include('You could lose 12,345 USDC (about 12,345 USD).');
    expect(page).to.include('What others could take, on block 21000000');
  });

  it('loads and runs nothing: no script, no address from outside, no style but its own', async () => {
    for (const sample of Object.values(ALL_SAMPLES)) {
      const page = await pageOf(sample());
      expect(page).to.not.match(/<(script|link|iframe|object|embed|img|form|input|base)\b/i);
      expect(page.match(/<style>/g)).to.have.lengthOf(1);
      expect(page).to.not.match(/\sstyle="|\son[a-z]+="|javascript:|url\(|@import/i);
      expect(
        [...page.matchAll(/\b(?:href|src)="([^"]{0,30})/g)]
          .map(([, target = '']) => target)
          .filter((target) => !target.startsWith('#') && !target.startsWith('data:application/json;base64,')),
      ).to.deep.equal([]);
    }
  });

  it('asks a browser for a policy under which nothing but its own style applies', async () => {
    const report = await deliver(bodyOf(hostileSample()), signer);
    const policy = renderer.contentSecurityPolicy(report) ?? '';
    expect(policy).to.match(
      /^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/=]+'; base-uri 'none'; form-action 'none'$/,
    );
    expect(Buffer.from(await renderer.render(report)).toString()).to.include(policy.replaceAll("'", '&#39;'));
  });

  it('shows hostile text as text, and characters that are not seen as their code points', async () => {
    const page = await pageOf(hostileSample());
    expect(page).to.include('&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).to.include('[U+202E]evil[U+202C] [U+200B]here[U+2066] [U+00AD]');
    expect(page).to.not.match(/[\u202a-\u202e\u2066-\u2069\u200b-\u200f\u00ad]/);
    expect(page).to.include('示例交易所');
  });

  it('shows what bytes do, indented by depth, beside what was declared', async () => {
    const page = await pageOf(batchSample());
    expect(page).to.include('>2. What the bytes do</h2>');
    expect(page).to.include('<bdi class="mono">0</bdi>').and.to.include('<bdi class="mono">\u20020.1</bdi>');
    expect(page).to.include('Lets 0x7e5f…5bdf spend any amount of USDC, until it is taken back.');
    expect(page)
      .to.include('read exactly, by ERC-20, ERC-721')
      .and.to.include('any amount of USDC, until it is taken back');
    expect(page).to.match(/<caption>Declared beside found<\/caption>/);
    expect(await pageOf(sampleWith(1))).to.not.include('What the bytes do');
  });

  it('shows what would have happened, as a table and drawn, and nothing of it without a node', async () => {
    const page = await pageOf(executedSample());
    expect(page).to.include('>3. What would have happened</h2>').and.to.include('<svg class="path"');
    expect(page).to.include('aria-label="What would have happened: to the sender: +0.1 ETH, +1 ×');
    expect(page).to.include('−250 USDC').and.to.include('any amount of USDC').and.to.include('block 21000000');
    expect(await pageOf(executedSample(null)))
      .to.include('The node executed nothing')
      .and.to.not.include('<svg class="path"');
    expect(await pageOf(batchSample())).to.not.include('What would have happened');
  });

  it('shows hostile symbols of executed effects as text', async () => {
    const [markup, bidirectional] = HOSTILE_TEXTS;
    const asset = { address: bidirectional, symbol: markup, decimals: 6, tokenId: null };
    const page = await pageOf(executedSample({ effects: [balance(SENDER, asset, -5n), balance(markup, asset, 5n)] }));
    expect(page).to.include('−0.000005 &lt;/style&gt;').and.to.include('[U+202E]evil[U+202C]');
    expect(page).to.not.match(/<script|<img|[\u202a-\u202e\u2066-\u2069\u200b-\u200f\u00ad]/);
  });

  it('shows hostile names, symbols and problems of bytes as text', async () => {
    const page = await pageOf(hostilePayloadSample());
    expect(page.match(/&lt;\/style&gt;&lt;script&gt;alert\(1\)/g)).to.have.length.greaterThan(5);
    expect(page).to.include('function: &lt;/style&gt;').and.to.include('[U+202E]evil[U+202C]');
    expect(page).to.not.match(/<script|<img|[\u202a-\u202e\u2066-\u2069\u200b-\u200f\u00ad]/);
  });

  it('never lets a text of the bytes out of its place', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyText(), fc.constantFrom(...HOSTILE_TEXTS)), async (text) => {
        const given = submitted({ kind: 'message', content: { encoding: 'utf8', content: text } });
        const payload = { ...given, problem: `<b>${text}`, origin: `"'><u>${text}`, askedBy: `<i>${text}` };
        expect(await pageOf(payloadSample(1, besideIntent(payload)))).to.not.match(/<(b|u|i|script)>/);
      }),
      { numRuns: 20 },
    );
  });

  it('never lets a text out of its place', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyText(), fc.constantFrom(...HOSTILE_TEXTS)), async (text) => {
        const evidence = evidenceAbout(SENDER, {
          reference: `<b>${text}`,
          source: { id: 'a', name: `"'><u>${text}`, kind: 'licensed_intelligence' },
        });
        const page = await pageOf(
          sampleWith(1, { direction: 'incoming', counterpartyName: `<i>${text}` }, { evidence: [evidence] }),
        );
        expect(page).to.not.match(/<(b|u|i|script)>/);
      }),
      { numRuns: 40 },
    );
  });

  it('says on every section, and in every table, that a demonstration is one', async () => {
    const page = await pageOf((ALL_SAMPLES['demonstration-path'] ?? hostileSample)());
    const count = (form: RegExp): number => (page.match(form) ?? []).length;
    expect(
      count(/<h2 id="(?!contents)[^"]+">[^<]*<span class="tag demonstration">DEMONSTRATION<\/span><\/h2>/g),
    ).to.equal(count(/<h2 id="(?!contents)/g));
    expect(count(/<caption>[^<]*<span class="tag demonstration">/g)).to.equal(count(/<caption>/g));
    expect(page).to.include('@top-center { content: "DEMONSTRATION');
    expect(await pageOf(sampleWith(1))).to.not.include('DEMONSTRATION');
  });

  it('draws a path where there is one, and none where there is none', async () => {
    expect(await pageOf((ALL_SAMPLES['demonstration-path'] ?? hostileSample)()))
      .to.include('<svg class="path"')
      .and.to.include('Fictional mixer');
    expect(await pageOf(sampleWith(1))).to.not.include('<svg class="path"');
  });
});

describe('text in a report', () => {
  it('loses no letter: what is not seen is written out', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const shown = visible(text);
        expect(shown).to.not.match(/[\p{Cc}\p{Cf}\p{Cs}]/u);
        expect(visible(shown)).to.equal(shown);
      }),
    );
  });

  it('keeps a heap of marks from running over its neighbours', () => {
    expect(visible(`a${'\u0301'.repeat(6)}`)).to.equal(`a${'\u0301'.repeat(4)}[U+0301][U+0301]`);
  });
});
