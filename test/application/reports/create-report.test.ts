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

  it('refuses with 503 where the store does not answer', async () => {
    stores.reports.findByRequest = () => Promise.reject(new StorageUnavailableError('down'));
    expect((await refusalOf(service.create(SAMPLE_CALLER, REQUEST))).code).to.equal('service_unavailable');
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

  for (const [currency, unitPrice] of [
    ['eur', '1'],
    ['EUR', '-1'],
    ['EUR', '1e3'],
    ['EUR', '01'],
    ['EUR', '1,50'],
    ['E', '1'],
    ['EUR', ''],
    ['EUR', 'NaN'],
  ] as const)
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
});
