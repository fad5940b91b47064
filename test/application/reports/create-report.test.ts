import { expect } from 'chai';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import { readEnvelope } from '../../../domain/report/envelope.js';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import type { Stores } from '../../../ports/stores/stores.js';
import { createReadPricing, publishPricing } from '../../../src/application/reports/pricing.js';
import { readJwksDocument, rotateSigningKey } from '../../../src/application/reports/signing.js';
import { Refusal } from '../../../src/application/refusal.js';
import { rejection } from '../../conformance/storage/harness.js';
import { callerOf, openReportService, type ReportService, SAMPLE_CALLER } from '../../support/report-service.js';
import { requestId, SAMPLE_SCOPE, sampleWith } from '../../support/report-samples.js';

const REQUEST = { request_id: requestId(1), business_reference: 'case 7' };

/** Who is billed where billing is active. */
const PRODUCTION = callerOf({ ...SAMPLE_SCOPE, environment: 'production' });

const refusalOf = async (promise: Promise<unknown>): Promise<Refusal> => {
  const error = await rejection(promise);
  if (error instanceof Refusal) return error;
  throw error;
};

describe('making a report', () => {
  let stores: Stores;
  let service: ReportService;
  beforeEach(async () => {
    stores = createMemoryStorage();
    service = await openReportService(stores);
    await service.append(sampleWith(1));
  });
  afterEach(() => service.dispose());
  const meteredTotal = async (): Promise<number> =>
    (await stores.reports.summariseMetering({ partnerId: null, fromMs: null, untilMs: null })).reduce(
      (sum, { count }) => sum + count,
      0,
    );

  it('makes one report of a check, with its id, request and the caller’s reference in the signed body', async () => {
    const { created, reportId, delivered } = await service.create(SAMPLE_CALLER, REQUEST);
    const envelope = readEnvelope(delivered);
    expect(created).to.equal(true);
    expect(reportId).to.match(/^rpt_[0-9a-hjkmnp-tv-z]{26}$/);
    expect(envelope).to.include({ report_id: reportId, request_id: REQUEST.request_id });
    expect(envelope.report).to.include({
      report_id: reportId,
      business_reference: 'case 7',
      created_at: '2026-11-21T12:00:00.000Z',
    });
  });

  it('gives the same bytes again for the same reference and for none, and meters once', async () => {
    const first = await service.create(SAMPLE_CALLER, REQUEST);
    service.clock.nowMs += 86_400_000;
    for (const request of [REQUEST, { request_id: REQUEST.request_id }]) {
      expect(await service.create(SAMPLE_CALLER, request)).to.deep.equal({ ...first, created: false });
    }
    expect(await meteredTotal()).to.equal(1);
  });

  it('refuses another reference as a conflict, also where the first had none', async () => {
    await service.create(SAMPLE_CALLER, REQUEST);
    expect(
      (await refusalOf(service.create(SAMPLE_CALLER, { ...REQUEST, business_reference: 'case 8' }))).code,
    ).to.equal('conflict');
    await service.append(sampleWith(2));
    await service.create(SAMPLE_CALLER, { request_id: requestId(2) });
    expect(
      (await refusalOf(service.create(SAMPLE_CALLER, { request_id: requestId(2), business_reference: 'x' }))).code,
    ).to.equal('conflict');
    expect(await meteredTotal()).to.equal(2);
  });

  it('makes one report of a hundred calls at once', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => service.create(SAMPLE_CALLER, REQUEST)));
    expect(new Set(answers.map(({ delivered }) => delivered)).size).to.equal(1);
    expect(answers.filter(({ created }) => created)).to.have.lengthOf(1);
    expect(await meteredTotal()).to.equal(1);
  });

  it('refuses another partner’s, another environment’s and no request with one and the same answer', async () => {
    const answers = await Promise.all([
      refusalOf(service.create(callerOf({ ...SAMPLE_SCOPE, partnerId: 'prt_other' }), REQUEST)),
      refusalOf(service.create(callerOf({ ...SAMPLE_SCOPE, environment: 'production' }), REQUEST)),
      refusalOf(service.create(SAMPLE_CALLER, { request_id: requestId(99) })),
    ]);
    for (const { code, message } of answers)
      expect({ code, message }).to.deep.equal({ code: 'not_found', message: answers[0].message });
    expect(await meteredTotal()).to.equal(0);
  });

  it('gives the same refusal for another’s report as for none, in every form', async () => {
    const { reportId } = await service.create(SAMPLE_CALLER, REQUEST);
    for (const format of ['json', 'html', 'pdf'] as const) {
      const answers = await Promise.all([
        refusalOf(service.read(callerOf({ ...SAMPLE_SCOPE, partnerId: 'prt_other' }), reportId, format)),
        refusalOf(service.read(callerOf({ ...SAMPLE_SCOPE, environment: 'production' }), reportId, format)),
        refusalOf(service.read(SAMPLE_CALLER, 'rpt_none', format)),
      ]);
      for (const { code, message } of answers)
        expect({ code, message }).to.deep.equal({ code: 'not_found', message: answers[0].message });
    }
  });

  it('reads a report in three forms: the JSON byte for byte as it was made', async () => {
    const { reportId, delivered } = await service.create(SAMPLE_CALLER, REQUEST);
    const json = await service.read(SAMPLE_CALLER, reportId, 'json');
    expect(Buffer.from(json.bytes).toString()).to.equal(delivered);
    const html = await service.read(SAMPLE_CALLER, reportId, 'html');
    expect(html).to.include({ mediaType: 'text/html; charset=utf-8', fileName: `${reportId}.html` });
    expect(html.contentSecurityPolicy).to.include("default-src 'none'");
    const pdf = await service.read(SAMPLE_CALLER, reportId, 'pdf');
    expect(Buffer.from(pdf.bytes).subarray(0, 8).toString()).to.equal('%PDF-1.7');
  });

  it('refuses with 503 and records nothing where no key may sign', async () => {
    const unsigned = await openReportService(stores, { canSign: false });
    try {
      const refusal = await refusalOf(unsigned.create(SAMPLE_CALLER, REQUEST));
      expect(refusal.code).to.equal('service_unavailable');
      expect(refusal.retryAfterSeconds).to.equal(60);
      expect(await meteredTotal()).to.equal(0);
    } finally {
      await unsigned.dispose();
    }
  });

  it('refuses with 503 where the store does not answer', async () => {
    stores.reports.findByRequest = () => Promise.reject(new StorageUnavailableError('down'));
    expect((await refusalOf(service.create(SAMPLE_CALLER, REQUEST))).code).to.equal('service_unavailable');
  });

  it('fixes the price when the report is made, in the signed body and in the metering record', async () => {
    await publishPricing(
      { pricing: stores.pricing, clock: service.clock },
      { currency: 'EUR', unitPrice: '12.50', billingActive: true },
    );
    const first = await service.create(SAMPLE_CALLER, REQUEST);
    await publishPricing(
      { pricing: stores.pricing, clock: service.clock },
      { currency: 'EUR', unitPrice: '15', billingActive: true },
    );
    const again = await service.create(SAMPLE_CALLER, REQUEST);
    expect(readEnvelope(again.delivered).report.pricing).to.deep.equal({
      billing_active: false,
      status: 'configured',
      version: 1,
      currency: 'EUR',
      unit_price: '12.50',
      unit: 'report',
    });
    expect(again.delivered).to.equal(first.delivered);
    const [usage] = await stores.reports.summariseMetering({ partnerId: null, fromMs: null, untilMs: null });
    expect(usage?.price.unit_price).to.equal('12.50');
  });

  it('stores the public key before the first signature, and keeps old keys after a rotation', async () => {
    const before = await service.create(SAMPLE_CALLER, REQUEST);
    const rotated = await rotateSigningKey({
      signingKeys: service.signingKeys,
      publicKeys: stores.publicKeys,
      verifier: service.verifier,
      clock: service.clock,
    });
    await service.append(sampleWith(2));
    const after = await service.create(SAMPLE_CALLER, { request_id: requestId(2) });
    const { keys } = await readJwksDocument(stores.publicKeys, service.verifier);
    expect(keys).to.have.lengthOf(2);
    expect(readEnvelope(after.delivered).signature.key_id).to.equal(rotated.kid);
    for (const { delivered } of [before, after])
      expect((await service.verify(Buffer.from(delivered), keys)).ok).to.equal(true);
  });
});

describe('the price of a report', () => {
  it('is not configured, and billing is not active, until a price is published', async () => {
    const { pricing } = createMemoryStorage();
    expect(await createReadPricing(pricing)(PRODUCTION)).to.deep.equal({
      billing_active: false,
      status: 'not_configured',
      currency: null,
      unit_price: null,
      unit: 'report',
      metering: { recorded: true, separate_from_checks: true },
    });
  });

  it('is shown once published, and bills only where the operator says that charging is configured', async () => {
    const { pricing } = createMemoryStorage();
    const clock = { now: () => 1 };
    await publishPricing({ pricing, clock }, { currency: 'USDC', unitPrice: '3', billingActive: false });
    expect(await createReadPricing(pricing)(PRODUCTION)).to.include({
      billing_active: false,
      status: 'configured',
      currency: 'USDC',
      unit_price: '3',
    });
    expect(
      (await publishPricing({ pricing, clock }, { currency: 'USDC', unitPrice: '4', billingActive: true })).version,
    ).to.equal(2);
    expect(await createReadPricing(pricing)(PRODUCTION)).to.include({ billing_active: true, unit_price: '4' });
  });

  it('is never billed in the sandbox, with any published price', async () => {
    const { pricing } = createMemoryStorage();
    await publishPricing(
      { pricing, clock: { now: () => 1 } },
      { currency: 'USDC', unitPrice: '4', billingActive: true },
    );
    expect(await createReadPricing(pricing)(callerOf({ ...SAMPLE_SCOPE, environment: 'sandbox' }))).to.include({
      billing_active: false,
      status: 'configured',
      unit_price: '4',
    });
  });

  for (const [currency, unitPrice] of [
    ['eur', '1'],
    ['EUR', '-1'],
    ['EUR', '1e3'],
    ['EUR', '01'],
    ['EUR', '1,50'],
    ['E', '1'],
    ['EUR', ''],
    ['EUR', 'NaN'],
  ] as const) {
    it(`refuses "${unitPrice}" "${currency}"`, async () => {
      const { pricing } = createMemoryStorage();
      expect(
        (
          await refusalOf(
            publishPricing({ pricing, clock: { now: () => 1 } }, { currency, unitPrice, billingActive: true }),
          )
        ).code,
      ).to.equal('invalid_request');
      expect(await pricing.current()).to.equal(null);
    });
  }
});
