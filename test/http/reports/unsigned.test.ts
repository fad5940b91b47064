import { expect } from 'chai';
import { startReporting } from '../../support/reports/report-services.js';
import { MEMORY, POSTGRES } from '../real/support/storages.js';
import { transfer } from '../real/support/requests.js';
import { meteredBy } from './support.js';

describe('a service without a signing key', () => {
  for (const [what, storage, environment] of [
    ['that names none', POSTGRES, { DATABASE_URL: 'postgres://unused/unused' }],
    ['whose file does not exist', MEMORY, { SIGNING_KEY_FILE: '/nonexistent/signing-key.pem' }],
  ] as const) {
    it(`answers 503 and stores nothing: ${what}`, async () => {
      const service = await startReporting(storage, environment);
      try {
        const key = await service.key();
        const { request_id: requestId } = await service.verdict(key, transfer('unsigned'));
        const reply = await service.makeReport(key, { request_id: requestId });
        expect([reply.status, reply.json['code']]).to.deep.equal([503, 'service_unavailable']);
        expect(Number(reply.headers['retry-after'])).to.be.greaterThan(0);
        expect(reply.text).to.not.include('nonexistent');
        expect(await meteredBy(service)).to.equal(0);
        expect(await service.stores.reports.heads()).to.deep.equal([]);
        expect((await service.send('GET', '/api/reports/pricing', { key })).status).to.equal(200);
        expect((await service.verdict(key, transfer('unsigned again'))).recommended_action).to.equal('ALLOW');
      } finally {
        await service.stop();
      }
    });
  }
});
