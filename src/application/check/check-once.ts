import type { CheckRecord } from '../../../domain/record/record.js';
import { readRecordText } from '../../../domain/record/record-text.js';
import type { CheckStore } from '../../../ports/stores/checks.js';
import { CHECK_OPERATION } from '../../../ports/stores/usage.js';
import type { Application, Caller, CheckOutcome, CheckRequest } from '../api.js';
import { type CheckDependencies, createCheckTransaction } from './check-transaction.js';
import type { IdempotencyKey, Once } from '../operations/once.js';

/** A check with an Idempotency-Key. */
export interface KeyedCheck {
  readonly caller: Caller;
  readonly request: CheckRequest;
  readonly meta: Parameters<Application['checkTransaction']>[2];
  readonly idempotency: IdempotencyKey;
  /** The text that answers a record. It is stored with the check and given again to the byte. */
  readonly textOf: (record: CheckRecord) => string;
}

/** `outcome` is null for a replay: nothing was decided, recorded or charged again. */
export interface KeyedCheckAnswer {
  /** Of the check that is answered with: a replay has the first call's. */
  readonly requestId: string;
  readonly text: string;
  readonly outcome: CheckOutcome | null;
}

export type CheckOnce = (check: KeyedCheck) => Promise<KeyedCheckAnswer>;

/**
 * A check that may be sent more than once: decided and recorded once, in one transaction with its answer. Rejects as a
 * check does, and as `Once`.
 */
export const createCheckOnce =
  (dependencies: CheckDependencies & { readonly once: Once }): CheckOnce =>
  ({ caller, request, meta, idempotency, textOf }) => {
    const call = { ...idempotency, scope: caller.scope, operation: CHECK_OPERATION, holder: meta.requestId };
    return dependencies.once<KeyedCheckAnswer>(call, {
      first: async () => {
        let text = '';
        const append: CheckStore['append'] = (entry) => {
          text = textOf(readRecordText(entry.recordJson));
          return dependencies.checks.append(entry, { call, answer: storedAnswer(entry.requestId, text) });
        };
        const outcome = await createCheckTransaction({ ...dependencies, checks: { append } })(caller, request, meta);
        return { requestId: meta.requestId, text, outcome };
      },
      replay: async (answer) => ({ ...readAnswer(answer), outcome: null }),
    });
  };

/** The id on a line of its own, then the text as it was sent. */
const storedAnswer = (requestId: string, text: string): string => `${requestId}\n${text}`;

const readAnswer = (answer: string): { readonly requestId: string; readonly text: string } => {
  const end = answer.indexOf('\n');
  return { requestId: answer.slice(0, end), text: answer.slice(end + 1) };
};
