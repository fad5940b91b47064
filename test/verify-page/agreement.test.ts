import { expect } from 'chai';
import { createHtmlRenderer } from '../../adapters/report-rendering/html/index.js';
import { createPdfRenderer } from '../../adapters/report-rendering/pdf/index.js';
import { createPureVerifier } from '../../domain/report/verify/signature.js';
import { createVerifyReport } from '../../domain/report/verify/verify-report.js';
import { runs } from '../support/depth.js';
import { bodyOf, SAMPLES } from '../support/report-samples.js';
import { deliver, newSigner } from '../support/report-signing.js';
import { compareWithPage } from '../tools/reports/tampering-page.js';

describe('the page that verifies offline, beside signgate reports verify', function () {
  this.timeout(240_000);
  const renderers = [createHtmlRenderer(), createPdfRenderer()];
  after(() => Promise.all(renderers.map((renderer) => renderer.close())));

  it('says the same of every delivered and every changed file, step by step, with the same reason', async () => {
    const [signer, forger] = [await newSigner(), await newSigner()];
    const sample = SAMPLES['demonstration-path'];
    if (sample === undefined) throw new Error('There is no such sample');
    const report = await deliver(bodyOf(sample()), signer);
    const [html, pdf] = await Promise.all(
      renderers.map(async (renderer) => Buffer.from(await renderer.render(report))),
    );
    if (html === undefined || pdf === undefined) throw new Error('A form was not made');
    const { publicKey } = signer;
    const found = await compareWithPage(
      { json: Buffer.from(report.text), html, pdf, publicKey, forger },
      JSON.stringify({ keys: [publicKey] }),
      createVerifyReport({ verifier: createPureVerifier(), renderers }),
      runs(5, 20),
    );
    expect(found.disagreements).to.deep.equal([]);
    expect(found.changed).to.be.above(50);
  });
});
