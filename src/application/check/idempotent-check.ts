import type { CheckRecord } from '../../../domain/record/record.js';
import { CHECK_OPERATIONS } from '../../../ports/stores/usage.js';
import type { Caller } from '../caller.js';
import type { AnswerIdempotentCall, IdempotencyKey } from '../shared/idempotent-calls.js';
import type { Submission } from './check-request.js';
import type { CheckDependencies } from './check-transaction.js';
import { type Arrival, judge } from './judge.js';
import { type CheckOutcome, recordCheck } from './record-check.js';

/** A check with an Idempotency-Key. */
export interface IdempotentCheckCall {
  readonly caller: Caller;
  readonly submission: Submission;
  readonly arrival: Arrival;
  readonly idempotency: IdempotencyKey;
  /** The text that answers a record. It is stored with the check and given again to the byte. */
  readonly textOf: (record: CheckRecord) => string;
  /** That of the text: a replay keeps it. */
  readonly language: string;
}

/** `outcome` is null for a replay: nothing was decided, recorded or charged again. */
export interface IdempotentCheckAnswer {
  /** Of the first call, also in a replay. */
  readonly requestId: string;
  readonly text: string;
  /** Of the first call, also in a replay. */
  readonly language: string;
  readonly outcome: CheckOutcome | null;
}

/** Decides and records a check in one transaction with its answer. Rejects as a check and `AnswerIdempotentCall`. */
export type IdempotentCheck = (call: IdempotentCheckCall) => Promise<IdempotentCheckAnswer>;

export const createIdempotentCheck =
  (dependencies: CheckDependencies & { readonly answerIdempotentCall: AnswerIdempotentCall }): IdempotentCheck =>
  ({ caller, submission, arrival, idempotency, textOf, language }) => {
    const { requestId } = arrival;
    // a key is of one route: on the other it is another key
    const call = {
      ...idempotency,
      scope: caller.scope,
      operation: CHECK_OPERATIONS[submission.route],
      holder: requestId,
    };
    return dependencies.answerIdempotentCall<IdempotentCheckAnswer>(call, {
      first: async () => {
        const judged = await judge(dependencies, caller, submission, arrival);
        const text = textOf(judged.record);
        const outcome = await recordCheck(dependencies, judged, {
          call,
          answer: storedAnswer({ requestId, language, text }),
        });
        return { requestId, text, language, outcome };
      },
      replay: async (answer) => ({ ...readKeptAnswer(answer), outcome: null }),
    });
  };

/** An answer that is given again: the id and language of the first call, and the text as it was sent. */
export interface KeptCheckAnswer {
  readonly requestId: string;
  readonly language: string;
  readonly text: string;
}

/** Id and language on a line of their own, then the text. */
export const storedAnswer = ({ requestId, language, text }: KeptCheckAnswer): string =>
  `${requestId} ${language}\n${text}`;

/** The same read back. */
export const readKeptAnswer = (answer: string): KeptCheckAnswer => {
  const end = answer.indexOf('\n');
  const [requestId = '', language = ''] = answer.slice(0, end).split(' ');
  return { requestId, language, text: answer.slice(end + 1) };
};
