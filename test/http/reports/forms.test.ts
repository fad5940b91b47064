import { expect } from 'chai';
import { createHtmlRenderer } from '../../../adapters/report-rendering/html/index.js';
import { createPdfRenderer } from '../../../adapters/report-rendering/pdf/index.js';
import { createSignatureVerifier } from '../../../adapters/signing/verifier.js';
import { createVerifyReport } from '../../../domain/report/verify/verify-report.js';
import { incomingFrom } from '../../support/reports/report-services.js';
import { POSTGRES } from '../real/support/storages.js';
import { transfer } from '../real/support/requests.js';
import { envelopeOf, useReporting } from './support.js';

const verifier = createSignatureVerifier();
const renderers = [createHtmlRenderer(), createPdfRenderer()];
const verify = createVerifyReport({ verifier, renderers });
after(() => Promise.all(renderers.map((renderer) => renderer.close())));

describe('the forms of a report', function () {
  this.timeout(120_000);
  const reporting = useReporting(POSTGRES);

  it('gives each form by Accept and by the end of the path: the same bytes each time, and all verify', async () => {
    const { service, key, checked } = reporting();
    const requestId = await checked(incomingFrom(0xde300006));
    const made = await service.makeReport(key, { request_id: requestId });
    const { report_id: reportId } = envelopeOf(made);
    const jwks = verifier.readJwks((await service.send('GET', '/.well-known/jwks.json')).text);
    const keys = jwks.map(({ publicKey }) => publicKey);
    for (const [extension, type] of [
      ['json', 'application/json'],
      ['html', 'text/html'],
      ['pdf', 'application/pdf'],
    ] as const) {
      const [byPath, byAccept] = [
        await service.fetchReport(key, `${reportId}.${extension}`),
        await service.fetchReport(key, reportId, type),
      ];
      for (const { status, headers } of [byPath, byAccept]) {
        expect(status).to.equal(200);
        expect(headers.get('content-type')).to.match(new RegExp(`^${type}`));
        expect(headers.get('content-disposition')).to.equal(`inline; filename="${reportId}.${extension}"`);
        expect(headers.get('cache-control')).to.equal('no-store');
        expect(headers.has('x-ratelimit-remaining')).to.equal(true);
      }
      expect([byPath, byAccept].map(({ headers }) => headers.get('vary'))).to.deep.equal([null, 'Accept']);
      expect(byPath.bytes.equals(byAccept.bytes), extension).to.equal(true);
      const verification = await verify(byPath.bytes, keys);
      expect(
        verification.steps.filter(({ ok }) => ok !== true),
        extension,
      ).to.deep.equal([]);
      expect(verification.format).to.equal(extension);
    }
    expect((await service.fetchReport(key, reportId)).bytes.toString()).to.equal(made.text);
    expect((await service.fetchReport(key, reportId, 'image/png')).bytes.toString()).to.equal(made.text);
    expect(
      (
        await service.fetchReport(key, reportId, 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8')
      ).headers.get('content-type'),
    ).to.match(/^text\/html/);
  });

  it('sends the HTML with a policy that lets nothing run', async () => {
    const { service, key, checked } = reporting();
    const { report_id: reportId } = envelopeOf(
      await service.makeReport(key, {
        request_id: await checked(transfer('policy', { counterparty_name: '<script>alert(1)</script>' })),
      }),
    );
    const { headers, bytes } = await service.fetchReport(key, `${reportId}.html`);
    expect(headers.get('content-security-policy')).to.match(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'/,
    );
    expect(headers.get('x-content-type-options')).to.equal('nosniff');
    expect(bytes.toString()).to.include('&lt;script&gt;alert(1)').and.to.not.include('<script');
  });
});
