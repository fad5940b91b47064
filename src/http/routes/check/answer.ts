import type { Language } from '../../../../domain/text/language.js';
import type { IdempotencyKey, Submission } from '../../../application/api.js';
import type { Answer, KeyedCall } from '../../pipeline/endpoint.js';
import { JSON_TYPE } from '../../pipeline/respond.js';
import { presentCheck } from './present.js';

type Call = Omit<KeyedCall<unknown>, 'body'>;

/**
 * Judges a submission. With an Idempotency-Key it is judged now, or the first answer is given again, byte for byte,
 * with the first call's id. Every answered check is durably recorded.
 */
export const answerCheck = async (call: Call, submission: Submission): Promise<Answer> => {
  const language = call.language();
  if (call.idempotency !== null) return answerKeyed(call, submission, call.idempotency, language);
  const { application, caller, requestId, arrivedAt } = call;
  const { record, timings } = await application.checkTransaction(caller, submission, { requestId, arrivedAt });
  return {
    status: 200,
    body: presentCheck(record, language),
    language,
    outcome: record.decision.recommendedAction,
    timings,
  };
};

const answerKeyed = async (
  { application, caller, requestId, arrivedAt }: Call,
  submission: Submission,
  idempotency: IdempotencyKey,
  asked: Language,
): Promise<Answer> => {
  const { text, language, outcome, ...answered } = await application.checkIdempotently({
    caller,
    submission,
    arrival: { requestId, arrivedAt },
    idempotency,
    textOf: (record) => JSON.stringify(presentCheck(record, asked)),
    language: asked,
  });
  const answer = { status: 200, body: text, contentType: JSON_TYPE, language };
  return outcome === null
    ? {
        ...answer,
        headers: { 'X-Request-Id': answered.requestId, 'Idempotency-Replayed': 'true' },
        outcome: 'replayed',
      }
    : { ...answer, outcome: outcome.record.decision.recommendedAction, timings: outcome.timings };
};
