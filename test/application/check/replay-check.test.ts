import { expect } from 'chai';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import { codesOf } from '../../../domain/decision/finding.js';
import { type CheckRecord, ENGINE_VERSION } from '../../../domain/record/record.js';
import { recordText } from '../../../domain/record/record-text.js';
import type { StoredCheck } from '../../../ports/stores/checks.js';
import {
  type ReplayDependencies,
  type ReplayResult,
  replayCheck,
} from '../../../src/application/check/replay-check.js';
import { sealOfCheck } from '../../../src/application/reports/seal-of-check.js';
import { openReportService, type ReportService } from '../../support/report-service.js';
import { ALL_SAMPLES } from '../../support/payload-samples.js';
import { requestId, sampleWith } from '../../support/report-samples.js';

describe('replaying a check', () => {
  let service: ReportService;
  beforeEach(async () => {
    service = await openReportService(createMemoryStorage());
  });
  afterEach(() => service.dispose());

  const replay = async (id: string, changes: Partial<ReplayDependencies> = {}): Promise<ReplayResult> => {
    const { checks, policies, seals } = service.stores;
    const keys = await service.publicKeys();
    const sealOf: ReplayDependencies['sealOf'] = (check) =>
      sealOfCheck({ seals, keys, verifier: service.verifier }, check);
    return replayCheck({ checks, policies, sealOf, ...changes }, id);
  };
  const changedInStore = (id: string, change: (check: StoredCheck) => StoredCheck): Partial<ReplayDependencies> => ({
    checks: {
      findAnywhere: async (given) => {
        const found = await service.stores.checks.findAnywhere(given);
        return found !== null && found.requestId === id ? change(found) : found;
      },
    },
  });

  for (const [name, sample] of Object.entries(ALL_SAMPLES))
    it(`decides the very same bytes again: ${name}`, async () => {
      const made = sample();
      await service.append(made);
      const result = await replay(made.record.requestId);
      expect(result).to.deep.include({
        outcome: 'same',
        recordedEngine: ENGINE_VERSION,
        replayedEngine: ENGINE_VERSION,
        difference: null,
      });
    });

  it('names the first place where a record says something else than the engine', async () => {
    const { record, policy } = sampleWith(1);
    const decision = { ...record.decision, riskScore: 99, findings: [] };
    await service.append({ record, recordJson: recordText({ ...record, decision }), policy });
    const result = await replay(requestId(1));
    expect(result).to.deep.include({
      outcome: 'different',
      difference: { path: '/riskScore', recorded: '99', replayed: String(record.decision.riskScore) },
    });
  });

  it('judges by the policy on trial again, and names where that differs', async () => {
    const { record, policy } = sampleWith(1);
    const { recommendedAction: action, findings } = record.decision;
    const shadow = { policy: record.policy, verdict: { action, codes: codesOf(findings) } };
    const put = (number: number, members: Partial<CheckRecord>) => {
      const changed = { ...record, requestId: requestId(number), ...members };
      return service.append({ record: changed, recordJson: recordText(changed), policy });
    };
    await put(1, { shadow });
    expect(await replay(requestId(1))).to.include({ outcome: 'same' });
    await put(2, { shadow: { ...shadow, verdict: { ...shadow.verdict, codes: ['zero_amount'] } } });
    expect(await replay(requestId(2)))
      .to.include({ outcome: 'different' })
      .and.to.nested.include({ 'difference.path': '/shadow/codes/0' });
    // that it could not be judged then says nothing about today
    await put(3, { shadow: { ...shadow, verdict: null } });
    expect(await replay(requestId(3))).to.include({ outcome: 'same' });
    await put(4, { shadow: { ...shadow, policy: { ...shadow.policy, sha256: 'ab'.repeat(32) } } });
    expect(await replay(requestId(4))).to.deep.equal({ outcome: 'policy_missing', policySha256: 'ab'.repeat(32) });
  });

  it('says that there is no such check, and that the policy of a check is not there', async () => {
    expect(await replay(requestId(1))).to.deep.equal({ outcome: 'not_found' });
    await service.append(sampleWith(1));
    const policies = { ...service.stores.policies, findByHash: async () => null };
    expect((await replay(requestId(1), { policies })).outcome).to.equal('policy_missing');
  });

  it('says in which seal the record is, and refuses a record that its seal does not fit', async () => {
    for (const number of [1, 2, 3]) await service.append(sampleWith(number));
    expect(await replay(requestId(2))).to.include({ outcome: 'same', seal: null });
    service.clock.nowMs += 60_000;
    await service.checkpointer.run();
    expect(await replay(requestId(2))).to.include({ outcome: 'same', seal: 1 });
    const refused = async (change: (check: StoredCheck) => StoredCheck): Promise<string> => {
      const result = await replay(requestId(2), changedInStore(requestId(2), change));
      return result.outcome === 'seal_broken' ? result.why : result.outcome;
    };
    expect(await refused((check) => ({ ...check, recordJson: `${check.recordJson} ` }))).to.match(/it was changed/);
    expect(await refused((check) => ({ ...check, requestId: 'req_other' }))).to.match(/it was added later/);
    expect(await refused((check) => ({ ...check, checkedAtMs: service.clock.nowMs }))).to.match(/different times/);
    const { covering } = service.stores.seals;
    const original = covering.bind(service.stores.seals);
    service.stores.seals.covering = async (scope, ms) => {
      const seal = await original(scope, ms);
      return seal === null ? null : { ...seal, records: seal.records.slice(0, 2) };
    };
    expect(await refused((check) => check)).to.match(/the list of seal 1 was rewritten/);
    service.stores.seals.covering = async (scope, ms) => {
      const seal = await original(scope, ms);
      return seal === null ? null : { ...seal, note: seal.note.replace('\ntime ', '\ntime 1') };
    };
    expect(await refused((check) => check)).to.match(/seal 1 has a signature that does not fit its text/);
  });
});
