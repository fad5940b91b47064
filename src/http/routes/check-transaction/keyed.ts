import type { CheckRequest, IdempotencyKey } from '../../../application/api.js';
import type { Answer, KeyedCall } from '../../pipeline/endpoint.js';
import { JSON_TYPE } from '../../pipeline/respond.js';
import { presentCheck } from './present.js';

/** A check with an Idempotency-Key: judged now, or the first answer again, byte for byte, with the first call's id. */
export const answerKeyed = async (
  { application, caller, body, requestId, arrivedAt }: KeyedCall<CheckRequest>,
  idempotency: IdempotencyKey,
): Promise<Answer> => {
  const answered = await application.checkIdempotently({
    caller,
    request: body,
    arrival: { requestId, arrivedAt },
    idempotency,
    textOf: (record) => JSON.stringify(presentCheck(record)),
  });
  const { text, outcome } = answered;
  if (outcome === null) {
    return {
      status: 200,
      body: text,
      contentType: JSON_TYPE,
      headers: { 'X-Request-Id': answered.requestId, 'Idempotency-Replayed': 'true' },
      outcome: 'replayed',
    };
  }
  return {
    status: 200,
    body: text,
    contentType: JSON_TYPE,
    outcome: outcome.record.decision.recommendedAction,
    timings: outcome.timings,
  };
};
