import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect } from 'chai';
import type { Browser, BrowserContext } from 'playwright-core';
import { createHtmlRenderer } from '../../../adapters/report-rendering/html/index.js';
import type { Signer } from '../../../ports/platform/signing.js';
import { openBrowser } from '../../support/browser.js';
import { bodyOf, manyEvidenceSample, type SampleRecord } from '../../support/report-samples.js';
import { ALL_SAMPLES } from '../../support/payload-samples.js';
import { deliver, newSigner } from '../../support/report-signing.js';

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
  }[];
  readonly passes: readonly unknown[];
}

const renderer = createHtmlRenderer();

/** All rules run; only of violations every node is worked out, which takes most of the time for what passes. */
const RULES = JSON.stringify({
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
});

describe('the HTML of a report in a browser', function () {
  this.timeout(120_000);
  let browser: Browser;
  let context: BrowserContext;
  let signer: Signer;
  let axe: string;
  before(async () => {
    axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
    signer = await newSigner();
    browser = await openBrowser();
    // the page forbids scripts; the checker is let in past its policy, which a reader's browser never does
    context = await browser.newContext({ bypassCSP: true });
  });
  after(() => browser.close());

  const htmlOf = async (sample: SampleRecord): Promise<string> =>
    Buffer.from(await renderer.render(await deliver(bodyOf(sample), signer))).toString('utf8');
  // the long sample shows no more kinds of things than a tenth of it
  const samples: Readonly<Record<string, () => SampleRecord>> = {
    ...ALL_SAMPLES,
    'many-evidence': () => manyEvidenceSample(30),
  };

  for (const [name, sample] of Object.entries(samples)) {
    it(`has no accessibility violation, wide and narrow, and needs no scrolling sideways: ${name}`, async () => {
      const page = await context.newPage();
      await page.setContent(await htmlOf(sample()));
      await page.evaluate(axe);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const result = (await page.evaluate(`axe.run(document, ${RULES})`)) as AxeResult;
        const found = result.violations.map(
          ({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''} ${nodes[0]?.failureSummary ?? ''}`,
        );
        expect(found, `at ${width} px`).to.deep.equal([]);
        expect(result.passes).to.have.length.greaterThan(20);
      }
      await page.setViewportSize({ width: 360, height: 800 });
      expect(await page.evaluate('document.documentElement.scrollWidth')).to.equal(360);
      // nor is anything cut off inside: a reason that has to be scrolled to is not read
      expect(
        await page.evaluate(
          '[...document.querySelectorAll("th, td, dd, li, p")]' +
            '.filter((one) => one.getBoundingClientRect().right > 361).length',
        ),
      ).to.equal(0);
      await page.close();
    });
  }

  it('breaks none of its own policy and asks for nothing from outside', async () => {
    const strict = await browser.newContext();
    const page = await strict.newPage();
    const complaints: string[] = [];
    const asked: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('request', (request) => asked.push(request.url()));
    page.on('dialog', (dialog) => complaints.push(dialog.message()));
    for (const name of ['hostile', 'payload-hostile', 'demonstration-path']) {
      const html = await htmlOf((ALL_SAMPLES[name] ?? (() => manyEvidenceSample(1)))());
      await page.goto(`data:text/html;base64,${Buffer.from(html).toString('base64')}`);
      expect(await page.evaluate('getComputedStyle(document.querySelector("h1")).fontSize')).to.not.equal('32px');
    }
    expect(complaints).to.deep.equal([]);
    expect(asked.filter((url) => !url.startsWith('data:'))).to.deep.equal([]);
    await strict.close();
  });
});
