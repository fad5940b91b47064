import { expect } from 'chai';
import { POSTGRES } from '../real/support/storages.js';
import { transfer } from '../real/support/requests.js';
import { envelopeOf, meteredBy, useReporting } from './support.js';

const UNKNOWN_REQUEST = 'req_01h455vb4pex5vsknk084sn02q';
const UNKNOWN_REPORT = 'rpt_01h455vb4pex5vsknk084sn02q';

/** An error's body without what differs between any two answers. */
const sameFor = ({ status, text }: { readonly status: number; readonly text: string }) => ({
  status,
  ...(JSON.parse(text) as Record<string, unknown>),
  request_id: null,
});

describe('who may read and make a report', function () {
  this.timeout(120_000);
  const reporting = useReporting(POSTGRES);

  it('hides checks and reports of other partners and environments behind the 404 for an unknown id', async () => {
    const { service, key, checked } = reporting();
    const requestId = await checked(transfer('hidden'));
    const { report_id: reportId } = envelopeOf(await service.makeReport(key, { request_id: requestId }));
    const unreported = await checked(transfer('hidden and unreported'));
    const others = [await service.key({ partner: 'Stranger' }), await service.key({ environment: 'production' })];
    const metered = await meteredBy(service);
    const none = sameFor(await service.makeReport(key, { request_id: UNKNOWN_REQUEST }));
    expect(none).to.include({ status: 404, code: 'not_found' });
    const noReport = await service.fetchReport(key, UNKNOWN_REPORT);
    for (const other of others) {
      for (const hidden of [requestId, unreported])
        expect(sameFor(await service.makeReport(other, { request_id: hidden }))).to.deep.equal(none);
      for (const [path, accept] of [
        [reportId],
        [`${reportId}.html`],
        [`${reportId}.pdf`],
        [reportId, 'text/html'],
        [reportId, 'application/pdf'],
      ] as const) {
        const { status, bytes } = await service.fetchReport(other, path, accept);
        expect(sameFor({ status, text: bytes.toString() })).to.deep.equal(
          sameFor({ status: noReport.status, text: noReport.bytes.toString() }),
        );
      }
    }
    for (const path of [
      'rpt_x',
      requestId,
      `${reportId}.exe`,
      `${reportId}.json.pdf`,
      '..%2Fpricing',
      `${UNKNOWN_REPORT}.pdf`,
    ]) {
      expect((await service.fetchReport(key, path)).status, path).to.equal(404);
    }
    expect(await meteredBy(service)).to.equal(metered);
  });

  it('asks for the scope of each route', async () => {
    const { service, checked } = reporting();
    const requestId = await checked(transfer('scopes'));
    const [creator, reader] = [
      await service.key({ scopes: ['reports:create'] }),
      await service.key({ scopes: ['reports:read'] }),
    ];
    const made = await service.makeReport(creator, { request_id: requestId });
    expect(made.status).to.equal(201);
    const { report_id: reportId } = envelopeOf(made);
    expect((await service.makeReport(reader, { request_id: requestId })).json['code']).to.equal('insufficient_scope');
    expect((await service.fetchReport(reader, reportId)).status).to.equal(200);
    expect((await service.send('GET', '/api/reports/pricing', { key: reader })).status).to.equal(200);
    for (const path of [`/api/reports/${reportId}`, '/api/reports/pricing']) {
      expect((await service.send('GET', path, { key: creator })).json['code'], path).to.equal('insufficient_scope');
      expect((await service.send('GET', path)).json['code'], path).to.equal('missing_api_key');
    }
    expect(
      (
        await service.send('POST', '/api/reports/address', {
          headers: { 'content-type': 'application/json' },
          body: '{}',
        })
      ).status,
    ).to.equal(401);
  });

  it('publishes each key that signed, without asking for a key', async () => {
    const { service, key, checked } = reporting();
    await service.makeReport(key, { request_id: await checked(transfer('jwks')) });
    const reply = await service.send('GET', '/.well-known/jwks.json');
    expect(reply.status).to.equal(200);
    expect(reply.headers['cache-control']).to.equal('public, max-age=300');
    const [first] = reply.json['keys'] as readonly Record<string, unknown>[];
    expect(first).to.have.all.keys('kty', 'crv', 'x', 'kid', 'alg', 'use');
  });
});
