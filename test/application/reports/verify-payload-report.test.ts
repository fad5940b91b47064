import { expect } from 'chai';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import type { PublicJwk } from '../../../ports/platform/signing.js';
import type { ReportVerification } from '../../../domain/report/verify/verify-report.js';
import type { ReportedPayload } from '../../../domain/report/body-payload.js';
import { ALL_SAMPLES, batchSample } from '../../support/payload-samples.js';
import { openReportService, type ReportService, SAMPLE_CALLER } from '../../support/report-service.js';
import { tampered } from '../../support/tampering.js';
import { runs } from '../../support/depth.js';

const failedStep = ({ steps }: ReportVerification): string | null => steps.find(({ ok }) => ok === false)?.step ?? null;

describe('verifying a report on bytes', () => {
  let service: ReportService;
  let keys: readonly PublicJwk[];
  let text: string;
  before(async () => {
    service = await openReportService(createMemoryStorage());
    const { record } = batchSample();
    await service.append(batchSample());
    text = (await service.create(SAMPLE_CALLER, { request_id: record.requestId })).delivered;
    keys = await service.publicKeys();
  });
  after(() => service.dispose());
  const verify = (file: Uint8Array | string) =>
    service.verify(typeof file === 'string' ? Buffer.from(file) : file, keys);

  for (const name of ['payload-alone', 'payload-hostile'])
    it(`accepts it in every form: ${name}`, async () => {
      const sample = ALL_SAMPLES[name]?.();
      if (sample === undefined) throw new Error('There is no such sample');
      await service.append(sample);
      const { reportId } = await service.create(SAMPLE_CALLER, { request_id: sample.record.requestId });
      for (const format of ['json', 'html', 'pdf'] as const) {
        const { steps } = await verify((await service.read(SAMPLE_CALLER, reportId, format)).bytes);
        expect(
          steps.filter(({ ok }) => ok !== true),
          format,
        ).to.deep.equal([]);
      }
    });

  it('refuses a section on bytes that says anything else than the signed one', async () => {
    type Editable = { -readonly [Name in keyof ReportedPayload]: ReportedPayload[Name] };
    const changes: readonly ((payload: Editable) => void)[] = [
      (payload) => (payload.actions = payload.actions.slice(0, -1)),
      (payload) => (payload.actions = payload.actions.map((action) => ({ ...action, amount: '1' }))),
      (payload) => (payload.comparison = payload.comparison.filter(({ result }) => result === 'match')),
      (payload) => (payload.digest = `0x${'00'.repeat(32)}`),
      (payload) => (payload.finding_codes = []),
    ];
    expect(failedStep(await verify(text))).to.equal(null);
    for (const change of changes) {
      const changed = tampered(text, ({ report }) => change(report['payload'] as Editable));
      expect(failedStep(await verify(changed))).to.equal('body');
    }
    expect(failedStep(await verify(tampered(text, ({ report }) => delete report['payload'])))).to.equal('body');
  });

  it('refuses every flipped byte of the section', async () => {
    const bytes = Buffer.from(text);
    const [from, to] = [bytes.indexOf('"payload":{'), bytes.indexOf('"payment":{')];
    expect(to - from).to.be.greaterThan(1_000);
    for (let index = from; index < to; index += runs(41, 13)) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect((await verify(changed)).ok, `byte ${index}`).to.equal(false);
    }
  });
});
