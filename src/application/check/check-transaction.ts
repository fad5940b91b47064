import { hash } from 'node:crypto';
import { decide } from '../../../domain/decision/decide.js';
import { historyQuestion, historyEntryOf } from '../../../domain/facts/history/history.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import { type CheckRecord, ENGINE_VERSION, RECORD_SCHEMA_VERSION } from '../../../domain/record/record.js';
import { recordText } from '../../../domain/record/record-text.js';
import { LeaseLostError } from '../../../ports/stores/idempotency.js';
import type { Clock, Logger } from '../../../ports/platform/platform.js';
import type { CheckEntry, CheckStore } from '../../../ports/stores/checks.js';
import type { Application } from '../api.js';
import type { GatherFacts } from './gather-facts.js';
import { parseIntent } from './parse-intent.js';
import { type PolicyCatalogue, serviceUnavailable } from '../policies/policy-catalogue.js';

export interface CheckDependencies {
  readonly policies: PolicyCatalogue;
  readonly gather: GatherFacts;
  readonly checks: Pick<CheckStore, 'append'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * parse → gather → decide → record: resolves only after the record is durably stored, so that an answered check can
 * always be found.
 */
export const createCheckTransaction =
  ({ policies, gather, checks, clock, logger }: CheckDependencies): Application['checkTransaction'] =>
  async (caller, request, { requestId, arrivedAt }) => {
    const intent = parseIntent(request);
    const { policy, sha256 } = await policies.policyFor(caller.scope.partnerId, intent.policyId, intent.direction);
    const parsedAt = performance.now();

    const nowMs = clock.now();
    const question = historyQuestion(intent, policy, sha256Hex);
    const facts = await gather(intent, question, caller.scope, nowMs);
    const gatheredAt = performance.now();

    const decision = decide(intent, facts, policy, nowMs);
    const record: CheckRecord = {
      schemaVersion: RECORD_SCHEMA_VERSION,
      engineVersion: ENGINE_VERSION,
      requestId,
      scope: caller.scope,
      keyId: caller.keyId,
      checkedAt: isoTime(nowMs),
      intent,
      facts,
      policy: { policyId: policy.policyId, version: policy.version, sha256 },
      decision,
    };
    const decidedAt = performance.now();

    const timings = {
      parseMs: elapsedMs(arrivedAt, parsedAt),
      gatherMs: elapsedMs(parsedAt, gatheredAt),
      decideMs: elapsedMs(gatheredAt, decidedAt),
    };
    await store(checks, logger, {
      requestId,
      scope: caller.scope,
      keyId: caller.keyId,
      checkedAtMs: nowMs,
      action: decision.recommendedAction,
      direction: intent.direction,
      durationMs: elapsedMs(arrivedAt, decidedAt),
      timings,
      recordJson: recordText(record),
      history: historyEntryOf(intent, facts.token.value, {
        fingerprint: question.fingerprint,
        action: decision.recommendedAction,
        checkedAtMs: nowMs,
      }),
    });
    return { record, timings: { recordMs: elapsedMs(decidedAt, performance.now()), ...timings } };
  };

/** Rounded to the microsecond: more digits say nothing, and cost. */
const elapsedMs = (from: number, to: number): number => Math.round((to - from) * 1000) / 1000;

/** The platform's own SHA-256: the domain's is the same function, written in JavaScript. */
const sha256Hex = (text: string): string => hash('sha256', text, 'hex');

/** A decision that cannot be stored is not given: the caller gets a failure, never an unrecorded verdict. */
const store = async (checks: CheckDependencies['checks'], logger: Logger, entry: CheckEntry): Promise<void> => {
  try {
    await checks.append(entry);
  } catch (error) {
    // nothing failed: another call under the same Idempotency-Key decides in this one's place, and its answer is the
    // one that counts
    if (error instanceof LeaseLostError) throw error;
    logger.log('error', 'check could not be recorded', { requestId: entry.requestId, error });
    // whatever the reason, and be it a missing right: no verdict was given, and it says so in the one way that clients
    // know
    throw serviceUnavailable(error);
  }
};
