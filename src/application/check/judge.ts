import { codesOf } from '../../../domain/decision/finding.js';
import { decideBesideShadow } from '../../../domain/decision/shadow.js';
import type { Proposal } from '../../../domain/payload/payload.js';
import { historyEntriesOf } from '../../../domain/record/history-entry.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import { type CheckRecord, ENGINE_VERSION, RECORD_SCHEMA_VERSION } from '../../../domain/record/record.js';
import { recordText } from '../../../domain/record/record-text.js';
import type { Clock } from '../../../ports/platform/platform.js';
import type { CheckEntry } from '../../../ports/stores/checks.js';
import type { Caller } from '../caller.js';
import { tracedVerb } from '../shared/traced.js';
import type { PolicyCatalogue } from '../policies/policy-catalogue.js';
import type { Submission } from './check-request.js';
import type { GatherFacts } from './gather-facts.js';
import type { ReadProposal } from './read-proposal.js';

export interface JudgeDependencies {
  readonly policies: PolicyCatalogue;
  readonly readProposal: ReadProposal;
  readonly gather: GatherFacts;
  readonly clock: Clock;
}

/** The id that a request was given, and when it came in: monotonic milliseconds. */
export interface Arrival {
  readonly requestId: string;
  readonly arrivedAt: number;
}

/** A decision that is not recorded yet: no caller may see it. */
export interface JudgedCheck {
  readonly record: CheckRecord;
  /** What the store takes, made from the record. */
  readonly entry: CheckEntry;
  /** Monotonic milliseconds. */
  readonly decidedAt: number;
}

/** parse → gather → decide. Rejects with a `Refusal` for a policy that the caller cannot use. */
export const judge = async (
  { policies, readProposal, gather, clock }: JudgeDependencies,
  caller: Caller,
  submission: Submission,
  { requestId, arrivedAt }: Arrival,
): Promise<JudgedCheck> => {
  const submitted = await readProposal(submission);
  const { direction, policyId: named } = submitted.intent;
  const policyId = named ?? caller.defaultPolicies?.[direction] ?? null;
  const { policy, sha256, shadow } = await policies.policyFor(caller.scope.partnerId, policyId, direction);
  const parsedAt = performance.now();

  const nowMs = clock.now();
  const { intent, facts, historyQuestion } = await tracedVerb('gather', requestId, () =>
    gather({ proposal: submitted, policy, scope: caller.scope, nowMs, requestId }),
  );
  const { payload } = submitted;
  const proposal: Proposal = { intent, payload };
  const gatheredAt = performance.now();

  const { decision, verdict } = decideBesideShadow(proposal, facts, policy, shadow, nowMs);
  const record: CheckRecord = {
    schemaVersion: RECORD_SCHEMA_VERSION,
    engineVersion: ENGINE_VERSION,
    requestId,
    scope: caller.scope,
    keyId: caller.keyId,
    checkedAt: isoTime(nowMs),
    intent,
    payload,
    facts,
    policy: { policyId: policy.policyId, version: policy.version, sha256 },
    decision,
    ...(policy.shadow !== undefined && { shadow: { policy: policy.shadow, verdict } }),
  };
  const decidedAt = performance.now();

  const entry: CheckEntry = {
    requestId,
    scope: caller.scope,
    keyId: caller.keyId,
    route: submission.route,
    checkedAtMs: nowMs,
    action: decision.recommendedAction,
    direction: intent.direction,
    durationMs: elapsedMs(arrivedAt, decidedAt),
    timings: {
      parseMs: elapsedMs(arrivedAt, parsedAt),
      gatherMs: elapsedMs(parsedAt, gatheredAt),
      decideMs: elapsedMs(gatheredAt, decidedAt),
    },
    findingCodes: codesOf(decision.findings),
    recordJson: recordText(record),
    history: historyEntriesOf(proposal, facts.token.value, {
      fingerprint: historyQuestion.fingerprint,
      action: decision.recommendedAction,
      checkedAtMs: nowMs,
    }),
  };
  return { record, entry, decidedAt };
};

/** Rounded to the microsecond: more digits say nothing, and cost. */
export const elapsedMs = (from: number, to: number): number => Math.round((to - from) * 1000) / 1000;
