import { hasRun } from '../facts/simulation/executions.js';
import type { SimulationFacts } from '../facts/simulation/simulation-facts.js';
import type { Drift } from '../payload/drift/drift.js';
import { parseIsoMs } from '../shared/iso-time.js';
import { type Outcome, OUTCOME_WEIGHTS } from './outcome.js';
import type { CheckRecord } from './record.js';

/**
 * What a check is worth just before signing. `SAME`: sign. `DRIFTED`: other bytes. `STATE_CHANGED`: the state of the
 * chain is not known to be the one that was simulated. `EXPIRED`: too long ago. `NOT_ALLOWED`: it allows nothing.
 * Source: src/http/README.md, "Just before signing".
 */
export const CONFIRMATION_RESULTS = ['SAME', 'DRIFTED', 'STATE_CHANGED', 'EXPIRED', 'NOT_ALLOWED'] as const;
export type ConfirmationResult = (typeof CONFIRMATION_RESULTS)[number];

/** How long a verdict may be confirmed, seconds. A policy may only shorten it. Source: as above. */
export const CONFIRMABLE_SECONDS = { unsimulated: 300, simulated: 60 } as const;

/**
 * The state that a simulation read, asked for again. `unknown`: it cannot be asked, or the answer did not come.
 * `not_asked`: nothing was simulated, or another reason stands already.
 */
export type StateNow = 'not_asked' | 'same' | 'changed' | 'unknown';

/** All that the answer follows from, beside the record. */
export interface AtSigning {
  /** Null where the check was made without bytes. */
  readonly drift: Drift | null;
  /** The latest outcome that was reported of the check. */
  readonly outcome: Outcome | null;
  /** A list that changed since names an account of the check. */
  readonly isWithdrawn: boolean;
  readonly state: StateNow;
  readonly validUntilMs: number;
  readonly nowMs: number;
}

/** An answer, with its reason as a sentence for the one who signs. */
export interface Confirmation {
  readonly result: ConfirmationResult;
  /** What differs: parts of the payload, or `state`, or `state_unknown`. Empty for other reasons. */
  readonly fields: readonly string[];
  readonly message: string;
}

const isSimulation = ({ mode, execution }: SimulationFacts): boolean =>
  mode === 'simulated' || (execution !== null && hasRun(execution));

/** Whether what a source said holds for the state alone that it read. */
export const isAboutState = (facts: SimulationFacts): boolean =>
  isSimulation(facts) || (facts.execution?.fingerprint ?? null) !== null;

const anyOf = ({ facts }: CheckRecord, is: (facts: SimulationFacts) => boolean): boolean =>
  facts.simulation.some(({ value }) => value !== null && is(value));

/** Until when a check may be confirmed, milliseconds since 1970. `policySeconds`: the limit of its policy, if any. */
export const confirmableUntilMs = (record: CheckRecord, policySeconds: number | null): number => {
  const own = anyOf(record, isSimulation) ? CONFIRMABLE_SECONDS.simulated : CONFIRMABLE_SECONDS.unsimulated;
  return parseIsoMs(record.checkedAt) + Math.min(own, policySeconds ?? own) * 1_000;
};

/**
 * The first reason that stands, in this order: what allows nothing at all, then time, bytes, state. So a caller learns
 * first what no other bytes and no other moment can mend.
 */
export const confirmationOf = (record: CheckRecord, at: AtSigning): Confirmation => {
  const refusal = refusalOf(record, at);
  if (refusal !== null) return answer('NOT_ALLOWED', refusal);
  if (!(at.nowMs < at.validUntilMs)) return answer('EXPIRED', 'The check is too old. Check again, then sign.');
  const fields = at.drift?.fields ?? [];
  if (fields.length > 0)
    return answer('DRIFTED', 'These are not the bytes that were judged, or they leave open what is signed.', fields);
  if (at.state === 'changed')
    return answer('STATE_CHANGED', 'The state of the chain is not the one that was simulated. Check again.', ['state']);
  if (at.state === 'unknown' || (at.state === 'not_asked' && anyOf(record, isAboutState)))
    return answer('STATE_CHANGED', 'The state that was simulated cannot be read again now. Check again.', [
      'state_unknown',
    ]);
  return answer('SAME', 'These are the bytes that were judged. They may be signed until the receipt expires.');
};

/** True where nothing but the state of the chain is left to be asked. */
export const awaitsState = (record: CheckRecord, at: Omit<AtSigning, 'state'>): boolean =>
  anyOf(record, isAboutState) && confirmationOf(record, { ...at, state: 'same' }).result === 'SAME';

const answer = (result: ConfirmationResult, message: string, fields: readonly string[] = []): Confirmation => ({
  result,
  fields,
  message,
});

/** Why the check allows nothing; null where it does. Of several outcomes the latest counts, as everywhere. */
const refusalOf = ({ decision }: CheckRecord, { drift, outcome, isWithdrawn }: AtSigning): string | null => {
  const { recommendedAction } = decision;
  if (recommendedAction === 'BLOCK') return 'The verdict is BLOCK.';
  if (drift === null) return 'The check was made without bytes, so none can be compared with it. Check the bytes.';
  if (outcome !== null && OUTCOME_WEIGHTS[outcome] === 'void')
    return `The outcome ${outcome} was reported of this check.`;
  if (isWithdrawn) return 'A list that changed after the check names one of its accounts. Check again.';
  if (recommendedAction === 'REVIEW' && outcome !== 'acknowledged')
    return 'The verdict is REVIEW: report the outcome acknowledged once the findings were shown and accepted.';
  return null;
};
