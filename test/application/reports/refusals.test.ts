import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'chai';
import { createIds } from '../../../adapters/platform/ids.js';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import { readEnvelope } from '../../../domain/report/envelope.js';
import { pricingProblem } from '../../../domain/report/pricing.js';
import { SigningKeyError } from '../../../ports/platform/signing.js';
import { OverloadedError, StorageUnavailableError } from '../../../ports/sources/errors.js';
import { createAnswerIdempotentCall } from '../../../src/application/shared/idempotent-calls.js';
import { cannotSign, orNoReport, Refusal, reportUnavailable } from '../../../src/application/refusal.js';
import { createReportUseCases } from '../../../src/application/reports/index.js';
import { createReadReport } from '../../../src/application/reports/read-report.js';
import { rejection } from '../../conformance/storage/harness.js';
import { requestId, sampleWith } from '../../support/report-samples.js';
import { openReportService, type ReportService, SAMPLE_CALLER } from '../../support/report-service.js';
import { silentLogger } from '../../support/silent-logger.js';

const refusalOf = async (promise: Promise<unknown>): Promise<Refusal> => {
  const error = await rejection(promise);
  if (error instanceof Refusal) return error;
  throw error;
};

describe('the refusal of a report that cannot be given', () => {
  const cause = new StorageUnavailableError('down');

  it('says that nothing was recorded, when to come back, and keeps the cause for the log', async () => {
    for (const error of [cause, new OverloadedError('full')]) {
      const refusal = await refusalOf(orNoReport(() => Promise.reject(error)));
      expect(refusal).to.include({ code: 'service_unavailable', retryAfterSeconds: 1, cause: error });
      expect(refusal.message).to.match(
        /^The report cannot be given at the moment\. Nothing was recorded by this request\./,
      );
    }
    const keyless = new SigningKeyError('no file');
    const refusal = await refusalOf(orNoReport(() => Promise.reject(keyless)));
    expect(refusal).to.include({ code: 'service_unavailable', retryAfterSeconds: 60, cause: keyless });
    expect(refusal.message).to.match(/no signing key yet\. Nothing was recorded by this request\./);
    for (const made of [reportUnavailable(), cannotSign()])
      expect([made.details, made.cause]).to.deep.equal([[], undefined]);
  });

  it('hides no failure of the program behind it', async () => {
    const bug = new TypeError('a bug');
    expect(await rejection(orNoReport(() => Promise.reject(bug)))).to.equal(bug);
  });

  it('names the price that is wrong', () => {
    expect(pricingProblem('EUR', '12.50')).to.equal(null);
    expect(pricingProblem('eur', '1')).to.match(/^The currency is 3 to 10 capital letters/);
    expect(pricingProblem('EUR', '1e3')).to.match(/^The unit price is a plain decimal/);
  });
});

describe('asking for a report', () => {
  let service: ReportService;
  beforeEach(async () => {
    service = await openReportService(createMemoryStorage());
    await service.append(sampleWith(1));
  });
  afterEach(() => service.dispose());

  it('says which identifier is not found, and which reference differs', async () => {
    expect((await refusalOf(service.create(SAMPLE_CALLER, { request_id: requestId(9) }))).message).to.equal(
      'There is no check of this request_id.',
    );
    expect((await refusalOf(service.read(SAMPLE_CALLER, 'rpt_none', 'json'))).message).to.equal(
      'There is no report of this report_id.',
    );
    await service.create(SAMPLE_CALLER, { request_id: requestId(1), business_reference: 'a' });
    const conflict = await refusalOf(
      service.create(SAMPLE_CALLER, { request_id: requestId(1), business_reference: 'b' }),
    );
    expect(conflict.message).to.match(
      /^This check has a report already, with another business_reference\. A report never changes/,
    );
    expect(conflict.details).to.deep.equal([
      { path: '/business_reference', message: 'differs from that of the report' },
    ]);
  });

  it('asks neither the check nor the signer for a report that exists', async () => {
    const first = await service.create(SAMPLE_CALLER, { request_id: requestId(1) });
    service.stores.checks.find = () => Promise.reject(new Error('asked for the check again'));
    expect(await service.create(SAMPLE_CALLER, { request_id: requestId(1) })).to.deep.equal({
      ...first,
      created: false,
    });
  });

  it('gives the JSON as JSON, and fails clearly where a form is not wired', async () => {
    const { reportId } = await service.create(SAMPLE_CALLER, { request_id: requestId(1) });
    const json = await service.read(SAMPLE_CALLER, reportId, 'json');
    expect([json.mediaType, json.contentSecurityPolicy, json.fileName]).to.deep.equal([
      'application/json; charset=utf-8',
      null,
      `${reportId}.json`,
    ]);
    const bare = createReadReport(service.stores.reports, async () => []);
    expect((await rejection(bare(SAMPLE_CALLER, reportId, 'pdf'))).message).to.equal('No renderer is wired for pdf');
  });

  it('works through use cases that share one signer, and writes the due checkpoint when they close', async () => {
    const closed: string[] = [];
    const renderers = service.renderers.map((renderer) => ({
      ...renderer,
      close: async () => void closed.push(renderer.format),
    }));
    const { stores, signingKeys, verifier, checkpoints, clock } = service;
    const answerIdempotentCall = createAnswerIdempotentCall({ idempotency: stores.idempotency, logger: silentLogger });
    const dependencies = {
      stores,
      answerIdempotentCall,
      signingKeys,
      verifier,
      createRenderers: async () => renderers,
      processes: 1,
      issuer: { issuerName: null, publicUrl: null },
      ids: createIds(),
      clock,
      logger: silentLogger,
    };
    const reporting = createReportUseCases({ ...dependencies, checkpoints, writesCheckpoints: true });
    const { useCases } = reporting;
    const { reportId, delivered } = await useCases.createReport(SAMPLE_CALLER, { request_id: requestId(1) });
    expect(Buffer.from((await useCases.readReport(SAMPLE_CALLER, reportId, 'json')).bytes).toString()).to.equal(
      delivered,
    );
    expect((await useCases.readReport(SAMPLE_CALLER, reportId, 'html')).fileName).to.equal(`${reportId}.html`);
    expect((await useCases.readJwks()).keys.map(({ kid }) => kid)).to.deep.equal([
      readEnvelope(delivered).signature.key_id,
    ]);
    expect((await useCases.readPricing(SAMPLE_CALLER)).billing_active).to.equal(false);
    expect((await checkpoints.read()).notes).to.have.lengthOf(0);
    await reporting.close();
    expect((await checkpoints.read()).notes).to.have.lengthOf(1);
    expect(closed.sort()).to.deep.equal(['html', 'pdf']);

    let reads = 0;
    const list = stores.publicKeys.list.bind(stores.publicKeys);
    stores.publicKeys.list = () => {
      reads += 1;
      return list();
    };
    const without = createReportUseCases({ ...dependencies, checkpoints, writesCheckpoints: false });
    await Promise.all([without.useCases.readJwks(), without.useCases.readJwks()]);
    const readsOfFirst = reads;
    await without.useCases.readJwks();
    expect(reads, 'calls without a key do not reach the database each time').to.equal(readsOfFirst);
    await delay(2_100);
    await without.useCases.readJwks();
    expect(reads, 'a new key shows within 5 s').to.be.above(readsOfFirst);
    expect(without.checkpointer).to.equal(null);
    await without.close();
    stores.publicKeys.list = () => Promise.reject(new StorageUnavailableError('down'));
    const fresh = createReportUseCases({ ...dependencies, checkpoints, writesCheckpoints: false });
    expect((await refusalOf(fresh.useCases.readJwks())).code).to.equal('service_unavailable');
  });
});
