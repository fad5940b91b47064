import { expect } from 'chai';
import { createMemoryStorage } from '../../../adapters/storage/memory/index.js';
import { ENGINE_VERSION } from '../../../domain/record/record.js';
import { recordText } from '../../../domain/record/record-text.js';
import { replayCheck } from '../../../src/application/check/replay-check.js';
import { openReportService, type ReportService } from '../../support/report-service.js';
import { requestId, SAMPLES, sampleWith } from '../../support/report-samples.js';

describe('replaying a check', () => {
  let service: ReportService;
  beforeEach(async () => {
    service = await openReportService(createMemoryStorage());
  });
  afterEach(() => service.dispose());

  for (const [name, sample] of Object.entries(SAMPLES)) {
    it(`decides the very same bytes again: ${name}`, async () => {
      const made = sample();
      await service.append(made);
      const result = await replayCheck(service.stores, made.record.requestId);
      expect(result).to.deep.include({
        outcome: 'same',
        recordedEngine: ENGINE_VERSION,
        replayedEngine: ENGINE_VERSION,
        difference: null,
      });
    });
  }

  it('names the first place where a record says something else than the engine', async () => {
    const { record, policy } = sampleWith(1);
    const decision = { ...record.decision, riskScore: 99, findings: [] };
    await service.append({ record, recordJson: recordText({ ...record, decision }), policy });
    const result = await replayCheck(service.stores, requestId(1));
    expect(result).to.deep.include({
      outcome: 'different',
      difference: { path: '/riskScore', recorded: '99', replayed: String(record.decision.riskScore) },
    });
  });

  it('says that there is no such check, and that the policy of a check is not there', async () => {
    expect(await replayCheck(service.stores, requestId(1))).to.deep.equal({ outcome: 'not_found' });
    await service.append(sampleWith(1));
    const policies = { ...service.stores.policies, findByHash: async () => null };
    expect((await replayCheck({ checks: service.stores.checks, policies }, requestId(1))).outcome).to.equal(
      'policy_missing',
    );
  });
});
