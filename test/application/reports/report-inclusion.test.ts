import { expect } from 'chai';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import { createReadProof } from '../../../src/application/reports/read-report.js';
import type { InclusionProof } from '../../../domain/report/inclusion-proof.js';
import { proofOf } from '../../../domain/report/verify/verify-offline.js';
import { addendumText, type DecisionAddendum } from '../../../domain/report/decision-addendum.js';
import { canonicalJson } from '../../../domain/shared/canonical-json.js';
import { readEnvelope } from '../../../domain/report/envelope.js';
import { rejection } from '../../conformance/storage/harness.js';
import { requestId, sampleWith } from '../../support/report-samples.js';
import { openReportService, type ReportService, SAMPLE_CALLER } from '../../support/report-service.js';
import { type Json, tampered } from '../../support/tampering.js';

describe('the inclusion proof in a report', () => {
  let service: ReportService;
  let sealed: string;
  before(async () => {
    service = await openReportService(createMemoryStorage());
    for (const number of [1, 2, 3]) await service.append(sampleWith(number));
    service.clock.nowMs += 60_000;
    await service.checkpointer.run();
    sealed = (await service.create(SAMPLE_CALLER, { request_id: requestId(2) })).delivered;
  });
  after(() => service.dispose());

  const failedStep = async (text: string): Promise<string | null> => {
    const { steps } = await service.verify(Buffer.from(text), await service.publicKeys());
    return steps.find(({ ok }) => ok !== true)?.step ?? null;
  };
  const withProof = (change: (proof: Record<string, unknown>, document: Json) => void): string =>
    tampered(sealed, (document) => change(document['inclusion'] as Record<string, unknown>, document));

  it('is there when the check was sealed before, in each form, and verifies with it', async () => {
    const { inclusion, report_id: reportId } = readEnvelope(sealed);
    expect(inclusion).to.include({ request_id: requestId(2), leaf_index: 1, tree_size: 3 });
    for (const format of ['json', 'html', 'pdf'] as const) {
      const { bytes } = await service.read(SAMPLE_CALLER, reportId, format);
      const verification = await service.verify(bytes, await service.publicKeys());
      expect(verification.ok, format).to.equal(true);
      expect(verification.steps.find(({ step }) => step === 'inclusion')?.detail).to.match(/is in the sealed log/);
    }
  });

  it('is not put into a report that exists: that is the same bytes before and after its check is sealed', async () => {
    await service.append(sampleWith(4));
    const early = await service.create(SAMPLE_CALLER, { request_id: requestId(4) });
    service.clock.nowMs += 120_000;
    await service.checkpointer.run();
    const again = await service.create(SAMPLE_CALLER, { request_id: requestId(4) });
    expect(again.delivered).to.equal(early.delivered);
    expect(readEnvelope(early.delivered)).not.to.have.property('inclusion');
    expect(await failedStep(early.delivered)).to.equal(null);
  });

  it('completes a report that was made before its seal, as a document; that of another check does not', async () => {
    await service.append(sampleWith(5));
    const early = await service.create(SAMPLE_CALLER, { request_id: requestId(5) });
    service.clock.nowMs += 120_000;
    await service.checkpointer.run();
    const { checks, seals, partitions } = service.stores;
    const read = createReadProof({ checks, seals, partitions });
    const [own, other] = [await read(SAMPLE_CALLER, requestId(5)), await read(SAMPLE_CALLER, requestId(3))];
    if (typeof own === 'string' || typeof other === 'string') throw new Error('There is no proof');
    const completed = async (proof: InclusionProof, text = early.delivered) => {
      const keys = await service.publicKeys();
      const { ok, steps } = await service.verify(Buffer.from(text), keys, undefined, proof);
      return [ok, steps.find(({ step }) => step === 'inclusion')?.ok];
    };
    expect(await completed(own)).to.deep.equal([true, true]);
    expect(await completed(other)).to.deep.equal([false, false]);
    expect(await completed({ ...own, root_hash: 'a'.repeat(64) })).to.deep.equal([false, false]);
    // a proof beside a report that carries its own counts, too
    expect(await completed(own, sealed)).to.deep.equal([false, false]);
    const ofSealed = readEnvelope(sealed).inclusion ?? own;
    expect(await completed(ofSealed, sealed)).to.deep.equal([true, true]);
    expect(await completed({ ...ofSealed, audit_path: [] }, sealed)).to.deep.equal([false, false]);
    expect(proofOf(JSON.stringify(own))).to.deep.equal(own);
    expect(proofOf('{"proof_version":1}')).to.equal(null);
  });

  it('counts beside a signed decision about its check, and fails beside a decision about another', async () => {
    const { inclusion, report } = readEnvelope(sealed);
    const signer = await service.signingKeys.current();
    if (inclusion === undefined || signer === null) throw new Error('The report is sealed and signed');
    const { partner_id, environment } = report.issued_to;
    const addendum: DecisionAddendum = {
      ...{ addendum_version: 1, request_id: requestId(2), report_id: null, partner_id, environment },
      ...{ record_sha256: report.check.record_sha256, state: 'approved', decisions: [] },
    };
    const jws = await signer.signJws(Buffer.from(canonicalJson(addendum)), 'decision');
    const file = Buffer.from(addendumText(addendum, signer.publicKey.kid, jws));
    const verified = async (proof: InclusionProof | null) =>
      (await service.verify(file, await service.publicKeys(), undefined, proof)).ok;
    expect([await verified(null), await verified(inclusion)]).to.deep.equal([true, true]);
    const changed = [
      { request_id: requestId(3) },
      { record_sha256: 'a'.repeat(64) },
      { tree_size: 4 },
      { audit_path: [] },
      { checkpoint: inclusion.checkpoint.replace('\ntime ', '\ntime 1') },
    ];
    for (const change of changed)
      expect(await verified({ ...inclusion, ...change }), JSON.stringify(change)).to.equal(false);
  });

  it('cannot be taken out, exchanged or changed unseen', async () => {
    expect(await failedStep(withProof((_, document) => delete document['inclusion']))).to.equal('link');
    const other = (await service.create(SAMPLE_CALLER, { request_id: requestId(3) })).delivered;
    const exchanged = withProof((_, document) => (document['inclusion'] = readEnvelope(other).inclusion));
    expect(await failedStep(exchanged)).to.equal('link');
    const changes: readonly ((proof: Record<string, unknown>) => void)[] = [
      (proof) => (proof['leaf_index'] = 0),
      (proof) => (proof['tree_size'] = 4),
      (proof) => (proof['record_sha256'] = 'a'.repeat(64)),
      (proof) => (proof['root_hash'] = 'a'.repeat(64)),
      (proof) => (proof['audit_path'] = []),
      (proof) => (proof['checkpoint'] = String(proof['checkpoint']).replace('\ntime ', '\ntime 1')),
    ];
    for (const change of changes) {
      const { steps } = await service.verify(Buffer.from(withProof(change)), await service.publicKeys());
      const failed = steps.filter(({ ok }) => ok !== true).map(({ step }) => step);
      expect(failed).to.deep.equal(['link', 'inclusion']);
    }
    expect(await failedStep(withProof((proof) => (proof['note'] = 'mine')))).to.equal('document');
  });

  it('is asked for before a report is made: none is made of a record that its seal does not fit', async () => {
    const { checks } = service.stores;
    const find = checks.find.bind(checks);
    checks.find = async (scope, id) => {
      const found = await find(scope, id);
      return found === null ? null : { ...found, recordJson: found.recordJson.replace('ALLOW', 'BLOCK') };
    };
    const error = await rejection(service.create(SAMPLE_CALLER, { request_id: requestId(1) }));
    checks.find = find;
    expect(error).to.include({ code: 'conflict' });
    expect(error.message).to.match(/not the one that was sealed/);
    expect((await service.create(SAMPLE_CALLER, { request_id: requestId(1) })).created).to.equal(true);
  });
});
