import { fingerprintOf } from '../../../domain/intent/fingerprint.js';
import { isTransactionHash, transactionHashForm } from '../../../domain/intent/transaction-hash.js';
import { type HistoryEntry, historyEntriesOf } from '../../../domain/record/history-entry.js';
import type { Outcome } from '../../../domain/record/outcome.js';
import type { CheckRecord } from '../../../domain/record/record.js';
import { parseIsoMs } from '../../../domain/shared/iso-time.js';
import type { Clock } from '../../../ports/platform/platform.js';
import type { OutcomeEntry, OutcomeStore, ReportedOutcome } from '../../../ports/stores/outcomes.js';
import type { Caller } from '../caller.js';
import type { ReadCheck } from '../check/read-check.js';
import { orUnavailable, Refusal } from '../refusal.js';

/** The body of a report of an outcome. Every limit of its schema holds. */
export interface OutcomeRequest {
  readonly outcome: Outcome;
  readonly transaction_hash?: string;
  readonly note?: string;
}

export interface ReportOutcomeDependencies {
  readonly readCheck: ReadCheck;
  readonly outcomes: OutcomeStore;
  readonly clock: Clock;
}

/**
 * Stores what became of a check. Resolves once it is durable; the latest report about a check counts. Refuses with
 * `not_found`, as reading the check does, and with `invalid_request` for a hash that is none of the check's chain.
 */
export type ReportOutcome = (caller: Caller, requestId: string, request: OutcomeRequest) => Promise<ReportedOutcome>;

export const createReportOutcome =
  ({ readCheck, outcomes, clock }: ReportOutcomeDependencies): ReportOutcome =>
  async (caller, requestId, { outcome, transaction_hash: transactionHash = null, note = null }) => {
    const { record } = await readCheck(caller, requestId);
    const { chain } = record.intent;
    if (transactionHash !== null && !isTransactionHash(chain, transactionHash))
      throw noHashOf(transactionHashForm(chain));
    const reported: ReportedOutcome = { outcome, transactionHash, note, reportedAtMs: clock.now() };
    await store(outcomes, {
      requestId,
      scope: caller.scope,
      keyId: caller.keyId,
      history: historyOf(record),
      ...reported,
    });
    return reported;
  };

/** What the check left in history, from its record: as it was when the check was stored. */
export const historyOf = ({ intent, payload, facts, decision, checkedAt }: CheckRecord): readonly HistoryEntry[] =>
  historyEntriesOf({ intent, payload }, facts.token.value, {
    fingerprint: fingerprintOf(intent),
    action: decision.recommendedAction,
    checkedAtMs: parseIsoMs(checkedAt),
  });

const noHashOf = (form: string): Refusal => {
  const message = `must be ${form}`;
  return new Refusal('invalid_request', `transaction_hash ${message}.`, [{ path: '/transaction_hash', message }]);
};

const store = (outcomes: OutcomeStore, entry: OutcomeEntry): Promise<void> =>
  orUnavailable(
    () => outcomes.append(entry),
    'The outcome cannot be stored at the moment. Send it again shortly: twice does no harm.',
  );
