import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { createHtmlRenderer } from '../../../adapters/report-rendering/html/index.js';
import { createPdfRenderer, inflate } from '../../../adapters/report-rendering/pdf/index.js';
import { packedStreams } from '../../../domain/report/verify/pdf-file.js';
import { createSignatureVerifier } from '../../../adapters/signing/verifier.js';
import { canonicalJson } from '../../../domain/shared/canonical-json.js';
import { readEnvelope } from '../../../domain/report/envelope.js';
import { createVerifyReport } from '../../../domain/report/verify/verify-report.js';

/** The files stand in the sources: a build does not copy them. */
const GOLDEN = fileURLToPath(new URL('../../../../test/support/golden/', import.meta.url));
const read = (name: string): Promise<Buffer> => readFile(join(GOLDEN, name));
const NAMES = ['report-demonstration', 'report-incoming', 'report-outgoing'] as const;

/** What an auditor must find in a readable form of each. */
const SAID: Readonly<Record<(typeof NAMES)[number], readonly string[]>> = {
  'report-demonstration': ['REVIEW', 'DEMONSTRATION', 'DEMO-MIXER-0001', 'Fictional mixer', 'golden 1', 'indirect'],
  'report-incoming': ['BLOCK', 'Do not accept or forward these funds.', 'Listed Party Ltd', 'UN example list'],
  'report-outgoing': ['ALLOW', 'You may sign', 'Example Risk GmbH', 'Example Partner AG'],
};

/**
 * SHA-256 of the readable forms of `report-demonstration`: pages that were delivered verify as long as they are made
 * alike. Until the first release a change on purpose is written here; from then on it is a new version of the report.
 */
const PAGES = {
  html: '0901c2c77cceb5e0d2f484bd59669eabb24538709c1e27e8d83f297bdc024d05',
  pdf: '60f151ceecca44f50b5c2781dc252c731f1f396b123f30dca4a7b74169f04186',
} as const;

const sha256 = (text: string): string => createHash('sha256').update(text, 'latin1').digest('hex');

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** A PDF without what differs between builds of zlib: its streams unpacked, and no lengths and places. */
const shownBy = (bytes: Uint8Array): string =>
  packedStreams(bytes)
    .reduce((text, packed) => text.replace(latin1(packed), () => latin1(inflate(packed) ?? packed)), latin1(bytes))
    .replaceAll(/\/Length \d+|\d{10} 00000 n |startxref\n\d+/g, '');

describe('reports of the first day', () => {
  const renderers = [createHtmlRenderer(), createPdfRenderer()];
  const verifier = createSignatureVerifier();
  /** What a verification rendered: the same report a second time. */
  const again: Record<string, Uint8Array> = {};
  const watched = renderers.map((renderer) => ({
    ...renderer,
    render: async (report: Parameters<typeof renderer.render>[0]) =>
      (again[renderer.format] = await renderer.render(report)),
  }));
  const verify = createVerifyReport({ verifier, renderers: watched });
  after(() => Promise.all(renderers.map((renderer) => renderer.close())));
  const keys = async () => verifier.readJwks(String(await read('jwks.json'))).map(({ publicKey }) => publicKey);

  for (const name of NAMES) {
    it(`verify for ever: ${name}`, async () => {
      const verification = await verify(await read(`${name}.json`), await keys());
      expect(verification.steps.filter(({ ok }) => ok !== true)).to.deep.equal([]);
    });

    it(`can be read for ever, and are the same bytes each time: ${name}`, async () => {
      const text = (await read(`${name}.json`)).toString();
      expect(canonicalJson(JSON.parse(text))).to.equal(text);
      for (const renderer of renderers) {
        const bytes = await renderer.render({ text, envelope: readEnvelope(text) });
        expect(renderer.extract(bytes)).to.equal(text);
        expect((await verify(bytes, await keys())).ok, renderer.format).to.equal(true);
        expect(Buffer.compare(bytes, again[renderer.format] ?? Buffer.of()), renderer.format).to.equal(0);
        if (renderer.format === 'html')
          for (const said of SAID[name]) expect(Buffer.from(bytes).toString()).to.include(said);
      }
    });
  }

  it('have the pages that are made of them by this version, and change them on purpose alone', async () => {
    const text = (await read('report-demonstration.json')).toString();
    const [html, pdf] = await Promise.all(
      renderers.map((renderer) => renderer.render({ text, envelope: readEnvelope(text) })),
    );
    expect(packedStreams(pdf ?? new Uint8Array()).length).to.be.greaterThan(10);
    expect({
      html: sha256(latin1(html ?? new Uint8Array())),
      pdf: sha256(shownBy(pdf ?? new Uint8Array())),
    }).to.deep.equal(PAGES);
  });
});
