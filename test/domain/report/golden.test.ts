import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { createHtmlRenderer } from '../../../adapters/report-rendering/html/index.js';
import { createPdfRenderer } from '../../../adapters/report-rendering/pdf/index.js';
import { createSignatureVerifier } from '../../../adapters/signing/verifier.js';
import { canonicalJson } from '../../../domain/shared/canonical-json.js';
import { readEnvelope } from '../../../domain/report/envelope.js';
import { createVerifyReport } from '../../../domain/report/verify/verify-report.js';

/** The files stand in the sources: a build does not copy them. */
const GOLDEN = fileURLToPath(new URL('../../../../test/support/golden/', import.meta.url));
const read = (name: string): Promise<Buffer> => readFile(join(GOLDEN, name));
const NAMES = [
  'report-v1-demonstration',
  'report-v1-entity',
  'report-v1-outgoing',
  'report-v2-demonstration',
  'report-v2-incoming',
  'report-v2-outgoing',
] as const;

/** What an auditor must find in a readable form of each, in every later layout. */
const SAID: Readonly<Record<(typeof NAMES)[number], readonly string[]>> = {
  'report-v1-demonstration': ['REVIEW', 'DEMONSTRATION', 'DEMO-MIXER-0001', 'Fictional mixer', 'golden 1', 'indirect'],
  'report-v1-entity': [
    'BLOCK',
    'Examplia Exchange Ltd',
    'CASE-2041',
    'CASE-2042',
    'Fall 7 / ケース',
    'the beneficial owner',
    'Contraparte Ejemplo · Пример',
  ],
  'report-v1-outgoing': ['ALLOW', '12.50 EUR', 'outgoing_default'],
  'report-v2-demonstration': ['REVIEW', 'DEMONSTRATION', 'DEMO-MIXER-0001', 'Fictional mixer', 'golden 1', 'indirect'],
  'report-v2-incoming': ['BLOCK', 'Do not accept or forward these funds.', 'Listed Party Ltd', 'UN example list'],
  'report-v2-outgoing': ['ALLOW', 'You may sign', 'Example Risk GmbH', 'Example Partner AG'],
};

describe('reports of every version', () => {
  const renderers = [createHtmlRenderer(), createPdfRenderer()];
  const verifier = createSignatureVerifier();
  const verify = createVerifyReport({ verifier, renderers });
  after(() => Promise.all(renderers.map((renderer) => renderer.close())));
  const keys = async () => {
    const texts = [await read('jwks.json'), await read('jwks-v2.json')].map(String);
    return texts.flatMap((text) => verifier.readJwks(text).map(({ publicKey }) => publicKey));
  };

  for (const name of NAMES) {
    it(`verify for ever: ${name}`, async () => {
      const verification = await verify(await read(`${name}.json`), await keys());
      expect(verification.steps.filter(({ ok }) => ok !== true)).to.deep.equal([]);
    });

    it(`can be read for ever: ${name}`, async () => {
      const text = (await read(`${name}.json`)).toString();
      for (const renderer of renderers) {
        const bytes = await renderer.render({ text, envelope: readEnvelope(text) });
        expect(renderer.extract(bytes)).to.equal(text);
        if (renderer.format === 'html')
          for (const said of SAID[name]) expect(Buffer.from(bytes).toString()).to.include(said);
      }
    });
  }

  for (const name of NAMES) {
    it(`are the same bytes each time, read and rendered: ${name}`, async () => {
      const text = (await read(`${name}.json`)).toString();
      expect(canonicalJson(JSON.parse(text))).to.equal(text);
      for (const renderer of renderers) {
        const [first, second] = [
          await renderer.render({ text, envelope: readEnvelope(text) }),
          await renderer.render({ text, envelope: readEnvelope(text) }),
        ];
        expect(Buffer.compare(first, second), renderer.format).to.equal(0);
        expect((await verify(first, await keys())).ok, renderer.format).to.equal(true);
      }
    });
  }

  it('leave out the name of a bank that was taken from an address', async () => {
    expect((await read('report-v1-entity.json')).toString()).to.not.include('First Example Bank');
  });

  for (const form of [
    'v1-demonstration.html',
    'v1-demonstration.pdf',
    'v2-demonstration.html',
    'v2-demonstration.pdf',
  ]) {
    it(`still carry a signed JSON that verifies inside an old ${form}`, async () => {
      const { steps } = await verify(await read(`report-${form}`), await keys());
      // each version keeps its look. The first PDF alone is older than the pages that are made today: then the step on
      // pages says so, and the signed JSON inside stands
      const isOldPdf = form === 'v1-demonstration.pdf';
      expect(steps.filter(({ step, ok }) => ok !== true && !(isOldPdf && step === 'pages'))).to.deep.equal([]);
    });
  }
});
