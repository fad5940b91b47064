import { expect } from 'chai';
import { decide } from '../../../domain/decision/decide.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import type { Proposal } from '../../../domain/payload/payload.js';
import type { Policy } from '../../../domain/policy/policy.js';
import { type CheckRecord, ENGINE_VERSION, RECORD_SCHEMA_VERSION, type Scope } from '../../../domain/record/record.js';
import { recordText } from '../../../domain/record/record-text.js';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import type { CheckStore } from '../../../ports/stores/checks.js';
import { backTestPolicy, backTestView } from '../../../src/application/policies/back-test.js';
import { createPartnerPolicies } from '../../../src/application/policies/partner-policies.js';
import { toDocument } from '../../../src/application/policies/to-document.js';
import {
  builtInPolicy,
  type IntentChanges,
  intentWith,
  NOW_MS,
  OUTGOING_DEFAULT,
  proposalOf,
} from '../../support/builders.js';
import { factsFor } from '../../support/facts.js';
import { batchSample, besideIntent, bytesAlone, SPENDER, transaction } from '../../support/payload-samples.js';

const OURS: Scope = { partnerId: 'prt_00000000000000000000000001', environment: 'sandbox' };
const THEIRS: Scope = { ...OURS, partnerId: 'prt_00000000000000000000000002' };

const DAY_MS = 86_400_000;

const record = (checks: CheckStore, number: number, intent: IntentChanges, scope = OURS): Promise<void> =>
  recordProposal(checks, number, proposalOf(intentWith(intent)), scope);

const recordProposal = async (checks: CheckStore, number: number, proposal: Proposal, scope = OURS): Promise<void> => {
  const { intent: parsed } = proposal;
  const facts = factsFor(parsed);
  const policy = parsed.direction === 'incoming' ? builtInPolicy('incoming_default') : OUTGOING_DEFAULT;
  const checkedAtMs = NOW_MS + number;
  const decision = decide(proposal, facts, policy, checkedAtMs);
  const entry: CheckRecord = {
    schemaVersion: RECORD_SCHEMA_VERSION,
    engineVersion: ENGINE_VERSION,
    requestId: `req_${String(number).padStart(26, '0')}`,
    scope,
    keyId: 'key00001',
    checkedAt: isoTime(checkedAtMs),
    ...proposal,
    facts,
    policy: { policyId: policy.policyId, version: 1, sha256: 'x' },
    decision,
  };
  await checks.append({
    requestId: entry.requestId,
    scope,
    keyId: entry.keyId,
    checkedAtMs,
    action: decision.recommendedAction,
    route: 'transaction',
    direction: parsed.direction,
    durationMs: 1,
    timings: { parseMs: 0, gatherMs: 0, decideMs: 0 },
    recordJson: recordText(entry),
    findingCodes: [],
    history: [],
  });
};

describe('a candidate policy against history', () => {
  const stricter: Policy = { ...OUTGOING_DEFAULT, policyId: 'candidate', findingActions: { zero_amount: 'BLOCK' } };
  const milder: Policy = { ...OUTGOING_DEFAULT, policyId: 'candidate', findingActions: { zero_amount: 'ALLOW' } };

  const stored = async (): Promise<CheckStore> => {
    const { checks } = createMemoryStorage();
    await record(checks, 1, { amount: '0' });
    await record(checks, 2, { amount: '5' });
    await record(checks, 3, { amount: '0', direction: 'incoming' });
    await record(checks, 4, { amount: '0' });
    await record(checks, 5, { amount: '0' }, THEIRS);
    return checks;
  };

  it('ends at its deadline, and says how far back it reaches', async () => {
    let elapsedMs = 0;
    const result = await backTestPolicy(
      await stored(),
      OURS,
      stricter,
      { count: 100, deadlineMs: 2 },
      () => elapsedMs++,
    );
    expect(result).to.deep.include({ replayed: 1, stricter: 1, complete: false, reachesBackTo: isoTime(NOW_MS + 4) });
    const all = await backTestPolicy(await stored(), OURS, stricter, { count: 100, deadlineMs: 2 }, () => 0);
    expect(all).to.deep.include({ replayed: 3, complete: true, reachesBackTo: isoTime(NOW_MS + 1) });
  });

  it('decides what was recorded again, and says what would change, with request ids and reasons', async () => {
    const result = await backTestPolicy(await stored(), OURS, stricter, { count: 100 });
    expect(result).to.deep.include({ replayed: 3, otherDirection: 1, unchanged: 1, stricter: 2, milder: 0 });
    expect(
      result.changes.map(({ requestId, before, after, codes }) => [Number(requestId.slice(4)), before, after, codes]),
    ).to.have.deep.members([
      [1, 'REVIEW', 'BLOCK', ['zero_amount']],
      [4, 'REVIEW', 'BLOCK', ['zero_amount']],
    ]);
    expect((await backTestPolicy(await stored(), OURS, milder, { count: 100 })).milder).to.equal(2);
  });

  it('groups what would change by finding, with its value and the cases a day that people would have', async () => {
    const { checks } = createMemoryStorage();
    for (const [number, amount] of ['0', '50', '0'].entries()) await record(checks, number * DAY_MS, { amount });
    await record(checks, 4 * DAY_MS, { amount: '25' });
    const { cases, groups } = backTestView(await backTestPolicy(checks, OURS, milder, { count: 100 }));
    expect(groups).to.deep.equal([
      {
        ...{ by: 'finding', name: 'zero_amount', stricter: 0, stricter_usd: 0 },
        ...{ milder: 2, milder_usd: 0, without_value: 0 },
      },
    ]);
    expect(cases).to.deep.equal({ before: 2, after: 0, days: 4, more_a_day: -0.5 });
    const period = { count: 100, fromMs: NOW_MS, toMs: NOW_MS + 10 * DAY_MS };
    expect((await backTestPolicy(checks, OURS, milder, period)).cases.days, 'of a whole period').to.equal(10);
    expect(
      (await backTestPolicy(createMemoryStorage().checks, OURS, milder, { count: 1, toMs: NOW_MS })).cases,
    ).to.deep.equal({ ...{ before: 0, after: 0, days: 1 } });
  });

  it('names the rules of the candidate that make the difference', async () => {
    const rule = {
      ruleId: 'zeros',
      description: 'Nothing for nothing.',
      when: { findingCodes: ['zero_amount' as const] },
      action: 'BLOCK' as const,
    };
    const { changes } = await backTestPolicy(
      await stored(),
      OURS,
      { ...OUTGOING_DEFAULT, rules: [rule] },
      { count: 100 },
    );
    expect(changes.map(({ codes, rules }) => [codes, rules])).to.deep.equal([1, 4].map(() => [[], ['zeros']]));
  });

  it('changes nothing under the policy that decided', async () =>
    expect(await backTestPolicy(await stored(), OURS, OUTGOING_DEFAULT, { count: 100 })).to.deep.include({
      replayed: 3,
      unchanged: 3,
      changes: [],
    }));

  describe('about bytes', () => {
    const withBytes = async (): Promise<CheckStore> => {
      const { checks } = createMemoryStorage();
      await recordProposal(checks, 1, besideIntent(transaction()));
      await recordProposal(checks, 2, bytesAlone(transaction()));
      await recordProposal(checks, 3, batchSample().record);
      await record(checks, 4, { amount: '5' });
      return checks;
    };
    const candidate = (when: Policy['rules'][number]['when']): Policy => ({
      ...OUTGOING_DEFAULT,
      rules: [{ ruleId: 'bytes', description: 'What bytes do.', when, action: 'BLOCK' }],
    });
    const changed = async (policy: Policy) =>
      (await backTestPolicy(await withBytes(), OURS, policy, { count: 100 })).changes
        .map(({ requestId, before, after, rules }) => [Number(requestId.slice(4)), before, after, rules])
        .sort();

    it('decides checks with bytes again as they were decided', async () => {
      const result = await backTestPolicy(await withBytes(), OURS, OUTGOING_DEFAULT, { count: 100 });
      expect(result).to.deep.include({ replayed: 4, unchanged: 4, changes: [] });
    });

    it('finds those that a rule about bytes would have stopped, and no check without bytes', async () => {
      expect(await changed(candidate({ functions: ['transfer'] }))).to.deep.equal([
        [1, 'ALLOW', 'BLOCK', ['bytes']],
        [2, 'ALLOW', 'BLOCK', ['bytes']],
      ]);
      expect(await changed(candidate({ spenders: [SPENDER] }))).to.deep.equal([]);
    });
  });

  it('looks at the newest checks only, as many as asked', async () => {
    const { replayed, otherDirection } = await backTestPolicy(await stored(), OURS, stricter, { count: 2 });
    expect([replayed, otherDirection]).to.deep.equal([1, 1]);
    const complete = async (count: number) =>
      (await backTestPolicy(await stored(), OURS, stricter, { count })).complete;
    expect([await complete(3), await complete(4)]).to.deep.equal([false, true]);
  });

  it('sees the checks of its own scope only', async () => {
    expect((await backTestPolicy(await stored(), THEIRS, stricter, { count: 100 })).replayed).to.equal(1);
    expect(
      (await backTestPolicy(await stored(), { ...OURS, environment: 'production' }, stricter, { count: 100 })).replayed,
    ).to.equal(0);
  });
});

describe('back-tests by API', () => {
  const callerOf = (scope: Scope) => ({ keyId: 'key00001', scope, keyScopes: [], quota: null });

  it('run one at a time for each partner, so that many leave the checks of others their turn', async () => {
    const { policies, keys, checks } = createMemoryStorage();
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    const slow = {
      ...checks,
      latest: async function* () {
        await opened;
        yield* [];
      },
    } as unknown as CheckStore;
    const clock = { now: () => NOW_MS };
    const api = createPartnerPolicies({ policies, keys, checks: slow, clock, floor: [] });
    const document = { ...toDocument(OUTGOING_DEFAULT), policy_id: 'ours' };
    const test = (scope: Scope) => api.test(callerOf(scope), document, { count: 1 });
    const first = test(OURS);
    const refused = await test(OURS).catch((error: unknown) => error);
    expect(refused).to.include({ code: 'rate_limit_exceeded', retryAfterSeconds: 5 });
    const other = test(THEIRS);
    open();
    expect((await Promise.all([first, other])).map(({ replayed }) => replayed)).to.deep.equal([0, 0]);
    expect((await test(OURS)).complete, 'again').to.equal(true);
  });
});
