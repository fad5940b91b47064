import { hasRun } from '../facts/simulation/executions.js';
import type { SimulationFacts } from '../facts/simulation/simulation-facts.js';
import type { Drift } from '../payload/drift/drift.js';
import { parseIsoMs } from '../shared/iso-time.js';
import type { ConfirmationText } from './data/confirmation-texts.js';
import type { Outcome } from './outcome.js';
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

/** An answer, with its reason for the one who signs. */
export interface Confirmation {
  readonly result: ConfirmationResult;
  /** What differs: parts of the payload, or `state`, or `state_unknown`. Empty for other reasons. */
  readonly fields: readonly string[];
  readonly says: ConfirmationText;
}

const isSimulation = ({ mode, execution }: SimulationFacts): boolean =>
  mode === 'simulated' || (execution !== null && hasRun(execution));

/** Whether a source's answer holds only for the state that it read. */
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
  if (!(at.nowMs < at.validUntilMs)) return answer('EXPIRED', 'expired');
  const fields = at.drift?.fields ?? [];
  if (fields.length > 0) return answer('DRIFTED', 'drifted', fields);
  if (at.state === 'changed') return answer('STATE_CHANGED', 'changed', ['state']);
  if (at.state === 'unknown' || (at.state === 'not_asked' && anyOf(record, isAboutState)))
    return answer('STATE_CHANGED', 'unread', ['state_unknown']);
  return answer('SAME', 'same');
};

/** True where nothing but the state of the chain is left to be asked. */
export const awaitsState = (record: CheckRecord, at: Omit<AtSigning, 'state'>): boolean =>
  anyOf(record, isAboutState) && confirmationOf(record, { ...at, state: 'same' }).result === 'SAME';

const answer = (result: ConfirmationResult, says: ConfirmationText, fields: readonly string[] = []): Confirmation => ({
  result,
  fields,
  says,
});

/** Why the check allows nothing; null where it does. Of several outcomes the latest counts, as everywhere. */
const refusalOf = ({ decision }: CheckRecord, { drift, outcome, isWithdrawn }: AtSigning): ConfirmationText | null => {
  const { recommendedAction } = decision;
  if (recommendedAction === 'BLOCK') return 'blocked';
  if (drift === null) return 'withoutBytes';
  if (outcome === 'cancelled' || outcome === 'confirmed_malicious') return outcome;
  if (isWithdrawn) return 'withdrawn';
  if (recommendedAction === 'REVIEW' && outcome !== 'acknowledged') return 'unacknowledged';
  return null;
};
