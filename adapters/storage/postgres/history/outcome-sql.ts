import { HISTORY_LIMITS } from '../../../../domain/facts/history/history-facts.js';
import { OUTCOME_WEIGHTS, type Outcome, OUTCOMES, type OutcomeWeight } from '../../../../domain/record/outcome.js';

const withWeight = (weight: OutcomeWeight): readonly Outcome[] =>
  OUTCOMES.filter((outcome) => OUTCOME_WEIGHTS[outcome] === weight);

export const PAID = withWeight('paid');
export const ACCEPTED = withWeight('accepted');
export const VOID = withWeight('void');

/** Words as a list of SQL. They are this program's own, never a caller's. */
export const textsOf = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

/** Joins `latest` to the rows of a check: the outcome that counts, null for none. */
export const withLatest = (row: string): string => `
  left join lateral (
    select o.outcome from check_outcomes o where o.request_id = ${row}.request_id order by o.outcome_id desc limit 1
  ) latest on true`;

/** Only rows that no later one about the same check replaces. */
export const isLatest = (row: string): string => `not exists (
    select from check_outcomes later
    where later.request_id = ${row}.request_id and later.outcome_id > ${row}.outcome_id
  )`;

/** Whether one of the outcomes that `which` describes is the latest of its check. */
export const anyLatest = (which: string): string => `(
    select true from (
      select o.request_id, o.outcome_id from outcome_accounts o
      where o.scope_id = q.scope_id and ${which} limit ${HISTORY_LIMITS.entriesRead}
    ) reported where ${isLatest('reported')} limit 1
  ) is not null`;

/** Whether a check of the account, by any sender, was reported as malicious. */
export const isMalicious = (account: string): string =>
  anyLatest(`o.recipient_id = ${account} and o.outcome = 'confirmed_malicious'`);

/** In the order of the indexes of sizes. */
export const largestFirst = (row: string): string =>
  `${row}.value_usd desc nulls last, ${row}.amount desc nulls last, ${row}.asset`;
