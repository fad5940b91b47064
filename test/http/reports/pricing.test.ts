import { expect } from 'chai';
import { publishPricing } from '../../../src/application/reports/pricing.js';
import { POSTGRES } from '../real/support/storages.js';
import { transfer } from '../real/support/requests.js';
import { envelopeOf, useReporting } from './support.js';

describe('the price of a report over HTTP', function () {
  this.timeout(120_000);
  const reporting = useReporting(POSTGRES);

  it('is not configured at first and bills nothing; once set, only new reports carry it', async () => {
    const { service } = reporting();
    const key = await service.key({ environment: 'production' });
    const read = async () => (await service.send('GET', '/api/reports/pricing', { key })).json;
    const metering = { recorded: true, separate_from_checks: true };
    expect(await read()).to.deep.equal({
      billing_active: false,
      status: 'not_configured',
      currency: null,
      unit_price: null,
      unit: 'report',
      metering,
    });
    const oldCheck = (await service.verdict(key, transfer('old price'))).request_id;
    const old = await service.makeReport(key, { request_id: oldCheck });
    await publishPricing(
      { pricing: service.stores.pricing, clock: service.clock },
      { currency: 'EUR', unitPrice: '12.50', billingActive: true },
    );
    expect(await read()).to.deep.equal({
      billing_active: true,
      status: 'configured',
      currency: 'EUR',
      unit_price: '12.50',
      unit: 'report',
      metering,
    });
    const priced = await service.makeReport(key, {
      request_id: (await service.verdict(key, transfer('new price'))).request_id,
    });
    expect(envelopeOf(priced).report.pricing).to.include({
      billing_active: true,
      version: 1,
      unit_price: '12.50',
      currency: 'EUR',
    });
    await publishPricing(
      { pricing: service.stores.pricing, clock: service.clock },
      { currency: 'EUR', unitPrice: '99', billingActive: true },
    );
    expect((await service.makeReport(key, { request_id: oldCheck })).text).to.equal(old.text);
    expect(envelopeOf(old).report.pricing).to.include({
      billing_active: false,
      status: 'not_configured',
      unit_price: null,
    });
    const usage = await service.stores.reports.summariseMetering({
      partnerId: null,
      fromMs: null,
      untilMs: null,
    });
    expect(usage.map(({ price, count }) => [price.unit_price, count])).to.deep.equal([
      [null, 1],
      ['12.50', 1],
    ]);
  });

  it('is never billed for a report of the sandbox, in answer, report and metering', async () => {
    const { service } = reporting();
    const key = await service.key({ partner: 'Sandbox partner' });
    await publishPricing(
      { pricing: service.stores.pricing, clock: service.clock },
      { currency: 'EUR', unitPrice: '7', billingActive: true },
    );
    const read = await service.send('GET', '/api/reports/pricing', { key });
    expect(read.json).to.deep.include({ billing_active: false, status: 'configured', unit_price: '7' });
    const made = await service.makeReport(key, {
      request_id: (await service.verdict(key, transfer('in the sandbox'))).request_id,
    });
    expect(envelopeOf(made).report.pricing).to.include({ billing_active: false, unit_price: '7' });
    const usage = await service.stores.reports.summariseMetering({ partnerId: null, fromMs: null, untilMs: null });
    expect(
      usage.filter(({ environment }) => environment === 'sandbox').map(({ price }) => price.billing_active),
    ).to.deep.equal([false]);
  });
});
