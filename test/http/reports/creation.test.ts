import { expect } from 'chai';
import { POSTGRES } from '../real/support/storages.js';
import { transfer } from '../real/support/requests.js';
import { envelopeOf, meteredBy, useReporting } from './support.js';

describe('making a report', function () {
  this.timeout(120_000);
  const reporting = useReporting(POSTGRES);

  it('makes a report with 201, then gives the same bytes with 200, metered once', async () => {
    const { service, key, checked } = reporting();
    const requestId = await checked(transfer('report once'));
    const metered = await meteredBy(service);
    const first = await service.makeReport(key, { request_id: requestId, business_reference: 'case 7' });
    expect(first.status, first.text).to.equal(201);
    expect(first.headers['content-type']).to.equal('application/json; charset=utf-8');
    expect(first.headers['location']).to.equal(`/api/reports/${envelopeOf(first).report_id}`);
    for (const body of [{ request_id: requestId, business_reference: 'case 7' }, { request_id: requestId }]) {
      const again = await service.makeReport(key, body);
      expect([again.status, again.text]).to.deep.equal([200, first.text]);
    }
    expect(await meteredBy(service)).to.equal(metered + 1);
  });

  it('refuses another business_reference with 409, also where the first had none, and stores nothing', async () => {
    const { service, key, checked } = reporting();
    const [named, unnamed] = [await checked(transfer('named')), await checked(transfer('unnamed'))];
    await service.makeReport(key, { request_id: named, business_reference: 'case 7' });
    await service.makeReport(key, { request_id: unnamed });
    const metered = await meteredBy(service);
    for (const requestId of [named, unnamed]) {
      const reply = await service.makeReport(key, { request_id: requestId, business_reference: 'case 8' });
      expect([reply.status, reply.json['code']]).to.deep.equal([409, 'conflict']);
    }
    expect(await meteredBy(service)).to.equal(metered);
  });

  it('refuses a body without request_id, with unknown members, or with a reference that is too long', async () => {
    const { service, key, checked } = reporting();
    const requestId = await checked(transfer('bad bodies'));
    for (const body of [
      {},
      [],
      { request_id: 7 },
      { request_id: requestId, price: 0 },
      { request_id: requestId, business_reference: 'x'.repeat(201) },
      { request_id: requestId, business_reference: 'a\u0000b' },
      { request_id: requestId, business_reference: null },
    ]) {
      const reply = await service.makeReport(key, body);
      expect([reply.status, reply.json['code']], JSON.stringify(body)).to.deep.equal([400, 'invalid_request']);
    }
    expect(
      (await service.makeReport(key, { request_id: requestId, business_reference: 'é'.repeat(200) })).status,
    ).to.equal(201);
  });

  it('keeps the usage of calls apart from the metering of reports', async () => {
    const { service, key, checked } = reporting();
    const requestId = await checked(transfer('apart'));
    for (const status of [201, 200])
      expect((await service.makeReport(key, { request_id: requestId })).status).to.equal(status);
    await service.flushUsage();
    const rows = (await service.stores.usage.summarise({ partnerId: null, fromMs: null, untilMs: null })).filter(
      ({ operation }) => operation === 'POST /api/reports/address',
    );
    const calls = rows.reduce((sum, { count }) => sum + count, 0);
    expect(rows.filter(({ outcome }) => outcome === 'created').reduce((sum, { count }) => sum + count, 0)).to.equal(
      await meteredBy(service),
    );
    expect(calls).to.be.greaterThan(await meteredBy(service));
  });
});
