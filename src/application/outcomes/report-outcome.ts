import { intentFingerprintOf } from '../../../domain/intent/fingerprint.js';
import { isTransactionHash, transactionHashForm } from '../../../domain/intent/transaction-hash.js';
import { type HistoryEntry, historyEntriesOf } from '../../../domain/record/history-entry.js';
import { dispositionState } from '../../../domain/record/disposition.js';
import { type Outcome, OUTCOME_WEIGHTS } from '../../../domain/record/outcome.js';
import type { CheckRecord } from '../../../domain/record/record.js';
import { parseIsoMs } from '../../../domain/shared/iso-time.js';
import type { Clock } from '../../../ports/platform/platform.js';
import type { DispositionStore } from '../../../ports/stores/dispositions.js';
import type { OutcomeEntry, OutcomeStore, ReportedOutcome } from '../../../ports/stores/outcomes.js';
import type { PolicyStore } from '../../../ports/stores/policies.js';
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
  readonly dispositions: Pick<DispositionStore, 'read'>;
  readonly policies: Pick<PolicyStore, 'findByHash'>;
  readonly clock: Clock;
}

/**
 * Stores what became of a check. Resolves once it is durable; the latest report about a check counts. Refuses with
 * `not_found`, as reading the check does, with `invalid_request` for a hash that is none of the check's chain, and with
 * `second_person_needed` where a policy with four eyes asks for two people first. `isAtDesk`: a person says it there.
 */
export type ReportOutcome = (
  caller: Caller,
  requestId: string,
  request: OutcomeRequest,
  isAtDesk?: boolean,
) => Promise<ReportedOutcome>;

const UNAVAILABLE = 'What people decided about the check cannot be read at the moment. Send it again shortly.';

export const createReportOutcome =
  (dependencies: ReportOutcomeDependencies): ReportOutcome =>
  async (caller, requestId, { outcome, transaction_hash: transactionHash = null, note = null }, isAtDesk = false) => {
    const { readCheck, outcomes, clock } = dependencies;
    const { record } = await readCheck(caller, requestId);
    if (isJudgement(outcome, isAtDesk)) await requireFourEyes(dependencies, caller, record);
    const { chain } = record.intent;
    if (transactionHash !== null && !isTransactionHash(chain, transactionHash))
      throw noHashOf(transactionHashForm(chain));
    const reported: ReportedOutcome = { outcome, transactionHash, note, reportedAtMs: clock.now() };
    await store(outcomes, {
      requestId,
      scope: caller.scope,
      keyId: caller.keyId,
      history: historyOfRecord(record),
      ...reported,
    });
    return reported;
  };

/**
 * A false alarm is a judgement whoever says it. At the desk everything is that makes the check count for later ones; by
 * a key it is what a wallet saw happen.
 */
const isJudgement = (outcome: Outcome, isAtDesk: boolean): boolean =>
  outcome === 'false_alarm' || (isAtDesk && OUTCOME_WEIGHTS[outcome] !== 'void');

/** Under four eyes one person alone must not say by an outcome what two have to say by a disposition. */
const requireFourEyes = async (
  { dispositions, policies }: ReportOutcomeDependencies,
  { scope }: Caller,
  { requestId, policy }: CheckRecord,
): Promise<void> => {
  const [published, file] = await orUnavailable(
    () => Promise.all([policies.findByHash(policy.sha256), dispositions.read(scope, requestId)]),
    UNAVAILABLE,
  );
  if (published === null) throw new Error('The policy of a stored check is missing');
  const state = dispositionState(file.dispositions.at(-1) ?? null);
  if (published.policy.dispositionFourEyes !== true || state === 'approved' || state === 'false_alarm') return;
  throw new Refusal(
    'second_person_needed',
    'The policy of this check asks for two people. Both must first approve it, or call it a false alarm, at the desk.',
  );
};

/** What the check left in history, from its record: as it was when the check was stored. */
export const historyOfRecord = ({
  intent,
  payload,
  facts,
  decision,
  checkedAt,
}: CheckRecord): readonly HistoryEntry[] =>
  historyEntriesOf({ intent, payload }, facts.token.value, {
    fingerprint: intentFingerprintOf(intent),
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
